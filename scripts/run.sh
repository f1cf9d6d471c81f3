#!/bin/sh
# Serves the tables: compiled if they are built, else as plain Python at once, while the compiled rules are being built.
. "$(dirname "$0")/common.sh"

python=$(find_python)
make_venv .venv
recipe
if is_built; then exec .venv/bin/kronika serve --open; fi

if [ ! -f .venv/requires ] || ! cmp -s .venv/requires pyproject.toml; then
    say "installing what kronika needs into .venv"
    .venv/bin/python - <<'END' >.venv/run-requires
import tomllib
print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["dependencies"], sep="\n")
END
    .venv/bin/python -m pip install -qq --requirement .venv/run-requires
    cp pyproject.toml .venv/requires
fi
exec .venv/bin/python scripts/handover.py
