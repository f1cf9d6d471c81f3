# Through the Ages. A kártyák neve az alkotóelemek fájljaiból való.

through_the_ages-title = Through the Ages
through_the_ages-mode-full = a teljes játék
through_the_ages-mode-first = az első játék: békés, III. kor nélkül
through_the_ages-mode-peaceful = a békés változat: agressziók, háborúk és szövetségek nélkül
through_the_ages-mode-advanced = a Haladó játék: a II. kor végéig, háborúk nélkül
through_the_ages-mode-simple = az Egyszerű játék: az I. kor végéig, politika nélkül
through_the_ages-option-alternative_corruption = alternatív korrupció: egy bánya eggyel kevesebb jelzőt vehet el
through_the_ages-option-easier = könnyebb változat: eggyel több sárga jelző, típusonként eggyel több városi épület
through_the_ages-option-no_gang_attack = csoportos támadás nélkül: egyszerre egy támadó
through_the_ages-option-peaceful = békés változat
through_the_ages-option-military_draw_as_action = katonai kártyák húzása katonai akcióval
through_the_ages-option-bonus = bónuszkártyák, amelyek a végén számítanak
through_the_ages-option-bonus_public_cards = a nyilvános bónuszkártyák száma
through_the_ages-option-fewer_bonuses = kevesebb bónusz: a paklikban maradt események nem adnak pontot
through_the_ages-option-board_limits = a tábla
through_the_ages-option-last_round_sacrifice_ban = nincs áldozat az utolsó körben
through_the_ages-value-alternative_corruption-off = nem
through_the_ages-value-alternative_corruption-on = igen
through_the_ages-value-easier-off = nem
through_the_ages-value-easier-on = igen
through_the_ages-value-no_gang_attack-off = nem
through_the_ages-value-no_gang_attack-on = igen
through_the_ages-value-peaceful-off = nem
through_the_ages-value-peaceful-on = agressziók és háborúk nélkül
through_the_ages-value-peaceful-no_pacts = szövetségek nélkül is
through_the_ages-value-military_draw_as_action-off = nem
through_the_ages-value-military_draw_as_action-on = igen
through_the_ages-value-bonus-none = nincsenek
through_the_ages-value-bonus-public = nyilvánosak az elejétől
through_the_ages-value-bonus-age_by_age = korról korra kerülnek elő
through_the_ages-value-bonus-private = mindenkinek saját, titkos
through_the_ages-value-bonus-open_draft = nyíltan választva
through_the_ages-value-bonus_public_cards-4 = 4
through_the_ages-value-bonus_public_cards-3 = 3
through_the_ages-value-bonus_public_cards-5 = 5
through_the_ages-value-fewer_bonuses-off = nem
through_the_ages-value-fewer_bonuses-on = igen
through_the_ages-value-board_limits-english = angol: legfeljebb 40 tudomány
through_the_ages-value-board_limits-german = német: legfeljebb 30 tudomány
through_the_ages-value-last_round_sacrifice_ban-all = semmire
through_the_ages-value-last_round_sacrifice_ban-attacks = csak támadásban és háborúban
through_the_ages-mode-short = a rövidebb játék: a II. kor végéig
through_the_ages-help =
    Néhány mondat: elvesz vas; épít bronz; fejleszt bronz erre vas; kifejleszt alkímia; kijátszik takarékosság;
    előkészít rats; támad aggression_spy ellene 1; kész.

## A kép

through_the_ages-over = vége a játéknak
through_the_ages-last = Az utolsó forduló { ART($round) } { $round }.
through_the_ages-decks = Paklik: { $civil } polgári, { $military } katonai kártya; eldobott katonai kártya: { $discards }
through_the_ages-unknown = ismeretlen
through_the_ages-column-name = Civilizáció
through_the_ages-column-culture = Kultúra
through_the_ages-column-science = Tudomány
through_the_ages-column-strength = Erő
through_the_ages-column-happiness = Boldog
through_the_ages-column-food = Élelem
through_the_ages-column-resources = Nyersa.
through_the_ages-column-actions = Akció
through_the_ages-column-hand = Kéz
through_the_ages-column-space = Hely
through_the_ages-column-cost = Ára
through_the_ages-column-card = Kártya
through_the_ages-column-text = Mit tud
through_the_ages-column-technology = Technológia
through_the_ages-column-workers = Munkás
through_the_ages-column-tokens = Jelző
through_the_ages-column-new = Új
through_the_ages-column-offers = Lehetőségeid
through_the_ages-line-culture = Kultúra
through_the_ages-line-science = Tudomány
through_the_ages-line-strength = Erő
through_the_ages-line-happiness = Boldogság
through_the_ages-line-food = Élelmiszer
through_the_ages-line-resources = Nyersanyag
through_the_ages-line-civil = Polgári akció
through_the_ages-line-military = Katonai akció
through_the_ages-resigned = feladta
through_the_ages-civil-hand = kézben: { $cards }
through_the_ages-backs = katonai kártyái: { $ages }
through_the_ages-government = { $card } (városi épületből típusonként legfeljebb { $limit })
through_the_ages-leader = vezető: { $card }
through_the_ages-specials = speciális technológiák: { $cards }
through_the_ages-wonders = csodák: { $cards }
through_the_ages-unfinished = épülő csoda: { $card }
through_the_ages-ruined = rom
through_the_ages-colonies = gyarmatok: { $cards }
through_the_ages-tactic = taktika: { $card }, { $where ->
    [own] saját
   *[common] közös
 }, hadseregek +{ $strength }
