# Civilization (1980). Names of areas, nations and cards come from the component files.

civilization-title = Civilization
civilization-mode-full = a teljes játék
civilization-mode-short2 = rövidített: a második háromszögig
civilization-mode-short3 = rövidített: a harmadik háromszögig
civilization-mode-short4 = rövidített: a negyedik háromszögig
civilization-mode-nomads = Nomádok és tengerészek (2–4 játékos)
civilization-mode-farmers = Földművesek és polgárok (2–4 játékos)
civilization-option-shorten_by = Földművesek és polgárok: ennyivel közelebbi cél
civilization-value-shorten_by-0 = nem közelebbi
civilization-value-shorten_by-1 = egy mezővel
civilization-value-shorten_by-2 = két mezővel
civilization-option-end_space = Nomádok és tengerészek: fordulók a végéig
civilization-value-end_space-5 = öt
civilization-value-end_space-9 = kilenc
civilization-value-end_space-12 = tizenkettő
civilization-value-end_space-14 = tizennégy
civilization-value-end_space-16 = tizenhat
civilization-option-offers_per_phase = ajánlatok egy kereskedelmi szakaszban a gongig
civilization-value-offers_per_phase-60 = hatvan
civilization-value-offers_per_phase-none = nincs korlát

## The picture

civilization-help =
    Néhány mondat: vonulás knossos phaestos 2; beszállás 1 3; hajózás 1 rhodes; partra 1 3; hajóépítés sidon zónából 1; építés athens; ajánlat 3 összesen 14 só lapok só só vas kérek gabona; elfogadom 2; vásárlás törvény fizetek bronz bronz tokenek 12; veszteség ionia 2; kész.
civilization-over = a játék véget ért
civilization-now = { $turn }. forduló · { $event }
civilization-setup = előkészületek
civilization-waiting = Még dönt: { $names }.
civilization-column-player = Játékos
civilization-column-space = Mező
civilization-column-need = Következő
civilization-column-people = Token
civilization-column-stock = Készlet
civilization-column-treasury = Kincstár
civilization-column-cities = Város
civilization-column-ships = Hajó
civilization-column-hand = Kéz
civilization-column-points = Pont
civilization-column-score = Eredmény
civilization-need = { $what ->
    [cities] város { $have }/{ $need }
    [civ_card_groups] csoport { $have }/{ $need }
    [civ_cards] kártya { $have }/{ $need }
    [civ_card_points] pont { $have }/{ $need }
    [total] összérték { $have ->
        [unknown] ?
       *[other] { $have }
     }/{ $need }
   *[none] –
 }
civilization-legend = Szám: tokenek (mögötte a játékos jele) · ⌂ város · □ szabad városhely · · üres zóna · ~ nyílt tenger
civilization-peopled = Zónák:
civilization-fleet = Hajók:
civilization-ship = { $number }. { $node }{ $left ->
    [none] { "" }
   *[other] , hátralévő lépés: { $left }, rakomány: { $cargo }
 }
civilization-hand = Kereskedelmi kártyáid ({ $worth }):
civilization-stacks = Paklik:
civilization-red = piros
civilization-owned = Civilizációs kártyák:
civilization-market = A piac (a te áraid):
civilization-planned = A listád: { $moves }
civilization-bids = Érvényes ajánlatok:
civilization-bid = { $number }. { $name }: { $count } kártya, összesen { $worth }, köztük { $named }{ $claims ->
    [none] { "" }
   *[other] , állítása szerint { $claims }
 }{ $want ->
    [none] { "" }
   *[other] , ezt várja: { $want }
 }{ $answers ->
    [0] { "" }
   *[other] , válasz erre: { $answers }.
 }
