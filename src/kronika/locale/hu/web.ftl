# Az oldalak közös szavai: felső sáv, előcsarnok, napló, csevegés, szabálykönyv.

web-tagline = Civilizációs társasjátékok egy asztalnál
web-skip = Ugrás a lényegre
web-lobby = Előcsarnok
web-rules = Szabályok
web-cards = Kártyák és táblák
web-history = Előzmények
web-keys = Billentyűk
web-sound = Hang és értesítés, ha te jössz
web-theme = Világos vagy sötét
web-menu = Menü
web-tools = Eszközök
web-tabs = Az asztal részei
web-question = A kérdés
web-why = Miért nem?
web-understood = Értem
web-close = Bezárom
web-rule = { $ref } szabály
web-back = Vissza
web-undo = Visszavonom
web-now = Vissza a jelenbe
web-first = Az elejére
web-before = Eggyel vissza
web-after = Eggyel előre
web-looking-back = Visszanézed: { $moment }
web-looking-back-more = Ez már megtörtént; lépni a jelenben tudsz. A csúszkával vagy a nyilakkal járhatsz benne.
web-leave = Felállok, játsszon helyettem gép
web-leave-sure = Mostantól gép játszik helyetted, és amit lép, az érvényes. A helyed megmarad: bármikor egy kattintással visszaülhetsz.
web-no-sure = Mégsem
web-stood-up = Gép játszik helyetted
web-stood-up-more = Felálltál az asztaltól. A helyed a tiéd maradt: ülj vissza, amikor kedved tartja.
web-come-back = Visszaülök
web-takeback = Visszaveszem a legutóbbi lépésemet (gyakorlás)
web-vote-end = Fejezzük be közösen
web-end-alone = Abbahagyom a játszmát
web-end-sure = A többiek látják a javaslatodat, és a játszma véget ér, ha mindenki beleegyezik. Győztes nem lesz.
web-end-sure-alone = A játszma azonnal véget ér, győztes nélkül. Megnézni később is tudod.
web-end-asked = Azt javasoltad, hogy fejezzétek be a játszmát. Még nem válaszolt: { $names }.
web-end-offered = { $count ->
    [one] { $names } azt javasolja, hogy fejezzétek be a játszmát.
   *[other] { $names } azt javasolják, hogy fejezzétek be a játszmát.
}
web-end-withdraw = Visszavonom
web-end-yes = Fejezzük be
web-end-no = Játsszunk tovább
web-agreed = Közös megegyezéssel véget ért
web-agreed-more = A játszma nem jutott a végére, ezért nincs győztese. Visszanézni és letölteni tudod.
web-agreed-sheet = A játszma nem jutott a végére, ezért nincs győztese. Így állt, amikor abbamaradt.
web-agreed-points = { $points } pont
web-my-link = A helyem linkje
web-their-links = Új link egy játékosnak
web-link-own = Ezzel a linkkel bármelyik eszközödről visszatalálsz a helyedre. Csak magadnak küldd el: akinél megvan, az a te kártyáidat látja.
web-link-given = Ez az új link; a korábbi már nem érvényes. Küldd el most, mert később nem mutatjuk meg újra. Akinél megvan, az ül ezen a helyen.
web-link-label = { $name } helyének linkje
web-link-subject = Krónika: a helyem linkje ({ $title })
web-link-subject-given = Krónika: a helyed linkje ({ $title })
web-link-mail = Elküldöm magamnak
web-link-send = Elküldöm neki
web-link-share = Megosztom
web-link-qr = Olvasd be a telefonoddal, és ott játszhatsz tovább.
web-link-qr-given = Telefonnal is beolvasható.
web-link-others = Elveszett valakinek a linkje?
web-link-others-more = Adhatsz neki újat. A régi ezzel érvényét veszti, és a helyre csak az új linkkel lehet visszaülni.
web-link-new = Új link
web-ask-always = Minden lépés előtt kérdezzen meg
web-on = igen
web-off = nem
web-pace = A gépek tempója
web-pace-more = Gépek játszanak
web-pace-pause = Szünet
web-pace-step = Egy lépés
web-pace-slow = Lassan
web-pace-normal = Menjen
web-pace-fast = Gyorsan
web-a-copy = Másolat
web-copy-of = Ez egy másik játszma másolata: ami itt történik, ott nem számít. Kattints ide az eredetiért.
web-walk-play = Lejátszom
web-walk-pause = Megállítom
web-walk-slider = Melyik pillanatot nézed?
web-fork = Elágazás: másként játszom tovább
web-fork-here = Innen másként
web-record = A játszma letöltése
web-commitment = A véletlen pecsétje:
web-box-ours = A komponensek a Krónika sajátjai:
web-box-own = A komponensek ebből a dobozból valók: „{ $box }”.
web-stale = Közben változott az asztal; ez a mostani kérdés.
web-failed = Nem sikerült. Próbáld újra!
web-offline = Megszakadt a kapcsolat; próbáljuk helyreállítani…
web-busy = Telt ház van: a gépek kicsit később lépnek…
web-grey-asks = szürke: kattints rá, és megmondjuk, miért
web-log = Napló
web-log-earlier = Korábbiak
web-log-setup = Előkészületek
web-jump = Ugrás ehhez a pillanathoz
web-since = a legutóbbi lépésed óta
web-chat = Csevegés
web-chat-empty = Még senki sem szólt.
web-chat-unread = olvasatlan üzenet
web-chat-say = Írj a többieknek…
web-send = Küldés
web-bot = gép
web-clock = hátralévő idő
web-shape = { $number ->
    [1] kör
    [2] háromszög
    [3] négyzet
    [4] rombusz
    [5] kereszt
    [6] csillag
   *[7] félhold
 }

