# Through the Ages. A kártyák neve az alkotóelemek fájljaiból való.

through_the_ages-title = Nagy civilizációk (Through the Ages)
through_the_ages-mode-full = a teljes játék
through_the_ages-mode-first = az első játék: békés, III. kor nélkül
through_the_ages-mode-peaceful = a békés változat: agressziók, háborúk és szövetségek nélkül
through_the_ages-mode-short = a rövidebb játék: a II. kor végéig
through_the_ages-help =
    Néhány mondat: take iron; build bronze; upgrade bronze to iron; develop alchemy; play rich_land_a;
    prepare rats; attack aggression_spy on 1; done.

## Ajánlatok

through_the_ages-move-take = { $space ->
    [0] Elveszed: { $card }
   *[other] Elveszed: { $card } ({ $space }. hely)
 }
through_the_ages-move-increase = Növeled a népességet
through_the_ages-move-build = Építesz: { $card }
through_the_ages-move-upgrade = Fejlesztesz: { $card } → { $to }
through_the_ages-move-destroy = Lerombolod: { $card }
through_the_ages-move-disband = Feloszlatod: { $card }
through_the_ages-move-lead = { $under ->
    [0] Vezetőd lesz: { $card }
   *[other] Vezetőd lesz: { $card }; Homérosz ide kerül: { $wonder }
 }
through_the_ages-move-stage = A csoda { $count } szintjének megépítése
through_the_ages-move-develop = Kifejleszted: { $card }
through_the_ages-move-revolt = Forradalom: { $card }
through_the_ages-move-play = { $goods ->
    [food] Kijátszod: { $card } élelmiszerért
    [resources] Kijátszod: { $card } nyersanyagért
   *[none] Kijátszod: { $card }
 }
through_the_ages-move-enlist = Barbarossa: az új munkás egysége { $card }
through_the_ages-move-adopt = Kijátszod a taktikát: { $card }
through_the_ages-move-copy = Lemásolod a taktikát: { $card }
through_the_ages-move-churchill = { $choice ->
    [arms] Churchill: tudomány és nyersanyag a hadseregnek
   *[culture] Churchill: 3 kultúrapont
 }
through_the_ages-move-immigrate = Bevándorló munkás (óceánjárók)
through_the_ages-move-hammurabi = Hammurapi: katonai akció polgári akcióként
through_the_ages-move-trade = Kereskedelmi útvonalak: a másik áru használata
through_the_ages-move-done = Kész
through_the_ages-move-pass = Passz
through_the_ages-move-prepare = Eseményt készítesz elő: { $card }
through_the_ages-move-attack = { $card }, célpont: { $seat }. hely
through_the_ages-move-declare = { $card }, célpont: { $seat }. hely
through_the_ages-move-offer = { $side ->
    [a] Szövetség ({ $seat }. hely): { $card }, te vagy A
    [b] Szövetség ({ $seat }. hely): { $card }, te vagy B
   *[none] Szövetség ({ $seat }. hely): { $card }
 }
through_the_ages-move-cancel = Felbontod: { $card }
through_the_ages-move-resign = Feladod a játékot
through_the_ages-move-dismiss = Nagy Sándor távozik egy sárga jelzőért
through_the_ages-move-colonize = Kolumbusz gyarmatosít: { $card }
through_the_ages-move-bid = Licit: { $amount }
through_the_ages-move-send = Küldöd: { $card }
through_the_ages-move-use = Felhasználod: { $card }
through_the_ages-move-discard = Eldobod: { $card }
through_the_ages-move-accept = Elfogadod a szövetséget
through_the_ages-move-refuse = Visszautasítod a szövetséget
through_the_ages-move-choose = Ezt választod: { $card }
through_the_ages-move-split = { $food } élelmiszer és { $resources } nyersanyag

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
through_the_ages-note-start = { $who ->
    [you] Te vagy a kezdőjátékos.
   *[other] { $name } a kezdőjátékos.
 }
through_the_ages-note-took = { $who ->
    [you] Elvetted: { $card } ({ $space }. hely).
   *[other] { $name } elvette: { $card } ({ $space }. hely).
 }
through_the_ages-note-increased = { $who ->
    [you] Növelted a népességed; fel nem használt munkások: { $unused }.
   *[other] { $name } növelte a népességét; fel nem használt munkások: { $unused }.
 }
through_the_ages-note-built = { $who ->
    [you] Építettél: { $card }.
   *[other] { $name } épített: { $card }.
 }
through_the_ages-note-upgraded = { $who ->
    [you] Fejlesztettél: { $card } → { $to }.
   *[other] { $name } fejlesztett: { $card } → { $to }.
 }
through_the_ages-note-destroyed = { $who ->
    [you] Egy munkásod felszabadult: { $card }.
   *[other] { $name } egy munkása felszabadult: { $card }.
 }
through_the_ages-note-led = { $who ->
    [you] A civilizációdat { $card } vezeti.
   *[other] { $name } civilizációját { $card } vezeti.
 }
