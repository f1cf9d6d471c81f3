# The command line.

## Help

help-kronika = Krónika plays the great civilization board games by their rulebooks.
help-play = Play in the terminal against bots.
help-sim = Let bots play many games and count what came out.
help-arena = Let bots play against each other: who is better, and how sure that is.
help-train = Learn what positions of a game are worth, from games of bots; goes on where it was broken off.
help-analyse = Find where a game was decided: what each decision of a seat was worth.
help-check = Replay records and prove their chance.
help-scenario = Run scenarios: positions, moves and what must follow.
help-rules = Show the rulebook, one rule of it, or how each rule is accounted for.
help-games = List the games with their editions, modes, options and seats.
help-bench = Measure decisions and games per second: the best of several short windows.
help-export = Write the games and decisions of records as Parquet files, for people who study games.
help-data = Write the component files, to be corrected by an owner of the game.
help-option-game = the game, as `kronika games` lists it
help-option-seats = how many play
help-option-bots = the levels of the bots: one for all, or one for each
help-option-edition = the edition of the rulebook
help-option-mode = the mode of play
help-option-option = a choice of the setup, such as sides=all_day
help-option-lang = the language
help-option-chance = typed: you type in the dice and draws of a real table
help-option-seed = repeats a game or a run
help-option-record = writes the record of the game
help-option-data = a folder with your own component files
help-option-as_json = answers in JSON
help-option-account = accounts for every rule: by a scenario, a test or a remark
help-option-ref = the id of a rule, such as SW-4.02
help-option-files = records, or folders with records
help-option-paths = scenario files, or folders with them
help-option-folder = where to write
help-option-games = how many games
help-option-jobs = how many processes
help-option-cluster = a cluster of Dask or Ray that does the work; its workers have kronika installed
help-option-audit = checks every table by the laws of conservation
help-option-records = writes the records of the games into this folder
help-option-seconds = how long each figure is measured
help-option-research = steps per second of the environments, beside games of PettingZoo and OpenSpiel
help-option-version = the version, and whether the rules are compiled
help-option-html = also writes the result as a page with a chart
help-option-seat = whose decisions; the first seat is 0
help-option-budget = simulations (500) or time (200ms) for each decision
help-option-file = where the weights go, if not into the package
help-option-lists = writes observations as lists of numbers, slower to write and to read than their bytes
help-option-note = also writes the result into the header of the weights
help-option-form = what is learned: linear for the search bot, network for the master
help-option-rounds = how often the network learns from games of its own

## Errors: one line each

error-lang = There is no language “{ $lang }”; there are: { $known }.
error-game = There is no game “{ $game }”; there are: { $known }.
error-choice = { $what }: “{ $said }” is not one of: { $known }.
error-pair = --option takes name=value, not “{ $said }”.
error-bots = --bots names { $said } levels, but { $bots } bots will sit down.
error-sim = A run needs at least one game, one process, and no more bots than seats.
error-cluster = “{ $said }” is no cluster: say dask:ADDRESS or ray:ADDRESS.
error-cluster-missing = { $kind } is not installed here: pip install 'kronika[cluster]'.
error-cluster-away = No { $kind } cluster answers at { $address }.
error-taste = That game has no numbers to tune.
error-fit = The skilled play of that game does not weigh moves one by one; --form taste tunes it.
error-research = That needs more packages: pip install 'kronika[research]'.
export-done = { $games } games and { $decisions } decisions written into { $folder }.
version-said = kronika { $version } ({ $build ->
    [compiled] compiled
   *[interpreted] not compiled
 })
arena-resumed = Going on with a run that was broken off: { $done } of { $games } games are played.
arena-amiss = { $refused } moves were refused, and { $unfinished } games did not end.
bot-unlearned = { $why ->
    [network] The { $level } bot has not been taught yet: it plays like search.
    [foreign] The weights of the { $level } bot were made for other components: it judges positions as greedy does.
   *[missing] There are no weights for the { $level } bot here: it judges positions as greedy does.
 }
