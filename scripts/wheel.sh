#!/bin/sh
# A module of the tests against the wheel in .venv, compiled where there is a C compiler: wheel.sh MODULE [ARGUMENT ...]
. "$(dirname "$0")/common.sh"

need_tests
exec .venv/bin/python -m "$@"
