"""Small helpers for words on a page: soft hyphens, minus signs, sums."""
from __future__ import annotations

import re

SOFT = "\u00ad"
VOWELS = "aáeéiíoóöőuúüű"
DIGRAPHS = ("dzs", "cs", "dz", "gy", "ly", "ny", "sz", "ty", "zs")
MEMBERS = ("állomás", "bánya", "csarnok", "hely", "iskola", "kamara", "kamarája", "malom", "műhely", "osztó", "pálya",
           "piac", "prés", "szeráj", "telep", "torony", "tér", "ültetvény", "vezeték")
ROMAN = ["", "I", "II", "III", "IV", "V", "VI"]


def soften(text: str, lang: str, longest: int = 9) -> str:
    """The text with soft hyphens in its long Hungarian words, so that they can break."""
    if lang != "hu":
        return text
    return " ".join(syllables(word) if len(word) > longest else word for word in text.split(" "))


def syllables(word: str) -> str:
    """A Hungarian word with soft hyphens: before its last member, if we know it, else before each syllable."""
    for member in sorted(MEMBERS, key=len, reverse=True):
        if word.lower().endswith(member) and len(word) > len(member) + 2:
            return word[:-len(member)] + SOFT + word[-len(member):]
    sounds: list[str] = re.findall("|".join((*DIGRAPHS, ".")), word, re.IGNORECASE)
    out: list[str] = []
    left = 0
    for i, sound in enumerate(sounds):
        after = sounds[i + 1] if i + 1 < len(sounds) else ""
        begins = sound.lower() not in VOWELS and after.lower() in VOWELS and after != ""
        rest = sum(len(s) for s in sounds[i:])
        if begins and left >= 3 and rest >= 3 and any(s.lower() in VOWELS for s in sounds[:i]):
            out.append(SOFT)
            left = 0
        out.append(sound)
        left += len(sound)
    return "".join(out)


def signed(number: int) -> str:
    """With its sign, as on a token: +3, −1."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def minus(number: int) -> str:
    """With a real minus sign."""
    return f"−{-number}" if number < 0 else str(number)


def total(parts: list[tuple[str, int]]) -> str:
    """`3 blue + 2 coins − 1 conflicts`: the summands that are not nothing."""
    said = [(name, number) for name, number in parts if number]
    out = ""
    for i, (name, number) in enumerate(said):
        sign = ("−" if number < 0 else "") if i == 0 else (" − " if number < 0 else " + ")
        out += f"{sign}{abs(number)} {name}" if i or number >= 0 else f"−{-number} {name}"
    return out
