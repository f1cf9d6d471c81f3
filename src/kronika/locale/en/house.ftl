# The words of the pages around the tables: lobby, new table, waiting room, proof, my page.

house-room-civilization = Civilization
house-my-page = My page
house-bell = { $count ->
    [0] Nobody waits for you now
    [one] One table waits for you
   *[other] { $count } tables wait for you
 }
house-name = What shall we call you?
house-hello = Hello, { $name }!
house-waiting = { $count ->
    [0] { $running ->
        [0] You have no game running.
       *[other] It is everybody else's turn.
     }
    [one] One table waits for you.
   *[other] { $count } tables wait for you.
 }
house-step = { $number ->
    [1] Write your name
    [2] Play a game of 7 Wonders
   *[3] Call the others
 }
house-step-more = { $number ->
    [1] That is enough. This browser and a link keep your seat; an account can come later.
    [2] Half an hour with three bots; each turn begins with a hint.
   *[3] Send a link: one click, and they sit beside you.
 }
house-my-turn = My turn
house-running = Running games
house-running-more = the others are moving
house-rooms-waiting = Waiting rooms
house-rooms-waiting-more = a chair is still free
house-finished = Finished games
house-all-games = { $count ->
    [one] The game on my page
    [2] Both games
   *[other] All { $count } games
 }
house-nothing = Your games will gather here.
house-nothing-more = Your place, your points, against whom, and how chance dealt.
house-enter = Go in
house-bots-now = Against bots now
house-first-game = First game, with hints
house-with-people = With people
house-cards = Cards
house-rooms-more = the bots sit down at once, nobody has to wait
house-chosen = has chosen
house-free = { $free ->
    [0] everybody is here
    [one] one free chair
   *[other] { $free } free chairs
 }
house-all-think = everybody is choosing
house-clock-none = no clock
house-clock-live = live, with a clock
house-clock-day = a move a day
house-clock-days = at leisure, with a clock
house-clock-week = by letter
house-your-turn-since = your turn { $ago }
house-ago-now = just now
house-ago-minute = { $count ->
    [one] for a minute
   *[other] for { $count } minutes
 }
house-ago-hour = { $count ->
    [one] for an hour
   *[other] for { $count } hours
 }
house-ago-day = { $count ->
    [one] for a day
   *[other] for { $count } days
 }
house-left-days = { $hours ->
    [0] { $days } days left
   *[other] { $days } d { $hours } h left
 }
house-left-hours = { $hours ->
    [one] one hour left
   *[other] { $hours } hours left
 }
house-day = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
 }
house-day-year = { $day } { $year }
house-no-result = It ended without a result.
house-my-place = { $place ->
    [1] You won with { $points } points;
    [2] 2nd place, { $points } points;
    [3] 3rd place, { $points } points;
   *[other] { $place }th place, { $points } points;
 }
house-next = { $name } came second with { $points }
house-winner = { $names } won with { $points }
house-with = against { $names }
house-proof = The proof of chance

## New table

house-what = What shall we play?
house-which = Which variant?
house-clock = How long may a move take?
house-clock-name-none = No clock
house-clock-name-live = Live
house-clock-name-day = Once a day
house-clock-name-days = At leisure
house-clock-name-week = By letter
house-clock-more-none = Everybody thinks as long as they like.
house-clock-more-live = Ten minutes each, and 30 seconds for every move.
house-clock-more-day = A day, and four hours for every move.
house-clock-more-days = Three days, and twelve hours for every move.
house-clock-more-week = Three days, and a day and a half for every move.
house-usual = everything as recommended
house-pick-chair = Pick a chair and say who shall sit there.
house-who = Who shall sit here?
house-who-link = A friend, by link
house-who-more-link = You send the link, they sit down.
house-who-any = Anybody
house-who-more-any = The table is shown in the lobby.
house-who-here = Somebody here, beside me
house-who-more-here = At this same screen, taking turns.
house-who-me = I sit here
house-chair-link = A friend
house-chair-any = Anybody
house-chair-here = Beside me
house-how-link = by link
house-how-any = open seat
house-how-here = at this screen
house-bot = { $level } bot
house-bots-level = The level of the bots
house-level-random = Plays by the rules, but does not think.
house-level-greedy = Always takes the move that looks best.
house-level-search = Thinks for about a second and looks ahead: to the end of the turn, the age or the epoch.
house-level-master = Thinks for about two seconds and tries more moves; where it has been taught, it judges by what it learned.
house-sum-me = you
house-sum-seats = { $count ->
    [1] alone
    [2] two players
    [3] three players
    [4] four players
    [5] five players
    [6] six players
   *[7] seven players
 }
house-count = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[7] seven
 }
house-sum-link = { $count ->
    [1] one friend by link
   *[other] { house-count } friends by link
 }
house-sum-any = { $count ->
    [1] one open seat
   *[other] { house-count } open seats
 }
house-sum-here = { $count ->
    [1] one player beside you
   *[other] { house-count } players beside you
 }
house-sum-bot = { $count ->
    [1] one { $level } bot
   *[other] { house-count } { $level } bots
 }
house-new-open = The next page has the link to send; you can sit down meanwhile.
house-new-full = Everybody is here: it begins at once.
house-new-watch = The bots play each other, you watch.
house-go-open = Open the table
house-go-full = Begin!
house-go-watch = Let them begin!

## Waiting room