web-keys-card = a választható dolgok közül az ennyiedik
web-keys-arrows = a szomszédos választható dolog
web-keys-map = a térképen a szomszédos terület
web-keys-zoom = a térkép közelebb, távolabb, egészben
web-keys-confirm = kiválasztja, amin állsz; ami már ki van választva, azt meglépi
web-keys-back = egy lépéssel vissza
web-keys-undo = a legutóbbi lépés visszavonása
web-keys-hint = amit a tanács mond; még egyszer: meg is lépi
web-keys-history = előzmények: vissza, előre, elejére, jelenbe
web-keys-play = előzmények: lejátszás, megállítás
web-keys-tab = végig mindenen, ami választható
web-keys-chat = csevegés
web-keys-help = ez a lista

## Előcsarnok

web-lobby-title = Ülj le! Az asztal terítve.
web-lobby-intro = Játssz azonnal gépek ellen, amelyekre sosem kell várni, vagy küldj egy linket a barátaidnak. Regisztráció nem kell.
web-play-now = Játék most, gépek ellen
web-invite = Barátokat hívok
web-first-game = Első játszma, tanácsokkal
web-hint = Tanács
web-hints = Tanácsok kezdőknek
web-open-tables = Nyitott asztalok
web-no-open = Most nincs nyitott asztal. Nyiss te egyet!
web-new-table = Újat nyitok
web-rooms = Szobák
web-move-now = Lépek
web-look = Megnézem
web-sit = Beülök
web-your-turn = Te jössz
web-waiting-for = Gondolkodik: { $names }
web-players = { $low }–{ $high } játékos
web-minutes = { $low }–{ $high } perc
web-soon = készül
web-name-label = A neved
web-guest = Vendég

web-edition-seven_wonders = második kiadás
web-about-seven_wonders = Három kor, egy város és a csodája.
web-about-tta-2006 = Az első kiadás, minden élével együtt.
web-about-tta-2015 = Új történet: vezetők, csodák, háborúk, kultúra.
web-about-hotw = Öt korszak birodalmai egyetlen térképen.
web-about-civ = Kereskedelem, városok és csapások a tenger körül.

## Új asztal

web-setup = Új asztal
web-setup-title = Az asztal neve
web-setup-seats = Hányan játsszátok?
web-setup-who = Kik ülnek le?
web-setup-seat = { $number }. hely
web-setup-you = te
web-level-random = kezdő
web-level-greedy = haladó
web-level-search = erős
web-level-master = mesteri
web-setup-options = További beállítások
web-setup-memory = Emlékeztető: mutassa, milyen kártyákat láttam már
web-setup-open-table = Megnyitom az asztalt

## Gyülekező és függöny

web-invite-link = Küldd el ezt a linket; akinek megvan, beülhet:
web-copy = Másolás
web-copied = Kimásolva
web-seat-free = szabad hely
web-curtain = Add át a képernyőt: { $name } következik
web-curtain-more = A függöny mögött senki kártyája nem látszik.
web-curtain-open = { $name } vagyok, mutasd

## Szabálykönyv

web-rulebook = Szabálykönyv
web-rules-search = Keresés a szabályok között
web-rules-none = Erre nincs találat.
web-rules-contents = Tartalom
web-rules-link = hivatkozás erre a szabályra
web-not-found = Ez az oldal nincs meg.
web-problem = Valami elromlott.
web-seed-more = A pecsétet a játék előtt közöltük; a mag és a játékosok szavai után minden osztás újraszámolható: kronika check.
web-seed-seed = mag
web-seed-seal = pecsét
web-seed-strings = a játékosok szavai
web-seed = A véletlen bizonyítéka
web-chart-more = mintha ott érne véget a játék
web-chart-label = Pontok körről körre, játékosonként egy vonal
web-chart = Pontok körről körre
web-waiting = Még választ: { $names }
web-chosen = { $ready ->
    [yes] { $name }: már választott
   *[no] { $name }: még választ
 }
