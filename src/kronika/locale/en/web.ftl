# Words that all pages share: top bar, lobby, log, chat, rulebook.

web-tagline = Civilization board games at one table
web-skip = Skip to the table
web-lobby = Lobby
web-rules = Rules
web-cards = Cards and boards
web-history = History
web-keys = Keyboard
web-sound = Sound and notice when it is your turn
web-theme = Light or dark
web-menu = Menu
web-tools = Tools
web-tabs = Parts of the table
web-question = The question
web-why = Why not?
web-understood = I see
web-close = Close
web-rule = Rule { $ref }
web-back = Back
web-undo = Undo
web-now = Back to now
web-first = To the beginning
web-before = One back
web-after = One on
web-looking-back = You look back: { $moment }
web-looking-back-more = This has already happened; you move in the present. The slider and the arrows walk through it.
web-leave = Stand up, let a bot play for me
web-leave-sure = From now on a bot plays for you, and what it plays counts. The seat stays yours: one click takes it back at any time.
web-no-sure = Not now
web-stood-up = A bot plays for you
web-stood-up-more = You have stood up. The seat is still yours: sit down again whenever you like.
web-come-back = Sit down again
web-takeback = Take back my last move (practice)
web-vote-end = Offer to end the game
web-end-alone = Stop this game
web-end-sure = The others see your offer, and the game ends when everybody agrees. Nobody wins.
web-end-sure-alone = The game ends at once, and nobody wins. You can still look back at it.
web-end-asked = You offered to end the game. Yet to answer: { $names }.
web-end-offered = { $count ->
    [one] { $names } offers to end the game.
   *[other] { $names } offer to end the game.
}
web-end-withdraw = Withdraw
web-end-yes = Let us end it
web-end-no = Let us play on
web-agreed = Ended by agreement
web-agreed-more = The game was not played to its end, so nobody has won. You can look back at it and download it.
web-agreed-sheet = The game was not played to its end, so nobody has won. This is how it stood.
web-agreed-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-my-link = The link to my seat
web-their-links = A new link for a player
web-link-own = This link leads back to your seat from any of your devices. Send it to nobody but yourself: whoever has it sees your cards.
web-link-given = This is the new link; the old one is void. Send it now, since we do not show it again. Whoever has it holds the seat.
web-link-label = The link to the seat of { $name }
web-link-subject = Krónika: the link to my seat ({ $title })
web-link-subject-given = Krónika: the link to your seat ({ $title })
web-link-mail = Mail it to myself
web-link-send = Mail it to them
web-link-share = Share
web-link-qr = Read it with your phone and play on there.
web-link-qr-given = A phone can read it too.
web-link-others = Has somebody lost their link?
web-link-others-more = You can give them a new one. The old one is void then, and only the new one leads to the seat.
web-link-new = New link
web-ask-always = Ask me before every move
web-on = yes
web-off = no
web-pace = The pace of the bots
web-pace-more = Bots are playing
web-pace-pause = Pause
web-pace-step = One step
web-pace-slow = Slowly
web-pace-normal = Play
web-pace-fast = Fast
web-a-copy = Copy
web-copy-of = This is a copy of another game: what happens here does not count there. Click for the original.
web-walk-play = Play it
web-walk-pause = Stop
web-walk-slider = Which moment do you look at?
web-fork = Fork: play on differently
web-fork-here = Fork here
web-record = Download the record
web-commitment = The seal of chance:
web-box-ours = The components are those that come with Krónika:
web-box-own = The components are those of the box “{ $box }”:
web-stale = The table has changed meanwhile; this is the question now.
web-failed = That did not work. Try again!
web-offline = The connection is lost; we keep trying…
web-busy = The house is full: the bots need a little longer…
web-grey-asks = grey: click and we tell you why
web-log = Log
web-log-earlier = Earlier
web-log-setup = Setup
web-jump = Go to this moment
web-since = since your last move
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-unread = unread
web-chat-say = Write to the table…
web-send = Send
web-bot = bot
web-clock = time left
web-shape = { $number ->
    [1] circle
    [2] triangle
    [3] square
    [4] diamond
    [5] cross
    [6] star
   *[7] crescent
 }

web-keys-card = pick the nth thing that can be chosen
web-keys-arrows = the next thing that can be chosen
web-keys-map = on the map: the next area
web-keys-zoom = the map: closer, farther, all of it
web-keys-confirm = pick what you are on; if it is picked, play it
web-keys-back = one step back
web-keys-undo = undo your last move
web-keys-hint = do what the hint says; pressed again, play it
web-keys-history = history: back, on, beginning, now
web-keys-play = history: play, stop
web-keys-tab = through everything that can be chosen
web-keys-chat = chat
web-keys-help = this list

## Lobby

web-lobby-title = Sit down! The table is set.
web-lobby-intro = Play at once against bots that never keep you waiting, or send your friends a link. No account needed.
web-play-now = Play now against bots
web-invite = Invite friends
web-first-game = First game, with hints
web-hint = Hint
web-hints = Hints for newcomers
web-open-tables = Open tables
web-no-open = There is no open table now. Open one!
web-new-table = Open a new one
web-rooms = Rooms
web-move-now = Move
web-look = Look
web-sit = Sit down
web-your-turn = Your turn
web-waiting-for = Thinking: { $names }
web-players = { $low }–{ $high } players
web-minutes = { $low }–{ $high } minutes
web-soon = in the making
web-name-label = Your name
web-guest = Guest

