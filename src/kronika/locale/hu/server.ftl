# A kiszolgáló: az API elutasításai, amit az asztal csevegésében mond, értesítések, és hogy miért nem indul.

## Elutasítások

server-bad-choice = { $what }: ezek közül lehet választani: { $known }.
server-bad-email = Ez nem e-mail-cím.
server-bad-method = Ez a cím ezt a módot nem fogadja.
server-bad-name = A név 1–{ $longest } látható karakter.
server-bad-password = A név és a jelszó nem tartozik össze.
server-bad-request = A kérés nem olyan, amilyet az API leír; lásd: /api/docs.
server-bad-seats = A helyek száma { $fewest } és { $most } között lehet.
server-bad-string = A véletlen szöveg 1–{ $longest } látható karakter.
server-bad-text = Az üzenet 1–{ $longest } látható karakter.
server-bad-title = A cím 1–{ $longest } látható karakter.
server-bad-token = Ez a kulcs itt nem érvényes.
server-bad-webhook = A webhook címe http:// vagy https:// kezdetű.
server-bot-plays = Gép játszik helyetted; előbb ülj vissza a helyedre.
server-busy = A kiszolgáló elfoglalt, kérjük, próbáld újra.
server-gone = Ennek a kiszolgálónak eltűnt az adatbázisa, itt már semmi sem menthető.
server-disk = A kiszolgáló lemezére most semmi sem fér; ez nem történt meg, de semmi sem veszett el. Kérjük, próbáld újra később.
server-database = A kiszolgáló most nem éri el az adatbázisát, kérjük, próbáld újra.
server-cross-site = Más oldalról érkező kérést nem fogadunk el.
server-csrf = Az oldal ehhez túl régi, kérjük, töltsd be újra.
server-final = Ezt nem lehet visszavonni: előbb erősítsd meg.
server-frozen = Ez az asztal a mai szabályokkal nem folytatható, de a jegyzőkönyve megvan: { $reason }.
server-late = Lejárt az időd: a többiek szavaznak.
server-name-taken = Ez a név foglalt.
server-no-account = Nincs ilyen fiók.
server-no-bot = Ezen a helyen nem gép ül.
server-no-email = Ez a kiszolgáló nem küld e-mailt.
server-undrawn = Ehhez a játékhoz ({ $game }) nincs oldal: az API-n keresztül játszható.
server-no-game = Nincs „{ $game }” nevű játék; ezek vannak: { $known }.
server-no-moment = A játék még nem jutott el odáig.
server-no-page = Ezen a címen nincs semmi.
server-no-player = Ez a hely nem játékosé.
server-no-seat = Nincs ilyen hely.
server-no-table = Nincs ilyen asztal.
server-no-token = Nincs ilyen kulcs.
server-no-webhook = Ez a kiszolgáló nem hív webhookot.
server-not-by-token = A személyes kulcs csak játszani és olvasni jó; ehhez jelentkezz be a jelszavaddal.
server-no-session = Nincs ilyen eszköz.
server-not-admin = Ezt csak a rendszergazda teheti meg.
server-not-host = Ezt csak az asztal gazdája teheti meg.
server-not-late = Senkinek sem járt le az ideje.
server-not-over = A játék még nem ért véget.
server-not-seated = Nincs helyed ennél az asztalnál.
server-not-signed-in = Kérjük, előbb jelentkezz be.
server-not-started = A játék még nem kezdődött el.
server-not-your-seat = Ez a hely nem a tiéd.
server-over = A játék véget ért.
server-people-play = Itt emberek is játszanak: a tempót ők adják.
server-refused = Ezt tiltja ez a szabály: { $rule }.
server-seat-taken = Ez a hely foglalt.
server-seats-open = Van még üres hely.
server-stale = Az asztal továbblépett; nézd meg újra, és dönts újra.
server-started = A játék már elkezdődött.
server-table-full = Minden hely foglalt.
server-takeback-humans = Ilyen messzire lépést visszavenni csak gépek ellen lehet.
server-coach-people = Az edzőt csak akkor lehet megkérdezni, ha mindenki más gép.
server-coach-busy = Az edzőnek most sok a dolga. Nézz vissza egy perc múlva!
server-no-coach = Ezt a játszmát az edző még nem nézte meg.
server-too-big = Ez túl hosszú.
server-too-many = Túl sok kérés; kérjük, várj { $seconds } másodpercet.
server-too-many-streams = Túl sok böngészőlapod követ élőben asztalokat; kérjük, zárj be közülük néhányat.
server-too-slow = A kérés { $seconds } másodperc alatt sem érkezett meg.
server-unclear = Ez itt nem érthető: „{ $word }”.
server-weak-password = A név 1–40, a jelszó 8–200 karakter.

## Amit a kiszolgáló a csevegésben mond

