"""Small helpers for words on a page: soft hyphens, minus signs, sums."""
from __future__ import annotations

import re

SOFT = "\u00ad"
LONG = re.compile(r"[^\W\d_]{7,}")
VOWELS = "aáeéiíoóöőuúüű"
DIGRAPHS = ("dzs", "ch", "cs", "dz", "gy", "ly", "ny", "sz", "ty", "zs")
MEMBERS = ("amerikaiak", "állomás", "bánya", "csarnok", "hely", "iskola", "kamara", "kamarája", "malom", "műhely",
           "osztó", "pálya", "piac", "prés", "szeráj", "telep", "torony", "tér", "ültetvény", "vezeték")
ROMAN = ["", "I", "II", "III", "IV", "V", "VI"]
ENGLISH = ("accep-tance", "aggres-sion", "agri-culture", "alexan-dria", "apothe-cary", "archi-tecture", "assas-sinate",
           "barba-rians", "barba-rossa", "break-through", "byzan-tines", "cara-vansery", "cartha-ginians",
           "carto-graphy", "caval-rymen", "chris-topher", "civili-zation", "coloni-zation", "commu-nism",
           "compe-tition", "conquis-tadors", "conscrip-tion", "consti-tutional", "coope-ration", "court-house",
           "crafts-mens", "decla-ration", "deco-rators", "develop-ment", "dispen-sary", "emi-gration", "engi-neering",
           "entrench-ments", "excava-tion", "fanati-cism", "fortifi-cations", "fundamen-talism", "glass-works",
           "govern-ment", "halikar-nassos", "icono-clasm", "immi-gration", "indepen-dence", "industri-alization",
           "infil-trate", "inter-national", "inter-vention", "irri-gation", "journa-lism", "labo-ratory", "light-house",
           "macedo-nians", "magis-trates", "market-place", "materi-als", "maxi-milien", "mecha-nized", "meso-americans",
           "michel-angelo", "monar-chy", "multi-media", "napo-leonic", "natio-nalism", "navi-gation", "neigh-bours",
           "obser-vatory", "patrio-tism", "pesti-lence", "philo-sophers", "philo-sophy", "phoeni-cians", "popu-lation",
           "populari-zation", "portu-guese", "profes-sional", "pros-perity", "protec-tion", "revolu-tion",
           "revolu-tionary", "robes-pierre", "satel-lites", "scien-tific", "scien-tists", "scrip-torium", "seaman-ship",
           "settle-ment", "shake-speare", "ship-owners", "sove-reignty", "techno-logy", "transcon-tinental",
           "univer-sitas", "univer-sity")
BREAKS = {word.replace("-", ""): word.index("-") for word in ENGLISH}


def soften(text: str, lang: str, longest: int = 9) -> str:
    """The text with soft hyphens in its long words, so that they can break; at its own hyphen one does anyhow."""
    broken = hungarian if lang == "hu" else english
    return re.sub(r"[^ -]+", lambda word: broken(word[0]) if len(word[0]) > longest else word[0], text)


def parted(name: str) -> str:
    """The name of a person, whatever its language, with soft hyphens in its long words."""
    return LONG.sub(lambda word: syllables(word[0]), name)


def english(word: str) -> str:
    """An English word with a soft hyphen, if we know where it breaks."""
    at = BREAKS.get(word.lower().rstrip(".,:;\u2019'"), 0)
    return word[:at] + SOFT + word[at:] if at else word


def hungarian(word: str, longest: int = 7) -> str:
    """A Hungarian word with soft hyphens: before its last member, if we know it, and before syllables of a long one."""
    for member in sorted(MEMBERS, key=len, reverse=True):
        if word.lower().endswith(member) and len(word) > len(member) + 1:
            first = word[:-len(member)]
            return (syllables(first) if len(first) > longest else first) + SOFT + word[-len(member):]
    return syllables(word)


def syllables(word: str) -> str:
    """Soft hyphens before syllables; a long double letter (ssz, ggy) is never parted."""
    sounds: list[str] = re.findall("|".join((*DIGRAPHS, ".")), word, re.IGNORECASE)
    out: list[str] = []
    left = 0
    for i, sound in enumerate(sounds):
        after = sounds[i + 1] if i + 1 < len(sounds) else ""
        begins = sound.lower() not in VOWELS and after.lower() in VOWELS and after != ""
        double = len(sound) > 1 and i > 0 and sounds[i - 1].lower() == sound[0].lower()
        rest = sum(len(s) for s in sounds[i:])
        if begins and not double and left >= 3 and rest >= 3 and any(s.lower() in VOWELS for s in sounds[:i]):
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
