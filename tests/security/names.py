"""Names that a stranger may put where a name is expected."""

from pathlib import Path
from urllib.parse import quote

LONG = "a" * 5000
SHORT = ["..", "%2e%2e", "..%2f..%2f..%2fetc%2fpasswd", "%2fetc%2fpasswd", "%5cetc%5cpasswd", "..%5c..%5c", "%00",
         "x%00.css", "%252e%252e%252f", "%252fetc%252fpasswd", "%c0%ae%c0%ae%c0%af", "%ff%fe", "%ef%bc%8f", "%e2%80%ae",
         "%f0%9f%98%80", "%ed%a0%80", "%0d%0aX-Injected:%201", "%7b%7b7*7%7d%7d", "__class__", "kronika.games.x",
         "-1", "9" * 30, "%c2%b2", "%27%3b%20DROP%20TABLE%20log%3b--", "file:%2f%2f%2fetc%2fpasswd", "con", "~", "*"]


def to_files(*files: Path) -> list[str]:
    """Every way to write the absolute name of a file into an address."""
    out: list[str] = []
    for file in files:
        whole, up = str(file), "../" * 12 + str(file).lstrip("/")
        out += [whole, f"/{whole}", quote(whole, safe=""), quote(quote(whole, safe=""), safe=""), up,
                quote(up, safe=""), up.replace("../", "..%2f"), up.replace("../", "..%5c"), up.replace("../", "....//"),
                f"{quote(whole, safe='')}%00.css", f"file:{quote(whole, safe='')}", whole.replace("/", "%5c"),
                f"css/{up}", f"./{whole}", f"%2e/{whole}"]
    return out
