#!/bin/sh
# What people click in the browser, against the wheel in .venv, in each language at each size; one line for each at the
# end. clicks.sh [PATH ...]; LANGUAGES and SIZES narrow it.
. "$(dirname "$0")/common.sh"

python=.venv/bin/python
expect=interpreted
if wants_compiling; then expect=compiled; fi
need_tests
told=
good=yes
# What draws a page and measures it goes through the sizes by itself.
# shellcheck disable=SC2046
[ $# -gt 0 ] || set -- $(ls tests/browser/test_*.py | grep -v test_layout)
for lang in ${LANGUAGES:-hu en}; do
    for size in ${SIZES:-1280x720 1366x768 1440x900 1536x864 1920x1080 390x844}; do
        printf '\n'
        say "clicks: $lang $size"
        if KRONIKA_EXPECT=$expect KRONIKA_CLICKS_LANG=$lang KRONIKA_CLICKS_SIZE=$size \
            $python -m pytest -n 3 --dist worksteal -p no:cacheprovider "$@"; then
            end=passed
        else
            end=FAILED
            good=
        fi
        told="$told$lang $size $end
"
    done
done
printf '\n%s' "$told"
[ -n "$good" ]