civilization-gong = Ajánlatok a gongig: { $left }
civilization-blow = { $card }: { $name }, hátravan: { $due }
civilization-final = A végeredmény
civilization-standing = Az állás
civilization-prompt-nation = Melyik nemzetet választod?
civilization-prompt-rates = Városonként hány tokent szedsz be?
civilization-prompt-revolt = Melyik várost veszed át?
civilization-prompt-growth = Kevés a készleted: hová kerüljenek az új tokenek?
civilization-prompt-ships = Mely hajókat tartod fenn, és mit építesz?
civilization-prompt-movement = Mi mozog, és hová?
civilization-prompt-attacks = Melyik támadást oldjuk meg előbb?
civilization-prompt-support = Kevés a tokened: melyik várost fejleszted vissza?
civilization-prompt-cities = Hol építesz várost?
civilization-prompt-gold = Veszel aranyat 18 tokenért?
civilization-prompt-barter = Mit ajánlasz?
civilization-prompt-buying = Mely civilizációs kártyákat veszed meg?
civilization-prompt-eruption = Melyik vulkán tör ki?
civilization-prompt-earthquake = Melyik várost fejleszti vissza a földrengés?
civilization-prompt-flood = Melyik árteret éri az árvíz?
civilization-prompt-piracy = Melyik várost pusztítják el a kalózaid?
civilization-prompt-shares = Mennyit veszítsenek a többiek?
civilization-prompt-losses = Mit veszítesz?
civilization-prompt-reductions = Melyik város fejlődik vissza?
civilization-prompt-nominate = Ki vegyen részt a polgárháborúdban?
civilization-prompt-own_part = Mely egységeket teszed a pártba?
civilization-prompt-other_part = Mely egységeket veszed még a pártba?
civilization-prompt-follow = Melyik résszel folytatod?
civilization-prompt-take = Mit veszel át a meglévő bábuiddal?
civilization-prompt-hands = Mely kártyákat adod be? Hat maradhat.
civilization-prompt-chance = A véletlen dönt.

## The log

civilization-note-turn = { $turn }. forduló
civilization-note-nation = { $who ->
    [you] A nemzeted { $nation } lett, a kezdőzónád: { $area }.
   *[other] { $name } nemzete { $nation } lett, a kezdőzónája: { $area }.
 }
civilization-note-taxed = { $who ->
    [you] { $number } token adót szedtél be.
   *[other] { $name } { $number } token adót szedett be.
 }
civilization-note-revolt = { $who ->
    [you] Nem tudtál minden város után fizetni: { $number } fellázadt.
   *[other] { $name } nem tudott minden város után fizetni: { $number } fellázadt.
 }
civilization-note-took = { $who ->
    [you] Átvetted ezt a várost: { $area } (eddig { $rival } birtokolta).
   *[other] { $rival_who ->
        [you] { $name } átvette a városodat: { $area }.
       *[other] { $name } átvette ezt a várost: { $area } (eddig { $rival } birtokolta).
     }
 }
civilization-note-razed = { $who ->
    [you] Elpusztult a városod itt: { $area }.
   *[other] Elpusztult { $name } városa itt: { $area }.
 }
civilization-note-grew = { $number ->
    [0] { $who ->
        [you] A lakosságod nem nőtt.
       *[other] { $name } lakossága nem nőtt.
     }
   *[other] { $who ->
        [you] A lakosságod { $number } tokennel nőtt.
       *[other] { $name } lakossága { $number } tokennel nőtt.
     }
 }
civilization-note-grew_in = { $who ->
    [you] Nőtt a lakosságod itt: { $area } (+{ $number }).
   *[other] Nőtt { $name } lakossága itt: { $area } (+{ $number }).
 }
civilization-paid-for = { $local ->
    [0] { $treasury } token a kincstárból
   *[other] { $treasury ->
        [0] { $local } token a zónából
       *[other] { $local } token a zónából, { $treasury } a kincstárból
     }
 }
civilization-note-launched = { $who ->
    [you] Hajót építettél itt: { $node } ({ civilization-paid-for }).
   *[other] { $name } hajót épített itt: { $node } ({ civilization-paid-for }).
 }
civilization-note-maintained = { $who ->
    [you] Fenntartottad a hajódat itt: { $node } ({ civilization-paid-for }).
   *[other] { $name } fenntartotta a hajóját itt: { $node } ({ civilization-paid-for }).
 }
