"""What people type, as notation: names and verbs of every language, accents and case optional."""
from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence

from kronika.core.words import Grammar, Kind, Number, Unclear
from kronika.locale import LANGUAGES, Texts
from kronika.locale.hungarian import accusative, instrumental

LONGEST = 6                            # words in one name
FILLERS = {"a", "az", "the"}
Names = Mapping[str, Sequence[Mapping[str, str]]]


def split(text: str) -> list[str]:
    return text.replace("_", " ").split()


def plain(text: str) -> list[str]:
    """The words of a text without accents, case, underscores and punctuation at their ends."""
    return [bare(word) for word in split(text)]


def bare(word: str) -> str:
    spread = unicodedata.normalize("NFKD", word).casefold()
    letters = "".join(letter for letter in spread if not unicodedata.combining(letter))
    return letters.strip(".,;:!") or letters or word


def kinds(grammar: Grammar) -> list[Kind]:
    """Every vocabulary of the grammar, once."""
    found = {id(kind): kind for form in grammar.forms.values() for part in form.parts for kind in part.kinds}
    return list(found.values())


def leads(grammar: Grammar) -> list[str]:
    """The words that lead in a part of a sentence."""
    return sorted({part.lead for form in grammar.forms.values() for part in form.parts if part.lead})


def own_words(grammar: Grammar, names: Names) -> list[str]:
    """The words that no component has a name for: each language says them in its own way (`KEY-say-WORD`)."""
    small = [word for kind in kinds(grammar) if not isinstance(kind, Number)
             for i, word in enumerate(kind.words) if i >= len(names.get(kind.name, ())) and not word.isdigit()]
    return list(dict.fromkeys([*grammar.forms, *leads(grammar), *small]))


def forms_of(name: str) -> list[str]:
    """A Hungarian name as sentences bend it; the accusative of plurals is -at or -et."""
    plural = [name + "at", name + "et"] if name.endswith("k") else []
    return [name, accusative(name), instrumental(name), *plural]


class Aliases:
    """The phrases of one game in all languages, and the local name of each word."""

    def __init__(self, key: str, grammar: Grammar, names: Names, lang: str) -> None:
        self.grammar = grammar
        self.leads = leads(grammar)
        self.led = [[lead] for lead in self.leads]         # after one of these an article is a word of the notation
        self.phrases: dict[tuple[str, ...], str] = {}
        self.local: dict[str, str] = {}
        for language in [lang, *(other for other in LANGUAGES if other != lang)]:
            texts = Texts(language)
            for word in own_words(grammar, names):
                said = [phrase.strip() for phrase in texts.text(f"{key}-say-{word}").split(",")]
                self.learn(word, said, language == lang)
            for kind in kinds(grammar):
                self.learn_names(kind, names.get(kind.name, ()), language, language == lang)
        notation = [word for kind in kinds(grammar) for word in [*kind.words, *kind.reads]]
        for word in [*notation, *grammar.forms, *self.leads]:
            self.phrases[tuple(plain(word))] = word

    def learn_names(self, kind: Kind, rows: Sequence[Mapping[str, str]], language: str, own: bool) -> None:
        """The names of components; in Hungarian also with the suffixes a sentence gives them."""
        shared = {tuple(meanings): word for word, meanings in kind.reads.items()}
        named = {i: rows[i][language] for i in kind.every() if i < len(rows)}
        for name in dict.fromkeys(named.values()):
            meanings = tuple(i for i, other in named.items() if other == name)
            word = shared.get(meanings, kind.words[meanings[0]])
            self.learn(word, forms_of(name) if language == "hu" else [name], own)
            if own:
                self.local.update({kind.words[i]: name for i in meanings})

    def learn(self, word: str, phrases: list[str], own: bool) -> None:
        for phrase in phrases:
            self.phrases.setdefault(tuple(plain(phrase)), word)
        if own:
            self.local.setdefault(word, phrases[0])

    def words(self, text: str) -> list[str]:
        """The text in words of the notation; what is not known stays as it was typed."""
        said = split(text)
        typed = [bare(word) for word in said]
        out: list[str] = []
        at = 0
        while at < len(typed):
            for length in range(min(LONGEST, len(typed) - at), 0, -1):
                word = self.phrases.get(tuple(typed[at:at + length]))
                if word is not None and (word not in FILLERS or out[-1:] in self.led):
                    out.append(word)
                    at += length
                    break
            else:
                out += [] if typed[at] in FILLERS else [said[at].lower()]
                at += 1
        return out

    def sentence(self, text: str) -> str:
        """The text as a sentence of the notation, with a leading word put in where it alone is missing."""
        return " ".join(self.begun(text))

    def begun(self, text: str) -> list[str]:
        """The same as words: the sentence may still go on."""
        words = self.words(text)
        for _ in self.leads:
            longer = self.with_lead(words)
            if longer is None:
                break
            words = longer
        return words

    def with_lead(self, words: list[str]) -> list[str] | None:
        unclear = self.grammar.parse(" ".join(words))
        if not isinstance(unclear, Unclear) or unclear.word in self.leads:
            return None
        optional = unclear.kind == "end"                   # the sentence could be over: an optional part follows
        for lead in self.leads if optional else [unclear.kind]:
            longer = [*words[:unclear.at], lead, *words[unclear.at:]]
            further = self.grammar.parse(" ".join(longer))
            if lead in self.leads and (not isinstance(further, Unclear) or further.at > unclear.at + 1):
                return longer
        return None

    def name(self, word: str) -> str:
        """The local name of a word, or the word."""
        return self.local.get(word, word)

    def both(self, word: str) -> str:
        """The word, with its local name where that is another."""
        name = self.name(word)
        return word if plain(name) == plain(word) else f"{word} ({name})"
