# The server: refusals of the API, what it says in the chat of a table, notices, and why it cannot start.

## Refusals

server-bad-choice = { $what }: choose one of { $known }.
server-bad-email = This is not an e-mail address.
server-bad-method = This address does not take that method.
server-bad-name = A name has 1 to { $longest } visible characters.
server-bad-password = Name and password do not belong together.
server-bad-request = The request is not what the API describes; see /api/docs.
server-bad-seats = The number of seats must be from { $fewest } to { $most }.
server-bad-string = A random string has 1 to { $longest } visible characters.
server-bad-text = A message has 1 to { $longest } visible characters.
server-bad-title = A title has 1 to { $longest } visible characters.
server-bad-token = This token is not valid here.
server-bad-webhook = A webhook is an address that begins with http:// or https://.
server-bot-plays = A bot plays for you; sit down again first.
server-busy = The server is busy; please try again.
server-gone = The database of this server is gone; nothing more can be kept here.
server-disk = The disk of this server takes nothing more at the moment; this was not done, but nothing is lost. Please try again later.
server-database = This server cannot reach its database at the moment; please try again.
server-cross-site = Requests from other sites are refused.
server-csrf = The page is too old for this; please load it again.
server-final = This cannot be undone: confirm it first.
server-frozen = This table cannot go on with the rules of today, but its record is kept: { $reason }.
server-late = Your time is up: the others vote.
server-name-taken = This name is taken.
server-no-account = There is no such account.
server-no-bot = There is no bot on this seat.
server-no-email = This server sends no e-mail.
server-undrawn = There is no page for { $game }: it is played through the API.
server-no-game = There is no game “{ $game }”; there are: { $known }.
server-no-moment = The game has not come that far.
server-no-page = There is nothing at this address.
server-no-player = No player holds this seat.
server-no-seat = There is no such seat.
server-no-table = There is no such table.
server-no-token = There is no such token.
server-no-webhook = This server calls no webhooks.
server-not-by-token = A personal token plays and reads. For this, sign in with your password.
server-no-session = There is no such device.
server-not-admin = Only the administrator can do this.
server-not-host = Only the host of the table can do this.
server-not-late = Nobody's time is up.
server-not-over = The game is not over yet.
server-not-seated = You have no seat at this table.
server-not-signed-in = Please sign in first.
server-not-started = The game has not begun yet.
server-not-your-seat = This seat is not yours.
server-over = The game is over.
server-people-play = People play here: the pace is theirs.
server-refused = Rule { $rule } forbids this.
server-seat-taken = This seat is taken.
server-seats-open = Some seats are still free.
server-stale = The table has moved on; please look again and decide again.
server-started = The game has already begun.
server-table-full = All seats are taken.
server-takeback-humans = Moves can be taken back that far only against bots.
server-coach-people = The coach looks only where everybody else is a bot.
server-coach-busy = The coach is busy. Please come back in a minute.
server-no-coach = Nobody has had this game looked at by the coach yet.
server-too-big = This is too long.
server-too-many = { $seconds ->
    [one] Too many requests; please wait a second.
   *[other] Too many requests; please wait { $seconds } seconds.
}
server-too-many-streams = Too many pages of yours are following tables live; please close some of them.
server-too-slow = The request did not arrive within { $seconds } seconds.
server-unclear = “{ $word }” is not understood here.
server-weak-password = A name has 1 to 40 characters, a password 8 to 200.

## What the server says in the chat

chat-agreed = The players have agreed to end the game.
chat-bot-in = A bot plays for { $name } now.
chat-bot-out = { $name } is back.
chat-cancelled = The host called the table off.
chat-joined = { $name } has sat down.
chat-left = { $name } has stood up.
chat-migrated = The rules were brought up to date; the old record is kept.
chat-over = The game is over.
chat-coach = { $name } asks the coach from now on.
chat-renamed = { $name } is called { $about } from now on.
chat-rematch = There is a rematch.
chat-time-up = The time of { $name } is up; a bot plays on.
chat-time-vote = The time of { $name } is up; the others may vote for a bot.
chat-vote-bot = { $name } votes for a bot.
chat-vote-end = { $name } offers to end the game.
chat-vote-no = { $name } would rather play on.

## Tables that nobody named

table-of = Table of { $name }
table-against-bots = Against bots

## Notices

notice-subject = Krónika: it is your turn ({ $title })
notice-body = { $name }, it is your turn at the table “{ $title }”: { $link }

## Why the server cannot start

startup-admin = KRONIKA_ADMIN makes nobody the administrator any more: unset it, and name the account with “kronika admin grant NAME”.
startup-damaged = The database { $url } is damaged and was not touched: { $reason }.
startup-database = The database { $url } cannot be used: { $reason }.
startup-disk = Nothing can be written for the database { $url }: { $reason }.
startup-empty = The file { $url } is empty and was not touched; bring the database back, or remove the file to begin anew.
startup-gone = The database { $url } was deleted or replaced under the running server, which has stopped.
startup-locked = Another server is running on the database { $url }.
startup-missing = There is no database { $url }.
startup-no-file = { $url } is not a file.
startup-other-log = { $log } is not the log of the database { $url }; bring back the one that it belongs to, or move the log away. Nothing was touched.
startup-read-only = The database { $url } can only be read here, not written.
startup-foreign = The database { $url } is not one of Krónika and was not touched.
startup-newer = The database { $url } is of a newer Krónika (revision { $revision }, known here: { $known }) and was not touched.
startup-older = The database { $url } is of an older Krónika; start the server once to bring it up to date.
startup-port = { $host }:{ $port } cannot be listened on: { $reason }.
startup-setting = { $name } cannot be “{ $value }”.
startup-url = “{ $url }” is no database address; use sqlite:///FILE or postgresql://USER@HOST/NAME.
startup-base-url = “{ $url }” is no web address; it begins with http:// or https://.

## The commands

help-serve = Serve tables in the browser and by the API.
help-backup = Copy the database to a file while the server runs.
help-admin = Name the administrator, or change the signing key, also while the server runs.
help-option-action = grant or revoke: an account becomes the administrator, or is it no longer; list: who is it; rotate-key: a new signing key, with which every cookie ends
help-option-name = the name of the account
help-option-host = the address to listen on
help-option-port = the port to listen on
help-option-show = open the page, where there is a desktop
help-option-database = the database: sqlite:///FILE or postgresql://USER@HOST/NAME
help-option-base_url = the address that people reach the server by, for links
help-option-target = the file to write
serve-ready = Krónika is at { $link }
backup-done = Copied to { $file }: { $tables } tables.
backup-exists = { $file } is already there and is not overwritten.
admin-grant = { $name } is an administrator now.
admin-revoke = { $name } is no administrator any more.
admin-none = Nobody is an administrator.
admin-key = There is a new signing key: everybody is signed out, and a running server knows it within seconds.
admin-unknown = There is no account “{ $name }”.
admin-name = “admin { $action }” needs the name of an account.
admin-no-name = “admin { $action }” takes no name.
