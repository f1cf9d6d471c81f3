"""Templates as they are written: one element a line, indented, at most 120 characters.

    python scripts/templates.py [--check] FOLDER...

In a template a line break with its indent is nothing (kronika.web.flat), so that a line may break anywhere between
elements; a blank that is wanted there is written `{{ " " }}`. Inside a tag a line break is one blank.
"""

import re
import sys
from pathlib import Path

from kronika.web.flat import JINJA, PIECE, QUOTED

WIDTH = 120
STEP = "  "
VOID = {"meta", "link", "br", "hr", "img", "input", "use", "path", "circle", "rect", "line"}
BLOCKS = {"if", "for", "macro", "block", "call", "filter"}
MIDDLE = {"else", "elif"}
WORD = re.compile(rf"(?:{JINJA}|{QUOTED}|[^\s\"'{{]|\{{(?![{{%#]))+", re.S)
BLANK = '{{ " " }}'


class Node:
    """A leaf of one line, or something that opens, holds others and ends."""

    def __init__(self, text: str, end: str = "", name: str = "") -> None:
        self.text, self.end, self.name = text, end, name
        self.inside: list[Node] = []


def statement(token: str) -> str:
    """The word of a Jinja statement; a `set` that holds no text of its own is none of the blocks."""
    found = re.match(r"\{%-?\s*(\w+)", token)
    return found[1] if found else ""


def tidy(token: str) -> str:
    """A Jinja token without line breaks and without marks that eat blanks."""
    if token.startswith("{#"):
        return token.strip()
    token = re.sub(r"^\{([%{])[-+]?\s*", r"{\1 ", token)
    return re.sub(r"\s*\n\s*", " ", re.sub(r"\s*[-+]?([%}])\}$", r" \1}", token))


def tokens(source: str) -> list[str]:
    """The template in pieces; blanks around marks that eat them, and line breaks with their indent, are gone."""
    source = re.sub(r"\s*\{(%|\{|#)-", r"{\1", source)
    source = re.sub(r"-(%|\}|#)\}\s*", r"\1}", source)
    found: list[str] = []
    for piece in PIECE.split(source):
        if piece.startswith(("{%", "{{", "{#")):
            found.append(tidy(piece))
        elif piece.startswith("<"):
            found.append(piece)
        else:
            found.extend(texts(piece))
    return found


def texts(piece: str) -> list[str]:
    """A text in words, blanks and empty lines."""
    parts = re.split(r"(\s*\n\s*|^ +| +$)", piece)
    return [part for part in parts if part and (part.strip() or "\n" not in part or part.count("\n") > 1)]


def tree(source: str) -> Node:
    """Elements and blocks with what is inside them."""
    root = Node("")
    path = [root]
    for token in tokens(source):
        word = statement(token)
        tag = re.match(r"</?([\w-]+|\{\{.*?\}\})", token)
        if word in BLOCKS or (word == "set" and "=" not in token):
            path.append(Node(token, name=word))
        elif word in MIDDLE:
            path[-1].inside.append(Node(token, name="middle"))
        elif word.startswith("end"):
            close(path, token, word[3:])
        elif tag and token.startswith("</"):
            close(path, token, tag[1])
        elif tag and not token.endswith("/>") and tag[1] not in VOID:
            path.append(Node(token, name=tag[1]))
        elif token.strip() and token != BLANK:
            path[-1].inside.append(Node(token))
        else:
            path[-1].inside.append(Node("" if "\n" in token else " "))
    if len(path) > 1:
        raise SystemExit(f"not closed: {path[-1].text}")
    return root


def close(path: list[Node], token: str, name: str) -> None:
    node = path.pop()
    if node.name != name:
        raise SystemExit(f"{token} closes {node.text}")
    node.end = token
    path[-1].inside.append(node)


def line(node: Node) -> str:
    """All of it in one line."""
    return "".join([flat_tag(node.text), *[line(one) for one in node.inside], node.end])


def flat_tag(text: str) -> str:
    """A tag in one line."""
    return re.sub(r"\s+(/?>)$", r"\1", re.sub(r"\s*\n\s*", " ", text)) if text.startswith("<") else text


def element(node: Node) -> bool:
    return node.text.startswith("<")


def holds_elements(node: Node) -> bool:
    return any(element(one) or holds_elements(one) for one in node.inside)


def fits(node: Node, indent: int) -> bool:
    """Whether it may stand in one line: short, and with no element inside it."""
    if "\n" in line(node) or indent * len(STEP) + len(line(node)) > WIDTH:
        return False
    return not holds_elements(node)


def write(node: Node, indent: int, out: list[str]) -> None:
    if fits(node, indent):
        out.append(STEP * indent + line(node))
        return
    out.extend(STEP * indent + row for row in opened(node, indent))
    if not node.end:
        return
    write_all(node.inside, indent + 1, out)
    out.append(STEP * indent + node.end)


