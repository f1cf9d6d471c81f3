"""The games as people who study games want them: numbered actions, arrays, environments, datasets.

Everything here is optional (`pip install kronika[research]`); core, rules and tables know nothing of it. Each part
imports its own library only: `zoo` PettingZoo, `spiel` OpenSpiel, `export` pyarrow; the others need numpy alone.
"""
from __future__ import annotations