arena-facts = { $seats } seats, { $games } games, seed { $seed }
arena-how = Mirrored deals, rotated seats. The line marks an equal share; intervals are 95 %, by Wilson; ratings by openskill.
arena-bot = bot
arena-first = first places
arena-low = from
arena-high = to
arena-mean_score = points
arena-rating = rating
arena-ms = ms a decision
error-terminal = This game is played in a terminal: start it with a keyboard and a screen, not through a pipe.
error-file = { $file }: { $reason }.
reason-missing = it does not exist
reason-denied = that is not permitted
reason-folder = a folder stands where a file should be, or the other way round
error-missing-file = There is no file or folder { $file }.
error-folder = There is no folder { $folder }.
error-record = { $file } is no readable record: { $reason }.
error-exists = { $folder } already holds changed files, which are not overwritten: { $files }.
error-data = The component files of { $game } cannot be used: { $reason }.
error-data-unfit = { $game }: what you changed in these files does not fit the rules: { $files }.
error-box-empty = { $folder } is no box: component files stand in a folder for each game ({ $games }); “kronika data” writes them.
error-box-unclear = The files in { $folder } may belong to several games ({ $games }): put them into a folder that is named after theirs.
error-box-mixed = { $folder } holds files that belong into the folder of their game: { $files }.
error-box-files = { $folder } holds files that { $game } does not have: { $files }; it has: { $known }.
error-rule = The rulebook of { $game } has no rule “{ $rule }”.
error-tree = The account needs the source tree: there is no folder scenarios/{ $game } here or above.
error-command = There is no command “{ $said }”; there are: { $known }.
error-no-option = { $command } has no option { $option }; see kronika { $command } --help.
error-option-value = { $option } needs a value; see kronika { $command } --help.
error-missing = { $command } needs { $what }; see kronika { $command } --help.
error-value = The value of { $what } is not one it can take; see kronika { $command } --help.
error-usage = That is more than { $command } can take; see kronika { $command } --help.

## What is wrong with a component file: { $where } is the file and the place in it

data-not-text = { $where }: the file is not text in UTF-8
data-not-toml = { $where }, line { $line }: this is not TOML
data-kind = { $where }: { $wanted ->
    [number] a number
    [flag] true or false
    [text] a word in quotation marks
    [list] a list in square brackets
   *[table] a table in curly brackets
 } should stand here, not { $said }
data-range = { $where }: a whole number from { $least } to { $most } should stand here, not { $said }
data-word = { $where }: there is no “{ $said }”; what can stand here: { $known }
data-no-row = { $where }: there is no “{ $name }”
data-empty = { $where }: this is empty
data-count = { $where }: { $wanted } items should stand here, not { $found }
data-twice = { $where }: “{ $name }” stands twice
data-unknown-entry = { $where }: nobody reads the entry “{ $name }”; what can stand here: { $known }
data-missing-entry = { $where }: “{ $name }” is missing
data-held = { $where }: the rules themselves hold this ({ $ours }); nobody would read what is written instead ({ $said })
data-one-way = { $where }: “{ $name }” stands here, but “{ $own }” does not stand there; neighbours name each other
data-placed = { $where }: “{ $name }” belongs to exactly one place, not to { $found }
data-rising = { $where }: the numbers must rise ({ $most ->
    [none] from the first to the last
   *[other] up to { $most } at most
 }), but this stands here: { $said }
data-falling = { $where }: the more tokens are in the bank, the smaller the number must be: { $said }
data-start = { $where }: at least one start land is needed, and an army for each
data-order = { $where }: two empires have the same number: { $order }
data-levels = { $where }: there is one “{ $name }” of each level, but { $found } of level { $age }
data-deck = { $where }: { $players } players need { $wanted } cards, but there are { $found }
data-mixed = { $where }: a choice is among raw materials or among manufactured goods, not among these: { $said }
data-sold = { $where }: neighbours cannot buy a manufactured good of choice: { $said }
data-alike = { $where }: “{ $name }” of the same name cannot be in Age III while this one is not, or the other way round
data-off-chart = { $where }: “{ $name }” is not on the part of the map that so many players use

## What is wrong with a scenario

scenario-broken = the position cannot be set up: what stands in the file does not fit together
scenario-allowed = { $what }: this should be refused by { $rule ->
    [none] some rule
   *[other] { $rule }
 }, but is legal
scenario-silent = { $where }: nothing happens here; it needs say, ask, others or expect
scenario-seat = there is no seat { $seat }; seats are numbers from 0 to { $most }
scenario-no-offer = { $where }: seat { $seat } has no offer that begins with “{ $words }”
scenario-unclear = { $where }: “{ $said }” is not understood; as word { $place } this can stand: { $expected }
scenario-understood = { $where }: “{ $said }” should not be understood, but is
scenario-refused = { $what }: this is refused by { $rule } (asked now: { $now })
scenario-other-rule = { $what }: this is refused by { $rule }, not by { $wanted } (asked now: { $now })
scenario-other-cause = { $what }: this is refused because of { $told }, not of { $wanted }
scenario-fact-is = { $where }: { $path } is { $found }, not { $wanted }
scenario-no-fact = there is no such fact now: { $path }; see docs/scenarios.md
scenario-phase = [at], phase: a turn of this game has no “{ $phase }”
scenario-pieces = [at], seat { $seat }: there are at most { $cities } cities and { $ships } ships
scenario-red = [at], seat { $seat }, red: only calamities with a red back can lie open
scenario-stack = [at], stacks: stack { $stack } holds a card of another stack
scenario-empire = [at]: seat { $seat } needs an empire of epoch { $epoch }
scenario-turn = [at]: there is no turn { $turn } of age { $age }

