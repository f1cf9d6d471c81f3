"""Articles and suffixes of every Hungarian name in 7 Wonders, written down by hand."""

import pytest

from kronika.games.seven_wonders.cards import CARDS, WONDERS
from kronika.locale.hungarian import accusative, article, instrumental

# name: article, accusative, instrumental
WRITTEN = """
Fatelep: a, Fatelepet, Fateleppel
Kőfejtő: a, Kőfejtőt, Kőfejtővel
Agyaglelőhely: az, Agyaglelőhelyet, Agyaglelőhellyel
Érctelér: az, Érctelért, Érctelérrel
Faültetvény: a, Faültetvényt, Faültetvénnyel
Ásatás: az, Ásatást, Ásatással
Agyagbánya: az, Agyagbányát, Agyagbányával
Ácstelep: az, Ácstelepet, Ácsteleppel
Erdei barlang: az, Erdei barlangot, Erdei barlanggal
Bánya: a, Bányát, Bányával
Szövőszék: a, Szövőszéket, Szövőszékkel
Üveghuta: az, Üveghutát, Üveghutával
Papiruszprés: a, Papiruszprést, Papiruszpréssel
Oltár: az, Oltárt, Oltárral
Színház: a, Színházat, Színházzal
Fürdő: a, Fürdőt, Fürdővel
Kút: a, Kutat, Kúttal
Taverna: a, Tavernát, Tavernával
Keleti kereskedőállomás: a, Keleti kereskedőállomást, Keleti kereskedőállomással
Nyugati kereskedőállomás: a, Nyugati kereskedőállomást, Nyugati kereskedőállomással
Piactér: a, Piacteret, Piactérrel
Cölöpsánc: a, Cölöpsáncot, Cölöpsánccal
Barakk: a, Barakkot, Barakkal
Őrtorony: az, Őrtornyot, Őrtoronnyal
Patika: a, Patikát, Patikával
Műhely: a, Műhelyt, Műhellyel
Scriptorium: a, Scriptoriumot, Scriptoriummal
Fűrészmalom: a, Fűrészmalmot, Fűrészmalommal
Kőbánya: a, Kőbányát, Kőbányával
Téglavető: a, Téglavetőt, Téglavetővel
Öntöde: az, Öntödét, Öntödével
Vízvezeték: a, Vízvezetéket, Vízvezetékkel
Templom: a, Templomot, Templommal
Szobor: a, Szobrot, Szoborral
Bíróság: a, Bíróságot, Bírósággal
Fórum: a, Fórumot, Fórummal
Karavánszeráj: a, Karavánszerájt, Karavánszerájjal
Szőlőskert: a, Szőlőskertet, Szőlőskerttel
Bazár: a, Bazárt, Bazárral
Istálló: az, Istállót, Istállóval
Íjászpálya: az, Íjászpályát, Íjászpályával
Városfal: a, Városfalat, Városfallal
Gyakorlótér: a, Gyakorlóteret, Gyakorlótérrel
Gyógyszertár: a, Gyógyszertárat, Gyógyszertárral
Laboratórium: a, Laboratóriumot, Laboratóriummal
Könyvtár: a, Könyvtárat, Könyvtárral
Iskola: az, Iskolát, Iskolával
Panteon: a, Panteont, Panteonnal
Kertek: a, Kerteket, Kertekkel
Városháza: a, Városházát, Városházával
Palota: a, Palotát, Palotával
Szenátus: a, Szenátust, Szenátussal
Kikötő: a, Kikötőt, Kikötővel
Világítótorony: a, Világítótornyot, Világítótoronnyal
Kereskedelmi kamara: a, Kereskedelmi kamarát, Kereskedelmi kamarával
Ludus: a, Ludust, Ludussal
Aréna: az, Arénát, Arénával
Erődítmény: az, Erődítményt, Erődítménnyel
Cirkusz: a, Cirkuszt, Cirkusszal
Arzenál: az, Arzenált, Arzenállal
Ostromműhely: az, Ostromműhelyt, Ostromműhellyel
Castrum: a, Castrumot, Castrummal
Páholy: a, Páholyt, Páhollyal
Csillagvizsgáló: a, Csillagvizsgálót, Csillagvizsgálóval
Egyetem: az, Egyetemet, Egyetemmel
Akadémia: az, Akadémiát, Akadémiával
Dolgozószoba: a, Dolgozószobát, Dolgozószobával
Munkások céhe: a, Munkások céhét, Munkások céhével
Kézművesek céhe: a, Kézművesek céhét, Kézművesek céhével
Kereskedők céhe: a, Kereskedők céhét, Kereskedők céhével
Filozófusok céhe: a, Filozófusok céhét, Filozófusok céhével
Kémek céhe: a, Kémek céhét, Kémek céhével
Elöljárók céhe: az, Elöljárók céhét, Elöljárók céhével
Hajótulajdonosok céhe: a, Hajótulajdonosok céhét, Hajótulajdonosok céhével
Tudósok céhe: a, Tudósok céhét, Tudósok céhével
Díszítők céhe: a, Díszítők céhét, Díszítők céhével
Építők céhe: az, Építők céhét, Építők céhével
Alexandria: az, Alexandriát, Alexandriával
Babilon: a, Babilont, Babilonnal
Epheszosz: az, Epheszoszt, Epheszosszal
Gíza: a, Gízát, Gízával
Halikarnasszosz: a, Halikarnasszoszt, Halikarnasszosszal
Olümpia: az, Olümpiát, Olümpiával
Rodosz: a, Rodoszt, Rodosszal
"""
FORMS = {name: tuple(rest.split(", ")) for name, rest in (line.split(": ") for line in WRITTEN.strip().splitlines())}
NAMES = sorted({row.names["hu"] for row in [*CARDS, *WONDERS]})


