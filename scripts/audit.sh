#!/bin/sh
# Looks up every package of .venv, or of the environment that is named, in a database of known vulnerabilities.
. "$(dirname "$0")/common.sh"

python=$(find_python)
tool=.venv-audit
if [ ! -x "$tool/bin/pip-audit" ]; then
    say "installing pip-audit into $tool"
    rm -rf "$tool"
    "$python" -m venv "$tool"
    "$tool/bin/python" -m pip install -qq pip-audit
fi
exec "$tool/bin/python" scripts/audit.py "$tool/bin/pip-audit" "${1:-.venv}/bin/python"
