# A Through the Ages oldala.

## Jelek

tta-i-food = élelmiszer
tta-i-res = nyersanyag
tta-i-sci = tudomány
tta-i-cul = kultúra
tta-i-str = erő
tta-i-hap = boldog arc
tta-i-ca = polgári akció
tta-i-ma = katonai akció
tta-i-pawn = sárga jelző
tta-i-cube = kék jelző
tta-i-ship = gyarmatosítás
tta-n-food = Élelmiszer
tta-n-res = Nyersanyag
tta-n-sci = Tudomány
tta-n-hap = Boldogság
tta-n-cul = Kultúra
tta-n-str = Erő
tta-kind-farm = farm
tta-kind-mine = bánya
tta-kind-lab = labor
tta-kind-temple = templom
tta-kind-library = könyvtár
tta-kind-theater = színház
tta-kind-arena = aréna
tta-kind-infantry = gyalogság
tta-kind-cavalry = lovasság
tta-kind-artillery = tüzérség
tta-kind-air_force = légierő
tta-kind-government = kormányzat
tta-kind-special_construction = építési technológia
tta-kind-special_civil = polgári technológia
tta-kind-special_military = katonai technológia
tta-kind-special_colonization = gyarmatosítási technológia
tta-kind-leader = vezető
tta-kind-wonder = csoda
tta-kind-action = akciókártya
tta-kind-tactic = taktika
tta-kind-bonus = védelmi és gyarmatosítási bónusz
tta-kind-aggression = agresszió
tta-kind-war = háború
tta-kind-pact = szövetség
tta-kind-territory = terület
tta-kind-event = esemény

## A felső sáv és a kérdés

tta-track = { tta-age }; a polgári pakliban { $cards } kártya maradt
tta-age = { $age ->
    [0] A kor
    [1] I. kor
    [2] II. kor
    [3] III. kor
   *[other] IV. kor
 }
tta-round = { $over ->
    [yes] vége a játéknak
   *[no] { $last ->
        [0] { $round }. forduló · { $age ->
            [0] az A kor paklijában { $cards } kártya
            [1] az I. kor paklijában { $cards } kártya
            [2] a II. kor paklijában { $cards } kártya
            [3] a III. kor paklijában { $cards } kártya
           *[other] nincs több kártya
         }
       *[other] { $round }. forduló · az utolsó: { $last }.
     }
 }
tta-moment = { $round }. forduló, { $name }
tta-when = { tta-age }, { $round }. forduló
tta-moment-setup = az előkészületek
tta-phase-politics = Mi lesz a politikai akciód?
tta-phase-actions = Mit teszel?
tta-phase-ordered = Mire használod a kártyát?
tta-phase-defence = { $name } megtámadott: kivéded?
tta-phase-auction = Mennyit adsz a területért?
tta-phase-force = Kiket küldesz?
tta-phase-pact = Elfogadod a szövetséget?
tta-phase-discard = Mit dobsz el?
tta-phase-workers = Honnan veszítesz munkást?
tta-phase-tokens = Honnan veszítesz kék jelzőt?
tta-phase-spoils = Mit veszel el?
tta-phase-choose = Melyiket választod?
tta-phase-share = Hogyan osztod el?
tta-phase-offer = Élsz az ajánlattal?
tta-phase-agreement = Melyik kártyát kéred?
tta-phase-stay = Kezdődik a köröd: folytatod?
tta-phase-sacrifice = Kiket áldozol fel?
tta-phase-spare = Melyik bánya vesz el eggyel kevesebbet?
tta-phase-pillage = Melyik épület pusztul el?
tta-phase-keep = Melyik bónuszkártyát tartod meg?
tta-phase-draft = Melyik bónuszkártyát választod?
tta-because-politics = Egy politikai akciót hajthatsz végre, vagy egyet sem.
tta-because-actions = { $civil } polgári és { $military } katonai akciód maradt.
tta-because-ordered = Az akciókártya erre ad lehetőséget; az akciót már kifizetted.
tta-because-defence = { $missing ->
    [0] { $card }: { $theirs } erővel jön, neked { $mine } van. Ez elég.
   *[other] { $card }: { $theirs } erővel jön, neked { $mine } van. { $missing } hiányzik.
 }
tta-because-auction = Aki passzol, az kiszáll. A győztesnek legalább a licitnek megfelelő erőt kell küldenie.
tta-because-force = A küldött egységek elvesznek: a munkások visszakerülnek a sárga készletbe.
tta-because-pact = Ha elfogadod, azonnal életbe lép.
tta-because-discard = Több katonai kártyád van, mint amennyit megtarthatsz.
tta-because-workers = Csökken a népességed.
tta-because-tokens = Kék jelzőt kell visszaadnod a dobozba.
tta-because-spoils = Megnyerted a háborút: speciális technológiát vihetsz, a maradék előnyödért tudományt kapsz.
tta-because-choose = Egy esemény vagy támadás miatt kell választanod.
tta-because-share = Élelmiszert és nyersanyagot oszthatsz el.
tta-because-offer = Egy esemény ajánlata; nem kötelező élni vele.
tta-because-agreement = Az esemény szerint vehetsz el kártyákat.
tta-because-stay = A köröd elején kiléphetsz a játékból.
tta-go-on = Folytatom
tta-because-fight = { $card }, { $attack } : { $defence }. { $phase ->
    [defence] A feláldozott egység és a bónuszkártya számít; az egyenlő erő is elég.
   *[sacrifice] A feláldozott egység még egyszer számít, azután odavan.
 }
tta-because-spare = A korrupció teljes termelés után { $lost } nyersanyagot visz el, egy jelzővel kevesebbnél { $saved } darabot.
tta-because-pillage = A rajtaütés csak azonos típusú és szintű épületeket rombol le.
tta-because-keep = A végén mindenkinek pontot ad; csak te ismered.
tta-because-draft = A kiválasztott kártyák a végén mindenkinek pontot adnak.
tta-waits = { $phase ->
    [politics] Politika: { $name }
    [defence] Támadás: { $name } dönt a védekezésről
    [auction] Licit: { $name } következik
    [force] Gyarmatosítás: { $name } küldi a haderőt
    [pact] Szövetségi ajánlat: { $name } válaszol
   *[other] Rá vár az asztal: { $name }
 }