through_the_ages-note-leader_left = { $who ->
    [you] A vezetőd, { $card } távozott.
   *[other] { $name } vezetője, { $card } távozott.
 }
through_the_ages-note-staged = { $who ->
    [you] { $card }: elkészültél, { $stage }. szint.
   *[other] { $card }: { $name } elkészült, { $stage }. szint.
 }
through_the_ages-note-completed = { $who ->
    [you] Befejezted: { $card }.
   *[other] { $name } befejezte: { $card }.
 }
through_the_ages-note-ruined = { $who ->
    [you] Romba dőlt a csodád: { $card }.
   *[other] Romba dőlt { $name } csodája: { $card }.
 }
through_the_ages-note-immigrated = { $who ->
    [you] Munkás érkezett hozzád a tengerentúlról.
   *[other] { $name } népessége nőtt egy bevándorlóval.
 }
through_the_ages-note-developed = { $who ->
    [you] Kifejlesztetted: { $card }.
   *[other] { $name } kifejlesztette: { $card }.
 }
through_the_ages-note-revolted = { $who ->
    [you] Forradalom: a kormányzatod { $card }.
   *[other] Forradalom: { $name } kormányzata { $card }.
 }
through_the_ages-note-played = { $who ->
    [you] Kijátszottad: { $card }.
   *[other] { $name } kijátszotta: { $card }.
 }
through_the_ages-note-adopted = { $who ->
    [you] A taktikád: { $card }.
   *[other] { $name } taktikája: { $card }.
 }
through_the_ages-note-copied = { $who ->
    [you] Lemásoltad a taktikát: { $card }.
   *[other] { $name } lemásolta a taktikát: { $card }.
 }
through_the_ages-note-genghis = { $who ->
    [you] Dzsingisz kán { $culture } kultúrapontot hoz neked.
   *[other] Dzsingisz kán { $culture } kultúrapontot hoz: { $name }.
 }
through_the_ages-note-silent = { $who ->
    [you] Lemondtál erről a politikai akcióról.
   *[other] { $name } lemondott erről a politikai akcióról.
 }
through_the_ages-note-bid = { $who ->
    [you] A licited: { $amount }.
   *[other] { $name } licitje: { $amount }.
 }
through_the_ages-note-passed = { $who ->
    [you] Passzoltál.
   *[other] { $name } passzolt.
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
    [you] Elvesztettél egy munkást: { $card }.
   *[other] { $name } elvesztett egy munkást: { $card }.
 }
through_the_ages-note-lost_goods = { $who ->
    [you] Elvesztettél { $food } élelmiszert és { $resources } nyersanyagot.
   *[other] { $name } elvesztett { $food } élelmiszert és { $resources } nyersanyagot.
 }
through_the_ages-note-gained_goods = { $who ->
    [you] Kaptál { $food } élelmiszert és { $resources } nyersanyagot.
   *[other] { $name } kapott { $food } élelmiszert és { $resources } nyersanyagot.
 }
through_the_ages-note-used = { $who ->
    [you] Felhasználtad: { $card }.
   *[other] { $name } felhasználta: { $card }.
 }
through_the_ages-note-resigned = { $who ->
    [you] Feladtad a játékot.
   *[other] { $name } feladta a játékot.
 }
through_the_ages-note-uprising = { $who ->
    [you] Felkelés: nem termelsz semmit.
   *[other] Felkelés: { $name } nem termel semmit.
 }
through_the_ages-note-scored = { $who ->
    [you] { $science } tudomány- és { $culture } kultúrapontot kaptál.
   *[other] { $name } { $science } tudomány- és { $culture } kultúrapontot kapott.
 }
through_the_ages-note-corruption = { $who ->
    [you] A korrupció elvisz tőled { $resources } nyersanyagot és { $food } élelmiszert.
   *[other] A korrupció elvisz { $resources } nyersanyagot és { $food } élelmiszert: { $name }.
 }
through_the_ages-note-hunger = { $who ->
    [you] Éhínség: { $missing } élelmiszer hiányzik, elvesztesz { $culture } kultúrapontot.
   *[other] Éhínség: { $missing } élelmiszer hiányzik, { $name } elveszít { $culture } kultúrapontot.
 }
through_the_ages-note-impact = { $who ->
    [you] { $card }: { $points } kultúrapont neked.
   *[other] { $card }: { $points } kultúrapont, { $name }.
 }
through_the_ages-note-bonus = { $who ->
    [you] { $points } bónusz-kultúrapont neked.
   *[other] { $points } bónusz-kultúrapont, { $name }.
 }
through_the_ages-note-attacked = { $who ->
    [you] Megtámadtad: { $rival } ({ $card }).
   *[other] { $rival_who ->
        [you] { $name } megtámadott téged: { $card }.
       *[other] { $name } támadása { $rival } ellen: { $card }.
     }
 }