civilization-note-scrapped = { $who ->
    [you] Nem tartottad fenn a hajódat itt: { $node }.
   *[other] { $name } nem tartotta fenn a hajóját itt: { $node }.
 }
civilization-note-walked = { $who ->
    [you] { $number } tokened átvonult: { $area } → { $to }.
   *[other] { $name } { $number } tokenje átvonult: { $area } → { $to }.
 }
civilization-note-embarked = { $who ->
    [you] { $number } tokened hajóra szállt itt: { $area }.
   *[other] { $name } { $number } tokenje hajóra szállt itt: { $area }.
 }
civilization-note-landed = { $who ->
    [you] { $number } tokened partra szállt itt: { $area }.
   *[other] { $name } { $number } tokenje partra szállt itt: { $area }.
 }
civilization-note-sailed = { $who ->
    [you] A hajód elhajózott: { $node } → { $to }.
   *[other] { $name } hajója elhajózott: { $node } → { $to }.
 }
civilization-note-fought = { $who ->
    [you] Harcoltál itt: { $area }; { $before } tokenből { $after ->
        [0] egy sem maradt
       *[other] { $after } maradt
    }.
   *[other] { $name } harcolt itt: { $area }; { $before } tokenből { $after ->
        [0] egy sem maradt
       *[other] { $after } maradt
    }.
 }
civilization-note-repelled = { $who ->
    [you] { $number } tokened kevés volt a városhoz itt: { $area }.
   *[other] { $name } { $number } tokenje kevés volt a városhoz itt: { $area }.
 }
civilization-note-stormed = { $who ->
    [you] Megostromoltad { $rival } városát: { $area }; { $number } token védte.
   *[other] { $rival_who ->
        [you] { $name } megostromolta a városodat: { $area }; { $number } token védte.
       *[other] { $name } megostromolta { $rival } városát: { $area }; { $number } token védte.
     }
 }
civilization-note-surrendered = { $who ->
    [you] Feladtad a városodat, { $rival } kapta meg: { $area }.
   *[other] { $rival_who ->
        [you] { $name } feladta neked a városát: { $area }.
       *[other] { $name } feladta a városát, { $rival } kapta meg: { $area }.
     }
 }
civilization-note-reduced = { $who ->
    [you] A városodból { $number } token lett itt: { $area }.
   *[other] { $name } városából { $number } token lett itt: { $area }.
 }
civilization-note-lost_city = { $who ->
    [you] Elvesztetted a városodat: { $area }.
   *[other] { $name } elvesztette a városát: { $area }.
 }
civilization-note-built = { $who ->
    [you] Várost építettél itt: { $area } ({ $number } token).
   *[other] { $name } várost épített itt: { $area } ({ $number } token).
 }
civilization-note-surplus = { $who ->
    [you] { $number } tokened fölösleges volt.
   *[other] { $name } { $number } tokenje fölösleges volt.
 }
civilization-note-bought_gold = { $who ->
    [you] { $number } tokent fizettél a 9. pakli egy kártyájáért.
   *[other] { $name } { $number } tokent fizetett a 9. pakli egy kártyájáért.
 }
civilization-note-red = { $who ->
    [you] Ezt húztad, nyíltan fekszik: { $card }.
   *[other] { $name } ezt húzta, nyíltan fekszik: { $card }.
 }
civilization-note-drew = { $card ->
    [unknown] { $name } húzott egy kereskedelmi kártyát.
   *[other] { $who ->
        [you] Ezt húztad: { $card }.
       *[other] { $name } ezt húzta: { $card }.
     }
 }
civilization-note-offered = { $who ->
    [you] { $count } kártyát ajánlottál, összesen { $worth } értékben, köztük { $named } ({ $number }. ajánlat).
   *[other] { $name } { $count } kártyát ajánlott, összesen { $worth } értékben, köztük { $named } ({ $number }. ajánlat).
 }
civilization-note-offered_to = { $who ->
    [you] { $count } kártyát ajánlottál neki: { $rival }; összesen { $worth } értékben, köztük { $named } ({ $number }. ajánlat).
   *[other] { $rival_who ->
        [you] { $name } neked ajánlott { $count } kártyát, összesen { $worth } értékben, köztük { $named } ({ $number }. ajánlat).
       *[other] { $name } { $count } kártyát ajánlott neki: { $rival }; összesen { $worth } értékben, köztük { $named } ({ $number }. ajánlat).
     }
 }