web-ask-wait = Várunk a többiekre
web-ask-watch = Nézed a játszmát
web-ask-over = Vége a játéknak
web-because-wait = Még választ: { $names }.
web-see-score = Megnézem a pontozólapot
web-score = Pontozólap
web-look-back = Visszanézem
web-save = Mentés
web-again = Új játszma
web-again-asked = { $count ->
    [one] { $names } játszana még egyet.
   *[other] { $names } játszanának még egyet.
}
web-again-yes = Benne vagyok
web-again-no = Most nem
web-again-go = Az új játszmához
web-total = Összesen
web-edition-tta-2015 = 2015
web-edition-tta-2006 = 2006
web-edition-hotw = 2018
web-edition-civ = 1980
web-account = Fiók
web-account-none = Nélküle is játszhatsz: elég a neved és a helyed linkje. A fiók minden eszközödön együtt tartja az asztalaidat.
web-account-name = Név
web-account-password = Jelszó
web-account-old = Mostani jelszó
web-account-new = Új jelszó, legalább 8 karakter
web-account-new-password = Jelszó
web-account-change = Jelszót cserélek
web-account-language = Nyelv
web-account-keep = Mentem
web-account-done = Elmentettük.
web-account-delete = Törlöm a fiókot
web-account-delete-more = Minden személyes adat azonnal törlődik: az eszközeid kilépnek, a kulcsaid érvényüket vesztik, és nem leszel többé az asztalaid gazdája. A futó játszmáid folytatódnak: tedd el a helyeid linkjét, vagy előbb állj fel az asztaloktól.
web-account-password-more = Az új jelszóval itt bejelentkezve maradsz, mindenhol máshol kilépsz.
web-account-void = { $count ->
    [one] A személyes kulcsomat is visszavonom
   *[other] A személyes kulcsaimat is visszavonom ({ $count })
}
web-devices-more = A helyeid a fiókodhoz tartoznak, és mindenhol várnak, ahol belépsz. Amit vendégként foglaltál el, megmarad ebben a böngészőben, ha itt lépsz ki; az innen kiléptetett eszközökön viszont megszűnik.
web-devices-here = ez az eszköz
web-devices-unknown = Ismeretlen eszköz
web-devices-end = Kiléptetem
web-devices-end-this = Kiléptetem: { $device }
web-devices-everywhere = Kilépés mindenhol
web-sign-in = Belépés
web-sign-in-more = Jó, hogy újra itt vagy.
web-sign-out = Kilépés
web-register = Új fiók
web-register-more = Egy név és egy jelszó; e-mail-cím nem kell.
web-notices-email = E-mail-cím
web-notices-no-email = Ez a kiszolgáló nem küld e-mailt.
web-notices-webhook = Cím, amely POST-kérést kap (webhook)
web-tokens = Személyes kulcsok
web-tokens-more = Programoknak, amelyek a nevedben játszanak vagy olvasnak.
web-tokens-api = Mire jók
web-tokens-once = Most másold ki: csak egyszer mutatjuk meg.
web-tokens-label = Mire való
web-tokens-make = Új kulcs
web-tokens-drop = Visszavonom
web-setup-timeout = Ha lejár az idő
web-timeout-bot = gép ül a helyére
web-timeout-vote = a többiek szavaznak
web-setup-player = A játékos neve
web-notice = A 7 Wonders, a Through the Ages, a History of the World és a Civilization név a tulajdonosaié, akiknek ehhez az oldalhoz nincs közük. A szövegek és a rajzok a mieink.

# what others did since the reader's last decision
web-since-title = Mi történt a legutóbbi döntésed óta
web-since-more = { $names }: { $steps } lépés. { $next ->
    [turn] Utána te jössz.
    [over] A játszma véget ért.
   *[wait] Most még másra várunk.
}
web-since-leave = { $next ->
    [turn] Tovább a körömhöz
    [over] Tovább a végéhez
   *[wait] Vissza a jelenbe
}
web-since-step = { $step }. lépés, összesen { $steps }
web-since-touches = rád hat
web-since-mine = Ami téged érint ({ $steps })
web-since-list = Minden lépés
web-since-first = Az első lépés
web-since-before = Egy lépéssel vissza
web-since-after = A következő lépés
web-since-pace = Mások lépéseinek lejátszása
web-since-off = Ki
web-since-watch = Mi történt azóta?
web-keys-since = mások lépései a legutóbbi döntésed óta

# Amit a képernyőolvasó hall
web-heard = A játékosok szavakban
web-heard-player = { $name }{ $who ->
    [you] {" "}(te)
    [bot] {" "}(gép)
   *[other] {""}
 }{ $awaited ->
    [yes] {" "}– most dönt
   *[no] {""}
 }{ $numbers ->
    [none] .
   *[other] : { $numbers }.
 }