tta-left = Maradt
tta-acts = Mit tehetsz
tta-you = Te

## Igék

tta-verb-take = Elvétel
tta-verb-increase = Népesség
tta-verb-build = Építés
tta-verb-upgrade = Fejlesztés
tta-verb-stage = Csoda
tta-verb-develop = Technológia
tta-verb-revolt = Forradalom
tta-verb-lead = Vezető
tta-verb-play = Akciókártya
tta-verb-adopt = Taktika
tta-verb-copy = Taktika másolása
tta-verb-enlist = Barbarossa
tta-verb-churchill = Churchill
tta-verb-hammurabi = Hammurapi
tta-verb-immigrate = Bevándorlás
tta-verb-trade = Csere
tta-verb-destroy = Lerombolás
tta-verb-disband = Feloszlatás
tta-verb-prepare = Esemény előkészítése
tta-verb-colonize = Kolumbusz
tta-verb-attack = Agresszió
tta-verb-declare = Háború
tta-verb-offer = Szövetség
tta-verb-cancel = Felbontás
tta-verb-dismiss = Nagy Sándor
tta-verb-bid = Licit
tta-verb-send = Küldés
tta-verb-use = Felhasználás
tta-verb-discard = Eldobás
tta-verb-accept = Elfogadás
tta-verb-refuse = Visszautasítás
tta-verb-choose = Választás
tta-verb-split = Elosztás
tta-verb-fetch = Húzás
tta-verb-keep = Megtartás
tta-verb-pass = Passz
tta-verb-done = Kész
tta-verb-resign = Feladás
tta-ask-take = { $card }: elveszed?
tta-ask-increase = Növeled a népességet?
tta-ask-build = { $card }: építesz egyet?
tta-ask-upgrade = { $card } → { $to }: fejleszted?
tta-ask-stage = Építed a csodát?
tta-ask-develop = { $card }: kifejleszted?
tta-ask-revolt = { $card }: forradalom?
tta-ask-lead = { $card } legyen a vezetőd?
tta-ask-play = { $card }: kijátszod?
tta-ask-adopt = { $card }: ez a taktikád?
tta-ask-copy = { $card }: lemásolod?
tta-ask-enlist = { $card }: besorozol egyet?
tta-ask-churchill = Mit adjon Churchill?
tta-ask-hammurabi = Katonai akció polgáriként?
tta-ask-immigrate = Jöhet a bevándorló?
tta-ask-trade = Elcseréled az árut?
tta-ask-destroy = { $card }: lerombolsz egyet?
tta-ask-disband = { $card }: feloszlatsz egyet?
tta-ask-prepare = { $card }: előkészíted?
tta-ask-colonize = { $card }: Kolumbusz indul?
tta-ask-attack = { $card }: { $name } a célpont?
tta-ask-declare = { $card }: { $name } ellen?
tta-ask-offer = { $card }: { $name } kapja?
tta-ask-cancel = { $card }: felbontod?
tta-ask-resign = Feladod a játékot?
tta-ask-dismiss = Nagy Sándor távozzon?
tta-ask-bid = Licitálsz?
tta-ask-send = { $card }: elküldöd?
tta-ask-use = { $card }: felhasználod?
tta-ask-discard = { $card }: eldobod?
tta-ask-accept = Elfogadod a szövetséget?
tta-ask-refuse = Visszautasítod?
tta-ask-choose = { $card }: ezt választod?
tta-ask-split = Így osztod el?
tta-ask-fetch = Húzol egy katonai kártyát?
tta-ask-keep = { $card }: megtartod?
tta-ask-pass = Passzolsz?
tta-ask-done = Kész vagy?
tta-ask-end = Befejezed a kört?
tta-ask-undefended = Nem védekezel?
tta-ask-defended = Kivéded a támadást?
tta-ask-land = Indulhatnak?
tta-ask-sacrifice = Feláldozol egyet: { $card }?
tta-ask-fight = Jöhet az összecsapás?
tta-ask-yield = Nem véded ki?
tta-do-take = Elveszem
tta-do-increase = Növelem
tta-do-build = Megépítem
tta-do-upgrade = Fejlesztem
tta-do-stage = { $count ->
    [1] Megépítek 1 szintet
   *[other] Megépítek { $count } szintet
 }
tta-do-develop = Kifejlesztem
tta-do-revolt = Forradalom
tta-do-lead = { $under ->
    [0] Kijátszom
   *[other] Kijátszom; Homérosz: { $wonder }
 }
tta-do-play = { $goods ->
    [food] Élelmiszerért
    [resources] Nyersanyagért
   *[none] Kijátszom
 }
tta-do-adopt = Kijátszom
tta-do-copy = Lemásolom
tta-do-enlist = Besorozom
tta-do-churchill = { $choice ->
    [arms] Fegyverkezünk
   *[culture] 3 kultúra
 }
tta-do-hammurabi = Felhasználom
tta-do-immigrate = Befogadom
tta-do-trade = Elcserélem
tta-do-destroy = Lerombolom
tta-do-disband = Feloszlatom
tta-do-prepare = Előkészítem
tta-do-colonize = Gyarmatosítok
tta-do-attack = Támadok
tta-do-declare = Hadat üzenek
tta-do-offer = { $side ->
    [a] Felajánlom: A leszek
    [b] Felajánlom: B leszek
   *[none] Felajánlom
 }
tta-do-cancel = Felbontom
tta-do-resign = Feladom
tta-do-dismiss = Menjen
tta-do-bid = A licitem: { $amount }
tta-do-send = Elküldöm
tta-do-use = Felhasználom
tta-do-discard = Eldobom
tta-do-accept = Elfogadom
tta-do-refuse = Visszautasítom
tta-do-choose = Ezt választom
tta-do-split = { $food } élelmiszer, { $resources } nyersanyag
tta-do-fetch = Kártyát húzok
tta-do-keep = Ezt tartom meg
tta-do-pass = Passzolok
tta-do-done = Kész
tta-do-end = Kör vége
tta-do-undefended = Nem védekezem
tta-do-defended = Kivédem
tta-do-land = Partra szállunk
tta-do-sacrifice = Feláldozom
tta-do-fight = Összecsapás
tta-do-yield = Nem védem ki
tta-chip-take = { $space ->
    [0] { $card }
   *[other] { $card } ({ $space }. hely)
 }
