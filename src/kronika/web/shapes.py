"""The bodies and answers of the API, as OpenAPI describes them."""
from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Path, Query
from pydantic import BaseModel, ConfigDict, Field

from kronika.table.opening import Kind, Timeout

Id = Annotated[str, Path(pattern="^[a-z2-9]{10}$", description="The id of a table")]
Number = Annotated[int, Path(ge=0, le=13, description="The number of a seat, from 0")]
Wish = Annotated[int | None, Query(ge=0, le=13, description="Which of your seats, if you hold several")]
Words = Annotated[str, Field(max_length=2000)]
Name = Annotated[str, Field(max_length=80)]
Key = Annotated[str, Field(max_length=40)]
Password = Annotated[str, Field(min_length=8, max_length=200)]


class Body(BaseModel):
    """A request body: unknown entries are refused."""

    model_config = ConfigDict(extra="forbid")


class NewTable(Body):
    """A table to be made. `name` takes seat 0 for you; `bots` fill seats from the last one."""

    game: Key
    kind: Kind = "open"
    seats: int = Field(0, ge=0, le=14)
    edition: Key = ""
    mode: Key = ""
    options: dict[Key, Key] = Field(default_factory=dict, max_length=20)
    clock: Key = "none"
    timeout: Timeout = "bot"
    lang: Literal["en", "hu"] = "en"
    memory: bool = False
    title: Name = ""
    name: Name = ""
    string: Name = Field("", description="Your own part of chance; made for you if empty")
    bots: list[Key] = Field(default_factory=list, max_length=14)
    names: list[Name] = Field(default_factory=list, max_length=14)


class Join(Body):
    """Take a seat. `seat` null: the first that is free."""

    name: Name = ""
    seat: int | None = Field(None, ge=0, le=13)
    string: Name = ""


class MoveBody(Body):
    """A sentence of the notation, and the id of the decision that it answers."""

    words: Words
    decision: Key
    undoable: bool = Field(False, description="Play it only if you go on after it and can undo it; else 409 `final`")


class Question(Body):
    """A sentence that is only judged, not played."""

    words: Words


class Talk(Body):
    text: Annotated[str, Field(max_length=1000)]
    name: Name = Field("", description="For those who hold no seat")


class Level(Body):
    level: Key = "greedy"


class Vote(Body):
    """`end`: end the game without a result. `no`: it goes on, whoever wanted to end it. `bot`: replace those
    whose time is up. Empty: withdraw."""

    what: Literal["end", "no", "bot", ""]


class Pace(Body):
    """How fast bots play among themselves. `step`: one turn, and then a pause."""

    pace: Literal["slow", "normal", "fast", "pause", "step"]


class ForkBody(Body):
    """`names`: with them, every seat is a person's; without, bots stay bots."""

    names: list[Name] = Field(default_factory=list, max_length=14)
    at: int | None = Field(None, ge=0, le=1_000_000, description="After the end: the item of the log to fork from")


class Contact(Body):
    """Where to be told of a turn. Empty: nowhere."""

    email: Annotated[str, Field(max_length=254)] = ""
    webhook: Annotated[str, Field(max_length=500)] = ""


class Credentials(Body):
    name: Annotated[str, Field(min_length=1, max_length=40)]
    password: Password


class NewPassword(Body):
    old: Annotated[str, Field(max_length=200)]
    new: Password
    keep_tokens: bool = Field(False, description="Your personal tokens go on; else they end")


class GivenPassword(Body):
    new: Password


class Confirmed(Body):
    """What is asked for again before something that cannot be undone."""

    password: Annotated[str, Field(max_length=200)]


class Profile(Contact):
    lang: Literal["en", "hu"] = "en"


class Label(Body):
    label: Annotated[str, Field(min_length=1, max_length=40)]


class ProblemShape(BaseModel):
    """Every refusal: a stable code, a sentence, and `ref`, the rule, if a rule refused."""

    model_config = ConfigDict(extra="allow")
    code: str
    text: str
    ref: str | None = None


class Done(BaseModel):
    """The table after what was asked, for the one who asked."""

    id: str
    status: str
    awaited: list[int]
    decision: str | None
    must: bool
    undo: dict[str, Any] | None


class Sat(BaseModel):
    """A seat taken. The token is told once: keep it."""

    table: str
    seat: int
    token: str
    link: str


class Made(BaseModel):
    """A table made. Tokens are told once: keep them."""

    table: dict[str, Any]
    host_token: str
    seat_tokens: dict[str, str]
    link: str
    seat_links: dict[str, str]


ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": ProblemShape, "description": text} for status, text in (
        (400, "Not understood"), (401, "No such token"), (403, "Not yours to do"), (404, "No such thing"),
        (409, "Not now"), (413, "Too big"), (422, "Refused"), (429, "Too many requests"), (503, "Try again"))}


# For routes whose answer is not JSON: their refusals are.
PLAIN_ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"description": error["description"],
             "content": {"application/json": {"schema": {"$ref": "#/components/schemas/ProblemShape"}}}}
    for status, error in ERRORS.items()}
