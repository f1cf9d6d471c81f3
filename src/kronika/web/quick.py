"""Jinja for pages that all escape: a template is compiled to the Python that one would write by hand.

Jinja asks of everything that a template calls what it wants to be given, of every attribute whether it may be an item,
of every text whether it is safe, twice for a macro: while it draws, thousands of times a page. Our templates need none
of it: an attribute is an attribute but of a dict, and what they call takes what they name. Every table is drawn by
Jinja's own compiler too, in the tests (tests/page/test_quick.py).
"""
from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from io import StringIO
from typing import Any

from jinja2 import Environment, Template, nodes
from jinja2.compiler import CodeGenerator, Frame, optimizeconst
from jinja2.environment import TemplateModule
from jinja2.runtime import Context, Macro
from jinja2.utils import missing
from markupsafe import Markup
from markupsafe import escape as marked

try:                                   # `escape` of markupsafe makes Markup of the text, which takes much longer
    from markupsafe._speedups import _escape_inner as escaped
except ImportError:
    from markupsafe._native import _escape_inner as escaped

MAYBE = ("defined", "undefined", "default", "d")         # tests and filters of what may not be there

safe: Callable[[str], Markup] = partial(str.__new__, Markup)


def escape(value: Any) -> str:
    """What stands in the page for a value."""
    kind = type(value)
    if kind is str:
        return escaped(value)
    return value if kind is Markup else str(value) if kind is int else marked(value)


class Part(Template):
    """Import with context means the context of the page: what several templates of a page import is made once."""

    def make_module(self, vars: dict[str, Any] | None = None, shared: bool = False,
                    locals: Mapping[str, Any] | None = None) -> TemplateModule:
        made: dict[str | None, TemplateModule] = (vars or {}).get("modules", {})
        if self.name not in made:
            made[self.name] = super().make_module(vars, shared, locals)
        return made[self.name]


class Sheet(Context):
    """What a template knows while a page is drawn; `contexts` of the page are all that were made for it."""

    def __init__(self, environment: Environment, parent: dict[str, Any], *args: Any, **kwargs: Any) -> None:
        super().__init__(environment, parent, *args, **kwargs)
        parent.get("contexts", []).append(self)

    def wipe(self) -> None:
        """Its macros know it and it knows them: undone by hand, else all of the page would wait for the collector of
        garbage, whose rounds are felt by everybody at a full house."""
        self.vars.clear()
        self.parent.clear()


class Ours(Macro):
    """A macro of a template that escapes."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.plain = not (self.caller or self.catch_kwargs or self.catch_varargs)

    def __call__(self, *args: Any, **kwargs: Any) -> str:
        """Its text. What is left out is missing, and the macro knows its default."""
        if not self.plain:
            return super().__call__(*args, **kwargs)
        if len(args) != self._argument_count:
            args += tuple([kwargs.pop(name, missing) for name in self.arguments[len(args):]])
        if kwargs or len(args) > self._argument_count:
            raise TypeError(f"macro {self.name!r} takes {', '.join(self.arguments)}; not {kwargs or args}")
        return safe(self._func(*args))


class Writer(CodeGenerator):
    """Writes the Python of a template."""

    maybe = 0                          # how many tests or filters are being written that ask whether it is there

    def write_commons(self) -> None:
        """What each function of a template begins with."""
        super().write_commons()
        for name, home in (("escape", "escape"), ("Markup", "safe"), ("Macro", "macro")):
            self.writeline(f"{name} = environment.{home}")

    @optimizeconst
    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:
        if self.maybe:
            return super().visit_Getattr(node, frame)
        self.write(f"(_of.{node.attr} if (_of := ")
        self.visit(node.node, frame)
        self.write(f").__class__ is not dict else environment.getattr(_of, {node.attr!r}))")

    @optimizeconst
    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:
        self.visit(node.node, frame)
        outside, self.stream = self.stream, StringIO()
        self.signature(node, frame, {"caller": "caller"} if forward_caller else None)
        inside, self.stream = self.stream.getvalue(), outside
        self.write(f"({inside.removeprefix(', ')})")

    def visit_Test(self, node: nodes.Test, frame: Frame) -> None:
        self.asking(node.name, lambda: super(Writer, self).visit_Test(node, frame))

    def visit_Filter(self, node: nodes.Filter, frame: Frame) -> None:
        self.asking(node.name, lambda: super(Writer, self).visit_Filter(node, frame))

    def asking(self, name: str, write: Callable[[], None]) -> None:
        """Inside of what asks whether something is there, an attribute may be missing."""
        self.maybe += name in MAYBE
        write()
        self.maybe -= name in MAYBE


class Quick(Environment):
    """The environment of such templates."""

    code_generator_class = Writer
    template_class = Part
    context_class = Sheet
    escape = staticmethod(escape)
    safe = staticmethod(safe)
    macro = Ours
