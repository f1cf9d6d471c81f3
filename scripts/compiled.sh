#!/bin/sh
# Runs tests against the wheel in .venv: those in the browser, or all the others but what only the tools of the checks can
# try. tests/conftest.py checks that the wheel is of the expected kind. compiled.sh [browser]
. "$(dirname "$0")/common.sh"

python=.venv/bin/python
if wants_compiling; then
    expect=compiled
else
    expect=interpreted
    say "no C compiler, or KRONIKA_COMPILE=0: testing the wheel as plain Python"
fi
need_tests

paths=tests/browser
workers=3
if [ "${1:-}" != browser ]; then
    paths=$(ls -d tests/*/ | grep -vE '/(browser|research|sim|__pycache__)/')
    workers=2
fi
printf '\n'
say "$expect wheel:" $paths
# shellcheck disable=SC2086
KRONIKA_EXPECT=$expect $python -m pytest -n $workers --dist worksteal --durations 12 -p no:cacheprovider $paths