civilization-note-answered = { $who ->
    [you] { $rival } ajánlatára válaszoltál: { $count } kártya, összesen { $worth } értékben, köztük { $named } ({ $number }. ajánlat).
   *[other] { $rival_who ->
        [you] { $name } válaszolt az ajánlatodra: { $count } kártya, összesen { $worth } értékben, köztük { $named } ({ $number }. ajánlat).
       *[other] { $name } válaszolt { $rival } ajánlatára: { $count } kártya, összesen { $worth } értékben, köztük { $named } ({ $number }. ajánlat).
     }
 }
civilization-note-claimed = { $who ->
    [you] Azt mondtad, ez is köztük van: { $card }.
   *[other] { $name } azt mondta, ez is köztük van: { $card }.
 }
civilization-note-wanted = { $who ->
    [you] Ezt kérted érte: { $card }.
   *[other] { $name } ezt kérte érte: { $card }.
 }
civilization-note-dealt = { $who ->
    [you] Megegyeztetek, te és { $rival }: { $count } kártya { $other } kártyáért.
   *[other] { $rival_who ->
        [you] { $name } megegyezett veled: { $count } kártya { $other } kártyáért.
       *[other] { $name } és { $rival } megegyezett: { $count } kártya { $other } kártyáért.
     }
 }
civilization-note-got = { $card ->
    [unknown] { $name } kapott egy kártyát.
   *[other] { $who ->
        [you] Ezt kaptad: { $card }.
       *[other] { $name } ezt kapta: { $card }.
     }
 }
civilization-note-withdrew = { $who ->
    [you] Visszavontad { ART($number) } { $number }. ajánlatot.
   *[other] { $name } visszavonta { ART($number) } { $number }. ajánlatot.
 }
civilization-note-done = { $who ->
    [you] Befejezted a kereskedést.
   *[other] { $name } befejezte a kereskedést.
 }
civilization-note-gong = Gong: vége a kereskedésnek.
civilization-note-closed = Vége a kereskedésnek.
civilization-note-bought = { $who ->
    [you] Megvetted ezt: { $card } (ára { $price }).
   *[other] { $name } megvette ezt: { $card } (ára { $price }).
 }
civilization-note-paid_tokens = { $who ->
    [you] { $number } tokent fizettél.
   *[other] { $name } { $number } tokent fizetett.
 }
civilization-note-paid = { $who ->
    [you] Ezzel fizettél: { $number } × { $card }.
   *[other] { $name } ezzel fizetett: { $number } × { $card }.
 }
civilization-note-struck = { $who ->
    [you] Csapás ért: { $card }.
   *[other] Csapás érte { $name } népét: { $card }.
 }
civilization-note-struck_by = { $who ->
    [you] Csapás ért: { $card } (tőle kaptad: { $rival }).
   *[other] { $rival_who ->
        [you] Csapás érte { $name } népét: { $card } (tőled kapta).
       *[other] Csapás érte { $name } népét: { $card } (tőle kapta: { $rival }).
     }
 }
civilization-note-ignored = { $who ->
    [you] Ezt már nem kellett végrehajtanod, mert a harmadik csapásod volt: { $card }.
   *[other] { $name } ezt már nem hajtotta végre, mert a harmadik csapása volt: { $card }.
 }
civilization-note-erupted = Kitört a vulkán: { $volcano }.
civilization-note-flooded = Árvíz öntötte el ezt az árteret: { $plain }.
civilization-note-assigned = { $who ->
    [you] { $rival } népére { $number } egységnyi veszteséget róttál.
   *[other] { $rival_who ->
        [you] { $name } { $number } egységnyi veszteséget rótt rád.
       *[other] { $name } { $number } egységnyi veszteséget rótt { $rival } népére.
     }
 }
civilization-note-loses = { $who ->
    [you] { $number } egységet kellett elveszítened.
   *[other] { $name } { $number } egység elvesztésére kényszerült.
 }