web-edition-seven_wonders = second edition
web-about-seven_wonders = Three ages, one city and its wonder.
web-about-tta-2006 = The first edition with all its edges.
web-about-tta-2015 = A new story: leaders, wonders, wars, culture.
web-about-hotw = The empires of five epochs on one map.
web-about-civ = Trade, cities and calamities around the sea.

## New table

web-setup = New table
web-setup-title = Name of the table
web-setup-seats = How many players?
web-setup-who = Who sits down?
web-setup-seat = Seat { $number }
web-setup-you = you
web-level-random = beginner
web-level-greedy = advanced
web-level-search = strong
web-level-master = master
web-setup-options = More settings
web-setup-memory = Memory aid: show the cards I have seen
web-setup-open-table = Open the table

## Waiting room and curtain

web-invite-link = Send this link; whoever has it may sit down:
web-copy = Copy
web-copied = Copied
web-seat-free = free seat
web-curtain = Pass the computer: { $name } is next
web-curtain-more = Nobody's cards can be seen behind the curtain.
web-curtain-open = I am { $name }, show me

## Rulebook

web-rulebook = Rulebook
web-rules-search = Search the rules
web-rules-none = Nothing found.
web-rules-contents = Contents
web-rules-link = link to this rule
web-not-found = There is no such page.
web-problem = Something went wrong.
web-seed-more = The seal was told before the game; with the seed and the players' strings every deal can be computed again: kronika check.
web-seed-seed = seed
web-seed-seal = seal
web-seed-strings = the players' strings
web-seed = The proof of chance
web-chart-more = as if the game had ended there
web-chart-label = Points turn by turn, one line for each player
web-chart = Points from turn to turn
web-waiting = Still choosing: { $names }
web-chosen = { $ready ->
    [yes] { $name } has chosen
   *[no] { $name } is still choosing
 }
web-ask-wait = Waiting for the others
web-ask-watch = You are watching
web-ask-over = The game is over
web-because-wait = Still choosing: { $names }.
web-see-score = See the score sheet
web-score = Score sheet
web-look-back = Look back
web-save = Save
web-again = New game
web-again-asked = { $count ->
    [one] { $names } would like to play again.
   *[other] { $names } would like to play again.
}
web-again-yes = I am in
web-again-no = Not now
web-again-go = To the new game
web-total = Total
web-edition-tta-2015 = 2015
web-edition-tta-2006 = 2006
web-edition-hotw = 2018
web-edition-civ = 1980
web-account = Account
web-account-none = You can play without one: your name and the link of your seat are enough. An account keeps your tables together on all your devices.
web-account-name = Name
web-account-password = Password
web-account-old = Present password
web-account-new = New password, at least 8 characters
web-account-new-password = Password
web-account-change = Change the password
web-account-language = Language
web-account-keep = Save
web-account-done = Saved.
web-account-delete = Delete the account
web-account-delete-more = Everything personal goes at once: your devices are signed out, tokens and your rights as a host end. Your running games go on: keep the links of your seats, or leave the tables first.
web-account-password-more = With a new password you stay signed in here and are signed out everywhere else.
web-account-void = { $count ->
    [one] Void my personal token too
   *[other] Void my { $count } personal tokens too
}
web-devices-more = Your seats belong to your account and wait for you wherever you sign in. Seats taken as a guest stay in this browser when you sign out here; on a device that you sign out from here they end.
web-devices-here = this device
web-devices-unknown = Unknown device
web-devices-end = Sign out
web-devices-end-this = Sign out: { $device }
web-devices-everywhere = Sign out everywhere
web-sign-in = Sign in
web-sign-in-more = Welcome back.
web-sign-out = Sign out
web-register = New account
web-register-more = A name and a password; no e-mail needed.
web-notices-email = E-mail
web-notices-no-email = This server sends no e-mail.
web-notices-webhook = Address that gets a POST (webhook)
web-tokens = Personal tokens
web-tokens-more = For programs that play or read in your name.
web-tokens-api = What they can do
web-tokens-once = Copy it now: it is shown only once.
web-tokens-label = What it is for
web-tokens-make = New token
web-tokens-drop = Void
web-setup-timeout = When time is up
web-timeout-bot = a bot takes the seat
web-timeout-vote = the others vote
web-setup-player = Name of this player
web-notice = The names 7 Wonders, Through the Ages, History of the World and Civilization belong to their owners, who have no part in this site. The words and drawings here are our own.

# what others did since the reader's last decision
web-since-title = What happened since your last decision
web-since-more = { $names }: { $steps ->
    [one] one step
   *[other] { $steps } steps
}. { $next ->
    [turn] Then it is your turn.
    [over] The game is over.
   *[wait] Somebody else is still to move.
}
web-since-leave = { $next ->
    [turn] On to my turn
    [over] On to the end
   *[wait] Back to the present
}
web-since-step = Step { $step } of { $steps }
web-since-touches = touches you
web-since-mine = What touches you ({ $steps })
web-since-list = Every step
web-since-first = The first step
web-since-before = One step back
web-since-after = The next step
web-since-pace = Show what others did
web-since-off = Off
web-since-watch = What happened since?
web-keys-since = what others did since your last decision

# What a screen reader hears
web-heard = The players in words
web-heard-player = { $name }{ $who ->
    [you] {" "}(you)
    [bot] {" "}(bot)
   *[other] {""}
 }{ $awaited ->
    [yes] {" "}– deciding now
   *[no] {""}
 }{ $numbers ->
    [none] .
   *[other] : { $numbers }.
 }