tta-chip-lead = { $under ->
    [0] { $card }
   *[other] Homérosz: { $wonder }
 }
tta-chip-play = { $goods ->
    [food] { $card }: élelmiszer
    [resources] { $card }: nyersanyag
   *[none] { $card }
 }
tta-chip-stage = { $count } szint
tta-chip-churchill = { $choice ->
    [arms] tudomány és nyersanyag a hadseregnek
   *[culture] 3 kultúra
 }
tta-chip-attack = { $card }: { $name }
tta-chip-declare = { $card }: { $name }
tta-chip-offer = { $side ->
    [a] { $name }: te leszel A
    [b] { $name }: te leszel B
   *[none] { $name }
 }
tta-chip-bid = { $amount }
tta-chip-split = { $resources ->
    [0] { $food } élelmiszer
   *[other] { $food ->
        [0] { $resources } nyersanyag
       *[other] { $food } élelmiszer, { $resources } nyersanyag
    }
 }

## A kártyasor

tta-row = Kártyasor
tta-cost = { $cost } akció
tta-price-said = { $cost } polgári akció
tta-falls-when = ennek a játékosnak a köre elején kerül le a sorról
tta-falls = { $name } körének elején lekerül a sorról, ha addig senki nem vesz el kártyát előle
tta-surcharge = neked { $cost } akció: a kész csodáid miatt drágább
tta-hole = üres
tta-finals = A végén pontoz
tta-pile = { $kind ->
    [current] aktuális
    [future] jövőbeli
   *[past] múltbeli
 }
tta-pile-current = aktuális események, képpel lefelé: { $ages }
tta-pile-future = jövőbeli események; a tieid: { $names }
tta-pile-past = lezajlott események; az utolsó
tta-no = most nem lehet
tta-no-first-round = az 1. fordulóban csak elvétel
tta-no-take = kevés az akció
tta-no-hand-limit = tele a kezed
tta-no-same-technology = már megvan
tta-no-leader-of-age = volt már ebből a korból
tta-no-one-wonder = csoda készül
tta-no-wonder-cost = kevés az akció
tta-no-leader = kevés az akció
tta-no-replace = kevés az akció
tta-no-develop = kevés a tudomány
tta-no-urban-limit = tele a típus
tta-no-revolution = minden akció kell hozzá
tta-no-robespierre = minden akció kell hozzá
tta-no-action-card = még nem játszható ki
tta-no-order = nincs mire használni
tta-no-genius = nincs mire használni
tta-no-tactic = kevés az akció
tta-no-one-tactic = körönként egy taktika
tta-no-defense = nem használható fel
tta-no-force-parts = nem küldhető
tta-no-cook = ehhez Cook kell
tta-no-reach = nem lenne elég
tta-lacks-civil-actions = { $number } akció hiányzik
tta-lacks-food = { $number } élelmiszer hiányzik
tta-lacks-resources = { $number } nyersanyag hiányzik
tta-lacks-science = { $number } tudomány hiányzik

## A civilizáció

tta-mine = A civilizációm
tta-common = Közös taktikák
tta-workers = { $number } munkás
tta-tokens = { $number } kék jelző
tta-next-costs = ára
tta-stage-built = kész szint
tta-ruined = rom
tta-homer = Homérosz
tta-army-strength = +{ $strength }
tta-army-full = teljes hadseregek: egyenként +{ $strength }
tta-army-outdated = hadseregek elavult egységgel: egyenként csak +{ $strength }
tta-army-none = még nem áll össze hadsereg
tta-old = ehhez a taktikához elavult: a vele álló hadsereg a kisebb bónuszt adja
tta-war-on = háború:
tta-arms = nyersanyag, amely ebben a körben csak egységekre költhető
tta-rank = { $rank }. a { $seats ->
    [2] kettőből
    [3] háromból
   *[other] négyből
 }
tta-yellow = { $next ->
    [-1] sárga
   *[other] sárga; { $next } jelzőnél több arc kell
 }
tta-yellow-said = új munkás ára { $growth } élelmiszer, { $faces } boldog arc kell, { $eaten } élelmiszer fogy
tta-blue = { $next ->
    [-1] kék
   *[other] kék; { $next } jelzőnél nő a korrupció
 }
tta-blue-said = korrupció: { $corruption }
tta-unused = szabad munkás{ $number ->
    [0] { " " }most nincs
   *[other] { "" }
 }
tta-discontent = { $number } elégedetlen
tta-sum-other = egyéb
tta-sum-eaten = elfogy a kör végén
tta-sum-corruption = korrupció
tta-sum-turn = körönként
tta-sum-needed = ennyi kell
tta-mark-wait = ő dönt
tta-mark-turn = az ő köre
tta-mark-resigned = feladta
tta-aim = ellene
tta-open = { $name } civilizációja
tta-kv-yellow = sárga készlet: { $tokens }, szabad munkás: { $unused }
tta-kv-blue = kék készlet: { $tokens }
tta-kv-hand = { $civil } polgári és { $military } katonai kártya a kézben
tta-many-wonder = kész csodák
tta-many-colony = gyarmatok
tta-many-special = speciális technológiák
tta-many-tactic = taktika

## A kéz és a kör vége

tta-hands = A kezem
tta-hand-civil = Polgári kártyák
tta-hand-military = Katonai kártyák
tta-hand-none = nincs
tta-hand-hidden = a katonai kártyák rejtve maradnak
tta-backs = { $number } kártya, képpel lefelé
tta-used = +{ $value }
tta-worth = +{ $value }
tta-hold = { $kind ->
    [bonus] védekezéskor
    [tactic] az akciófázisban
   *[other] a politikában
 }
