#!/bin/sh
# Every check: the build, most of which keeps one core busy, beside the checks and tests in plain Python, and told when it
# ends; then the tests of what was built, in the browser and out of it.
. "$(dirname "$0")/common.sh"

make="${MAKE:-make} -s"
told=$(mktemp)
beside=
clean() {
    rm -f "$told"
    if [ -n "$beside" ]; then kill "$beside" 2>/dev/null || true; fi
}
trap clean EXIT
trap 'exit 130' INT TERM

# What Debian has to bring comes first: it does not like to be asked twice at once.
python=$(find_python)
need_venv
need_compiler
need_services
{ $make setup && need_tests; } >"$told" 2>&1 &
beside=$!
good=yes
$make lint types imports plain || good=
wait "$beside" || good=
beside=
cat "$told"
[ -n "$good" ]
scripts/compiled.sh both
