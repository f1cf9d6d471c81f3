#!/bin/sh
# A module of the tests that needs PettingZoo, OpenSpiel, Dask or Ray, which are among the tools of the checks, with the rules of
# the wheel in .venv, compiled where there is a C compiler: research.sh MODULE [ARGUMENT ...]
. "$(dirname "$0")/common.sh"

PYTHONPATH=$(.venv/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
export PYTHONPATH
exec .venv-dev/bin/python -m "$@"
