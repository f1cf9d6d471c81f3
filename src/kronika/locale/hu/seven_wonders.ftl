# 7 Csoda. A kártyák, táblák, erőforrások és pontozási tételek neve a komponensfájlokból jön.

seven_wonders-title = 7 Csoda
seven_wonders-mode-base = az alapjáték
seven_wonders-option-boards = hogyan jut mindenki csodatáblához
seven_wonders-value-boards-random = véletlenszerűen
seven_wonders-value-boards-choice = sorban választva
seven_wonders-option-sides = a táblák melyik oldalával játsszunk
seven_wonders-value-sides-choice = mindenki maga választ
seven_wonders-value-sides-all_day = mindenki a nappalival, ahogy az első játszmákhoz ajánlott
seven_wonders-option-presentation = hogyan látszanak egy kör akciói
seven_wonders-value-presentation-together = egyszerre mind
seven_wonders-value-presentation-step_by_step = egymás után, tanuláshoz

## A kép

seven_wonders-over = vége a játéknak
seven_wonders-age = { $age ->
    [1] I. kor
    [2] II. kor
   *[3] III. kor
 }
seven_wonders-moment = { seven_wonders-age }, { $turn }. kör (összesen { $turns })
seven_wonders-passing = { $direction ->
    [left] a kártyák balra mennek tovább
   *[right] a kártyák jobbra mennek tovább
 }
seven_wonders-pile = dobópakli: { $cards } kártya
seven_wonders-coins = { $coins } érme
seven_wonders-shields = { $shields } pajzs
seven_wonders-meeting = te { $mine } : { $theirs }, most { $points }
seven_wonders-points = { $points } pont
seven_wonders-tokens = jelzők: { $tokens }
seven_wonders-home = { $board }, { $side ->
    [day] nappali
   *[night] éjszakai
 } oldal
seven_wonders-side = { $side ->
    [day] Nappali oldal
   *[night] Éjszakai oldal
 }
seven_wonders-place-left = balra
seven_wonders-place-right = jobbra
seven_wonders-ready = már választott
seven_wonders-produces = Termelés:
seven_wonders-discounts = Kedvezmény:
seven_wonders-discount-raw_left = balról a nyersanyag 1 érme
seven_wonders-discount-raw_right = jobbról a nyersanyag 1 érme
seven_wonders-discount-goods = a kézműves termék 1 érme
seven_wonders-science = Tudomány:
seven_wonders-choice = { $symbols } tetszőleges
seven_wonders-stage = { $stage }. szint
seven_wonders-stages = szintek: { $built }/{ $all }
seven_wonders-hand = A kezedben
seven_wonders-column-card = Kártya
seven_wonders-column-cost = Költség
seven_wonders-column-build = Építés
seven_wonders-column-stage = Szint
seven_wonders-column-sell = Eladás
seven_wonders-free = ingyen
seven_wonders-free-chain = láncolattal
seven_wonders-free-olympia = Olümpia jóvoltából
seven_wonders-worth = most { $points } pont
seven_wonders-price-own = sajátból
seven_wonders-price-sale = +{ $coins }
seven_wonders-price-left = balra { $coins }
seven_wonders-price-right = jobbra { $coins }
seven_wonders-score-now = Pontok, ha most érne véget a játék
seven_wonders-score-final = Végeredmény
seven_wonders-total = Összesen

## Kérdések

seven_wonders-prompt-boards = Válassz csodatáblát!
seven_wonders-prompt-sides = A csodád melyik oldalát kéred?
seven_wonders-prompt-choose = Válassz egy kártyát: építsd meg, használd fel egy szinthez, vagy add el!
seven_wonders-prompt-seventh = Játszd ki a hetedik kártyádat, vagy dobd el!
seven_wonders-prompt-salvage = Válassz egy kártyát a dobópakliból: ingyen megépítheted.
seven_wonders-waiting = Még választ: { $names }.
seven_wonders-help =
    Néhány mondat: épít oltár; csoda taverna; elad fürdő. Ha megválaszthatod, kinek fizetsz:
    épít templom fizet 1 2 (1 érme balra, 2 jobbra).

## Ajánlatok