tta-forecast = { $whose ->
    [mine] Ha most befejezed a kört
   *[other] A köröd végén, ha így marad
 }
tta-forecast-science = Tudomány
tta-forecast-culture = Kultúra
tta-forecast-food = Élelmiszer
tta-forecast-resources = Nyersanyag
tta-fine = Nincs felkelés, nincs korrupció; { $drawn ->
    [0] nem húzol katonai kártyát.
   *[other] { $drawn } katonai kártyát húzol.
 }
tta-warn-uprising = Felkelés lesz: nem termelsz és nem kapsz pontot, amíg több az elégedetlen, mint a szabad munkás.
tta-warn-hunger = Éhínség fenyeget: minden hiányzó élelmiszer 4 kultúrapontba kerül.
tta-warn-brink = Ha még egy szabad munkásod munkába áll, felkelés lesz – kivéve, ha boldog arcot is ad.
tta-warn-excess = Több katonai kártyád van a megengedettnél: a kör végén el kell dobnod belőlük.
tta-warn-corruption = Korrupció: a kör végén nyersanyagot veszítesz.
tta-turn-of = { $name } köre
tta-standings = Végeredmény

## Politika, támadás, licit, szövetség

tta-scene-politics = Politika
tta-scene-politics-more = egyetlen politikai akció, vagy passz
tta-scene-politics-none = Nincs olyan kártyád, amelyet a politikában kijátszhatnál: passzolj.
tta-scene-defence = Agresszió
tta-scene-auction = Licit
tta-scene-force = Gyarmatosítás
tta-scene-pact = Szövetségi ajánlat
tta-scene-keep = Bónuszkártyák
tta-scene-draft = Bónuszkártyák
tta-scene-sacrifice = Áldozatok
tta-versus = { $name } ({ $mine } : { $theirs })
tta-duel-attacks = a támadó
tta-duel-defends = a védő
tta-duel-stores = Tét
tta-duel-missing = még { $missing } hiányzik ({ $chosen }/{ $most } kártya)
tta-duel-holds = elég: kivéded
tta-shields = Elég erős védelmek, legfeljebb { $most } kártyával
tta-shield-do = Védekezem: { $cards }
tta-shield-none = Nem védekezem
tta-shield-kept = marad: { $cards }
tta-happened-close = Összecsukás
tta-duel-cards = Kártyáid
tta-bar-base = erő: { $strength }
tta-sale-bid = A licit
tta-sale-needed = Ennyi kell
tta-sale-force = Eddig
tta-sale-nobody = még senki
tta-sale-yours = A te licited
tta-sale-send = Kiket küldesz
tta-sale-sending = { $who ->
    [you] Te gyarmatosítasz
   *[other] { $name } gyarmatosít
 }
tta-sale-sending-more = Egységek, taktikák, hajózási módosítók és bónuszkártyák adják az erőt.
tta-sale-public = amit mindenki lát: egységek, taktikák és módosítók, kártyák nélkül
tta-sale-limit = Legfeljebb { $limit } erőt tudsz küldeni
tta-bidder-high = { $who ->
    [you] tiéd a licit
   *[other] övé a licit
 }
tta-bidder-out = { $who ->
    [you] passzoltál
   *[other] passzolt
 }
tta-bidder-none = { $who ->
    [you] nincs egységed
   *[other] nincs egysége
 }
tta-bidder-wait = { $who ->
    [you] te következel
   *[other] ő következik
 }
tta-bidder-open = { $who ->
    [you] licitálhatsz
   *[other] licitálhat
 }
tta-pact-offers = felajánlja
tta-pact-answers = válaszol
tta-fight-side = { $role ->
    [attacker] támad
   *[defender] védekezik
 }{ $state ->
    [decides] , most dönt
    [ready] , kész
   *[waits] , utána dönt
 }
tta-promise = { $secret ->
    [yes] A neked osztott bónuszkártyák: még { $left } maradhat nálad
   *[no] Az összes bónuszkártya: még { $left } kártya választható
 }
tta-promise-chosen = kiválasztva: { $cards }
tta-fight-pact = szövetség
tta-fight-units = { $number ->
    [one] feláldozva: { $card }
   *[other] feláldozva: { $number } × { $card }
 }
tta-fight-after = { $lost ->
    [yes] az erő utána: { $before } → { $after }
   *[no] az erő utána: { $after }
 }
tta-fight-war = { $who ->
    [you] Ha így marad, te győzöl { $by } előnnyel.
   *[other] Ha így marad, { $name } győz { $by } előnnyel.
 }
tta-fight-war-even = Ha így marad, senki sem győz.
tta-fight-attack-wins = { $who ->
    [you] Ha így marad, a támadásod sikerül: { $by } az előny.
   *[other] Ha így marad, a támadás sikerül: még { $by } kell, hogy visszaverd.
 }
tta-fight-attack-held = { $who ->
    [you] Ha így marad, visszavered; { $by } a többlet, az egyenlő erő is elég.
   *[other] Ha így marad, { $name } visszaveri; { $by } a többlet.
 }
