# A próbapiac

market-title = A piac
market-mode-base = az egyetlen
market-option-offers_per_phase = ajánlatok a gongig
market-value-offers_per_phase-36 = harminchat
market-value-offers_per_phase-9 = kilenc
market-value-offers_per_phase-none = nincs korlát
market-help = Tervezz titokban, aztán alkudj: „offer 3 worth 7 gold cards gold salt cloth”. Minden mondatról kérdezhetsz: „offer ?”.

market-round = { $round }. forduló
market-cards-held = { $count } kártya
market-standing = { $count } kártya, összesen { $worth }, köztük { $named }
market-ask-plan = Mit tervezel?
market-ask-barter = Mit ajánlasz?
market-ask-over = A piac bezárt
market-ask-wait = A többiek még dolgoznak
market-because-plan = Legfeljebb három apró lépés; senki sem látja, amíg mindenki el nem készült.
market-because-barter = A darabszám, az összérték és egy áru igaz; a többi lehet blöff.
market-because-left = { $left } ajánlat után megszólal a gong.
market-because-over = Megszámoltuk a készleteket.
market-map = A térkép
market-map-keys = A térkép: a nyilak mozgatják, a plusz és a mínusz nagyít és kicsinyít
market-zoom-in = Közelebb
market-zoom-out = Távolabb
market-zoom-world = Az egész térkép
market-area = { $area } ({ $tokens ->
    [0] senki sincs ott
   *[other] { $tokens } jelölő
 })
market-hand = Kártyáid
market-points = { $points } pont
market-plan = A terved
market-plan-empty = Még üres
market-offers = Érvényes ajánlatok
market-offers-none = Senki sem ajánl semmit
market-to = csak neki: { $name }
market-answers = válasz erre: { $number }.
market-claims = azt állítja: { $names }
market-mine = valójában: { $names }
market-words = Mondd el szóról szóra
market-next = Ami most következhet
market-type = Írd be a következő szót
market-tab-map = Térkép
market-tab-trade = Alku
market-tab-log = Napló
market-value = érték: { $value }

market-note-round = { $round }. forduló
market-note-settled = { $who ->
    [you] Letelepedtél itt: { $area }.
   *[other] { $name } letelepedett itt: { $area }.
 }
market-note-walked = { $who ->
    [you] Átmentél: { $area } – { $to }.
   *[other] { $name } átment: { $area } – { $to }.
 }
market-note-lapsed = { $who ->
    [you] Neked már nem jutott hely itt: { $area }.
   *[other] { $name } már nem fért el itt: { $area }.
 }
market-note-drew = { $card ->
    [unknown] { $name } kártyát húzott.
   *[other] { $who ->
        [you] Ezt húztad: { $card }.
       *[other] { $name } ezt húzta: { $card }.
     }
 }
market-note-offered = { $who ->
    [you] { $count } kártyát ajánlottál, összesen { $worth }, köztük { $named } ({ $number }. ajánlat).
   *[other] { $name } { $count } kártyát ajánl, összesen { $worth }, köztük { $named } ({ $number }. ajánlat).
 }
market-note-offered_to = { $who ->
    [you] { $count } kártyát ajánlottál neki: { $rival }; összesen { $worth }, köztük { $named } ({ $number }. ajánlat).
   *[other] { $rival_who ->
        [you] { $name } neked ajánl { $count } kártyát, összesen { $worth }, köztük { $named } ({ $number }. ajánlat).
       *[other] { $name } { $count } kártyát ajánl neki: { $rival }; összesen { $worth }, köztük { $named } ({ $number }. ajánlat).
     }
 }
market-note-answered = { $who ->
    [you] Feleltél neki: { $rival }; { $count } kártya, összesen { $worth }, köztük { $named } ({ $number }. ajánlat).
   *[other] { $rival_who ->
        [you] { $name } felelt neked: { $count } kártya, összesen { $worth }, köztük { $named } ({ $number }. ajánlat).
       *[other] { $name } felelt neki: { $rival }; { $count } kártya, összesen { $worth }, köztük { $named } ({ $number }. ajánlat).
     }
 }
market-note-claimed = { $who ->
    [you] Azt mondod, ez is köztük van: { $card }.
   *[other] { $name } azt mondja, ez is köztük van: { $card }.
 }
market-note-dealt = { $who ->
    [you] Megegyeztetek, te és { $rival }: { $count } kártya { $other } kártyáért.
   *[other] { $rival_who ->
        [you] { $name } megegyezett veled: { $count } kártya { $other } kártyáért.
       *[other] { $name } és { $rival } megegyezett: { $count } kártya { $other } kártyáért.
     }
 }
market-note-got = { $card ->
    [unknown] { $name } kapott egy kártyát.
   *[other] { $who ->
        [you] Ezt kaptad: { $card }.
       *[other] { $name } ezt kapta: { $card }.
     }
 }
market-note-withdrew = { $who ->
    [you] Visszavontad az ajánlatodat.
   *[other] { $name } visszavonta az ajánlatát.
 }
market-note-done = { $who ->
    [you] Elkészültél.
   *[other] { $name } elkészült.
 }
market-note-gong = Gong: vége az alkunak.
market-note-closed = Mindenki kész: vége az alkunak.

market-move-settle = Letelepedés: { $area }
market-move-walk = Átmész: { $area } – { $to }
market-move-offer = { $answers ->
    [0] { $to ->
        [mindenki] { $count } kártyát ajánlasz, összesen { $worth }, köztük { $named }
       *[other] { $count } kártyát ajánlasz neki: { $to }; összesen { $worth }, köztük { $named }
     }
   *[other] Válasz erre: { $answers }. – { $count } kártya, összesen { $worth }, köztük { $named }
 }
market-move-accept = Elfogadod a választ: { $number }.
market-move-withdraw = Visszavonod az ajánlatodat
market-move-done = Kész

market-say-settle = letelepszem, letelepedés
market-say-walk = átmegyek, séta
market-say-offer = ajánlat, ajánlok
market-say-accept = elfogadom
market-say-withdraw = visszavonom
market-say-done = kész
market-say-draw = húzás
market-say-gong = gong
market-say-worth = összesen
market-say-claim = állítom
market-say-cards = kártyák
market-say-to = neki
market-say-for = erre, válaszul

market-kind-area = egy terület
market-kind-card = egy kártya
market-kind-trader = egy kereskedő
market-kind-seat = egy hely száma
market-kind-count = hány kártya
market-kind-worth = az összértékük
market-kind-offer = egy ajánlat száma