seven_wonders-move-build = Megépítem { ART($card) } { ACC($card) }{ seven_wonders-price }
seven_wonders-move-stage = Szintet építek { ART($card) } { INS($card) }{ seven_wonders-price }
seven_wonders-move-sell = Eladom { ART($card) } { ACC($card) }
seven_wonders-move-discard = Eldobom, nem kérek érte semmit
seven_wonders-move-salvage = { $card ->
    [none] Nem építek semmit
   *[other] Ingyen megépítem { ART($card) } { ACC($card) }
 }
seven_wonders-move-board = { ACC($board) } választom
seven_wonders-move-side = { $side ->
    [day] A nappali oldalt választom
   *[night] Az éjszakai oldalt választom
 }
seven_wonders-price = { $left ->
    [0] { $right ->
        [0] { "" }
       *[other] ; jobbra { $right } érme
     }
   *[other] { $right ->
        [0] ; balra { $left } érme
       *[other] ; balra { $left }, jobbra { $right } érme
     }
 }

## Napló

seven_wonders-note-board = { $who ->
    [you] A városod { $board } lett.
   *[other] { $name } városa { $board } lett.
 }
seven_wonders-note-side = { $who ->
    [you] { $side ->
        [day] A nappali oldalt választottad.
       *[night] Az éjszakai oldalt választottad.
     }
   *[other] { $side ->
        [day] { $name } a nappali oldalt választotta.
       *[night] { $name } az éjszakai oldalt választotta.
     }
 }
seven_wonders-note-age = { $age ->
    [1] Elkezdődött az I. kor.
    [2] Elkezdődött a II. kor.
   *[3] Elkezdődött a III. kor.
 }
seven_wonders-note-turn = { $age ->
    [1] I. kor, { $turn }. kör
    [2] II. kor, { $turn }. kör
   *[3] III. kor, { $turn }. kör
 }
seven_wonders-note-built = { $how ->
    [free] { $who ->
        [you] Ingyen megépítetted { ART($card) } { ACC($card) }.
       *[other] { $name } ingyen megépítette { ART($card) } { ACC($card) }.
     }
    [chain] { $who ->
        [you] Ingyen, láncolattal megépítetted { ART($card) } { ACC($card) }.
       *[other] { $name } ingyen, láncolattal megépítette { ART($card) } { ACC($card) }.
     }
    [olympia] { $who ->
        [you] Ingyen megépítetted { ART($card) } { ACC($card) }, Olümpia jóvoltából.
       *[other] { $name } ingyen megépítette { ART($card) } { ACC($card) }, Olümpia jóvoltából.
     }
   *[paid] { $who ->
        [you] Megépítetted { ART($card) } { ACC($card) }{ seven_wonders-paid }.
       *[other] { $name } megépítette { ART($card) } { ACC($card) }{ seven_wonders-paid }.
     }
 }
seven_wonders-paid = { $bank ->
    [0] { seven_wonders-bought }
   *[other] { " " }{ $bank } érméért{ seven_wonders-extra }
 }
seven_wonders-bought = { $left ->
    [0] { $right ->
        [0] { " " }saját erőforrásból
       *[other] { seven_wonders-extra }
     }
   *[other] { seven_wonders-extra }
 }
seven_wonders-extra = { $left ->
    [0] { $right ->
        [0] { "" }
       *[other] ; ehhez { seven_wonders-to-right } { seven_wonders-bought-verb }
     }
   *[other] { $right ->
        [0] ; ehhez { seven_wonders-to-left } { seven_wonders-bought-verb }
       *[other] ; ehhez { seven_wonders-to-left }, { seven_wonders-to-right } { seven_wonders-bought-verb }
     }
 }
seven_wonders-bought-verb = { $who ->
    [you] vásároltál
   *[other] vásárolt
 }
seven_wonders-to-left = { $left_name_who ->
    [you] tőled
   *[other] balról ({ $left_name })
 } { $left } érméért
seven_wonders-to-right = { $right_name_who ->
    [you] tőled
   *[other] jobbról ({ $right_name })
 } { $right } érméért
seven_wonders-note-staged = { $who ->
    [you] { ART($card, capital: 1) } { INS($card) } megépítetted a csodád { $stage }. szintjét{ seven_wonders-bought }.
   *[other] { $name } megépítette a csodája { $stage }. szintjét{ seven_wonders-bought }.
 }