house-gathering = waiting room
house-free-chair = Free chair
house-sit-here = sit here
house-sit = Sit down
house-sat = sits
house-awaited = awaited
house-facts = What we play
house-for-careful = Seal and components
house-fact-game = Game
house-fact-clock = Clock
house-fact-memory = Memory aid
house-fact-who = Who may sit?
house-fact-open = anybody
house-fact-private = whoever has the link
house-fact-hotseat = whoever sits at this screen
house-fact-bots = only bots
house-yes = yes
house-called-off = This table was called off
house-called-off-more = “{ $title }”: the host called it off before it began.
house-invitation = Invitation
house-invitation-more = Whoever opens it writes a name and sits.
house-invites = { $name } invites you to the table
house-still = { $count ->
    [one] Only one chair is free.
   *[other] { $count } chairs are free.
 }
house-no-account = No account needed. This browser keeps your seat, and its link takes it to any other screen.
house-never-played = Never played it?
house-read-rules = Here is the rulebook.
house-just-watch = To look on, leave this page open: it turns into the table when the game begins.
house-rename = Change my name
house-stand = Stand up
house-bot-away = Send { $name } away
house-qr = QR code of the invitation
house-asked = We wait for { $names } to answer.
house-awaiting = { $count ->
    [one] We wait for one more player.
   *[other] We wait for { $count } more players.
 }
house-awaiting-host = It begins by itself when all chairs are taken. If you cannot wait, bots take the free ones.
house-awaiting-more = It begins by itself when all chairs are taken; this page turns into the table.
house-begin = { $count ->
    [one] Begin now, with a bot
   *[other] Begin now, with { $count } bots
 }
house-cancel = Call the table off
house-cancel-sure = Call it off?
house-cancel-more = Whoever sits will see that there is no game. The table cannot be opened again.

## The proof of chance

house-proof-computing = Computing…
house-proof-computing-more = Your browser computes every draw of the game again.
house-proof-record = The record
house-proof-pure = Chance was fair | Your browser has just computed all # draws of this game again, and all of them agree with the record. Nobody knew what would come: neither did we.
house-proof-impure = It does not agree | Your browser computed something else than the record says. See below where. Download it, and show it to others.
house-proof-failed = It cannot be proven here
house-proof-no-crypto = Browsers compute digests only at encrypted (https) addresses or of a server on your own computer. You can download the record; the program below does it too.
house-proof-practice = Moves were taken back in this game for practice: the row of draws is not the only one.
house-proof-matches = agrees
house-proof-differs = does not agree
house-proof-shuffled = Shuffle of #
house-proof-numbers = the other numbers
house-proof-left = out of
house-proof-alone = only one was left
house-proof-happened = this is what happened
house-proof-otherwise = something else would have happened
house-proof-seal = The seal, before the game
house-proof-seal-more = Before the first move we drew a secret seed and showed its digest. The seed cannot be found from it, nor exchanged for another afterwards.
house-proof-seed = seed, told at the end
house-proof-seal-now = its digest now
house-proof-seal-then = the seal in the record
house-proof-seal-seen = what this browser saw
house-proof-words = Everybody added a word
house-proof-words-more = After the seal every seat gave a word. One that we did not know is enough: from then on we could not choose the cards.
house-proof-key = Seed and words together: the key
house-proof-key-more = Seed and words are written below each other in the order of the seats; their digest (SHA-256) is the key of the game.
house-proof-key-label = key
house-proof-draws = The draws
house-proof-draws-more = With the key, the number of each draw gives a long number (HMAC). Its remainder says what comes: which card, which face of a die, who changes places in a shuffle.
house-proof-all = All draws
house-proof-see = Let the browser compute it
house-proof-try = Compute it yourself
house-proof-try-more = Change one letter in the word of { $name }: everything changes. That is why nobody could compute it before.
house-proof-word = The word of { $name }
house-proof-code = Elsewhere too, in a few lines
house-proof-code-more = If you do not believe the browser either: any language can do it. This is Python.

## My page

house-me-since = since { $day }, { $count } games
house-me-guest = { $count ->
    [0] You are a guest. This page belongs to this browser.
    [one] You are a guest, with one game. This page belongs to this browser.
   *[other] You are a guest, with { $count } games. This page belongs to this browser.
 }
house-me-results = Results
house-me-games = My games
house-me-seats = My seats
house-me-notices = Notices
house-me-devices = My screens
house-me-account = Account
house-which-game = Which game
house-number = { $whole }.{ $tenth }
house-sum-won = won
house-sum-place = average place, of { $seats } players
house-sum-points = points on average, { $best } at most
house-sum-rating = rating: between { $low } and { $high }
house-sum-unrated = rating: needs a game against people
house-plot-rating = Rating, among people
house-plot-rating-more = After { $count } games. The band is the uncertainty: each game narrows it. Bots do not count.
house-plot-points = Points
house-plot-points-more = A dot is a game, the line the average of the last ten.
house-plot-places = Places
house-plot-places-more = Which place among how many players.
house-plot-people = Against people
house-plot-bots = Against bots
house-plot-ahead = How often you finished ahead of them.
house-players = { $count } players
house-times = { $place ->
    [1] 1st { $count }
    [2] 2nd { $count }
    [3] 3rd { $count }
   *[4] further back { $count }
 }
house-records = { $count ->
    [one] The record
    [2] Both records
   *[other] All { $count } records
 }
house-no-games = You have not finished a game yet.
house-later = Later
house-earlier = Earlier
house-seats-more = this browser keeps them
house-no-seats = You do not sit at any table now.
house-notice-here = On this screen
house-notice-here-more = A sound and a notice, while the page of the table is open.
house-notice-account = E-mail and webhooks are for those who have an account.
house-theme = Appearance
house-theme-system = system
house-theme-light = light
house-theme-dark = dark
house-sign-out-more = On this screen only.
house-no-account-yet = You have no account yet
house-sign-in = Sign in or open one