tta-fight-more = Még egyet feláldozol vagy kijátszol
tta-fight-left = maradt
tta-fight-adds = hozzáad
tta-fight-then = a te oldalad akkor
tta-fight-kept = ami marad
tta-fight-strength = erő { $before }{ "\u00A0" }→{ "\u00A0" }{ $after }
tta-fight-card = a{ "\u00A0" }kártya elmegy
tta-choose-own_building = Melyik épületedet rombolod le?
tta-choose-own_colony = Melyik gyarmatodat veszíted el?
tta-choose-own_wonder = Melyik csodád dől romba?
tta-choose-terror = { $name } melyik épületét rombolod le?
tta-choose-annex = { $name } melyik gyarmatát veszed el?
tta-choose-infiltrate = { $name }: a vezetője vagy a csodája?
tta-choose-raid = { $name } melyik épületét rombolod le?
tta-choose-markets = Élelmiszert vagy nyersanyagot kérsz?
tta-choose-foray = Hogyan osztod el a nyereséget?
tta-choose-raiders = Miből veszítesz?
tta-choose-plunder = Mit zsákmányolsz tőle: { $name }?
tta-choose-workers = Melyik munkásodat veszíted el?
tta-choose-tokens = Honnan veszed el a kék jelzőt?
tta-choose-spoils = Melyik technológiáját veszed el?
tta-choose-free = Megépíted ingyen?
tta-choose-civilization = Melyik akciót választod?
tta-choose-agreement = Mit veszel el a sorról?
tta-choose-ordered = Mire játszod ki a kártyát?
tta-choose-discard = Melyik kártyát dobod el?
tta-choose-spare = Megtakarítasz egy jelzőt?
tta-reason-own_building = egy épületedet le kell rombolnod; a munkása szabad lesz.
tta-reason-own_colony = egyet vissza kell adnod, az előnyeivel együtt.
tta-reason-own_wonder = egy A vagy I. kori csodád elveszti a hatását, és ehelyett 2 kultúrát ad.
tta-reason-terror = neked van a legkevesebb kultúrád, te választasz. A munkás szabad lesz.
tta-reason-annex = az állandó hatásait te kapod meg.
tta-reason-infiltrate = elveszíti, te szintenként 3 kultúrát kapsz érte.
tta-reason-raid = még { $count } épület; a nyomtatott áruk felét megkapod.
tta-reason-markets = { $count } jár az egyikből.
tta-reason-foray = összesen { $count } jár, ahogy akarod.
tta-reason-raiders = összesen { $count } vész el a készletedből.
tta-reason-plunder = legfeljebb { $count } a készletéből.
tta-reason-workers = még { $count } munkásod kerül vissza a sárga készletbe.
tta-reason-tokens = még { $count } kék jelző kell, és a készleted üres; ami a kártyán volt, elvész.
tta-reason-spoils = { $count } erőfölényed maradt: ebből az áráért technológiát vihetsz, a maradékért tudományt kapsz.
tta-reason-free = egy szabad munkásoddal, akció és nyersanyag nélkül.
tta-reason-civilization = egy akció polgári akció nélkül, olcsóbban, vagy semmi.
tta-reason-agreement = összesen { $count } polgári akciónyi kártya jár, ingyen.
tta-reason-ordered = a kártya akciója most nem kerül polgári akcióba.
tta-reason-discard = { $card ->
    [none] legfeljebb { $limit } katonai kártyád lehet, még { $count } kártyát kell eldobnod.
   *[other] még { $count } katonai kártyát kell eldobnod.
 }
tta-reason-spare = a termelésből egy jelző kimaradhat.
tta-touched = Kit hogyan érint
tta-touched-now = { $who ->
    [you] most te döntesz
   *[other] most ő következik
 }
tta-touched-done = megvan
tta-touched-later = utána következik
tta-touched-not = nem érinti
tta-touched-aimed = { $who ->
    [you] rólad döntenek
   *[other] róla szól a döntés
 }
tta-touched-soon = utána következik
tta-touched-attacks = támad
tta-touched-defends = { $who ->
    [you] téged támadnak
   *[other] őt támadják
 }
tta-things = { $who ->
    [you] Amiből választhatsz
   *[other] { $name }: amiből választhatsz
 }
tta-less = Kevesebbet viszek
tta-each-turn = Körönként
tta-rebuild = Újra felépíteni
tta-at-once-head = Azonnal
tta-follows = Ami ebből következik
tta-thing = { $kind }, { $age ->
    [A] A kor
   *[other] { $age }. kor
 }{ $workers ->
    [0] { "" }
   *[other] { " " }· { $workers } munkás
 }
tta-follows-uprising = { $who ->
    [you] Felkelés lesz nálad, ha nem segítesz rajta.
   *[other] Felkelés lesz nála, ha nem segít rajta.
 }
tta-follows-discontent = { $number } elégedetlen munkás lesz.
tta-follows-cul = Kultúra: { $before } helyett { $after } körönként.
tta-follows-sci = Tudomány: { $before } helyett { $after } körönként.
tta-follows-food = Élelmiszer: { $before } helyett { $after } körönként.
tta-follows-res = Nyersanyag: { $before } helyett { $after } körönként.
tta-follows-str = Erő: { $before } helyett { $after }.
tta-why-event = { $who ->
    [you] Eseményt készítettél elő, ezért fordult fel.
   *[other] { $name } eseményt készített elő, ezért fordult fel.
 }
tta-why-attacked = { $who ->
    [you] Megtámadtad { $rival } civilizációját; a támadás sikerült.
   *[other] { $rival_who ->
        [you] { $name } megtámadott téged; a támadás sikerült.
       *[other] { $name } megtámadta { $rival } civilizációját; a támadás sikerült.
     }
 }
tta-why-repelled = { $who ->
    [you] Megtámadtad { $rival } civilizációját; a támadás nem sikerült.
   *[other] { $rival_who ->
        [you] { $name } megtámadott téged; a támadás nem sikerült.
       *[other] { $name } megtámadta { $rival } civilizációját; a támadás nem sikerült.
     }
 }
tta-why-war = { $who ->
    [you] A te háborúd dőlt el: { $rival } volt az ellenfeled.
   *[other] { $name } háborúja dőlt el.
 }
tta-why-played = Te játszottad ki.
tta-why-stage = A szintjére kék jelző kell.

## Fülek, kártyák, pontok

tta-tab-row = Kártyasor
tta-tab-me = Sajátom
tta-tab-others = Többiek
tta-tab-log = Napló
tta-cards-title = A Through the Ages kártyái ({ $edition })
tta-cards-production = Farmok és bányák
tta-cards-urban = Városi épületek
tta-cards-units = Katonai egységek
tta-cards-government = Kormányzatok
tta-cards-special = Speciális technológiák
tta-cards-leader = Vezetők
tta-cards-wonder = Csodák
tta-cards-action = Akciókártyák
tta-cards-tactic = Taktikák
tta-cards-bonus = Bónuszkártyák
tta-cards-aggression = Agressziók és háborúk
tta-cards-pact = Szövetségek
tta-cards-territory = Területek
tta-cards-event = Események
tta-copies = 2, 3, 4 játékosnál: { $two }, { $three }, { $four } kártya
tta-copies-start = mindenki ezzel kezd
tta-won = { $name } győzött { $points } kultúraponttal
tta-won-you = Győztél { $points } kultúraponttal!
tta-won-shared = { $names } együtt győzött { $points } kultúraponttal
tta-won-more = { $gap ->
    [0] { $government } a végén
   *[other] { $government } a végén; az előny { $gap } pont
 }
