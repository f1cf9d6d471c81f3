# What every game needs: lists, refusals, general rules.

and = { $first } and { $last }
or = { $first } or { $last }
you = You
# Names of the bots, six of them

refused = { $rule }: { $sentence }

rule-missing = There is no such rule in the rulebook.
rule-core-over = The game is over.
rule-core-turn = It is not your turn: somebody else decides now.
rule-core-moment = These words do not fit the decision that is open now.
rule-core-chance = Chance is not yours to say: dice are rolled and cards are dealt by themselves.
rule-core-undo-nothing = You have not done anything yet that could be undone.
rule-core-undo-chance = Chance has decided something since your move, so it cannot be undone.
rule-core-undo-others = Somebody else has acted since your move, so it cannot be undone.
rule-core-undo-shown = Something hidden has been revealed since your move, so it cannot be undone.

## Why a record cannot be read or played again

record-no-rule = there is no line “{ $rule }” between its header and its log
record-not-toml = its header is not TOML (line { $line })
record-unknown-entry = its header has an unknown entry “{ $name }”
record-bad-entry = the entry “{ $name }” of its header is not of the right kind
record-nameless = its header names no game or no number of seats
record-no-seat = line { $number } of its log does not begin with a seat: “{ $line }”
record-setup-refused = its setup is refused by rule { $rule }
record-bad-start = the position that it begins from is not understood
record-unknown-game = there is no game “{ $game }” here
record-other-data = it was made with component data { $theirs }, here is { $ours }
record-other-box = it was made with the box “{ $box }” (component data { $theirs }), here is { $ours }: name the folder of that box with --data
record-our-box = it was made with the components that come with Krónika ({ $theirs }), here the box “{ $box }” is in use ({ $ours }): leave out --data
record-bad-choice = { $what }: “{ $said }” is not one of: { $known }
record-unclear = move { $number } is not understood: “{ $words }”
record-refused = move { $number } (“{ $words }”) is refused by rule { $rule }
record-doubled = move { $number } (“{ $words }”) is a second pick of the same seat where it has one
record-not-over = it names a result, but the game is not over
record-other-scores = the scores are { $found }, but it says { $told }
record-uncommitted = the seed is not the one that was committed to
record-other-draw = at move { $number } the seed gives “{ $drawn }”, not “{ $words }”
record-other-rules = it follows version { $theirs } of the rules, today's is { $ours }
record-no-way = its moves cannot be brought to the rules of today ({ $error })