through_the_ages-war = { $card } { $rival } ellen
through_the_ages-pact = szövetség: { $card }, a másik fél { $partner }
through_the_ages-events = Aktuális események: { $ages } · Jövőbeli események: { $future }
through_the_ages-past = Legutóbbi események: { $cards }
through_the_ages-peeked = A következő esemény: { $card }
through_the_ages-tactics = Közös taktikák: { $cards }
through_the_ages-finals = A végén pontot ér: { $cards }
through_the_ages-kept = A saját bónuszkártyáid: { $cards }
through_the_ages-free = ingyen
through_the_ages-category = { $category ->
    [farm] Farm
    [mine] Bánya
    [lab] Laboratórium
    [temple] Templom
    [library] Könyvtár
    [theater] Színház
    [arena] Aréna
    [infantry] Gyalogság
    [cavalry] Lovasság
    [artillery] Tüzérség
    [air_force] Légierő
    [government] Kormányzat
    [leader] Vezető
    [wonder] Csoda
    [action] Akciókártya
    [tactic] Taktika
    [bonus] Bónuszkártya
    [aggression] Agresszió
    [war] Háború
    [pact] Szövetség
    [territory] Terület
    [event] Esemény
   *[special] Speciális technológia
 }
through_the_ages-cost-science = { $science } tudomány
through_the_ages-cost-government = { $science } tudomány, forradalommal { $revolution }
through_the_ages-cost-resources = darabja { $resources } nyersanyag
through_the_ages-cost-stages = szintjei { $stages }
through_the_ages-cost-military = { $actions } katonai akció
through_the_ages-yellow-bank = Sárga készlet
through_the_ages-yellow = { $tokens } ({ $until } mehet el, mielőtt több boldog arc kell) · { $unused } szabad munkás · a következő munkás { $cost } élelmiszer · fogyasztás { $eaten }
through_the_ages-blue-bank = Kék készlet
through_the_ages-blue = { $tokens } ({ $until } mehet el, mielőtt nő a korrupció) · korrupció { $corruption }
through_the_ages-faces = { " " }· { $needed } kell{ $discontent ->
    [0] { "" }
   *[other] , elégedetlen munkás: { $discontent }
 }
through_the_ages-limit = korlát
through_the_ages-lent = egy katonai akció Hammurapinál
through_the_ages-spare = ebben a körben { $actions } extra katonai akció
through_the_ages-arms = ebben a körben { $resources } extra nyersanyag egységekre
through_the_ages-hand = A kezedben: { $civil }/{ $civil_limit } polgári, { $military }/{ $military_limit } katonai kártya
through_the_ages-act = { $move ->
    [build] építés
    [upgrade] fejlesztés
    [destroy] lerombolás
    [disband] feloszlatás
    [lead] vezető lesz
    [develop] kifejlesztés
    [revolt] forradalom
    [play] kijátszás
    [enlist] toborzás
    [adopt] taktika kijátszása
    [copy] lemásolás
    [prepare] előkészítés
    [attack] támadás
    [declare] hadüzenet
    [offer] ajánlat
    [cancel] felbontás
    [colonize] gyarmatosítás
    [send] küldés
    [use] felhasználás
    [discard] eldobás
   *[choose] választás
 }
through_the_ages-act-under = és Homérosz a csoda alá: { $wonder }
through_the_ages-goods = { $goods ->
    [food] élelmiszerért
   *[resources] nyersanyagért
 }
through_the_ages-attack = { $attacker } támadása { $rival } ellen, az erők { $strength } : { $defense }. { $card }
through_the_ages-offered = { $owner } szövetséget ajánl neked. { $card }
through_the_ages-your-side = Te lennél { $side ->
    [A] az A
   *[B] a B
 } fél.
through_the_ages-victim = { $name } javaiból választhatsz.
through_the_ages-bid = A legmagasabb licit { $bid } ({ $name }).
through_the_ages-no-bid = Még nincs licit.
through_the_ages-out = Kiszállt: { $names }.
through_the_ages-most = Legfeljebb { $force } erőt küldhetsz.
through_the_ages-force = Eddig elküldve: { $sent }, a licit { $bid }.
through_the_ages-forecast = Ha most érne véget a köröd
through_the_ages-excess = { $cards } katonai kártyát el kell dobnod
through_the_ages-uprising = felkelés: sem pont, sem termelés nincs
through_the_ages-scores = { $science } tudomány, { $culture } kultúra
through_the_ages-loses = korrupció −{ $resources } nyersanyag
through_the_ages-eats = { $food } élelmiszer, fogyasztás { $eaten }
through_the_ages-starves = éhínség { $culture } kultúra
through_the_ages-makes = { $resources } nyersanyag
through_the_ages-draws = { $cards } katonai kártyát húzol
through_the_ages-score-now = Kultúra és értékek
through_the_ages-score-final = Végeredmény

## Kérdések

