#!/bin/sh
# The load test against the wheel in .venv, compiled where there is a C compiler. Arguments go to the test.
. "$(dirname "$0")/common.sh"

python=.venv/bin/python
if ! $python -c 'import httpx, pytest' 2>/dev/null; then
    for wheel in .venv/wheel/kronika-*.whl; do
        $python -m pip install -qq "${wheel}[test]"
    done
fi
exec $python -m tests.load.load "$@"
