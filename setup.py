"""Compiles the rules with mypyc where a C compiler is there; everything else about the package is in pyproject.toml.

KRONIKA_COMPILE=0 builds plain Python, KRONIKA_COMPILE=1 insists on compiling; unset, the machine decides.
"""

import os
import shlex
import subprocess
import sys
import sysconfig
from pathlib import Path

# File names in core and games that stay plain Python. Candidates, if building gets slow: "board.py",
# "scenario.py", "view.py", which serve people and not simulation.
NOT_COMPILED: tuple[str, ...] = ("position.py", "shape.py")     # what people wrote is read once, by the side

# Nobody outside calls the compiled functions by name: they call each other directly, not through a table of names.
FLAGS: list[str] = [] if sys.platform == "win32" else ["-fvisibility=hidden"]


def can_compile() -> bool:
    """A C compiler, the one setuptools will call, finds Python's headers."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    include = sysconfig.get_path("include")
    command = [*compiler, "-fsyntax-only", f"-I{include}", "-x", "c", "-"]
    try:
        return subprocess.run(command, input=b"#include <Python.h>\n", capture_output=True).returncode == 0
    except OSError:
        return False


def wants_compiling() -> bool:
    choice = os.environ.get("KRONIKA_COMPILE", "")
    return choice != "0" and (choice == "1" or can_compile())


def compiled_files() -> list[str]:
    package = Path("src/kronika")
    files = [*package.glob("core/*.py"), *package.glob("games/*/*.py"),
             *[package / "research" / name for name in ("actions.py", "flat.py", "many.py", "replays.py", "rows.py",
                                                    "writer.py")]]
    return sorted(str(file) for file in files if file.name not in ("__init__.py", *NOT_COMPILED))


def extensions() -> list:
    if {"egg_info", "dist_info"} & set(sys.argv):
        return []  # only the metadata is asked for, and compiling starts with a look at every file
    if not wants_compiling():
        print("kronika: no C compiler with Python's headers, or KRONIKA_COMPILE=0: building plain Python")
        return []
    from mypyc.build import mypycify
    from pybind11.setup_helpers import ParallelCompile

    ParallelCompile(default=0).install()         # as many C compilers as cores: setuptools starts one after the other
    # One group, core with all the games, in one C file for each module: a single C file of five games takes the
    # compiler many times as long. mypy reads its settings from pyproject.toml. Errors are not caught: a machine that
    # can compile and does not is a failure.
    made = mypycify(compiled_files(), opt_level="2", debug_level="0", multi_file=True)
    for extension in made:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]     # they share one list
    return made


if __name__ == "__main__":
    from setuptools import setup

    setup(ext_modules=extensions())