through_the_ages-prompt-politics = A politikai akciód: esemény, agresszió, háború, szövetség, vagy passz.
through_the_ages-prompt-actions = Az akcióid: végy el kártyát, építs, fejlessz; a „kész” lezárja a köröd.
through_the_ages-prompt-ordered = Válaszd ki, mire használod az akciókártyádat!
through_the_ages-prompt-defence = Megtámadtak: használj fel kártyákat a védelemhez, vagy mondd, hogy kész!
through_the_ages-prompt-auction = Licitálj a területre, vagy passzolj!
through_the_ages-prompt-force = Küldj egységeket és kártyákat, amíg el nem éred a liciteted!
through_the_ages-prompt-pact = Fogadd el a szövetséget, vagy utasítsd vissza!
through_the_ages-prompt-discard = Túl sok katonai kártyád van: dobj el!
through_the_ages-prompt-workers = Elvesztesz egy munkást: válaszd ki, honnan!
through_the_ages-prompt-tokens = Egy kék jelző lekerül a kártyáidról: válaszd ki, melyikről!
through_the_ages-prompt-spoils = Végy el technológiát a legyőzöttől, vagy kérd a többit tudományban!
through_the_ages-prompt-choose = Melyik kártyát választod?
through_the_ages-prompt-share = Mennyi élelmiszer és mennyi nyersanyag legyen?
through_the_ages-prompt-offer = Az esemény felajánl valamit; passzolj, ha nem kéred.
through_the_ages-prompt-agreement = Nemzetközi egyezmény: végy el kártyákat a sorról; „kész”, ha elég.
through_the_ages-prompt-sacrifice = Áldozz fel egységeket ebben a harcban, vagy mondd, hogy kész.
through_the_ages-prompt-stay = Kezdődik a köröd: passzolj, ha folytatod, vagy add fel a játékot.
through_the_ages-prompt-spare = Egy bánya eggyel kevesebb jelzőt vehet el: válaszd ki, vagy passzolj.
through_the_ages-prompt-pillage = Válaszd ki, mely épületeket rombolja le a rajtaütés; a kész zárja le.
through_the_ages-prompt-keep = Tarts meg egy bónuszkártyát; más nem látja.
through_the_ages-prompt-draft = Válassz egy bónuszkártyát, amely mindenkinek pontot ad.
through_the_ages-prompt-chance = A véletlen dönt.
through_the_ages-waiting = Még dönt: { $names }.

## Ajánlatok

through_the_ages-move-take = { $space ->
    [0] Elveszem: { $card }
   *[other] Elveszem { ART($space) } { $space }. helyről: { $card }
 }
through_the_ages-move-increase = Növelem a népességet
through_the_ages-move-build = Építek egyet: { $card }
through_the_ages-move-upgrade = Továbbfejlesztem: { $card } → { $to }
through_the_ages-move-destroy = Lerombolok egyet: { $card }
through_the_ages-move-disband = Feloszlatok egyet: { $card }
through_the_ages-move-lead = { $under ->
    [0] Új vezetőm: { $card }
   *[other] Új vezetőm: { $card }; Homérosz csoda alá kerül: { $wonder }
 }
through_the_ages-move-stage = Megépítem a csodám { $count } szintjét
through_the_ages-move-develop = Kifejlesztem: { $card }
through_the_ages-move-revolt = Forradalom: { $card }
through_the_ages-move-play = { $goods ->
    [food] Kijátszom élelmiszerért: { $card }
    [resources] Kijátszom nyersanyagért: { $card }
   *[none] Kijátszom: { $card }
 }
through_the_ages-move-enlist = Barbarossa: új munkás, aki ez lesz: { $card }
through_the_ages-move-adopt = Kijátszom ezt a taktikát: { $card }
through_the_ages-move-copy = Lemásolom ezt a taktikát: { $card }
through_the_ages-move-churchill = { $choice ->
    [arms] Churchill: tudomány és nyersanyag a hadseregnek
   *[culture] Churchill: 3 kultúrapont
 }
through_the_ages-move-immigrate = Bevándorlót fogadok (Óceánjáró hajózás)
through_the_ages-move-hammurabi = Hammurapi: katonai akció polgári akcióként
through_the_ages-move-trade = Kereskedelmi útvonalak: a másik áruval fizetek
through_the_ages-move-done = Kész
through_the_ages-move-pass = Passz
through_the_ages-move-prepare = Eseményt készítek elő: { $card }
through_the_ages-move-attack = { $card }, { ART($rival) } { $rival }. hely ellen
through_the_ages-move-declare = { $card }, { ART($rival) } { $rival }. hely ellen
through_the_ages-move-offer = { $side ->
    [a] Szövetséget ajánlok { ART($partner) } { $partner }. helynek: { $card }, én vagyok A
    [b] Szövetséget ajánlok { ART($partner) } { $partner }. helynek: { $card }, én vagyok B
   *[none] Szövetséget ajánlok { ART($partner) } { $partner }. helynek: { $card }
 }
through_the_ages-move-cancel = Felbontom ezt a szövetséget: { $card }
through_the_ages-move-resign = Feladom a játékot
through_the_ages-move-dismiss = Nagy Sándor távozik egy sárga jelzőért
through_the_ages-move-colonize = Kolumbusz gyarmatosít: { $card }
through_the_ages-move-bid = Licitem: { $amount }
through_the_ages-move-send = Elküldök egyet: { $card }
through_the_ages-move-use = Felhasználom: { $card }
through_the_ages-move-discard = Eldobom: { $card }
through_the_ages-move-accept = Elfogadom a szövetséget
through_the_ages-move-refuse = Visszautasítom a szövetséget
through_the_ages-move-choose = Ezt választom: { $card }
through_the_ages-move-split = { $food } élelmiszer és { $resources } nyersanyag
through_the_ages-move-fetch = Katonai kártyát húzok
through_the_ages-move-keep = Megtartom: { $card }