## Answers of the commands

check-holds = { $file }: { $over ->
    [yes] replayed to the end
   *[no] replayed, not finished
 }, { $proven ->
    [yes] every draw proven
    [simulated] every draw from the simulation's generator
   *[no] not proven
 }
check-failed = { $file } does not reach its result: { $reason }
data-written = Correct what is wrong, then play with --data { $folder }.
data-used = { $game } is played with the component files in { $folder }.
data-ours = { $game } is played with the component files that come with Krónika.
data-lacking = { $game }: your box lacks these files, and ours are used instead: { $files }.
games-seats = { $least } to { $most } players
rules-general = General rules
coverage-remark = { $rule }: remark: { $reason }
coverage-open = { $rule }: not accounted for
coverage-never = { $rule }: named, but no test made it refuse
coverage-failed = { $file } fails and does not count: { $reason }
coverage-unknown = { $rule } is named, but stands on no page of the rulebook
coverage-sum = { $rules } rules: { $covered } covered, { $remarks } remarks, { $uncovered } uncovered

## The game in the terminal

cli-welcome = You play against { $names }. Type ? for what you can say, help for everything else.
cli-commitment = Chance is fixed already: the SHA-256 of the seed is { $hash }.
cli-typed = You type in what chance brings: when dice roll or cards are dealt at your table, I ask what came, and show an example. Cards may be said by their names.
cli-chance = What did chance do? For example: { $example }
cli-sealed = Sealed: “{ $offer }”. Enter goes on; until then you may say something else, or undo.
cli-empty = Say a move or its number; ? lists them.
cli-unclear = { $word ->
    [end] Not complete: as word { $place } I expect { $expected }.
   *[other] I don't understand “{ $word }”: as word { $place } I expect { $expected }.
 }
cli-expected-end = nothing more
cli-nothing-follows = Nothing can be said now that begins with “{ $words }”.
cli-also = Besides: { $commands }.
cli-legal = That is allowed: { $words }.
cli-legal-ways = That is allowed; you still have to say how: { $ways }.
cli-why-what = Why what? For example: why { $example }
cli-side = { $side ->
    [day] Day
   *[night] Night
 } side, stage { $number }:
cli-unchanged = The rest is as it was; “board” shows everything.
cli-undone = Taken back.
cli-taken-back = Taken back, with all that followed. From now on the game counts as practice.
cli-recorded = The record stands in { $file }; check it with kronika check.
cli-recorded-so-far = What you may see so far stands in { $file }.
cli-record-where = Where to? For example: record game.kronika
cli-practice = Moves were taken back, so the game counts as practice.
cli-done = Done: “{ $offer }”. Enter goes on; until then you may undo it.
cli-chance-wrong = Chance cannot do that now. For example: { $example }
cli-won = { $who ->
    [you] You have won.
   *[other] The winner is { $names }.
 }
cli-shared = { $names } share the first place.
cli-seed = The seed was { $seed }.
cli-strings = The strings of the seats: { $strings }.
cli-bye = Until next time.

cli-say-help = help
cli-say-why = why
cli-say-undo = undo
cli-say-takeback = takeback
cli-say-show = show, table, board
cli-say-log = log
cli-say-score = score
cli-say-record = record
cli-say-quit = quit, exit
cli-help-help = this list
cli-help-why = for example: why { $example }: whether it is allowed, and if not, which rule forbids it
cli-help-undo = take your last move back, as far as nothing was revealed since
cli-help-takeback = take it back anyway; the game is practice then
cli-help-show = shows the whole table again
cli-help-log = what has happened; log 10 shows the last ten lines
cli-help-score = the points, were the game counted now
cli-help-record = record FILE writes the record of the game
cli-help-quit = leave
cli-help-more = Say a move in words or by its number. ? lists them all; after a word, those that begin with it; after the name of a card, what is written on it. TAB completes.