tta-score-turns = A körök végén
tta-score-end-science = Tudomány körönként, × { $each }
tta-score-end-strength = Erő, × { $each }
tta-score-end-happiness = Boldog arcok, × { $each }
tta-score-end-goods = Élelmiszer és nyersanyag körönként, × { $each }
tta-score-end-levels = A technológiák szintje, × { $each }
tta-score-end-technologies = I. kori technológiák, × { $each }
tta-score-end-government = A kormányzat szintje, × { $each }
tta-score-end-colonies = Gyarmatok, × { $each }
tta-score-end-wonders = II. kori csodák, × { $each }
tta-score-rest = Csodák, események, kártyák
tta-score-hunger = Éhínség
tta-score-ratings = A civilizációk a játék végén
tta-score-culture = Kultúra körönként
tta-score-science = Tudomány körönként
tta-score-strength = Erő
tta-score-happiness = Boldogság
tta-fact-title-strength = A legerősebb
tta-fact-title-science = A legtudósabb
tta-fact-title-wonders = Csodák
tta-fact-title-colonies = Gyarmatok
tta-fact-strength = { $name }: { $number } erő a játék végén.
tta-fact-science = { $name }: körönként { $number } tudomány.
tta-fact-wonders = { $name }: { $number } csoda áll.
tta-fact-colonies = { $name }: { $number } gyarmat.

## A kártyák röviden

tta-limit = típusonként { $limit } épület
tta-bonus-name = Bónusz { $age }
tta-at-once = { $stages } szint egyszerre
tta-gist-science = a riválistól
tta-gist-culture = a riválistól
tta-gist-food_or_resources = a riválistól
tta-gist-destroy_urban = városi épületeket rombol le
tta-gist-rival_loses = munkásait fogja el
tta-gist-take_colony = egy gyarmatot vesz el
tta-gist-remove_one_of = vezető vagy félkész csoda ellen
tta-gist-remove = vezető vagy félkész csoda ellen
tta-gist-take_yellow_tokens = sárga jelzőket vesz el
tta-gist-take_science = tudományt vesz el
tta-gist-take_culture = és az erőfölény
tta-gist-take_food_or_resources = árut vesz el
tta-gist-defeated_population_loss = munkásokat pusztít
tta-who-each = mindenki
tta-who-strongest = a legerősebb
tta-who-weakest = a leggyengébb
tta-who-two_strongest = a két legerősebb
tta-who-two_weakest = a két leggyengébb
tta-who-most_culture_points = a legtöbb kultúra
tta-who-least_culture_points = a legkevesebb kultúra
tta-who-all_with_most_happiness = a legboldogabbak
tta-who-all_with_most_discontent_workers = a legelégedetlenebbek
tta-who-game = mindenki
tta-who-active_player = az aktív játékos
tta-order = { $kind ->
    [population] népességre
    [stage] egy csodaszintre
    [develop] technológiára
    [upgrade] fejlesztésre
    [urban] városi épületre
    [land] farmra, bányára
    [units] egységekre
    [stronger] egységekre, erősebbenként
   *[richer] gazdagabbanként
 }
tta-short-alexander_the_great = minden egység +1 erő
tta-short-aristotle = technológiánként +1 tudomány
tta-short-hammurabi = 1 katonai akció polgáriként
tta-short-homer = 1 nyersanyag egységre
tta-short-julius_caesar = egy második politikai akció
tta-short-moses = a népesség 1-gyel olcsóbb
tta-short-christopher_columbus = gyarmat haderő nélkül
tta-short-frederick_barbarossa = munkás és egység egyszerre
tta-short-genghis_khan = +3 kultúra az erőseknek
tta-short-joan_of_arc = boldog arcból erő
tta-short-leonardo_da_vinci = a legjobb labor többet ad
tta-short-michelangelo = boldog arcból kultúra
tta-short-isaac_newton = technológiáért akció vissza
tta-short-james_cook = gyarmatokból kultúra
tta-short-johann_sebastian_bach = színházak: +1 kultúra
tta-short-maximilien_robespierre = forradalom katonai akcióért
tta-short-napoleon_bonaparte = +2 erő egységtípusonként
tta-short-william_shakespeare = könyvtár és színház: +2 kultúra
tta-short-albert_einstein = technológiáért +3 kultúra
tta-short-bill_gates = a laborok nyersanyagot is adnak
tta-short-charlie_chaplin = a legjobb színház kétszeres
tta-short-mahatma_gandhi = nem támadhat; drágább támadni
tta-short-sid_meier = laborokból kultúra
tta-short-winston_churchill = 3 kultúra vagy fegyverek
tta-short-library_of_alexandria = +1 kártya a kezekbe
tta-short-great_wall = gyalogos, tüzér +1 erő
tta-short-st_peters_basilica = a boldog arcok többet adnak
tta-short-taj_mahal = vezetőváltáskor olcsóbb
tta-short-ocean_liner_service = körönként egy ingyen munkás
tta-short-transcontinental_railroad = a legjobb bánya kétszeres
tta-short-fast_food_chains = kultúra az épületekért
tta-short-first_space_flight = kultúra a technológiákért
tta-short-hollywood = kultúra a színházakért, könyvtárakért
tta-short-internet = kultúra a városi épületekért
tta-short-air_forces = megkettőz egy hadsereget

# Ahol az első kiadás más