## Napló

through_the_ages-note-round = { $round }. forduló
through_the_ages-note-age = { $age ->
    [A] Elkezdődött az A kor.
    [I] Elkezdődött az I. kor.
    [II] Elkezdődött a II. kor.
    [III] Elkezdődött a III. kor.
   *[IV] Elkezdődött a IV. kor.
 }
through_the_ages-note-turn = { $who ->
    [you] A te köröd, { $round }. forduló, { through_the_ages-level }
   *[other] { $name }, { $round }. forduló, { through_the_ages-level }
 }
through_the_ages-level = { $age ->
    [A] A kor
    [I] I. kor
    [II] II. kor
    [III] III. kor
   *[IV] IV. kor
 }
through_the_ages-price = { $price ->
    [none] { "" }
   *[other] { " " }({ $price })
 }
through_the_ages-amount-food = { $number } élelmiszert
through_the_ages-price-food = { $number } élelmiszer
through_the_ages-amount-resources = { $number } nyersanyagot
through_the_ages-price-resources = { $number } nyersanyag
through_the_ages-amount-science = { $number } tudománypontot
through_the_ages-price-science = { $number } tudománypont
through_the_ages-amount-culture = { $number } kultúrapontot
through_the_ages-price-culture = { $number } kultúrapont
through_the_ages-amount-population = { $number } munkást
through_the_ages-price-population = { $number } munkás
through_the_ages-amount-yellow = { $number } sárga jelzőt
through_the_ages-price-yellow = { $number } sárga jelző
through_the_ages-amount-blue = { $number } kék jelzőt
through_the_ages-price-blue = { $number } kék jelző
through_the_ages-amount-civil = { $number } polgári akciót
through_the_ages-price-civil = { $number } polgári akció
through_the_ages-amount-military = { $number } katonai akciót
through_the_ages-price-military = { $number } katonai akció
through_the_ages-amount-hand = { $number } katonai kártyát
through_the_ages-price-hand = { $number } katonai kártya
through_the_ages-note-start = { $who ->
    [you] Te lettél a kezdőjátékos.
   *[other] { $name } lett a kezdőjátékos.
 }
through_the_ages-note-took = { $who ->
    [you] Elvetted a sor { $space }. helyéről: { $card }{ through_the_ages-price }.
   *[other] { $name } elvette a sor { $space }. helyéről: { $card }{ through_the_ages-price }.
 }
through_the_ages-note-increased = { $who ->
    [you] Növelted a népességedet{ through_the_ages-price }; szabad munkásaid: { $unused }.
   *[other] { $name } növelte a népességét{ through_the_ages-price }; szabad munkásai: { $unused }.
 }
through_the_ages-note-built = { $who ->
    [you] Építettél egyet: { $card }{ through_the_ages-price }.
   *[other] { $name } épített egyet: { $card }{ through_the_ages-price }.
 }
through_the_ages-note-upgraded = { $who ->
    [you] Továbbfejlesztettél egyet: { $card } → { $to }{ through_the_ages-price }.
   *[other] { $name } továbbfejlesztett egyet: { $card } → { $to }{ through_the_ages-price }.
 }
through_the_ages-note-destroyed = { $who ->
    [you] Egy munkásod felszabadult innen: { $card }{ through_the_ages-price }.
   *[other] { $name } egy munkása felszabadult innen: { $card }{ through_the_ages-price }.
 }
through_the_ages-note-led = { $who ->
    [you] { $card } lett a civilizációd vezetője{ through_the_ages-price }.
   *[other] { $card } lett { $name } civilizációjának vezetője{ through_the_ages-price }.
 }
through_the_ages-note-leader_left = { $who ->
    [you] Távozott a vezetőd: { $card }.
   *[other] Távozott { $name } vezetője: { $card }.
 }
through_the_ages-note-tucked = { $who ->
    [you] { $card } a csodád alá került: { $wonder }.
   *[other] { $card } { $name } csodája alá került: { $wonder }.
 }
through_the_ages-note-replaced = { $who ->
    [you] Ezt váltotta fel nálad: { $card }.
   *[other] { $name } kártyái közt ezt váltotta fel: { $card }.
 }
through_the_ages-note-staged = { $who ->
    [you] Megépítetted a csodád { $stage }. szintjét: { $card }{ through_the_ages-price }.
   *[other] { $name } megépítette a csodája { $stage }. szintjét: { $card }{ through_the_ages-price }.
 }
through_the_ages-note-completed = { $who ->
    [you] Felépült a csodád: { $card }.
   *[other] Felépült { $name } csodája: { $card }.
 }
through_the_ages-note-ruined = { $who ->
    [you] Romba dőlt a csodád: { $card }.
   *[other] Romba dőlt { $name } csodája: { $card }.
 }
through_the_ages-note-abandoned = { $who ->
    [you] Elvesztetted a befejezetlen csodádat: { $card }.
   *[other] { $name } elvesztette a befejezetlen csodáját: { $card }.
 }
through_the_ages-note-antiquated = { $who ->
    [you] Elavult, ezért kikerült a kezedből: { $card }.
   *[other] Elavult, ezért kikerült { $name } kezéből: { $card }.
 }
through_the_ages-note-immigrated = { $who ->
    [you] Munkás érkezett hozzád a tengerentúlról{ through_the_ages-price }.
   *[other] { $name } munkást fogadott a tengerentúlról{ through_the_ages-price }.
 }
