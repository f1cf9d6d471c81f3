"""The 2015 edition: the value that its tables hold."""
from __future__ import annotations

from typing import Final

from kronika.core import data
from kronika.games.through_the_ages import flow
from kronika.games.through_the_ages.cards import HOME, read
from kronika.games.through_the_ages.combat import Combat
from kronika.games.through_the_ages.edition import Edition, Ways
from kronika.games.through_the_ages.events import Happenings
from kronika.games.through_the_ages.leaders_2015 import LEADERS
from kronika.games.through_the_ages.rulebook_2015 import RULEBOOK
from kronika.games.through_the_ages.scoring import Scoring
from kronika.games.through_the_ages.wonders_2015 import WONDERS

FILES: Final = ["2015_board.toml", "2015_civil.toml", "2015_military.toml"]
MODES: Final = ["full", "first", "peaceful", "short"]
WAYS: Final = Ways(flow.COURSE, flow.VERBS, Combat(), Happenings(), Scoring())
BOX: Final = Edition("2015", read("2015"), data.load(HOME, "2015_board.toml"), MODES, RULEBOOK, LEADERS, WONDERS, WAYS)
