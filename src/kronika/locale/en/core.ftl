# What every game needs: lists, refusals, general rules.

and = { $first } and { $last }
or = { $first } or { $last }
you = You
# Names of the bots, six of them
bots = Hypatia, Euclid, Sappho, Imhotep, Cleopatra, Archimedes

refused = { $rule }: { $sentence }

rule-core-over = The game is over.
rule-core-turn = It is not your turn: somebody else decides now.
rule-core-moment = These words do not fit the decision that is open now.
rule-core-chance = Chance is not yours to say: dice are rolled and cards are dealt by themselves.
rule-core-undo-nothing = You have not done anything yet that could be undone.
rule-core-undo-chance = Chance has decided something since your move, so it cannot be undone.
rule-core-undo-others = Somebody else has acted since your move, so it cannot be undone.
rule-core-undo-shown = Something hidden has been revealed since your move, so it cannot be undone.
