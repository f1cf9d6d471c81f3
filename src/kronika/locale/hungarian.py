"""Hungarian articles and suffixes, by the sound of the word and a table of words that go their own way."""
from __future__ import annotations

import re

BACK = "aáoóuú"
ROUNDED = "öőüű"
NEUTRAL = "éií"
VOWELS = BACK + ROUNDED + NEUTRAL + "e"
LENGTHENED = {"a": "á", "e": "é"}                # before any suffix
DIGRAPHS = ("cs", "dz", "gy", "ly", "ny", "sz", "ty", "zs")
JOINS_T = ("j", "l", "ly", "n", "ny", "r", "s", "sz", "z", "zs")  # after a vowel these take -t alone

# The last member of a word decides, so the longest ending that fits is taken.
ACCUSATIVES = {
    "arany": "aranyat", "cukor": "cukrot", "fal": "falat", "fű": "füvet", "hal": "halat", "ház": "házat",
    "hely": "helyet", "híd": "hidat", "jel": "jelet", "kerék": "kereket", "könyv": "könyvet", "kő": "követ",
    "kút": "kutat", "ló": "lovat", "malom": "malmot", "mozsár": "mozsarat", "mű": "művet", "műhely": "műhelyt",
    "nyíl": "nyilat", "oltár": "oltárt", "sarok": "sarkot", "szó": "szavat", "szobor": "szobrot", "tár": "tárat",
    "tér": "teret", "terem": "termet", "toll": "tollat", "torony": "tornyot", "tó": "tavat", "út": "utat",
    "vár": "várat", "vászon": "vásznat", "víz": "vizet",
}
WHOLE = {"fű", "hal", "ló", "mű", "szó", "tó"}   # many other words end like these
FRONT_ENDINGS = ("prés", "szék", "tér", "kerék", "kép", "nép", "vér")  # whatever vowels stand before them
BACK_WORDS = ("híd", "nyíl", "cél", "díj", "kín")


def article(word: object, capital: object = 0) -> str:
    """`a` or `az`, as the word or number is spoken; with a capital at the start of a sentence."""
    found = small_article(str(word).strip().lower())
    return found.capitalize() if capital else found


def small_article(text: str) -> str:
    if re.match(r"[ivx]+\.", text):
        return "az" if roman(text.split(".")[0]) in (1, 5) else "a"
    if text[:1].isdigit():
        return number_article(re.sub(r"(?<=\d)[\s\u00a0\u202f.](?=\d{3})", "", text))
    return "az" if text[:1] and text[0] in VOWELS else "a"


def number_article(text: str) -> str:
    """Five is öt in any place; one is egy only where it begins a group of three digits, and 1000 is ezer."""
    digits = re.match(r"\d+", text)
    length = len(digits.group()) if digits else 0
    return "az" if text[0] == "5" or (text[0] == "1" and length % 3 == 1) else "a"


def roman(text: str) -> int:
    """The number of a small Roman numeral."""
    values = [{"i": 1, "v": 5, "x": 10}[letter] for letter in text]
    return sum(-v if v < max(values[i:]) else v for i, v in enumerate(values))


def is_back(word: str) -> bool:
    """Whether the word takes suffixes with back vowels: its last vowel that is not neutral decides."""
    lower = word.lower()
    if lower.endswith(BACK_WORDS):
        return True
    if lower.endswith(FRONT_ENDINGS):
        return False
    for letter in reversed(lower):
        if letter in VOWELS and letter not in NEUTRAL:
            return letter in BACK
    return False


def last_sound(word: str) -> str:
    """The last letter, or the last two if they are one sound."""
    lower = word.lower()
    return lower[-2:] if lower.endswith(DIGRAPHS) else lower[-1:]


def stem(word: str) -> str:
    """The word before a suffix: a final a or e is lengthened."""
    return word[:-1] + LENGTHENED[word[-1]] if word[-1:] in LENGTHENED else word


def own_accusative(word: str) -> str:
    """The accusative of a word that goes its own way, or nothing."""
    lower = word.lower()
    for length in range(len(word), 1, -1):
        ending = lower[-length:]
        if ending in ACCUSATIVES and (length == len(word) or ending not in WHOLE):
            found = ACCUSATIVES[ending]
            return word[:-length] + (word[-length] + found[1:] if word[-length].lower() == found[0] else found)
    return ""


def accusative(word: str) -> str:
    """Fürdő: Fürdőt; Kút: Kutat; Munkások céhe: Munkások céhét."""
    if not word:
        return word
    last = word.split(" ")[-1]
    own = own_accusative(last)
    if own:
        return word[:len(word) - len(last)] + own
    if last[-1].lower() in VOWELS:
        return stem(word) + "t"
    sound = last_sound(last)
    before = last.lower()[:-len(sound)]
    if sound in JOINS_T and before and before[-1] in VOWELS:
        return word + "t"
    return word + link(last) + "t"


def link(word: str) -> str:
    """The vowel between a consonant and -t."""
    if is_back(word):
        return "o"
    last = next((letter for letter in reversed(word.lower()) if letter in VOWELS), "e")
    return "ö" if last in ROUNDED else "e"


def instrumental(word: str) -> str:
    """Fürdő: Fürdővel; Oltár: Oltárral; Műhely: Műhellyel."""
    if not word:
        return word
    last = word.split(" ")[-1]
    ending = "al" if is_back(last) else "el"
    if last[-1].lower() in VOWELS:
        return stem(word) + "v" + ending
    sound = last_sound(last)
    if last.lower()[-len(sound) - 1:-len(sound)] == sound[0]:
        return word + ending
    return word[:-len(sound)] + sound[0] + sound + ending