def write_all(nodes: list[Node], indent: int, out: list[str]) -> None:
    """Each on its own line; texts and expressions that follow each other share one while they fit."""
    run: list[Node] = []
    for number, node in enumerate(nodes):
        if node.text == "" and not node.name:                          # an empty line of the source
            flush(run, indent, out)
            if out and out[-1] and number + 1 < len(nodes):
                out.append("")
        elif node.name == "middle":
            flush(run, indent, out)
            out.append(STEP * (indent - 1) + node.text)
        elif joins(node, run, indent):
            run.append(node)
        else:
            flush(run, indent, out)
            run.append(node if node.text.strip() else Node(BLANK))
    flush(run, indent, out)


def joins(node: Node, run: list[Node], indent: int) -> bool:
    """Whether it shares the line of those before it: texts, expressions and blanks do, and an element after a blank."""
    if not run or not fits(node, indent) or not all(fits(one, indent) for one in run):
        return False
    if indent * len(STEP) + sum(len(line(one)) for one in run) + len(line(node)) > WIDTH:
        return False
    elements = sum(map(element, run)) + element(node)
    inline = node.text == " " or run[-1].text == " " or not (element(node) or element(run[-1]))
    line_of = [one.text for one in [*run, node]]
    plain = " " in line_of or not any(text.startswith(("{#", "{%")) for text in line_of)
    return inline and elements <= 1 and plain


def flush(run: list[Node], indent: int, out: list[str]) -> None:
    """Write what shares a line; a blank at its edge is said."""
    if not run:
        return
    last = run.pop() if run[-1].text == " " else None
    if len(run) == 1:
        write(run[0], indent, out)
    elif run:
        out.append(STEP * indent + "".join(map(line, run)))
    if last:
        out.append(STEP * indent + BLANK)
    run.clear()


def opened(node: Node, indent: int) -> list[str]:
    """The beginning of an element, with an attribute a line where it is long; of a statement or expression likewise."""
    room = WIDTH - indent * len(STEP)
    whole = flat_tag(node.text)
    if len(whole) <= room or node.text.startswith("{#"):
        return whole.split("\n")
    if not element(node):
        return parted(whole, room)
    inner = whole[1:-2] if whole.endswith("/>") else whole[1:-1]
    ending = "/>" if whole.endswith("/>") else ">"
    name, *rest = attributes(inner)
    rows = [row for one in rest for row in wrapped(one, room - len(STEP))]
    return [f"<{name}", *[STEP + row for row in rows], ending]


def attributes(inner: str) -> list[str]:
    """Name and attributes of a tag; a condition keeps what it holds."""
    found: list[str] = []
    depth = 0
    end = 0
    for match in WORD.finditer(inner):
        piece = match[0]
        if depth:
            found[-1] += inner[end:match.start()] + piece
        else:
            found.extend(split_conditions(piece))
        end = match.end()
        bare = re.sub(r"\"(?:\{\{.*?\}\}|\{%.*?%\}|[^\"])*\"", "", piece)
        depth += len(re.findall(r"\{% (?:if|for|block) ", bare)) - len(re.findall(r"\{% end", bare))
    return found


def split_conditions(piece: str) -> list[str]:
    """`a="b"{% if c %}` is two things."""
    found = re.match(r"((?:[\w:-]+=)?(?:\"(?:\{\{.*?\}\}|\{%.*?%\}|[^\"])*\"|[\w:-]+))(\{%.*)", piece, re.S)
    return [found[1], found[2]] if found else [piece]


def wrapped(text: str, room: int) -> list[str]:
    """A long attribute at its blanks outside Jinja."""
    if len(text) <= room:
        return [text]
    rows = [""]
    for piece in re.findall(rf"(?:{JINJA}|[^\s{{]|\{{(?![{{%#]))+|\s+", text, re.S):
        if len(rows[-1]) + len(piece.rstrip()) > room and rows[-1].strip():
            rows.append(STEP)
        if piece.strip() or rows[-1].strip():
            rows[-1] += piece
    return [row.rstrip() for row in rows]


def parted(text: str, room: int) -> list[str]:
    """A long expression at the commas of its outermost call, or at `and`, `or`, `if`, `else`."""
    rows = [""]
    depth = 0
    quote = ""
    for number, char in enumerate(text):
        rows[-1] += char
        quote = "" if char == quote else quote or (char if char in "\"'" else "")
        depth += (char in "([{") - (char in ")]}") if not quote else 0
        ahead = re.match(r"(?:and|or|if|else|~) ", text[number + 1:])
        if not quote and ((char == "," and depth <= 3) or (char == " " and ahead)) and len(rows[-1]) > room // 2:
            rows.append(STEP)
    return [row.rstrip() if number == 0 else STEP + row.strip() for number, row in enumerate(rows)]


def formatted(source: str) -> str:
    out: list[str] = []
    write_all(tree(source).inside, 0, out)
    return "\n".join(out) + "\n"


def main(args: list[str]) -> int:
    check = "--check" in args
    wrong = 0
    for path in sorted(path for folder in args if folder != "--check" for path in Path(folder).rglob("*.html")):
        source = path.read_text("utf-8")
        wanted = formatted(source)
        long = [number for number, row in enumerate(wanted.split("\n"), 1) if len(row) > WIDTH]
        if long or (check and wanted != source):
            what = f"line {long[0]} is longer than {WIDTH}" if long else "not as scripts/templates.py writes it"
            print(f"{path}: {what}")
            wrong += 1
        if not check and wanted != source:
            path.write_text(wanted, "utf-8")
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