tta-short-2006-hammurabi = { "" }
tta-short-2006-julius_caesar = { "" }
tta-short-2006-homer = olcsóbb egység; Harcos: kultúra
tta-short-2006-genghis_khan = lovasság: +1 erő, +1 kultúra
tta-short-2006-leonardo_da_vinci = a legjobb labor többet ad
tta-short-2006-isaac_newton = jobb labor; akció vissza
tta-short-2006-napoleon_bonaparte = a legjobb hadsereg kétszer számít
tta-short-2006-winston_churchill = olcsó egységek, dupla védelem
tta-short-2006-james_cook = gyarmatonként +2 kultúra
tta-short-2006-game_designer = a laborok kultúrát adnak
tta-short-2006-nikola_tesla = a laborok nyersanyagot adnak
tta-short-2006-rock_and_roll_icon = a legjobb színház kétszeres
tta-short-2006-st_peters_basilica = minden boldog arc kétszeres
tta-short-2006-taj_mahal = { "" }
tta-short-2006-ocean_liner_service = munkás 5 élelmiszerrel olcsóbban
tta-short-2006-internet = kultúra laborokért, könyvtárakért
tta-short-2006-fast_food_chains = kultúra a munkásokért

## A vezetett játszmák: leckék és tanácsok

tta-guide-title-row = A kártyasor
tta-guide-row = Az 1. fordulóban csak kártyát vehetsz el: az első öt 1, a következő négy 2, az utolsó négy 3 akcióba kerül. A 2. fordulótól a kártyák az olcsó vég felé csúsznak, majd kiesnek a sorból.
tta-guide-title-kinds = Vezetők, csodák, akciókártyák
tta-guide-kinds = A zöld vezetőnek képessége van, a lila csoda szintenként épül, a sárga akciókártya egyszer segít. Koronként egy vezetőd lehet, és egyszerre egy csodát építhetsz.
tta-guide-title-made = Termelés
tta-guide-made = A köröd termeléssel zárul: tudomány- és kultúrapont, a farmokról élelmiszer, a bányákból nyersanyag. A következő körödtől költheted.
tta-guide-title-turn = Egy teljes kör
tta-guide-turn = Innentől minden akciód a tiéd: a fehérek polgári, a pirosak katonai tettekre. Minden kör előtt kiesnek a sor első kártyái, és újak jönnek.
tta-guide-title-workers = Munkások
tta-guide-workers = Élelmiszerért egy sárga jelzőből munkás lesz. Addig nem termel, amíg nem építesz neki valamit.
tta-guide-title-land = Farmok és bányák
tta-guide-land = Nyersanyagért egy szabad munkásból farm vagy bánya lesz: minden körben eggyel több élelmiszer vagy nyersanyag.
tta-guide-title-city = Városi épületek
tta-guide-city = A labor tudományt, a templom kultúrát és boldog arcot ad. Egy típusból annyi épületed lehet, amennyit a kormányzatod enged.
tta-guide-title-events = Események
tta-guide-events = A 3. fordulótól minden forduló egy eseménnyel kezdődik, amely mindenkire vonatkozik. Az erősebb többnyire jobban jár.
tta-guide-title-units = Egységek
tta-guide-units = Katonai akcióért és nyersanyagért egy szabad munkásból egység lesz. Sok esemény az erőn dől el.
tta-guide-title-wonder = A csoda építése
tta-guide-wonder = Minden szint egy polgári akció és nyersanyag. A csoda akkor hat, ha az utolsó szintje is áll; munkás sosem kell hozzá.
tta-guide-title-leader = A vezető
tta-guide-leader = A vezető kijátszása egy polgári akció, és rögtön hat. Az új vezető a régi helyére lép.
tta-guide-title-action = Akciókártyák
tta-guide-action = A kártya és amit enged, együtt egyetlen polgári akció. Abban a körben, amikor elvetted, még nem játszható ki.
tta-guide-title-hand = A kezed
tta-guide-hand = Annyi polgári kártya lehet a kezedben, ahány polgári akciód van. Azt vedd el, amit hamar használni tudsz.
tta-guide-title-technology = Technológiák
tta-guide-technology = A technológia tudományba kerül. Ez csak a tudás: az épülethez munkás és nyersanyag is kell.
tta-guide-title-government = Kormányzat
tta-guide-government = A jobb kormányzat több akciót ad. Békésen egy akció és sok tudomány; forradalommal olcsóbb, de elviszi a kör összes polgári akcióját.
tta-guide-title-upgrade = Fejlesztés
tta-guide-upgrade = Egy munkás az azonos típusú jobb kártyára lép, a két ár különbségéért.
tta-guide-title-tokens = Kék jelzők
tta-guide-tokens = A jobb farmon vagy bányán egy jelző többet ér. Ha kiürül a kék készlet, semmi sem termel.
tta-guide-title-food = Fogyasztás
tta-guide-food = Minél több a munkásod, annál többet esznek a köröd végén. Minden hiányzó élelmiszer 4 kultúrába kerül.
tta-guide-title-ending-simple = Mi számít a végén?
tta-guide-ending-simple = 2 pont minden I. kori technológia, minden erő és minden boldog arc; 1 pont a körönként termelt tudomány, élelmiszer és nyersanyag darabja. A készlet és a kézben maradt kártya semmit sem ér.
tta-guide-title-ending-first = Mi számít a végén?
tta-guide-ending-first = 1 pont minden tudomány, erő, boldog arc, körönként termelt élelmiszer és nyersanyag; a technológiák szintje, a kormányzaté kétszer; 3 egy gyarmat, 6 egy II. kori csoda.
tta-guide-title-last = Az utolsó forduló
tta-guide-last = Költsd el, amid van: az élelmiszer, a nyersanyag, a tudomány és a kézben maradt kártya a végén semmit sem ér.
tta-guide-title-cards = Katonai kártyák
tta-guide-cards = Minden fel nem használt katonai akcióért katonai kártyát húzol a köröd végén, legfeljebb hármat.
tta-guide-title-tactics = Taktikák
tta-guide-tactics = A taktikával az összeillő egységek hadsereget alkotnak, és erősebbek. Később bárki lemásolhatja.
tta-guide-title-faces = Boldog arcok
tta-guide-faces = Több ember több boldog arcot kíván. Ha több az elégedetlen munkás, mint a szabad, felkelés tör ki: nincs termelés.
tta-guide-title-corruption = Korrupció
tta-guide-corruption = Minél kevesebb kék jelződ marad a készletben, annál több nyersanyagot veszítesz. Költsd el időben.
tta-guide-title-antiquated = Egy kor vége
tta-guide-antiquated = Egy kor végén elvesznek az előző korból való vezetők, befejezetlen csodák és kézben tartott kártyák.
tta-guide-title-politics = Politika
tta-guide-politics = Kijátszhatsz egy eseményt: a koráért pontot kapsz, a kártya a jövőbeli események közé kerül, és bekövetkezik a soron lévő esemény.
tta-guide-title-territory = Új terület
tta-guide-territory = A legmagasabb licit viszi, és ekkora erejű egységeket kell küldenie; ezek elvesznek. A bónuszkártyák segítenek.
tta-guide-title-over = Vége!
tta-guide-over = Nézd meg a pontozólapot: soronként elmondja, miből lett a kultúrád.
tta-gives = { $icon ->
    [food] { $number } élelmiszer
    [res] { $number } nyersanyag
    [sci] { $number } tudomány
    [cul] { $number } kultúra
    [str] { $number } erő
    [hap] { $number } boldog arc
    [ca] { $number } polgári akció
    [ma] { $number } katonai akció
    [pawn] { $number } sárga jelző
    [cube] { $number } kék jelző
   *[ship] { $count ->
       *[other] { $number } gyarmatosításkor
     }
 }