through_the_ages-note-developed = { $who ->
    [you] Kifejlesztetted: { $card }{ through_the_ages-price }.
   *[other] { $name } kifejlesztette: { $card }{ through_the_ages-price }.
 }
through_the_ages-note-revolted = { $who ->
    [you] Forradalom: az új kormányzatod { $card } lett{ through_the_ages-price }.
   *[other] Forradalom: { $name } új kormányzata { $card } lett{ through_the_ages-price }.
 }
through_the_ages-note-played = { $who ->
    [you] Kijátszottad: { $card }{ through_the_ages-price }.
   *[other] { $name } kijátszotta: { $card }{ through_the_ages-price }.
 }
through_the_ages-note-adopted = { $who ->
    [you] { $card } lett a taktikád{ through_the_ages-price }.
   *[other] { $card } lett { $name } taktikája{ through_the_ages-price }.
 }
through_the_ages-note-copied = { $who ->
    [you] Lemásoltad a taktikát: { $card }{ through_the_ages-price }.
   *[other] { $name } lemásolta a taktikát: { $card }{ through_the_ages-price }.
 }
through_the_ages-note-lent = { $who ->
    [you] Hammurapi egy katonai akciódat polgárivá tette{ through_the_ages-price }.
   *[other] Hammurapi { $name } egy katonai akcióját polgárivá tette{ through_the_ages-price }.
 }
through_the_ages-note-genghis = { $who ->
    [you] { $culture } kultúrapontot kaptál Dzsingisz kán jóvoltából.
   *[other] { $name } { $culture } kultúrapontot kapott Dzsingisz kán jóvoltából.
 }
through_the_ages-note-silent = { $who ->
    [you] Lemondtál erről a politikai akcióról.
   *[other] { $name } lemondott erről a politikai akcióról.
 }
through_the_ages-note-bid = { $who ->
    [you] Ennyit licitáltál: { $amount }.
   *[other] { $name } ennyit licitált: { $amount }.
 }
through_the_ages-note-passed = { $who ->
    [you] Passzoltál.
   *[other] { $name } passzolt.
 }
through_the_ages-note-discovered = { $who ->
    [you] A kezedből gyarmatosítottál: { $card }.
   *[other] { $name } a kezéből gyarmatosított: { $card }.
 }
through_the_ages-note-sent = { $who ->
    [you] Gyarmatosítani küldtél { $count } egységet: { $card }.
   *[other] { $name } gyarmatosítani küldött { $count } egységet: { $card }.
 }
through_the_ages-note-colonized = { $who ->
    [you] Gyarmatod lett: { $card }.
   *[other] { $name } gyarmata lett: { $card }.
 }
through_the_ages-note-colony_lost = { $who ->
    [you] Elvesztetted a gyarmatot: { $card }.
   *[other] { $name } elvesztette a gyarmatot: { $card }.
 }
through_the_ages-note-worker_lost = { $who ->
    [you] Elvesztettél egy munkást innen: { $card }.
   *[other] { $name } elvesztett egy munkást innen: { $card }.
 }
through_the_ages-note-gained = { $who ->
    [you] Kaptál { $amount }.
   *[other] { $name } { $amount } kapott.
 }
through_the_ages-note-forfeited = { $who ->
    [you] Elvesztettél { $amount }.
   *[other] { $name } elvesztett { $amount }.
 }
through_the_ages-some-goods = { $food ->
    [0] { $resources } nyersanyagot
   *[other] { $resources ->
        [0] { $food } élelmiszert
       *[other] { $food } élelmiszert és { $resources } nyersanyagot
     }
 }
through_the_ages-note-used = { $who ->
    [you] Felhasználtad: { $card } (+{ $value }).
   *[other] { $name } felhasználta: { $card } (+{ $value }).
 }
through_the_ages-note-resigned = { $who ->
    [you] Feladtad a játékot.
   *[other] { $name } feladta a játékot.
 }
through_the_ages-note-uprising = { $who ->
    [you] Felkelés: ebben a körben semmit sem termeltél.
   *[other] Felkelés: { $name } ebben a körben semmit sem termelt.
 }
through_the_ages-eaten = { $eaten ->
    [0] .
   *[other] ; { $eaten } élelmiszer elfogyott.
 }
through_the_ages-note-produced = { $who ->
    [you] Termeltél { $food } élelmiszert és { $resources } nyersanyagot{ through_the_ages-eaten }
   *[other] { $name } { $food } élelmiszert és { $resources } nyersanyagot termelt{ through_the_ages-eaten }
 }
through_the_ages-points-scored = { $science ->
    [0] { $culture } kultúrapontot
   *[other] { $culture ->
        [0] { $science } tudománypontot
       *[other] { $science } tudomány- és { $culture } kultúrapontot
     }
 }
through_the_ages-note-scored = { $who ->
    [you] { through_the_ages-points-scored } kaptál.
   *[other] { $name } { through_the_ages-points-scored } kapott.
 }
through_the_ages-note-corruption = { $who ->
    [you] Korrupció: elvesztettél { through_the_ages-some-goods }.
   *[other] Korrupció: { $name } elvesztett { through_the_ages-some-goods }.
 }
through_the_ages-note-hunger = { $who ->
    [you] Éhínség: { $missing } élelmiszer hiányzott, ezért elvesztettél { $culture } kultúrapontot.
   *[other] Éhínség: { $missing } élelmiszer hiányzott, ezért { $name } elvesztett { $culture } kultúrapontot.
 }
