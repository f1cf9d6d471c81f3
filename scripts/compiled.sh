#!/bin/sh
# Runs tests against the wheel in .venv: those in the browser, all the others but what only the tools of the checks can
# try, or both. tests/conftest.py checks that the wheel is of the expected kind. compiled.sh [browser|both]
. "$(dirname "$0")/common.sh"

python=.venv/bin/python
if wants_compiling; then
    expect=compiled
else
    expect=interpreted
    say "no C compiler, or KRONIKA_COMPILE=0: testing the wheel as plain Python"
fi
need_tests

# Twice as many at a time as cores: in a browser, and where servers are asked, much of the time is waited.
others=$(ls -d tests/*/ | grep -vE '/(browser|research|sim|__pycache__)/')
case "${1:-}" in
    browser) paths=tests/browser workers=3 ;;
    both) paths="tests/browser $others" workers=4 ;;
    *) paths=$others workers=3 ;;
esac
printf '\n'
say "$expect wheel:" $paths
# shellcheck disable=SC2086
KRONIKA_EXPECT=$expect $python -m pytest -n $workers --dist worksteal --durations 12 -p no:cacheprovider $paths
