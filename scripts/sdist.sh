#!/bin/sh
# Leaves dist/kronika-*.tar.gz, and tries it: a wheel is built from it alone, installed in an empty environment, and plays.
. "$(dirname "$0")/common.sh"

python=$(find_python)
rm -rf dist
.venv/bin/python -m pip install -qq build
.venv/bin/python -m build --sdist --no-isolation --outdir dist . >/dev/null
say "built: $(ls dist)"
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
"$python" -m venv "$room/env"
"$room/env/bin/python" -m pip install -qq dist/kronika-*.tar.gz
if wants_compiling; then
    (cd "$room" && "$room/env/bin/python" "$OLDPWD/scripts/wheel.py")
fi
say "the sdist builds and plays"
