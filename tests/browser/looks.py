"""The window and language of whoever clicks, where a test does not insist on others: `make clicks` tries them all."""

import os

from kronika.locale import LANGUAGES, Texts


def window(text: str) -> tuple[int, int]:
    width, height = map(int, text.split("x"))
    return width, height


LANG = os.environ.get("KRONIKA_CLICKS_LANG", "hu")
OTHER_LANG, = (lang for lang in LANGUAGES if lang != LANG)
SIZE = window(os.environ.get("KRONIKA_CLICKS_SIZE", "1440x900"))
SMALL = SIZE[0] <= 1100                # the frame has tabs, and one of them is seen at a time
TEXTS = Texts(LANG)
POINTS = {"hu": "pont", "en": "points"}     # as a score sheet names them


def said(key: str, **words: str | int) -> str:
    """A sentence of ours as whoever clicks reads it."""
    return TEXTS.text(key, **words)
