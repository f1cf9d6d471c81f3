#!/bin/sh
# Runs the tests of core and games against the wheel in .venv. tests/conftest.py checks that it is the expected kind.
. "$(dirname "$0")/common.sh"

python=.venv/bin/python
if wants_compiling; then
    expect=compiled
else
    expect=interpreted
    say "no C compiler, or KRONIKA_COMPILE=0: testing the wheel as plain Python"
fi
if ! $python -c 'import hypothesis, pytest, xdist' 2>/dev/null; then
    for wheel in .venv/wheel/kronika-*.whl; do
        $python -m pip install -qq "${wheel}[test]"
    done
fi

# Besides the common groups, a folder of tests for each game.
paths=
for name in wheel core laws games scenarios records $(cd src/kronika/games && ls -d [a-z]*); do
    if [ -d "tests/$name" ]; then paths="$paths tests/$name"; fi
done
[ -n "$paths" ] || fail "no tests of core and games found"

printf '\n'
say "tests of core and games, $expect wheel:$paths"
# shellcheck disable=SC2086
KRONIKA_EXPECT=$expect $python -m pytest -n 2 -p no:cacheprovider $paths
