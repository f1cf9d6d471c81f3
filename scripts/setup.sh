#!/bin/sh
# Leaves .venv/bin/kronika: built as a wheel, compiled where there is a C compiler, and installed. Runs again in a
# moment if nothing changed.
. "$(dirname "$0")/common.sh"

python=$(find_python)
make_venv .venv

recipe
if is_built; then exit; fi
need_compiler
recipe

if [ "$mode" = compiled ]; then
    say "building kronika: compiling core and games, this takes a few minutes"
else
    say "building kronika as plain Python: no C compiler with Python's headers, or KRONIKA_COMPILE=0"
fi
rm -rf .venv/built-from .venv/wheel build
# Without isolation: the build tools are in .venv already, so that a rebuild downloads nothing.
.venv/bin/python -m pip wheel -qq --no-deps --no-build-isolation --wheel-dir .venv/wheel .
rm -rf build
.venv/bin/python -m pip install -qq --force-reinstall --no-deps .venv/wheel/kronika-*.whl
.venv/bin/python -m pip install -qq .venv/wheel/kronika-*.whl
printf '%s\n' "$recipe" >.venv/built-from
say "built: .venv/bin/kronika ($mode)"