seven_wonders-note-sold = { $who ->
    [you] Eladtad { ART($card) } { ACC($card) } { $coins } érméért.
   *[other] { $name } eladott egy kártyát { $coins } érméért.
 }
seven_wonders-note-earned = { $who ->
    [you] { $coins } érmét kaptál a kincskészletből.
   *[other] { $name } { $coins } érmét kapott a kincskészletből.
 }
seven_wonders-note-gained = { $who ->
    [you] Kaptál { $amount }.
   *[other] { $name } { $amount } kapott.
 }
seven_wonders-note-forfeited = { $who ->
    [you] Elvesztettél { $amount }.
   *[other] { $name } elvesztett { $amount }.
 }
seven_wonders-amount-coins = { $number } érmét
seven_wonders-amount-stages = { $number } csodaszintet
seven_wonders-amount-victories = { $number } győzelmi pontot
seven_wonders-amount-defeats = { $number } vereségjelzőt
seven_wonders-note-leftover = { $who ->
    [you] A megmaradt kártyád, { ART($card) } { $card }, a dobópakliba került.
   *[other] { $name } megmaradt kártyája a dobópakliba került.
 }
seven_wonders-note-seventh = { $who ->
    [you] Döntöttél a hetedik kártyádról.
   *[other] { $name } döntött a hetedik kártyájáról.
 }
seven_wonders-note-salvaged = { $card ->
    [none] { $who ->
        [you] Nem építettél semmit a dobópakliból.
       *[other] { $name } nem épített semmit a dobópakliból.
     }
   *[other] { $who ->
        [you] Ingyen megépítetted { ART($card) } { ACC($card) } a dobópakliból.
       *[other] { $name } ingyen megépítette { ART($card) } { ACC($card) } a dobópakliból.
     }
 }
seven_wonders-note-peace = { $who ->
    [you] Béke: te és { $rival }
   *[other] { $rival_who ->
        [you] Béke: te és { $name }
       *[other] Béke: { $name } és { $rival }
     }
 } ({ $shields } : { $shields } pajzs).
seven_wonders-note-victory = { $who ->
    [you] Győztél { $rival } ellen ({ $shields } : { $rival_shields } pajzs): neked +{ $points }, a vesztesnek −1 pont.
   *[other] { $rival_who ->
        [you] { $name } győzött ellened ({ $shields } : { $rival_shields } pajzs): neked −1, a győztesnek +{ $points } pont.
       *[other] { $name } győzött { $rival } ellen ({ $shields } : { $rival_shields } pajzs): a győztesnek +{ $points }, a vesztesnek −1 pont.
     }
 }

## A jelölés szavai, ahogyan mondhatod őket

seven_wonders-say-build = épít, építs, építek, építem, megépít, megépítem
seven_wonders-say-stage = csoda, csodát, csodaszint, szint, szintet
seven_wonders-say-sell = elad, eladok, eladom
seven_wonders-say-discard = eldob, eldobom
seven_wonders-say-salvage = pakliból, dobópakliból
seven_wonders-say-pass = passz, passzol, passzolok
seven_wonders-say-board = tábla, táblát, csodatábla, csodatáblát
seven_wonders-say-side = oldal, oldalt
seven_wonders-say-boards = táblák
seven_wonders-say-first = kezd, első
seven_wonders-say-deal = oszt, osztás
seven_wonders-say-pay = fizet, fizetek, fizetve
seven_wonders-say-with = ezzel
seven_wonders-say-none = semmi, semmit, egyik sem, egyiket sem
seven_wonders-say-day = nappal, nappali, nappalit
seven_wonders-say-night = éjszaka, éjszakai, éjszakait
seven_wonders-say-next = következő

seven_wonders-kind-card = egy kártya
seven_wonders-kind-board = egy csodatábla
seven_wonders-kind-side = nappal vagy éjszaka
seven_wonders-kind-coins = érmék száma
seven_wonders-kind-stage = egy szint száma
seven_wonders-kind-seat = egy hely száma

# Miért tiltja itt egy szabály
seven_wonders-why-missing = Ez hiányzik, és a szomszédaidtól sem veheted meg: { $goods }.
seven_wonders-why-coins = { $coins } érme kellene, de csak { $have } van.