through_the_ages-note-impact = { $sign ->
    [lost] { $who ->
        [you] { $card }: elvesztettél { $points } kultúrapontot.
       *[other] { $card }: { $name } elvesztett { $points } kultúrapontot.
     }
   *[gained] { $who ->
        [you] { $card }: { $points } kultúrapontot kaptál.
       *[other] { $card }: { $name } { $points } kultúrapontot kapott.
     }
 }
through_the_ages-note-bonus = { $who ->
    [you] A végén még { $points } kultúrapontot kaptál.
   *[other] { $name } a végén még { $points } kultúrapontot kapott.
 }
through_the_ages-note-attacked = { $who ->
    [you] Megtámadtad { $rival } civilizációját ({ $card }).
   *[other] { $rival_who ->
        [you] { $name } megtámadott téged ({ $card }).
       *[other] { $name } megtámadta { $rival } civilizációját ({ $card }).
     }
 }
through_the_ages-note-declared = { $who ->
    [you] Háborút hirdettél { $rival } ellen ({ $card }).
   *[other] { $rival_who ->
        [you] { $name } háborút hirdetett ellened ({ $card }).
       *[other] { $name } háborút hirdetett { $rival } ellen ({ $card }).
     }
 }
through_the_ages-note-war_begun = { $who ->
    [you] Csatára került sor a { $rival } elleni háborúdban ({ $card }).
   *[other] { $rival_who ->
        [you] Csatára került sor { $name } ellened viselt háborújában ({ $card }).
       *[other] Csatára került sor { $name } háborújában { $rival } ellen ({ $card }).
     }
 }
through_the_ages-attack-bonus = { $bonus ->
    [0] { "" }
   *[other] { " " }(ebből { $bonus } egy szövetség révén)
 }
through_the_ages-note-defended = { $who ->
    [you] Sikerrel védekeztél { $rival } ellen ({ $card }): a védelmed { $defence }, a támadás { $attack } volt.
   *[other] { $rival_who ->
        [you] { $name } sikerrel védekezett ellened ({ $card }): a védelem { $defence }, a támadásod { $attack } volt.
       *[other] { $name } sikerrel védekezett { $rival } ellen ({ $card }): a védelem { $defence }, a támadás { $attack } volt.
     }
 }
through_the_ages-note-overcome = { $who ->
    [you] { $rival } legyőzött téged ({ $card }): a védelmed { $defence }, a támadás { $attack } volt.
   *[other] { $rival_who ->
        [you] Legyőzted { $name } civilizációját ({ $card }): a védelem { $defence }, a támadásod { $attack } volt.
       *[other] { $rival } legyőzte { $name } civilizációját ({ $card }): a védelem { $defence }, a támadás { $attack } volt.
     }
 }
through_the_ages-note-annexed = { $who ->
    [you] Elfoglaltad { $rival } gyarmatát: { $card }.
   *[other] { $rival_who ->
        [you] { $name } elfoglalta a gyarmatodat: { $card }.
       *[other] { $name } elfoglalta { $rival } gyarmatát: { $card }.
     }
 }
through_the_ages-note-infiltrated = { $who ->
    [you] Ügynökeid eltávolították { $rival } kártyáját: { $card }.
   *[other] { $rival_who ->
        [you] { $name } ügynökei eltávolították a kártyádat: { $card }.
       *[other] { $name } ügynökei eltávolították { $rival } kártyáját: { $card }.
     }
 }
through_the_ages-note-stole = { $who ->
    [you] Elvetted { $rival } technológiáját: { $card }.
   *[other] { $rival_who ->
        [you] { $name } elvette a technológiádat: { $card }.
       *[other] { $name } elvette { $rival } technológiáját: { $card }.
     }
 }
through_the_ages-note-pact_offered = { $who ->
    [you] Szövetséget ajánlottál { $rival } civilizációjának: { $card }.
   *[other] { $rival_who ->
        [you] { $name } szövetséget ajánlott neked: { $card }.
       *[other] { $name } szövetséget ajánlott { $rival } civilizációjának: { $card }.
     }
 }
through_the_ages-note-war_ended = { $who ->
    [you] Csata nélkül véget ért a { $rival } elleni háborúd: { $card }.
   *[other] { $rival_who ->
        [you] Csata nélkül véget ért { $name } ellened viselt háborúja: { $card }.
       *[other] Csata nélkül véget ért { $name } háborúja { $rival } ellen: { $card }.
     }
 }
through_the_ages-note-pact_ended = { $who ->
    [you] Véget ért a szövetséged { $rival } civilizációjával: { $card }.
   *[other] { $rival_who ->
        [you] Véget ért { $name } szövetsége veled: { $card }.
       *[other] Véget ért { $name } és { $rival } szövetsége: { $card }.
     }
 }
through_the_ages-note-churchill = { $choice ->
    [arms] { $who ->
        [you] Churchill felfegyverezte a civilizációdat.
       *[other] Churchill felfegyverezte { $name } civilizációját.
     }
   *[culture] { $who ->
        [you] { $culture } kultúrapontot kaptál Churchill jóvoltából.
       *[other] { $name } { $culture } kultúrapontot kapott Churchill jóvoltából.
     }
 }
