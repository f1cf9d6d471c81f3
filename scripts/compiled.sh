#!/bin/sh
# Runs the tests of rules, tables, pages and browsers against the wheel in .venv. tests/conftest.py checks that it is the
# expected kind.
. "$(dirname "$0")/common.sh"

python=.venv/bin/python
if wants_compiling; then
    expect=compiled
else
    expect=interpreted
    say "no C compiler, or KRONIKA_COMPILE=0: testing the wheel as plain Python"
fi
need_tests

# Besides the common groups, a folder of tests for each game.
paths=
for name in wheel core laws games scenarios records table web page market security faults load \
            $(cd src/kronika/games && ls -d [a-z]*); do
    if [ -d "tests/$name" ]; then paths="$paths tests/$name"; fi
done
[ -n "$paths" ] || fail "no tests found"

run() { KRONIKA_EXPECT=$expect $python -m pytest -n 3 --dist worksteal --durations 12 -p no:cacheprovider "$@"; }

printf '\n'
say "$expect wheel:$paths"
# shellcheck disable=SC2086
run $paths
printf '\n'
say "$expect wheel, in the browser"
run tests/browser
