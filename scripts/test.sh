#!/bin/sh
# Every check, two at a time: the build, most of which keeps one core busy, beside the checks and tests in plain Python;
# then the tests of what was built beside those in the browser, which often wait. What runs beside is told when it ends.
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

# both COMMAND TARGET...: the command beside the targets. Both go to their end and are told; fails if either does.
both() {
    $1 >"$told" 2>&1 &
    beside=$!
    shift
    good=yes
    $make "$@" || good=
    wait "$beside" || good=
    beside=
    cat "$told"
    [ -n "$good" ]
}

build() {
    $make setup
    need_tests
}

compiled() { $make compiled; }

# What Debian has to bring comes first: it does not like to be asked twice at once.
python=$(find_python)
need_venv
need_compiler
need_services
both build lint types imports plain
both compiled browser