through_the_ages-note-traded = { $right ->
    [1] { $who ->
        [you] 1 élelmiszert nyersanyagként használtál.
       *[other] { $name } 1 élelmiszert nyersanyagként használt.
     }
   *[other] { $who ->
        [you] 1 nyersanyagot élelmiszerként használtál.
       *[other] { $name } 1 nyersanyagot élelmiszerként használt.
     }
 }
through_the_ages-note-prepared = { $who ->
    [you] Előkészítetted: { $card } ({ through_the_ages-level }); ezért { $culture } kultúrapontot kaptál.
   *[other] { $name } előkészített egy eseményt ({ through_the_ages-level }); ezért { $culture } kultúrapontot kapott.
 }
through_the_ages-note-peeked = { $who ->
    [you] Jeanne d'Arc látta, mi jön: { $card }.
   *[other] { $name } megnézte a következő eseményt.
 }
through_the_ages-note-drew = { $who ->
    [you] Húztál egy katonai kártyát: { $card }.
   *[other] { $name } húzott egy katonai kártyát.
 }
through_the_ages-note-fetched = { $who ->
    [you] Katonai akcióért húztál katonai kártyát.
   *[other] { $name } katonai akcióért húzott katonai kártyát.
 }
through_the_ages-note-discarded = { $who ->
    [you] Eldobtad: { $card }.
   *[other] { $name } eldobott egy katonai kártyát.
 }
through_the_ages-note-sacrificed = { $who ->
    [you] Feláldoztál { $count } egységet: { $card }.
   *[other] { $name } feláldozott { $count } egységet: { $card }.
 }
through_the_ages-note-fell = { $who ->
    [you] { $count } feláldozott egységed elesett: { $card }.
   *[other] { $name } { $count } feláldozott egysége elesett: { $card }.
 }
through_the_ages-note-spared = { $who ->
    [you] Eggyel kevesebb jelzőt vettél el innen: { $card }.
   *[other] { $name } eggyel kevesebb jelzőt vett el innen: { $card }.
 }
through_the_ages-note-unveiled = Bónuszkártya: { $card }
through_the_ages-note-dealt = { $who ->
    [you] Ezt a bónuszkártyát kaptad: { $card }.
   *[other] { $name } kapott egy bónuszkártyát.
 }
through_the_ages-note-kept = { $who ->
    [you] Megtartottad ezt a bónuszkártyát: { $card }.
   *[other] { $name } megtartott egy bónuszkártyát.
 }
through_the_ages-note-drafted = { $who ->
    [you] Ezt a bónuszkártyát választottad: { $card }.
   *[other] { $name } ezt a bónuszkártyát választotta: { $card }.
 }
through_the_ages-note-revealed = Esemény: { $card }
through_the_ages-note-nobody = Senkit sem érintett.
through_the_ages-note-keeps_hand = { $who ->
    [you] Ebben a körben nem kell katonai kártyát eldobnod.
   *[other] { $name } ebben a körben nem dob el katonai kártyát.
 }
through_the_ages-note-unsettled = Senki sem gyarmatosította: { $card }.
through_the_ages-note-war = { $card }: { $who ->
    [you] a te erőd { $mine }{ through_the_ages-attack-bonus }, { $rival } ereje { $theirs } volt
   *[other] { $rival_who ->
        [you] { $name } ereje { $mine }{ through_the_ages-attack-bonus }, a tiéd { $theirs } volt
       *[other] { $name } ereje { $mine }{ through_the_ages-attack-bonus }, { $rival } ereje { $theirs } volt
     }
 }.
through_the_ages-note-pact_answer = { $answer ->
    [accepted] { $who ->
        [you] Elfogadtad { $rival } szövetségét: { $card }.
       *[other] { $rival_who ->
            [you] { $name } elfogadta a szövetségedet: { $card }.
           *[other] { $name } elfogadta { $rival } szövetségét: { $card }.
         }
     }
   *[refused] { $who ->
        [you] Visszautasítottad { $rival } szövetségét: { $card }.
       *[other] { $rival_who ->
            [you] { $name } visszautasította a szövetségedet: { $card }.
           *[other] { $name } visszautasította { $rival } szövetségét: { $card }.
         }
     }
 }

## A jelölés szavai, ahogyan mondhatod őket