chat-agreed = A játékosok megegyeztek a játék befejezésében.
chat-bot-in = Mostantól gép játszik { $name } helyett.
chat-bot-out = { $name } visszatért.
chat-cancelled = A házigazda lemondta az asztalt.
chat-joined = { $name } leült.
chat-left = { $name } felállt az asztaltól.
chat-migrated = A szabályok frissültek; a régi jegyzőkönyv megvan.
chat-over = A játék véget ért.
chat-coach = { $name } mostantól az edzőt is megkérdezheti.
chat-renamed = { $name } új neve: { $about }.
chat-rematch = Van visszavágó.
chat-time-up = { $name } ideje lejárt; gép játszik tovább.
chat-time-vote = { $name } ideje lejárt; a többiek szavazhatnak, hogy gép játsszon-e helyette.
chat-vote-bot = { $name } arra szavaz, hogy gép játsszon tovább.
chat-vote-end = { $name } felajánlja a játék befejezését.
chat-vote-no = { $name } játszana tovább.

## Asztalok, amelyeknek senki sem adott nevet

table-of = { $name } asztala
table-against-bots = Gépek ellen

## Értesítések

notice-subject = Krónika: te jössz ({ $title })
notice-body = { $name }, te jössz ennél az asztalnál: „{ $title }”: { $link }

## Miért nem indul a kiszolgáló

startup-admin = A KRONIKA_ADMIN már senkit sem tesz rendszergazdává: töröld, és így nevezd meg a fiókot: „kronika admin grant NÉV”.
startup-damaged = Az adatbázis sérült, nem nyúltunk hozzá: { $url } ({ $reason }).
startup-database = Az adatbázis nem használható: { $url } ({ $reason }).
startup-disk = Nem lehet írni az adatbázis lemezére: { $url } ({ $reason }).
startup-empty = Ez a fájl üres, nem nyúltunk hozzá: { $url }; tedd vissza az adatbázist, vagy töröld a fájlt, hogy új kezdődjön.
startup-gone = Az adatbázist futás közben törölték vagy kicserélték, ezért a kiszolgáló leállt: { $url }.
startup-locked = Ezzel az adatbázissal már fut egy kiszolgáló: { $url }.
startup-missing = Nincs ilyen adatbázis: { $url }.
startup-no-file = Ez nem fájl: { $url }.
startup-other-log = Ez a napló nem ehhez az adatbázishoz tartozik: { $log } ({ $url }); tedd vissza a hozzá tartozót, vagy tedd félre a naplót. Semmihez sem nyúltunk.
startup-read-only = Ez az adatbázis itt csak olvasható, írni nem lehet: { $url }.
startup-foreign = Ez nem a Krónika adatbázisa, nem nyúltunk hozzá: { $url }.
startup-newer = Ez egy újabb Krónika adatbázisa, nem nyúltunk hozzá: { $url } (változat: { $revision }, itt ismert: { $known }).
startup-older = Ez egy régebbi Krónika adatbázisa; indítsd el egyszer a kiszolgálót, hogy frissüljön: { $url }.
startup-port = Itt nem lehet figyelni: { $host }:{ $port } ({ $reason }).
startup-setting = { $name } értéke nem lehet „{ $value }”.
startup-url = Ez nem adatbáziscím: „{ $url }”; így írható: sqlite:///FÁJL vagy postgresql://NÉV@KISZOLGÁLÓ/ADATBÁZIS.
startup-base-url = Ez nem webcím: „{ $url }”; http:// vagy https:// kezdetű legyen.

## A parancsok

help-serve = Asztalokat szolgál ki a böngészőben és az API-n.
help-backup = Fájlba másolja az adatbázist, miközben a kiszolgáló fut.
help-admin = Kijelöli a rendszergazdát, vagy lecseréli az aláíró kulcsot; futó kiszolgáló mellett is.
help-option-action = grant vagy revoke: egy fiók rendszergazda lesz, illetve többé nem az; list: ki az most; rotate-key: új aláíró kulcs, amellyel minden süti érvényét veszti
help-option-name = a fiók neve
help-option-host = a cím, amelyen figyel
help-option-port = a kapu, amelyen figyel
help-option-show = nyissa meg az oldalt, ha van asztali környezet
help-option-database = az adatbázis: sqlite:///FÁJL vagy postgresql://NÉV@KISZOLGÁLÓ/ADATBÁZIS
help-option-base_url = a cím, amelyen az emberek elérik, a hivatkozásokhoz
help-option-target = az írandó fájl
serve-ready = A Krónika itt van: { $link }
backup-done = Elkészült a másolat: { $file }, { $tables } asztal.
backup-exists = { $file } már létezik, nem írjuk felül.
admin-grant = { $name } mostantól rendszergazda.
admin-revoke = { $name } többé nem rendszergazda.
admin-none = Senki sem rendszergazda.
admin-key = Elkészült az új aláíró kulcs: mindenki kijelentkezett, és a futó kiszolgáló másodperceken belül tud róla.
admin-unknown = Nincs „{ $name }” nevű fiók.
admin-name = Ehhez meg kell adni egy fiók nevét: „admin { $action }”.
admin-no-name = Ehhez nem kell név: „admin { $action }”.