def test_every_name_is_written_down() -> None:
    assert sorted(FORMS) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_name(name: str) -> None:
    assert (article(name), accusative(name), instrumental(name)) == FORMS[name]


@pytest.mark.parametrize(("word", "wanted"), [
    ("út", "utat"), ("kút", "kutat"), ("híd", "hidat"), ("kő", "követ"), ("ló", "lovat"), ("tó", "tavat"),
    ("víz", "vizet"), ("ház", "házat"), ("vár", "várat"), ("mű", "művet"), ("Terméskő", "Terméskövet"),
    ("Városi kút", "Városi kutat"), ("fa", "fát"), ("érc", "ércet"), ("agyag", "agyagot"), ("üveg", "üveget"),
    ("papirusz", "papiruszt"), ("textil", "textilt"), ("fogaskerék", "fogaskereket"), ("könyv", "könyvet"),
    ("mozsár", "mozsarat"), ("autó", "autót"), ("könyvelő", "könyvelőt"), ("", ""),
])
def test_accusative_of_other_words(word: str, wanted: str) -> None:
    assert accusative(word) == wanted


@pytest.mark.parametrize(("word", "wanted"), [
    ("híd", "híddal"), ("kő", "kővel"), ("toll", "tollal"), ("maszk", "maszkkal"), ("vízcsepp", "vízcseppel"),
    ("kalapács", "kalapáccsal"), ("fűrész", "fűrésszel"), ("kerék", "kerékkel"), ("", ""),
])
def test_instrumental_of_other_words(word: str, wanted: str) -> None:
    assert instrumental(word) == wanted


def test_articles_of_numbers() -> None:
    """As they are spoken: egy, öt, ezer and the like take `az`."""
    with_az = [1, 5, 50, 55, 500, 501, 1000, 1999, 5000, 50_000, 1_000_000, 5_000_000]
    with_a = [0, 2, 3, 4, 6, 7, 8, 9, 10, 11, 15, 19, 20, 100, 105, 150, 2000, 10_000, 15_000, 100_000, 10_000_000]
    assert [n for n in with_az if article(n) != "az"] == []
    assert [n for n in with_a if article(n) != "a"] == []
    assert [article(text) for text in ("1 000", "1. szint", "2. szint", "5. szint", "10 000")] == [
        "az", "az", "a", "az", "a"]


def test_articles_of_ages() -> None:
    ages = ["I. kor", "II. kor", "III. kor", "IV. kor", "V. kor", "VI. kor"]
    assert [article(age) for age in ages] == ["az", "a", "a", "a", "az", "a"]
    assert article("Oltár", capital=1) == "Az"
    assert article("Fürdő", capital=1) == "A"
