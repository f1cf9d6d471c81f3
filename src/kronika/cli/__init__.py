"""The command line: `kronika COMMAND ...`. One module for each command."""
from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Annotated, Any

import typer

from kronika import __version__
from kronika.cli.admin import admin
from kronika.cli.analyse import analyse
from kronika.cli.arena import arena
from kronika.cli.backup import backup
from kronika.cli.bench import bench
from kronika.cli.check import check
from kronika.cli.common import BAD, complain, exit_code
from kronika.cli.data import data
from kronika.cli.export import export
from kronika.cli.games import games
from kronika.cli.play import play
from kronika.cli.rules import rules
from kronika.cli.scenario import scenario
from kronika.cli.serve import serve
from kronika.cli.sim import sim
from kronika.cli.train import train
from kronika.locale import Texts, choose
from kronika.sim.bench import build

COMMANDS: dict[str, Callable[..., None]] = {
    "play": play, "sim": sim, "check": check, "scenario": scenario, "rules": rules, "games": games, "bench": bench,
    "arena": arena, "train": train, "analyse": analyse, "export": export, "data": data, "serve": serve,
    "backup": backup, "admin": admin}

app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
for name, function in COMMANDS.items():
    app.command(name)(function)


@app.callback()
def root(version: Annotated[bool, typer.Option("--version")] = False) -> None:
    """The words before a command; `run` answers them."""


def main(args: list[str] | None = None) -> None:
    """Run the command line and leave with its exit code."""
    sys.exit(run(sys.argv[1:] if args is None else args))


def run(args: list[str]) -> int:
    """Run one command. Whatever the arguments are, the answer is an exit code and at most one line of complaint."""
    texts = Texts(choose(asked(args), os.environ))
    command: Any = typer.main.get_command(app)
    translate(command, texts)
    if not args:
        args = ["--help"]
    elif args[0] == "--version":
        print(texts.text("version-said", version=__version__, build=build()))
        return 0
    elif not args[0].startswith("-") and args[0] not in COMMANDS:
        complain(texts.text("error-command", said=args[0], known=", ".join(COMMANDS)))
        return BAD
    try:
        return exit_code(command.main(args, prog_name="kronika", standalone_mode=False))
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        complain(usage(texts, error, args[0]))
        return BAD


def asked(args: list[str]) -> str:
    """The language that the arguments ask for, before they are read."""
    for i, arg in enumerate(args):
        if arg == "--lang":
            return args[i + 1] if i + 1 < len(args) else ""
        if arg.startswith("--lang="):
            return arg.removeprefix("--lang=")
    return ""


def usage(texts: Texts, error: Any, command: str) -> str:
    """The sentence for words that the command does not take."""
    kind = type(error).__name__
    option = getattr(error, "option_name", "")
    parameter = getattr(error, "param", None)
    if kind == "NoSuchOption":
        return texts.text("error-no-option", option=str(option), command=command)
    if kind == "BadOptionUsage":
        return texts.text("error-option-value", option=str(option), command=command)
    if kind == "MissingParameter" and parameter is not None:
        return texts.text("error-missing", what=str(parameter.metavar or parameter.name), command=command)
    if kind == "BadParameter" and parameter is not None:
        return texts.text("error-value", what=str(parameter.name).replace("_", "-"), command=command)
    return texts.text("error-usage", command=command)


def translate(command: Any, texts: Texts) -> None:
    """Give the help of every command and option in the chosen language."""
    for name, sub in command.commands.items():
        sub.help = sub.short_help = texts.text(f"help-{name}")
    command.help = texts.text("help-kronika")
    for parameter in [each for sub in (command, *command.commands.values()) for each in sub.params]:
        key = f"help-option-{parameter.name}"
        if texts.has(key):
            parameter.help = texts.text(key)
