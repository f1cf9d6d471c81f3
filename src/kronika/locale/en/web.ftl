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
web-looking-back-more = This has already happened; you move in the present. The arrows walk from turn to turn.
web-leave = Stand up, let a bot play for me
web-takeback = Take back my last move (practice)
web-vote-end = Offer to end the game
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
web-log-setup = Setup
web-jump = Go to this moment
web-since = since your last move
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
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

web-keys-card = pick a card of your hand
web-keys-arrows = the next card or payment
web-keys-confirm = make the offered move
web-keys-back = one step back
web-keys-undo = undo a sealed choice
web-keys-history = history: back, on, beginning, now
web-keys-tab = through everything that can be chosen
web-keys-chat = chat
web-keys-help = this list

## Lobby

web-lobby-title = Sit down! The table is set.
web-lobby-intro = Play at once against bots that never keep you waiting, or send your friends a link. No account needed.
web-play-now = Play now against bots
web-invite = Invite friends
web-first-game = First game, with hints
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
web-bots-title = Against bots

web-edition-seven_wonders = second edition
web-about-seven_wonders = Three ages, one city and its wonder.
web-about-tta-2006 = The first edition with all its edges.
web-about-tta-2015 = A new story: leaders, wonders, wars, culture.
web-about-hotw = The empires of five epochs on one map.
web-about-civ = Trade, cities and calamities around the sea.

## New table

web-setup = New table
web-setup-title = Name of the table
web-setup-default-title = Table of { $name }
web-setup-seats = How many players?
web-setup-who = Who sits down?
web-setup-seat = Seat { $number }
web-setup-you = you
web-level-random = beginner
web-level-greedy = advanced
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