civilization-note-pottery = { $who ->
    [you] { $number } gabonát mutattál: a Fazekasság { $number ->
        [1] négy egységet mentett meg érte
       *[other] mindegyikért négy egységet mentett meg
    }.
   *[other] { $name } { $number } gabonát mutatott: a Fazekasság { $number ->
        [1] négy egységet mentett meg érte
       *[other] mindegyikért négy egységet mentett meg
    }.
 }
civilization-note-lost = { $who ->
    [you] { $number } tokent vesztettél itt: { $area }.
   *[other] { $name } { $number } tokent vesztett itt: { $area }.
 }
civilization-note-stricken = { $who ->
    [you] A városodból egy token maradt itt: { $area }.
   *[other] { $name } városából egy token maradt itt: { $area }.
 }
civilization-note-raided = { $who ->
    [you] { $rival } kalózai elpusztították a városodat: { $area }.
   *[other] { $rival_who ->
        [you] Kalózaid elpusztították { $name } városát: { $area }.
       *[other] { $rival } kalózai elpusztították { $name } városát: { $area }.
     }
 }
civilization-note-nominated = { $who ->
    [you] A polgárháborúdhoz őt nevezted meg: { $rival }.
   *[other] { $rival_who ->
        [you] { $name } téged nevezett meg a polgárháborújához.
       *[other] { $name } őt nevezte meg a polgárháborújához: { $rival }.
     }
 }
civilization-note-followed = { $who ->
    [you] { $party ->
        [faction] A párttal folytattad.
       *[rest] A maradékkal folytattad.
     }
   *[other] { $party ->
        [faction] { $name } a párttal folytatta.
       *[rest] { $name } a maradékkal folytatta.
     }
 }
civilization-note-annexed = { $who ->
    [you] Átvettél { $number } tokent itt: { $area } (eddig { $rival } birtokolta).
   *[other] { $rival_who ->
        [you] { $name } átvette { $number } tokenedet itt: { $area }.
       *[other] { $name } átvett { $number } tokent itt: { $area } (eddig { $rival } birtokolta).
     }
 }
civilization-note-returned = { $who ->
    [you] { $number } kártyát adtál vissza { ART($stack) } { $stack }. pakliba.
   *[other] { $name } { $number } kártyát adott vissza { ART($stack) } { $stack }. pakliba.
 }
civilization-note-marker = { $who ->
    [you] A jelződ előrelépett { ART($space) } { $space }. mezőre.
   *[other] { $name } jelzője előrelépett { ART($space) } { $space }. mezőre.
 }
civilization-note-marker_back = { $who ->
    [you] A jelződ visszalépett { ART($space) } { $space }. mezőre.
   *[other] { $name } jelzője visszalépett { ART($space) } { $space }. mezőre.
 }
civilization-note-gained = { $who ->
    [you] Kaptál { $amount }.
   *[other] { $name } { $amount } kapott.
 }
civilization-note-forfeited = { $who ->
    [you] Elvesztettél { $amount }.
   *[other] { $name } elvesztett { $amount }.
 }
civilization-amount-treasury = { $number } kincstári tokent
civilization-amount-people = { $number } tokent a térképen
civilization-amount-cities = { $number } várost
civilization-amount-ships = { $number } hajót
civilization-amount-hand = { $number } kereskedelmi kártyát
civilization-amount-space = { $number } mezőt

## Moves as labels

civilization-move-nation = Nemzeted: { $nation }
civilization-move-rate = Városonként { $number }
civilization-move-take = Átvétel: { $area }
civilization-move-destroy = Elvész a város: { $area }
civilization-move-grow = { $number } ide: { $area }
civilization-move-maintain = Hajó fenntartása: { $node }{ $local ->
    [0] { "" }
   *[other] { " " }(a zónából: { $local })
 }
civilization-move-launch = Hajóépítés: { $node }{ $local ->
    [0] { "" }
   *[other] { " " }(a zónából: { $local })
 }