through_the_ages-note-declared = { $who ->
    [you] Háborút hirdettél { $rival } ellen: { $card }.
   *[other] { $rival_who ->
        [you] { $name } háborút hirdetett ellened: { $card }.
       *[other] { $name } háborút hirdetett { $rival } ellen: { $card }.
     }
 }
through_the_ages-note-defended = { $who ->
    [you] Kitartottál { $rival } ellen: { $card }.
   *[other] { $rival_who ->
        [you] { $name } kitartott ellened: { $card }.
       *[other] { $name } kitartott { $rival } ellen: { $card }.
     }
 }
through_the_ages-note-overcome = { $who ->
    [you] { $rival } legyőzött téged: { $card }.
   *[other] { $rival_who ->
        [you] Legyőzted: { $name } ({ $card }).
       *[other] { $rival } legyőzte: { $name } ({ $card }).
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
    [you] Ügynökeid eltávolították: { $card } ({ $rival }).
   *[other] { $rival_who ->
        [you] { $name } ügynökei eltávolították tőled: { $card }.
       *[other] { $name } ügynökei eltávolították: { $card } ({ $rival }).
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
    [you] Szövetséget ajánlottál: { $rival } ({ $card }).
   *[other] { $rival_who ->
        [you] { $name } szövetséget ajánlott neked: { $card }.
       *[other] { $name } szövetséget ajánlott: { $rival } ({ $card }).
     }
 }
through_the_ages-note-pact_ended = { $who ->
    [you] Véget ért a szövetséged: { $rival } ({ $card }).
   *[other] { $rival_who ->
        [you] Véget ért { $name } szövetsége veled: { $card }.
       *[other] Véget ért { $name } és { $rival } szövetsége: { $card }.
     }
 }
through_the_ages-note-churchill = { $choice ->
    [arms] { $who ->
        [you] Churchill felfegyverzi a civilizációdat.
       *[other] Churchill felfegyverzi: { $name }.
     }
   *[culture] { $who ->
        [you] Churchill 3 kultúrapontot hoz neked.
       *[other] Churchill 3 kultúrapontot hoz: { $name }.
     }
 }
through_the_ages-note-traded = { $right ->
    [1] { $who ->
        [you] 1 élelmiszert nyersanyagként használsz.
       *[other] { $name } 1 élelmiszert nyersanyagként használ.
     }
   *[other] { $who ->
        [you] 1 nyersanyagot élelmiszerként használsz.
       *[other] { $name } 1 nyersanyagot élelmiszerként használ.
     }
 }
through_the_ages-note-prepared = { $who ->
    [you] Előkészítetted: { $card } ({ through_the_ages-level }).
   *[other] { $name } előkészített egy eseményt ({ through_the_ages-level }).
 }
through_the_ages-note-peeked = { $who ->
    [you] Jeanne d'Arc látomása: { $card }.
   *[other] { $name } megnézte a következő eseményt.
 }
through_the_ages-note-drew = { $who ->
    [you] Ezt húztad: { $card }.
   *[other] { $name } húzott egy katonai kártyát.
 }
through_the_ages-note-discarded = { $who ->
    [you] Eldobtad: { $card }.
   *[other] { $name } eldobott egy katonai kártyát.
 }
through_the_ages-note-revealed = Esemény: { $card }
through_the_ages-note-unsettled = Senki sem gyarmatosította: { $card }.
through_the_ages-note-war = { $card }: { $who ->
    [you] te ({ $mine }) { $rival } ellen ({ $theirs })
   *[other] { $rival_who ->
        [you] { $name } ({ $mine }) ellened ({ $theirs })
       *[other] { $name } ({ $mine }) { $rival } ellen ({ $theirs })
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
through_the_ages-say-increase = növel, növelem, népesség
through_the_ages-say-build = épít, építek, építem
through_the_ages-say-upgrade = fejleszt, fejlesztem, fejlesztek
through_the_ages-say-destroy = lerombol, lerombolom, rombol
through_the_ages-say-disband = feloszlat, feloszlatom
through_the_ages-say-lead = vezet, vezető, vezetőm
through_the_ages-say-stage = szint, csoda
through_the_ages-say-develop = kifejleszt, kifejlesztem
through_the_ages-say-revolt = forradalom
through_the_ages-say-play = kijátszik, kijátszom
through_the_ages-say-enlist = toboroz, toborzok
through_the_ages-say-adopt = taktika
through_the_ages-say-copy = lemásol, lemásolom, másol
through_the_ages-say-churchill = churchill
through_the_ages-say-immigrate = bevándorol, bevándorlás
through_the_ages-say-hammurabi = hammurabi, hammurapi
through_the_ages-say-trade = kereskedik, kereskedem
through_the_ages-say-done = kész, vége
through_the_ages-say-prepare = előkészít, előkészítem
through_the_ages-say-attack = támad, támadok, megtámad
through_the_ages-say-declare = hirdet, hirdetek, háború
through_the_ages-say-offer = ajánl, ajánlok
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
through_the_ages-say-food = élelmiszer, élelmiszert
through_the_ages-say-resources = nyersanyag, nyersanyagot
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