tta-gains = { $icon ->
    [food] körönként { tta-gives }
    [res] körönként { tta-gives }
    [sci] körönként { tta-gives }
    [cul] körönként { tta-gives }
   *[other] { tta-gives }
 }
tta-hint-final = A végső pontozáskor ez { $points } ponttal több.
tta-hint-take-leader = A vezető attól fogva neked dolgozik, hogy kijátszod: { $does }.
tta-hint-take-wonder = Ha megépült, munkás nélkül is hat: { $does }. { $stages ->
    [one] Egyetlen szintje
   *[other] { ART($stages, capital: 1) } { $stages } szintje
 } { $cost } nyersanyag.
tta-hint-take-action = A következő körödtől kijátszhatod: { $text }
tta-hint-take-farm = Egy munkás rajta körönként { $new } élelmiszert termel { $old } helyett.
tta-hint-take-mine = Egy munkás benne körönként { $new } nyersanyagot termel { $old } helyett.
tta-hint-take-urban = Minden ilyen épületed ({ $kind }) körönként ennyit ad: { $does }.
tta-hint-take-unit = Egy ilyen egység ereje { $new }{ $old ->
    [0] .
   *[other] , nem { $old }.
 }
tta-hint-take-government = { $white } polgári és { $red } katonai akció { $old_white } és { $old_red } helyett.
tta-hint-take-special = Ha felfedezed, magától hat: { $does }.
tta-hint-increase = Egy új munkás most { $food } élelmiszer, és onnantól minden körben dolgozhat neked.
tta-hint-gains = Innentől: { $gains }.
tta-hint-now = Azonnal: { $gains }.
tta-hint-stage = Még { $left } szint, és hat; minél előbb áll, annál több körön át ad.
tta-hint-develop = Innentől építheted; minden rajta lévő munkás után: { $does }.
tta-hint-end = { $left ->
    [0] Minden akciódat felhasználtad.
   *[other] Ami maradt, most nem éri meg az árát.
 } A termelés: { $brings }.
tta-hint-attack = Te vagy az erősebb: { $mine } { ART($theirs) } { $theirs } ellen.
tta-hint-prepare = { $culture ->
    [0] Semmibe sem kerül, és csak te tudod, mi jön majd.
   *[other] Rögtön { $culture } kultúrát kapsz, és csak te tudod, mi jön majd.
 }
tta-hint-choose = { $phase ->
    [workers] Ez a munkás hiányzik majd a legkevésbé.
    [tokens] Ez a jelző hiányzik majd a legkevésbé.
    [spoils] Neked ez éri a legtöbbet.
    [pillage] Ez fáj neki a legjobban.
    [spare] Egy jelző a készletben marad, így elkerülöd a korrupciót.
    [draft] A te civilizációdnak ez várhatóan sok pontot ad.
   *[other] Amiből választhatsz, abból neked ez a legjobb.
 }
tta-hint-pass = { $phase ->
    [politics] Egyik kártyádat sem érdemes most kijátszani.
    [auction] Neked ez a gyarmat nem ér meg több egységet.
    [offer] Többe kerülne, mint amennyit hoz.
    [stay] Megy tovább a játék.
   *[other] Itt jobb nem tenni semmit.
 }
tta-hint-discard = Ez a kártya hiányzik majd a legkevésbé.
tta-hint-send = Ez a leggyengébb egység, amelyik segít.
tta-hint-use = Megkímélsz vele egy egységet.
tta-hint-accept = A szövetség minden körben hoz valamit.
tta-hint-refuse = A szövetség a másik félnek segítene többet.
tta-hint-offer = A szövetség mindkettőtöknek jó.
tta-hint-split = Ebből van kevesebb.
tta-hint-bid = A gyarmat a játék végéig a tiéd; az ára néhány egység.
tta-hint-destroy = A munkásra máshol van szükség: jobb, mint egy felkelés.
tta-hint-disband = A munkásra máshol van szükség.
tta-hint-keep = A te civilizációdnak ez várhatóan sok pontot ad.
tta-hint-fetch = A katonai akció másképp elveszne.
tta-hint-hammurabi = Most többet ér egy polgári akció, mint egy katonai.
tta-hint-trade = A másik árura nagyobb szükséged van.
tta-hint-dismiss = Most többet ér egy sárga jelző nála.
tta-hint-colonize = Gyarmat, egység elvesztése nélkül.
tta-hint-best = Mindabból, amit tehetsz, ez hozza neked a legtöbbet.
tta-hint-done = { $phase ->
    [defence] Ennél többet kár feláldozni.
    [sacrifice] Ennél több egységet kár feláldozni.
    [force] Ennyi elég a licithez.
   *[other] Ennyi elég.
 }