civilization-move-walk = { $number } token: { $area } → { $to }
civilization-move-embark = { $ship }. hajó: { $number } beszáll
civilization-move-sail = { $ship }. hajó ide: { $node }
civilization-move-land = { $ship }. hajó: { $number } partra
civilization-move-done = Kész
civilization-move-first = Előbb: { $area }
civilization-move-reduce = Visszafejlesztés: { $area }
civilization-move-build = Város itt: { $area }
civilization-move-gold = Aranyvásárlás
civilization-move-accept = Elfogadod a választ: { $number }.
civilization-move-withdraw = Visszavonás: { $number }. ajánlat
civilization-move-erupt = Kitör: { $volcano }
civilization-move-flood = Ártér: { $plain }
civilization-move-spare = Mást nem sújtasz
civilization-move-assign = { $nation } vesztesége: { $number }
civilization-move-lose = { $number } veszteség itt: { $area }
civilization-move-nominate = Megnevezed: { $nation }
civilization-move-join = { $number } a pártba innen: { $area }
civilization-move-secede = A pártba ez a város: { $area }
civilization-move-follow = { $party ->
    [faction] A párttal folytatod
   *[rest] A maradékkal folytatod
 }
civilization-move-annex = Átvétel: { $number } itt: { $area }
civilization-move-seize = Város átvétele: { $area }
civilization-move-raid = Elpusztítod: { $area }
civilization-move-return = Visszaadás: { $number } × { $kind }
civilization-move-offer = { $answers ->
    [0] { $to ->
        [mindenki] { $count } kártyát ajánlasz, összesen { $worth }, köztük { $named }
       *[other] { $count } kártyát ajánlasz neki: { $to }; összesen { $worth }, köztük { $named }
     }
   *[other] Válasz erre: { $answers }. – { $count } kártya, összesen { $worth }, köztük { $named }
 }
civilization-move-buy = Megveszed: { $card }{ $cards ->
    [one] { "" }
   *[other] , összesen { $cards }
 } – { $paid } kártya, { $tokens } token

## Words that can be typed

civilization-say-nation = nemzet
civilization-say-rate = adókulcs
civilization-say-take = átveszem, átvétel
civilization-say-destroy = elpusztul
civilization-say-grow = növekedés
civilization-say-maintain = fenntartás, fenntartom
civilization-say-launch = hajóépítés
civilization-say-walk = vonulás, megyek
civilization-say-embark = beszállás
civilization-say-sail = hajózás
civilization-say-land = partra
civilization-say-done = kész
civilization-say-first = előbb
civilization-say-reduce = visszafejlesztés
civilization-say-build = építés, építek
civilization-say-gold = arany
civilization-say-accept = elfogadom
civilization-say-withdraw = visszavonom
civilization-say-erupt = kitör
civilization-say-flood = árvíz
civilization-say-spare = kímélet
civilization-say-assign = kirovás
civilization-say-lose = veszteség
civilization-say-nominate = megnevezés
civilization-say-join = pártba
civilization-say-secede = elszakad
civilization-say-follow = folytatás
civilization-say-annex = bekebelezés
civilization-say-seize = elfoglalás
civilization-say-raid = kalózkodás
civilization-say-return = visszaadás
civilization-say-offer = ajánlat, ajánlok
civilization-say-buy = vásárlás, veszek
civilization-say-order = sorrend
civilization-say-draw = húzás
civilization-say-gong = gong
civilization-say-area = zónából
civilization-say-worth = összesen
civilization-say-claim = állítom
civilization-say-cards = lapok
civilization-say-want = kérek
civilization-say-if = ha
civilization-say-to = neki
civilization-say-for = erre, válaszul
civilization-say-pay = fizetek
civilization-say-tokens = tokenek
civilization-say-faction = párt
civilization-say-rest = maradék
civilization-kind-area = egy zóna
civilization-kind-node = egy part vagy nyílt tenger
civilization-kind-nation = egy nemzet
civilization-kind-people = egy nemzet vagy mindenki
civilization-kind-card = egy kereskedelmi kártya
civilization-kind-commodity = egy áru
civilization-kind-civilization = egy civilizációs kártya
civilization-kind-volcano = egy vulkán
civilization-kind-plain = egy ártér
civilization-kind-party = párt vagy maradék
civilization-kind-ship = egy hajó száma
civilization-kind-number = egy szám
civilization-kind-count = hány kártya
civilization-kind-worth = az összértékük
civilization-kind-offer = egy ajánlat száma
civilization-kind-tokens = hány token
civilization-kind-seat = egy hely száma

