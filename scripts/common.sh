# Sourced by the other scripts: find Python, ask Debian for what is missing, make virtual environments.
# shellcheck shell=sh

set -eu
cd "$(dirname "$0")/.."
export PIP_DISABLE_PIP_VERSION_CHECK=1
unset PYTHONPATH PYTHONHOME

say() { printf '== %s\n' "$*"; }

fail() {
    printf 'kronika: %s\n' "$*" >&2
    exit 1
}

find_python() {
    for name in ${PYTHON:-python3 python3.11 python3.12 python3.13 python3.14}; do
        "$name" -c 'import sys; assert sys.version_info >= (3, 11); print(sys.executable)' 2>/dev/null && return
    done
    fail "Python 3.11 or newer is needed (apt-get install python3)"
}

apt_install() {
    command -v apt-get >/dev/null || return 1
    as_root=
    if [ "$(id -u)" -ne 0 ]; then
        as_root=sudo
        command -v sudo >/dev/null || return 1
    fi
    say "installing with apt: $*"
    apt="$as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0 -o DPkg::Lock::Timeout=120"
    # An update that fails in part may still be enough to install from.
    $apt update || true
    $apt install --yes --no-install-recommends "$@" >/dev/null
}

# Set by the caller: $python. Debian names its packages python3.11-venv, python3.11-dev.
debian_name() { "$python" -c 'import sys; print("python%d.%d" % sys.version_info[:2])'; }

need_venv() {
    "$python" -c 'import ensurepip' 2>/dev/null && return
    apt_install "$(debian_name)-venv" || fail "'$python -m venv' does not work: install $(debian_name)-venv"
}

# Whether to compile has one answer, and it stands in setup.py.
ask_setup() { "$python" -B -c "import setup, sys; sys.exit(not setup.$1())"; }
wants_compiling() { ask_setup wants_compiling; }

need_compiler() {
    if [ "${KRONIKA_COMPILE:-}" = 0 ] || ask_setup can_compile; then return; fi
    packages="gcc libc6-dev"
    include=$("$python" -c 'import sysconfig; print(sysconfig.get_path("include"))')
    [ -f "$include/Python.h" ] || packages="$packages $(debian_name)-dev"
    # shellcheck disable=SC2086
    apt_install $packages || say "no C compiler could be installed"
}

# Without windows it takes two thirds of the time; where Debian has no such package, the whole Chromium will do.
need_browser() {
    if command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null; then return; fi
    apt_install chromium-headless-shell || apt_install chromium || fail "the tests need Debian's package chromium"
}

# What the tests start for themselves: a browser, whose driver needs libatomic, and a PostgreSQL of their own.
need_services() {
    need_browser
    packages=
    if ! ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then packages="$packages postgresql"; fi
    if ! ls /usr/lib/*/libatomic.so.1 >/dev/null 2>&1; then packages="$packages libatomic1"; fi
    if [ -z "$packages" ]; then return; fi
    # shellcheck disable=SC2086
    apt_install $packages || fail "the tests need these Debian packages: $packages"
}

# make_venv DIR: a new environment with what a build needs, unless DIR was made by this Python, in this folder,
# for this pyproject.toml.
make_venv() {
    key="$("$python" -VV) $python $PWD $(sha256sum pyproject.toml)"
    if [ -f "$1/made-for" ] && [ "$(cat "$1/made-for")" = "$key" ]; then return; fi
    need_venv
    say "making $1"
    rm -rf "$1"
    "$python" -m venv "$1"
    "$1/bin/python" - <<'END' >"$1/build-requires"
import tomllib
print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")
END
    "$1/bin/python" -m pip install -qq --requirement "$1/build-requires"
    printf '%s\n' "$key" >"$1/made-for"
}

# What the wheel is made of: the files, and whether they get compiled.
recipe() {
    if wants_compiling; then mode=compiled; else mode="plain Python"; fi
    sources=$(find src pyproject.toml setup.py LICENSE -type f \
        ! -path '*/__pycache__/*' ! -path '*.egg-info/*' ! -name '*.so' | LC_ALL=C sort)
    # shellcheck disable=SC2086
    recipe="$mode $(sha256sum $sources | sha256sum)"
}

# After `recipe`: whether .venv holds the wheel of these files.
is_built() { [ -f .venv/built-from ] && [ "$(cat .venv/built-from)" = "$recipe" ]; }

# What the tests need beside the wheel in .venv.
need_tests() {
    need_services
    if .venv/bin/python -c 'import hypothesis, httpx, playwright, pytest, schemathesis, xdist' 2>/dev/null; then return; fi
    for wheel in .venv/wheel/kronika-*.whl; do
        .venv/bin/python -m pip install -qq --no-compile "${wheel}[test]"
    done
}