through_the_ages-say-take = elvesz, elveszem, vesz, veszek
through_the_ages-say-increase = növel, növelem, növelem a népességet, népesség
through_the_ages-say-build = épít, építek, építem, megépítem
through_the_ages-say-upgrade = fejleszt, fejlesztem, fejlesztek
through_the_ages-say-destroy = lerombol, lerombolom, rombol
through_the_ages-say-disband = feloszlat, feloszlatom
through_the_ages-say-lead = vezet, vezető, vezetőm, vezetőmnek
through_the_ages-say-stage = szint, csoda
through_the_ages-say-develop = kifejleszt, kifejlesztem
through_the_ages-say-revolt = forradalom
through_the_ages-say-play = kijátszik, kijátszom
through_the_ages-say-enlist = toboroz, toborzok, toborzom
through_the_ages-say-adopt = taktika
through_the_ages-say-copy = lemásol, lemásolom, másol
through_the_ages-say-churchill = churchill
through_the_ages-say-immigrate = bevándorol, befogad, befogadok
through_the_ages-say-hammurabi = hammurabi, hammurapi
through_the_ages-say-trade = kereskedik, kereskedem
through_the_ages-say-done = kész, vége, készen vagyok
through_the_ages-say-prepare = előkészít, előkészítem
through_the_ages-say-attack = támad, támadok, támadom, megtámad, megtámadom
through_the_ages-say-declare = hirdet, hirdetek, hadüzenet, háború
through_the_ages-say-offer = ajánl, ajánlok, ajánlom
through_the_ages-say-cancel = felbont, felbontom
through_the_ages-say-resign = felad, feladom, lemond
through_the_ages-say-dismiss = elbocsát, elbocsátom
through_the_ages-say-colonize = gyarmatosít, gyarmatosítom
through_the_ages-say-bid = licit, licitál, licitálok
through_the_ages-say-send = küld, küldöm
through_the_ages-say-use = felhasznál, felhasználom
through_the_ages-say-discard = eldob, eldobom
through_the_ages-say-accept = elfogad, elfogadom
through_the_ages-say-refuse = visszautasít, visszautasítom
through_the_ages-say-choose = választ, választom
through_the_ages-say-split = oszt, felosztom
through_the_ages-say-fetch = lapot húz, lapot húzok
through_the_ages-say-keep = megtart, megtartom
through_the_ages-say-events = események
through_the_ages-say-finals = végső események
through_the_ages-say-deal = kioszt, osztás
through_the_ages-say-draw = húz, húzás
through_the_ages-say-reveal = felfed
through_the_ages-say-peek = meglát
through_the_ages-say-first = kezd, első
through_the_ages-say-at = itt
through_the_ages-say-to = erre, neki
through_the_ages-say-under = alá
through_the_ages-say-on = ellene
through_the_ages-say-hidden = rejtve
through_the_ages-say-none = semmi
through_the_ages-say-food = élelmiszer, élelmiszert, élelmiszerért
through_the_ages-say-resources = nyersanyag, nyersanyagot, nyersanyagért
through_the_ages-say-a = a
through_the_ages-say-b = b
through_the_ages-say-culture = kultúra, kultúrát
through_the_ages-say-arms = fegyver, fegyvert
through_the_ages-say-as = mint
through_the_ages-say-pass = passz, passzol, passzolok

through_the_ages-kind-card = egy kártya
through_the_ages-kind-civil = egy polgári kártya
through_the_ages-kind-military = egy katonai kártya
through_the_ages-kind-technology = egy technológia
through_the_ages-kind-building = egy épület vagy egység
through_the_ages-kind-government = egy kormányzat
through_the_ages-kind-leader = egy vezető
through_the_ages-kind-wonder = egy csoda
through_the_ages-kind-action = egy akciókártya
through_the_ages-kind-tactic = egy taktika
through_the_ages-kind-aggression = egy agresszió
through_the_ages-kind-war = egy háború
through_the_ages-kind-pact = egy szövetség
through_the_ages-kind-event = egy esemény vagy terület
through_the_ages-kind-goods = élelmiszer vagy nyersanyag
through_the_ages-kind-side = a vagy b
through_the_ages-kind-choice = kultúra vagy fegyver
through_the_ages-kind-space = egy hely száma a soron
through_the_ages-kind-stages = szintek száma
through_the_ages-kind-seat = egy hely száma
through_the_ages-kind-amount = egy szám

# Miért tiltja itt egy szabály
through_the_ages-why-civil_action = Nem maradt polgári akciód.
through_the_ages-why-military_action = Nem maradt katonai akciód.
through_the_ages-why-civil_actions = { $cost } polgári akció kellene hozzá, de csak { $have } maradt.
through_the_ages-why-military_actions = { $cost } katonai akció kellene hozzá, de csak { $have } maradt.
through_the_ages-why-civil_spent = Már elköltöttél { $number } polgári akciót.
through_the_ages-why-military_spent = Már elköltöttél { $number } katonai akciót.
through_the_ages-why-not_in_hand = Nincs a kezedben: { $card }.
through_the_ages-why-not_in_row = Nem fekszik ott: { $card }.
through_the_ages-why-hand_full = { $have } polgári kártya van a kezedben, és legfeljebb { $limit } lehet.
through_the_ages-why-fresh = Ebben a körben vetted el: { $card }.
through_the_ages-why-own_tactic = Ez már a te taktikád: { $card }.
through_the_ages-why-urban_limit = A kormányzatod fajtánként { $limit } épületet enged.
through_the_ages-why-no_wonder = Nincs épülő csodád.
through_the_ages-why-stages_left = Ennyi szint van hátra: { $left }.
through_the_ages-why-stages_at_once = Egy akcióval ennyi szintet építhetsz: { $most }.
through_the_ages-why-blue_bank = Nincs kék jelző a készletedben a szintre.
through_the_ages-why-peaceful = A vezetőd nem engedi: { $card }.
through_the_ages-why-strength = A te erőd { $mine } lenne, az övé { $theirs }.
through_the_ages-why-card = A kártya ({ $card }) szövege: „{ $text }”
through_the_ages-why-technology = Ezt a technológiát még nem fejlesztetted ki: { $card }.
through_the_ages-why-worker = Nincs szabad munkásod.
through_the_ages-why-worker_on = Itt nincs munkásod: { $card }.
through_the_ages-why-yellow_bank = Üres a sárga készleted.
through_the_ages-why-food = { $cost } élelmiszer kellene hozzá, de csak { $have } van.
through_the_ages-why-resources = { $cost } nyersanyag kellene hozzá, de csak { $have } van.
through_the_ages-why-science = { $cost } tudomány kellene hozzá, de csak { $have } van.