## Miért nem engedi itt a szabály

civilization-why-stock = { $need } token kellene hozzá, de a készletedben csak { $have } van.
civilization-why-treasury = { $need } token kellene hozzá a kincstárból, de ott csak { $have } van.
civilization-why-there = { $area }: { $need } tokened kellene ott, de csak { $have } van.
civilization-why-unplaced = { $number } token még a készletedben van.
civilization-why-growth = { $area } még ennyivel nőhet: { $have }, nem ennyivel: { $need }.
civilization-why-price = Az ára { $price }, te pedig { $number } tokent mondtál a zónából.
civilization-why-unused = { $area } ennyi játékosnál nincs játékban.
civilization-why-apart = { $area } és { $to } nem szomszédos szárazföldön.
civilization-why-moved = { $area }: { $need } indulna, de ott már csak { $have } nem mozgott még.
civilization-why-voyage = { $need } lépésre van, a hajónak pedig { $have } maradt.
civilization-why-room = { $need } szállna fel, de csak { $have } helye van a hajónak.
civilization-why-aboard = { $need } szállna partra, de csak { $have } van a fedélzeten.
civilization-why-on_board = { ART($ship, capital: 1) } { $ship }. hajón még van rakomány: { $number } token.
civilization-why-at_sea = { ART($ship, capital: 1) } { $ship }. hajó még nyílt tengeren van: { $node }.
civilization-why-no_city = Itt nincs ilyen városod: { $area }.
civilization-why-exempt = Ezt a várost ebben a körben felkelésből vetted át, még nem kell eltartani: { $area }.
civilization-why-support = { $need } tokennek kellene a térképen maradnia, de csak { $have } maradna.
civilization-why-few_cards = { $number } kártyát ajánlottál, pedig legalább három kell.
civilization-why-locked = Ezt a kártyát ebben a körben cserében kaptad, nálad marad: { $card }.
civilization-why-in_hand = { $card }: { $need } kártyát mondtál, de csak { $have } van.
civilization-why-listed = { $said } kártyát mondtál, de { $number } kártyát soroltál fel.
civilization-why-worth = Azt mondtad, { $said } az értékük; valójában { $number }.
civilization-why-not_among = Ez nincs a kártyák között: { $card }.
civilization-why-no_answer = { ART($number, capital: 1) } { $number }. nem a te ajánlatodra válasz.
civilization-why-not_yours = { ART($number, capital: 1) } { $number }. nem a te élő ajánlatod.
civilization-why-one_of_a_kind = Ebből csak egyed lehet: { $card }.
civilization-why-most_cards = { $have } kártyád van, { $more } újjal több lenne, mint { $most }.
civilization-why-tokens = { $said } tokent mondtál, pedig pontosan { $number } jár.
civilization-why-giver = Éppen tőle kaptad.
civilization-why-cap = { $said } egységet mondtál, de legfeljebb { $most } lehet.
civilization-why-left = { $said } egységet mondtál, de már csak { $left } osztható ki.
civilization-why-assigned = { $nation } már kapott ennyit: { $number }.
civilization-why-exact = Még { $number } egység van hátra; ezután a maradék nem jönne ki pontosan.
civilization-why-stays = { $area }: egynek maradnia kell, így legfeljebb { $number } veszhet el.
civilization-why-spared = Ez a csapás ide nem ér el: { $area }.
civilization-why-free = { $area }: { $need } egységet mondtál, de csak { $have } közül választhatsz.
civilization-why-city_pieces = Nincs több városod a készletben.
civilization-why-hand = { $need } kártya van a kezedben, { $have } maradhat.
civilization-why-six = { $number } kártyádból hat mindenképp nálad marad.
