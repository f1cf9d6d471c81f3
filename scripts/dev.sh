#!/bin/sh
# Leaves .venv-dev: kronika as an editable install in plain Python, with the tools of the checks.
. "$(dirname "$0")/common.sh"

python=$(find_python)
need_services
make_venv .venv-dev
if [ -f .venv-dev/ready ]; then exit; fi

say "installing the tools of the checks into .venv-dev"
export KRONIKA_COMPILE=0
# Little of all this is ever imported: each module is compiled when it is.
.venv-dev/bin/python -m pip install -qq --no-compile --no-build-isolation --editable '.[dev]'
touch .venv-dev/ready
