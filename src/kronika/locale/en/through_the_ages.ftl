# Through the Ages. Names of cards come from the component files.

through_the_ages-title = Through the Ages
through_the_ages-mode-full = the full game
through_the_ages-mode-first = the first game: peaceful, without Age III
through_the_ages-mode-peaceful = the peaceful variant: no aggressions, wars and pacts
through_the_ages-mode-advanced = the Advanced game: to the end of Age II, without wars
through_the_ages-mode-simple = the Simple game: to the end of Age I, without politics
through_the_ages-option-alternative_corruption = alternative corruption: a mine may take one token less
through_the_ages-option-easier = easier game: one more yellow token, one more urban building of each type
through_the_ages-option-no_gang_attack = no gang attacks: one attacker at a time
through_the_ages-option-peaceful = peaceful game
through_the_ages-option-military_draw_as_action = military cards are drawn by military actions
through_the_ages-option-bonus = bonus cards that score at the end
through_the_ages-option-bonus_public_cards = number of public bonus cards
through_the_ages-option-fewer_bonuses = fewer bonuses: events left in the decks do not score
through_the_ages-option-board_limits = the board
through_the_ages-option-last_round_sacrifice_ban = no sacrifices in the last round
through_the_ages-value-alternative_corruption-off = no
through_the_ages-value-alternative_corruption-on = yes
through_the_ages-value-easier-off = no
through_the_ages-value-easier-on = yes
through_the_ages-value-no_gang_attack-off = no
through_the_ages-value-no_gang_attack-on = yes
through_the_ages-value-peaceful-off = no
through_the_ages-value-peaceful-on = without aggressions and wars
through_the_ages-value-peaceful-no_pacts = without pacts too
through_the_ages-value-military_draw_as_action-off = no
through_the_ages-value-military_draw_as_action-on = yes
through_the_ages-value-bonus-none = none
through_the_ages-value-bonus-public = public from the start
through_the_ages-value-bonus-age_by_age = revealed age by age
through_the_ages-value-bonus-private = each player's own secret
through_the_ages-value-bonus-open_draft = chosen openly
through_the_ages-value-bonus_public_cards-4 = 4
through_the_ages-value-bonus_public_cards-3 = 3
through_the_ages-value-bonus_public_cards-5 = 5
through_the_ages-value-fewer_bonuses-off = no
through_the_ages-value-fewer_bonuses-on = yes
through_the_ages-value-board_limits-english = English: science up to 40
through_the_ages-value-board_limits-german = German: science up to 30
through_the_ages-value-last_round_sacrifice_ban-all = for anything
through_the_ages-value-last_round_sacrifice_ban-attacks = in attacks and wars only
through_the_ages-mode-short = the shorter game: to the end of Age II
through_the_ages-help =
    Some sentences: take iron; build bronze; upgrade bronze to iron; develop alchemy; play rich_land_a;
    prepare rats; attack aggression_spy on 1; done.

## The picture

through_the_ages-over = the game is over
through_the_ages-last = The last round is round { $round }.
through_the_ages-decks = Decks: { $civil } civil, { $military } military; military discards: { $discards }
through_the_ages-unknown = unknown
through_the_ages-column-name = Civilization
through_the_ages-column-culture = Culture
through_the_ages-column-science = Science
through_the_ages-column-strength = Strength
through_the_ages-column-happiness = Happy
through_the_ages-column-food = Food
through_the_ages-column-resources = Res.
through_the_ages-column-actions = Actions
through_the_ages-column-hand = Hand
through_the_ages-column-space = Space
through_the_ages-column-cost = Cost
through_the_ages-column-card = Card
through_the_ages-column-text = What it does
through_the_ages-column-technology = Technology
through_the_ages-column-workers = Workers
through_the_ages-column-tokens = Tokens
through_the_ages-column-new = New
through_the_ages-column-offers = You can
through_the_ages-line-culture = Culture
through_the_ages-line-science = Science
through_the_ages-line-strength = Strength
through_the_ages-line-happiness = Happiness
through_the_ages-line-food = Food
through_the_ages-line-resources = Resources
through_the_ages-line-civil = Civil actions
through_the_ages-line-military = Military actions
through_the_ages-resigned = resigned
through_the_ages-civil-hand = in hand: { $cards }
through_the_ages-backs = military hand: { $ages }
through_the_ages-government = { $card } (up to { $limit } of each urban type)
through_the_ages-leader = leader: { $card }
through_the_ages-specials = special technologies: { $cards }
through_the_ages-wonders = wonders: { $cards }
through_the_ages-unfinished = under construction: { $card }
through_the_ages-ruined = in ruins
through_the_ages-colonies = colonies: { $cards }
through_the_ages-tactic = tactic: { $card }, { $where ->
    [own] exclusive
   *[common] common
 }, armies +{ $strength }
through_the_ages-war = { $card } against { $rival }
through_the_ages-pact = pact: { $card } with { $partner }
through_the_ages-events = Current events: { $ages } · Future events: { $future }
through_the_ages-past = Latest events: { $cards }
through_the_ages-peeked = Next event: { $card }
through_the_ages-tactics = Common tactics: { $cards }
through_the_ages-finals = Scored at the end: { $cards }
through_the_ages-kept = Your own bonus cards: { $cards }
through_the_ages-free = free
through_the_ages-category = { $category ->
    [farm] Farm
    [mine] Mine
    [lab] Lab
    [temple] Temple
    [library] Library
    [theater] Theater
    [arena] Arena
    [infantry] Infantry
    [cavalry] Cavalry
    [artillery] Artillery
    [air_force] Air force
    [government] Government
    [leader] Leader
    [wonder] Wonder
    [action] Action card
    [tactic] Tactic
    [bonus] Bonus card
    [aggression] Aggression
    [war] War
    [pact] Pact
    [territory] Territory
    [event] Event
   *[special] Special technology
 }
through_the_ages-cost-science = { $science } science
through_the_ages-cost-government = { $science } science, or { $revolution } by revolution
through_the_ages-cost-resources = { $resources ->
    [one] 1 resource each
   *[other] { $resources } resources each
 }
through_the_ages-cost-stages = stages { $stages }
through_the_ages-cost-military = { $actions ->
    [one] 1 military action
   *[other] { $actions } military actions
 }
through_the_ages-yellow-bank = Yellow bank
through_the_ages-yellow = { $tokens } ({ $until } may leave before more happy faces are needed) · { $unused ->
    [one] 1 unused worker
   *[other] { $unused } unused workers
 } · next worker { $cost } food · { $eaten } food eaten a turn
through_the_ages-blue-bank = Blue bank
through_the_ages-blue = { $tokens } ({ $until } may leave before corruption grows) · corruption { $corruption }
through_the_ages-faces = { " " }· { $needed } needed{ $discontent ->
    [0] { "" }
    [one] , 1 discontent worker
   *[other] , { $discontent } discontent workers
 }
through_the_ages-limit = limit
through_the_ages-lent = a military action is lent to Hammurabi
through_the_ages-spare = { $actions } extra military actions this turn
through_the_ages-arms = { $resources } extra resources for units this turn
through_the_ages-hand = Your hand: { $civil }/{ $civil_limit } civil, { $military }/{ $military_limit } military
through_the_ages-act = { $move ->
    [build] build
    [upgrade] upgrade
    [destroy] destroy
    [disband] disband
    [lead] play as leader
    [develop] develop
    [revolt] revolution
    [play] play
    [enlist] enlist
    [adopt] play the tactic
    [copy] copy
    [prepare] prepare
    [attack] attack
    [declare] declare war
    [offer] offer
    [cancel] cancel
    [colonize] colonize
    [send] send
    [use] use
    [discard] discard
   *[choose] choose
 }
through_the_ages-act-under = with Homer under { $wonder }
through_the_ages-goods = { $goods ->
    [food] for food
   *[resources] for resources
 }
through_the_ages-attack = { $attacker } attacks { $rival } with strength { $strength } against { $defense }. { $card }
through_the_ages-offered = { $owner } offers you a pact. { $card }
through_the_ages-your-side = You would be { $side }.
through_the_ages-victim = Choose from what { $name } has.
through_the_ages-bid = The highest bid is { $bid } by { $name }.
through_the_ages-no-bid = There is no bid yet.
through_the_ages-out = Out: { $names }.
through_the_ages-most = You can send { $force } at most.
through_the_ages-force = Sent so far: { $sent } of { $bid }.
through_the_ages-forecast = If your turn ended now
through_the_ages-excess = { $cards ->
    [one] discard 1 military card
   *[other] discard { $cards } military cards
 }
through_the_ages-uprising = uprising: nothing is scored and nothing is produced
through_the_ages-scores = { $science } science, { $culture } culture
through_the_ages-loses = corruption −{ $resources } resources
through_the_ages-eats = { $food } food, then { $eaten } eaten
through_the_ages-starves = hunger { $culture } culture
through_the_ages-makes = { $resources } resources
through_the_ages-draws = { $cards ->
    [one] draw 1 military card
   *[other] draw { $cards } military cards
 }
through_the_ages-score-now = Culture and ratings
through_the_ages-score-final = Final result

## Prompts

through_the_ages-prompt-politics = Your political action: an event, an aggression, a war, a pact, or pass.
through_the_ages-prompt-actions = Your actions: take cards, build, develop; done ends the turn.
through_the_ages-prompt-ordered = Choose what your action card does.
through_the_ages-prompt-defence = You are attacked: use cards to hold out, or be done.
through_the_ages-prompt-auction = Bid for the territory, or pass.
through_the_ages-prompt-force = Send units and cards up to your bid.
through_the_ages-prompt-pact = Accept the pact or refuse it.
through_the_ages-prompt-discard = You hold too many military cards: discard.
through_the_ages-prompt-workers = You lose a worker: choose where.
through_the_ages-prompt-tokens = A blue token leaves your cards: choose which.
through_the_ages-prompt-spoils = Take technologies of the defeated, or the rest in science.
through_the_ages-prompt-choose = Choose a card.
through_the_ages-prompt-share = How much food and how many resources?
through_the_ages-prompt-offer = The event makes you an offer; pass if you do not want it.
through_the_ages-prompt-agreement = Take cards of the row by international agreement; done when you have enough.
through_the_ages-prompt-sacrifice = Sacrifice units for this fight, or be done.
through_the_ages-prompt-stay = Your turn begins: pass to go on, or resign.
through_the_ages-prompt-spare = One mine may take a token less: choose it, or pass.
through_the_ages-prompt-pillage = Choose the buildings that the raid destroys; done ends it.
through_the_ages-prompt-keep = Keep a bonus card; nobody else sees it.
through_the_ages-prompt-draft = Choose a bonus card that scores for everybody.
through_the_ages-prompt-chance = Chance decides.
through_the_ages-waiting = Still deciding: { $names }.

## Offers

through_the_ages-move-take = { $space ->
    [0] Take { $card }
   *[other] Take { $card } from space { $space }
 }
through_the_ages-move-increase = Increase the population
through_the_ages-move-build = Build { $card }
through_the_ages-move-upgrade = Upgrade { $card } to { $to }
through_the_ages-move-destroy = Destroy { $card }
through_the_ages-move-disband = Disband { $card }
through_the_ages-move-lead = { $under ->
    [0] Play { $card } as leader
   *[other] Play { $card } as leader and tuck Homer under { $wonder }
 }
through_the_ages-move-stage = { $count ->
    [one] Build 1 stage of the wonder
   *[other] Build { $count } stages of the wonder
 }
through_the_ages-move-develop = Develop { $card }
through_the_ages-move-revolt = Revolution: { $card }
through_the_ages-move-play = { $goods ->
    [food] Play { $card } for food
    [resources] Play { $card } for resources
   *[none] Play { $card }
 }
through_the_ages-move-enlist = Barbarossa: a new worker becomes { $card }
through_the_ages-move-adopt = Play the tactic { $card }
through_the_ages-move-copy = Copy the tactic { $card }
through_the_ages-move-churchill = { $choice ->
    [arms] Churchill: science and resources for the military
   *[culture] Churchill: 3 culture
 }
through_the_ages-move-immigrate = Welcome a worker (Ocean Liner Service)
through_the_ages-move-hammurabi = Hammurabi: use a military action as a civil one
through_the_ages-move-trade = Trade Routes: use the other goods
through_the_ages-move-done = Done
through_the_ages-move-pass = Pass
through_the_ages-move-prepare = Prepare the event { $card }
through_the_ages-move-attack = { $card } against seat { $rival }
through_the_ages-move-declare = { $card } against seat { $rival }
through_the_ages-move-offer = { $side ->
    [a] Offer { $card } to seat { $partner } and be A
    [b] Offer { $card } to seat { $partner } and be B
   *[none] Offer { $card } to seat { $partner }
 }
through_the_ages-move-cancel = Cancel { $card }
through_the_ages-move-resign = Resign
through_the_ages-move-dismiss = Alexander leaves for a yellow token
through_the_ages-move-colonize = Columbus colonizes { $card }
through_the_ages-move-bid = Bid { $amount }
through_the_ages-move-send = Send { $card }
through_the_ages-move-use = Use { $card }
through_the_ages-move-discard = Discard { $card }
through_the_ages-move-accept = Accept the pact
through_the_ages-move-refuse = Refuse the pact
through_the_ages-move-choose = Choose { $card }
through_the_ages-move-split = { $food } food and { $resources } resources
through_the_ages-move-fetch = Draw a military card
through_the_ages-move-keep = Keep { $card }

## Log

through_the_ages-note-round = Round { $round }
through_the_ages-note-age = { $age ->
    [A] Age A begins.
    [I] Age I begins.
    [II] Age II begins.
    [III] Age III begins.
   *[IV] Age IV begins.
 }
through_the_ages-note-turn = { $who ->
    [you] Your turn, round { $round }, { through_the_ages-level }
   *[other] { $name }, round { $round }, { through_the_ages-level }
 }
through_the_ages-level = { $age ->
    [A] Age A
    [I] Age I
    [II] Age II
    [III] Age III
   *[IV] Age IV
 }
through_the_ages-price = { $price ->
    [none] { "" }
   *[other] { " " }({ $price })
 }
through_the_ages-amount-food = { $number } food
through_the_ages-price-food = { through_the_ages-amount-food }
through_the_ages-amount-resources = { $number ->
    [one] 1 resource
   *[other] { $number } resources
 }
through_the_ages-price-resources = { through_the_ages-amount-resources }
through_the_ages-amount-science = { $number } science
through_the_ages-price-science = { through_the_ages-amount-science }
through_the_ages-amount-culture = { $number } culture
through_the_ages-price-culture = { through_the_ages-amount-culture }
through_the_ages-amount-population = { $number ->
    [one] 1 worker
   *[other] { $number } workers
 }
through_the_ages-price-population = { through_the_ages-amount-population }
through_the_ages-amount-yellow = { $number ->
    [one] 1 yellow token
   *[other] { $number } yellow tokens
 }
through_the_ages-price-yellow = { through_the_ages-amount-yellow }
through_the_ages-amount-blue = { $number ->
    [one] 1 blue token
   *[other] { $number } blue tokens
 }
through_the_ages-price-blue = { through_the_ages-amount-blue }
through_the_ages-amount-civil = { $number ->
    [one] 1 civil action
   *[other] { $number } civil actions
 }
through_the_ages-price-civil = { through_the_ages-amount-civil }
through_the_ages-amount-military = { $number ->
    [one] 1 military action
   *[other] { $number } military actions
 }
through_the_ages-price-military = { through_the_ages-amount-military }
through_the_ages-amount-hand = { $number ->
    [one] 1 military card
   *[other] { $number } military cards
 }
through_the_ages-price-hand = { through_the_ages-amount-hand }
through_the_ages-note-start = { $who ->
    [you] You are the starting player.
   *[other] { $name } is the starting player.
 }
through_the_ages-note-took = { $who ->
    [you] You took { $card } from space { $space }{ through_the_ages-price }.
   *[other] { $name } took { $card } from space { $space }{ through_the_ages-price }.
 }
through_the_ages-note-increased = { $who ->
    [you] You increased your population{ through_the_ages-price }; unused workers: { $unused }.
   *[other] { $name } increased the population{ through_the_ages-price }; unused workers: { $unused }.
 }
through_the_ages-note-built = { $who ->
    [you] You built { $card }{ through_the_ages-price }.
   *[other] { $name } built { $card }{ through_the_ages-price }.
 }
through_the_ages-note-upgraded = { $who ->
    [you] You upgraded { $card } to { $to }{ through_the_ages-price }.
   *[other] { $name } upgraded { $card } to { $to }{ through_the_ages-price }.
 }
through_the_ages-note-destroyed = { $who ->
    [you] A worker of yours left { $card }{ through_the_ages-price }.
   *[other] A worker of { $name } left { $card }{ through_the_ages-price }.
 }
through_the_ages-note-led = { $who ->
    [you] { $card } became your leader{ through_the_ages-price }.
   *[other] { $card } became the leader of { $name }{ through_the_ages-price }.
 }
through_the_ages-note-leader_left = { $who ->
    [you] Your leader { $card } left.
   *[other] { $card }, the leader of { $name }, left.
 }
through_the_ages-note-tucked = { $who ->
    [you] { $card } went under your { $wonder }.
   *[other] { $card } went under the { $wonder } of { $name }.
 }
through_the_ages-note-replaced = { $who ->
    [you] It took the place of your { $card }.
   *[other] It took the place of { $card } of { $name }.
 }
through_the_ages-note-staged = { $who ->
    [you] You built stage { $stage } of your wonder, { $card }{ through_the_ages-price }.
   *[other] { $name } built stage { $stage } of a wonder, { $card }{ through_the_ages-price }.
 }
through_the_ages-note-completed = { $who ->
    [you] You completed { $card }.
   *[other] { $name } completed { $card }.
 }
through_the_ages-note-ruined = { $who ->
    [you] Your { $card } fell into ruins.
   *[other] { $card } of { $name } fell into ruins.
 }
through_the_ages-note-abandoned = { $who ->
    [you] You lost your unfinished wonder, { $card }.
   *[other] { $name } lost the unfinished wonder { $card }.
 }
through_the_ages-note-antiquated = { $who ->
    [you] { $card } went out of your hand: it was antiquated.
   *[other] { $card } went out of the hand of { $name }: it was antiquated.
 }
through_the_ages-note-immigrated = { $who ->
    [you] You welcomed a worker from overseas{ through_the_ages-price }.
   *[other] { $name } welcomed a worker from overseas{ through_the_ages-price }.
 }
through_the_ages-note-developed = { $who ->
    [you] You developed { $card }{ through_the_ages-price }.
   *[other] { $name } developed { $card }{ through_the_ages-price }.
 }
through_the_ages-note-revolted = { $who ->
    [you] A revolution: { $card } became your government{ through_the_ages-price }.
   *[other] A revolution: { $card } became the government of { $name }{ through_the_ages-price }.
 }
through_the_ages-note-played = { $who ->
    [you] You played { $card }{ through_the_ages-price }.
   *[other] { $name } played { $card }{ through_the_ages-price }.
 }
through_the_ages-note-adopted = { $who ->
    [you] { $card } became your tactic{ through_the_ages-price }.
   *[other] { $card } became the tactic of { $name }{ through_the_ages-price }.
 }
through_the_ages-note-copied = { $who ->
    [you] You copied the tactic { $card }{ through_the_ages-price }.
   *[other] { $name } copied the tactic { $card }{ through_the_ages-price }.
 }
through_the_ages-note-lent = { $who ->
    [you] Hammurabi let a military action serve you as a civil one{ through_the_ages-price }.
   *[other] Hammurabi let a military action serve { $name } as a civil one{ through_the_ages-price }.
 }
through_the_ages-note-genghis = { $who ->
    [you] Genghis Khan brought you { $culture } culture.
   *[other] Genghis Khan brought { $name } { $culture } culture.
 }
through_the_ages-note-silent = { $who ->
    [you] You gave up this political action.
   *[other] { $name } gave up this political action.
 }
through_the_ages-note-bid = { $who ->
    [you] You bid { $amount }.
   *[other] { $name } bids { $amount }.
 }
through_the_ages-note-passed = { $who ->
    [you] You pass.
   *[other] { $name } passes.
 }
through_the_ages-note-discovered = { $who ->
    [you] You played { $card } from your hand.
   *[other] { $name } played { $card } from the hand.
 }
through_the_ages-note-sent = { $who ->
    [you] You sent { $count } × { $card } to colonize.
   *[other] { $name } sent { $count } × { $card } to colonize.
 }
through_the_ages-note-colonized = { $who ->
    [you] { $card } is your colony now.
   *[other] { $card } is now a colony of { $name }.
 }
through_the_ages-note-colony_lost = { $who ->
    [you] You lost the colony { $card }.
   *[other] { $name } lost the colony { $card }.
 }
through_the_ages-note-worker_lost = { $who ->
    [you] You lost a worker of { $card }.
   *[other] { $name } lost a worker of { $card }.
 }
through_the_ages-note-gained = { $who ->
    [you] You gained { $amount }.
   *[other] { $name } gained { $amount }.
 }
through_the_ages-note-forfeited = { $who ->
    [you] You lost { $amount }.
   *[other] { $name } lost { $amount }.
 }
through_the_ages-some-resources = { $resources ->
    [one] 1 resource
   *[other] { $resources } resources
 }
through_the_ages-some-goods = { $food ->
    [0] { through_the_ages-some-resources }
   *[other] { $resources ->
        [0] { $food } food
       *[other] { $food } food and { through_the_ages-some-resources }
     }
 }
through_the_ages-note-used = { $who ->
    [you] You used { $card } (+{ $value }).
   *[other] { $name } used { $card } (+{ $value }).
 }
through_the_ages-note-resigned = { $who ->
    [you] You resigned.
   *[other] { $name } resigned.
 }
through_the_ages-note-uprising = { $who ->
    [you] Uprising: you produced nothing this turn.
   *[other] Uprising: { $name } produced nothing this turn.
 }
through_the_ages-eaten = { $eaten ->
    [0] .
   *[other] ; { $eaten } food was consumed.
 }
through_the_ages-note-produced = { $who ->
    [you] Your production: { $food } food, { $resources } resources{ through_the_ages-eaten }
   *[other] The production of { $name }: { $food } food, { $resources } resources{ through_the_ages-eaten }
 }
through_the_ages-points-scored = { $science ->
    [0] { $culture } culture
   *[other] { $culture ->
        [0] { $science } science
       *[other] { $science } science and { $culture } culture
     }
 }
through_the_ages-note-scored = { $who ->
    [you] You scored { through_the_ages-points-scored }.
   *[other] { $name } scored { through_the_ages-points-scored }.
 }
through_the_ages-note-corruption = { $who ->
    [you] Corruption took { through_the_ages-some-goods } from you.
   *[other] Corruption took { through_the_ages-some-goods } from { $name }.
 }
through_the_ages-note-hunger = { $who ->
    [you] Hunger: { $missing } food was missing, so you lost { $culture } culture.
   *[other] Hunger: { $missing } food was missing, so { $name } lost { $culture } culture.
 }
through_the_ages-note-impact = { $sign ->
    [lost] { $who ->
        [you] You lost { $points } culture for { $card }.
       *[other] { $name } lost { $points } culture for { $card }.
     }
   *[gained] { $who ->
        [you] You scored { $points } culture for { $card }.
       *[other] { $name } scored { $points } culture for { $card }.
     }
 }
through_the_ages-note-bonus = { $who ->
    [you] You scored { $points } more culture at the end.
   *[other] { $name } scored { $points } more culture at the end.
 }
through_the_ages-note-attacked = { $who ->
    [you] You attacked { $rival } ({ $card }).
   *[other] { $rival_who ->
        [you] { $name } attacked you ({ $card }).
       *[other] { $name } attacked { $rival } ({ $card }).
     }
 }
through_the_ages-note-declared = { $who ->
    [you] You declared war on { $rival } ({ $card }).
   *[other] { $rival_who ->
        [you] { $name } declared war on you ({ $card }).
       *[other] { $name } declared war on { $rival } ({ $card }).
     }
 }
through_the_ages-note-war_begun = { $who ->
    [you] Your war against { $rival } came to battle ({ $card }).
   *[other] { $rival_who ->
        [you] The war of { $name } against you came to battle ({ $card }).
       *[other] The war of { $name } against { $rival } came to battle ({ $card }).
     }
 }
through_the_ages-attack-bonus = { $bonus ->
    [0] { "" }
   *[other] { " " }({ $bonus } of it by a pact)
 }
through_the_ages-note-defended = { $who ->
    [you] You held out against { $rival } ({ $card }): your defence was { $defence }, the attack { $attack }.
   *[other] { $rival_who ->
        [you] { $name } held out against you ({ $card }): the defence was { $defence }, your attack { $attack }.
       *[other] { $name } held out against { $rival } ({ $card }): the defence was { $defence }, the attack { $attack }.
     }
 }
through_the_ages-note-overcome = { $who ->
    [you] You were overcome by { $rival } ({ $card }): your defence was { $defence }, the attack { $attack }.
   *[other] { $rival_who ->
        [you] You overcame { $name } ({ $card }): the defence was { $defence }, your attack { $attack }.
       *[other] { $rival } overcame { $name } ({ $card }): the defence was { $defence }, the attack { $attack }.
     }
 }
through_the_ages-note-annexed = { $who ->
    [you] You annexed { $card } from { $rival }.
   *[other] { $rival_who ->
        [you] { $name } annexed your { $card }.
       *[other] { $name } annexed { $card } from { $rival }.
     }
 }
through_the_ages-note-infiltrated = { $who ->
    [you] Your agents removed { $card } of { $rival }.
   *[other] { $rival_who ->
        [you] The agents of { $name } removed your { $card }.
       *[other] The agents of { $name } removed { $card } of { $rival }.
     }
 }
through_the_ages-note-stole = { $who ->
    [you] You took { $card } from { $rival }.
   *[other] { $rival_who ->
        [you] { $name } took your { $card }.
       *[other] { $name } took { $card } from { $rival }.
     }
 }
through_the_ages-note-pact_offered = { $who ->
    [you] You offered { $rival } a pact: { $card }.
   *[other] { $rival_who ->
        [you] { $name } offered you a pact: { $card }.
       *[other] { $name } offered { $rival } a pact: { $card }.
     }
 }
through_the_ages-note-war_ended = { $who ->
    [you] Your war against { $rival } ended without a battle: { $card }.
   *[other] { $rival_who ->
        [you] The war of { $name } against you ended without a battle: { $card }.
       *[other] The war of { $name } against { $rival } ended without a battle: { $card }.
     }
 }
through_the_ages-note-pact_ended = { $who ->
    [you] Your pact with { $rival } ended: { $card }.
   *[other] { $rival_who ->
        [you] The pact of { $name } with you ended: { $card }.
       *[other] The pact of { $name } and { $rival } ended: { $card }.
     }
 }
through_the_ages-note-churchill = { $choice ->
    [arms] { $who ->
        [you] Churchill armed your civilization.
       *[other] Churchill armed the civilization of { $name }.
     }
   *[culture] { $who ->
        [you] Churchill brought you { $culture } culture.
       *[other] Churchill brought { $name } { $culture } culture.
     }
 }
through_the_ages-note-traded = { $right ->
    [1] { $who ->
        [you] You used 1 food as a resource.
       *[other] { $name } used 1 food as a resource.
     }
   *[other] { $who ->
        [you] You used 1 resource as food.
       *[other] { $name } used 1 resource as food.
     }
 }
through_the_ages-note-prepared = { $who ->
    [you] You prepared { $card } ({ through_the_ages-level }) for { $culture } culture.
   *[other] { $name } prepared an event ({ through_the_ages-level }) for { $culture } culture.
 }
through_the_ages-note-peeked = { $who ->
    [you] Joan of Arc saw { $card } coming.
   *[other] { $name } looked at the next event.
 }
through_the_ages-note-drew = { $who ->
    [you] You drew { $card }.
   *[other] { $name } drew a military card.
 }
through_the_ages-note-fetched = { $who ->
    [you] You spent a military action on a military card.
   *[other] { $name } spent a military action on a military card.
 }
through_the_ages-note-discarded = { $who ->
    [you] You discarded { $card }.
   *[other] { $name } discarded a military card.
 }
through_the_ages-note-sacrificed = { $who ->
    [you] You sacrificed { $count } × { $card }.
   *[other] { $name } sacrificed { $count } × { $card }.
 }
through_the_ages-note-fell = { $who ->
    [you] You lost { $count } × { $card }, sacrificed.
   *[other] { $name } lost { $count } × { $card }, sacrificed.
 }
through_the_ages-note-spared = { $who ->
    [you] You took one token less from { $card }.
   *[other] { $name } took one token less from { $card }.
 }
through_the_ages-note-unveiled = Bonus card: { $card }
through_the_ages-note-dealt = { $who ->
    [you] You were dealt the bonus card { $card }.
   *[other] { $name } was dealt a bonus card.
 }
through_the_ages-note-kept = { $who ->
    [you] You kept the bonus card { $card }.
   *[other] { $name } kept a bonus card.
 }
through_the_ages-note-drafted = { $who ->
    [you] You chose the bonus card { $card }.
   *[other] { $name } chose the bonus card { $card }.
 }
through_the_ages-note-revealed = Event: { $card }
through_the_ages-note-nobody = Nobody is affected.
through_the_ages-note-keeps_hand = { $who ->
    [you] You discard no military cards this turn.
   *[other] { $name } discards no military cards this turn.
 }
through_the_ages-note-unsettled = Nobody colonized { $card }.
through_the_ages-note-war = { $card }: { $who ->
    [you] your strength was { $mine }{ through_the_ages-attack-bonus }, that of { $rival } { $theirs }
   *[other] { $rival_who ->
        [you] the strength of { $name } was { $mine }{ through_the_ages-attack-bonus }, yours { $theirs }
       *[other] the strength of { $name } was { $mine }{ through_the_ages-attack-bonus }, that of { $rival } { $theirs }
     }
 }.
through_the_ages-note-pact_answer = { $answer ->
    [accepted] { $who ->
        [you] You accepted the pact of { $rival }: { $card }.
       *[other] { $rival_who ->
            [you] { $name } accepted your pact: { $card }.
           *[other] { $name } accepted the pact of { $rival }: { $card }.
         }
     }
   *[refused] { $who ->
        [you] You refused the pact of { $rival }: { $card }.
       *[other] { $rival_who ->
            [you] { $name } refused your pact: { $card }.
           *[other] { $name } refused the pact of { $rival }: { $card }.
         }
     }
 }

## Words of the notation as people may say them

through_the_ages-say-take = take
through_the_ages-say-increase = increase, grow
through_the_ages-say-build = build
through_the_ages-say-upgrade = upgrade
through_the_ages-say-destroy = destroy
through_the_ages-say-disband = disband
through_the_ages-say-lead = lead
through_the_ages-say-stage = stage, wonder
through_the_ages-say-develop = develop
through_the_ages-say-revolt = revolt, revolution
through_the_ages-say-play = play
through_the_ages-say-enlist = enlist
through_the_ages-say-adopt = adopt
through_the_ages-say-copy = copy
through_the_ages-say-churchill = churchill
through_the_ages-say-immigrate = immigrate
through_the_ages-say-hammurabi = hammurabi
through_the_ages-say-trade = trade
through_the_ages-say-done = done
through_the_ages-say-prepare = prepare
through_the_ages-say-attack = attack
through_the_ages-say-declare = declare
through_the_ages-say-offer = offer
through_the_ages-say-cancel = cancel
through_the_ages-say-resign = resign
through_the_ages-say-dismiss = dismiss
through_the_ages-say-colonize = colonize
through_the_ages-say-bid = bid
through_the_ages-say-send = send
through_the_ages-say-use = use
through_the_ages-say-discard = discard
through_the_ages-say-accept = accept
through_the_ages-say-refuse = refuse
through_the_ages-say-choose = choose
through_the_ages-say-split = split
through_the_ages-say-fetch = fetch, draw a card
through_the_ages-say-keep = keep
through_the_ages-say-events = events
through_the_ages-say-finals = finals
through_the_ages-say-deal = deal
through_the_ages-say-draw = draw
through_the_ages-say-reveal = reveal
through_the_ages-say-peek = peek
through_the_ages-say-first = first
through_the_ages-say-at = at
through_the_ages-say-to = to
through_the_ages-say-under = under
through_the_ages-say-on = on
through_the_ages-say-hidden = hidden
through_the_ages-say-none = none
through_the_ages-say-food = food
through_the_ages-say-resources = resources
through_the_ages-say-a = a
through_the_ages-say-b = b
through_the_ages-say-culture = culture
through_the_ages-say-arms = arms
through_the_ages-say-as = as
through_the_ages-say-pass = pass

through_the_ages-kind-card = a card
through_the_ages-kind-civil = a civil card
through_the_ages-kind-military = a military card
through_the_ages-kind-technology = a technology
through_the_ages-kind-building = a building or unit
through_the_ages-kind-government = a government
through_the_ages-kind-leader = a leader
through_the_ages-kind-wonder = a wonder
through_the_ages-kind-action = an action card
through_the_ages-kind-tactic = a tactic
through_the_ages-kind-aggression = an aggression
through_the_ages-kind-war = a war
through_the_ages-kind-pact = a pact
through_the_ages-kind-event = an event or territory
through_the_ages-kind-goods = food or resources
through_the_ages-kind-side = a or b
through_the_ages-kind-choice = culture or arms
through_the_ages-kind-space = the number of a space
through_the_ages-kind-stages = a number of stages
through_the_ages-kind-seat = the number of a seat
through_the_ages-kind-amount = a number

# Why a rule refuses here
through_the_ages-why-civil_action = You have no civil action left.
through_the_ages-why-military_action = You have no military action left.
through_the_ages-why-civil_actions = It takes { $cost } civil actions, and you have { $have } left.
through_the_ages-why-military_actions = It takes { $cost } military actions, and you have { $have } left.
through_the_ages-why-civil_spent = { $number ->
    [one] You have already spent a civil action.
   *[other] You have already spent { $number } civil actions.
}
through_the_ages-why-military_spent = { $number ->
    [one] You have already spent a military action.
   *[other] You have already spent { $number } military actions.
}
through_the_ages-why-not_in_hand = You do not hold { $card }.
through_the_ages-why-not_in_row = It does not lie there: { $card }.
through_the_ages-why-hand_full = You hold { $have } civil cards; your limit is { $limit }.
through_the_ages-why-fresh = You took it in this turn: { $card }.
through_the_ages-why-own_tactic = This is your tactic already: { $card }.
through_the_ages-why-urban_limit = Your government allows { $limit } of a kind.
through_the_ages-why-no_wonder = You have no wonder under construction.
through_the_ages-why-stages_left = Stages left: { $left }.
through_the_ages-why-stages_at_once = Stages you can build with one action: { $most }.
through_the_ages-why-blue_bank = Your blue bank has no token for the stage.
through_the_ages-why-peaceful = Your leader forbids it: { $card }.
through_the_ages-why-strength = Your strength would be { $mine }, theirs is { $theirs }.
through_the_ages-why-card = { $card } says: “{ $text }”
through_the_ages-why-technology = You have not developed { $card }.
through_the_ages-why-worker = You have no unused worker.
through_the_ages-why-worker_on = No worker of yours is on { $card }.
through_the_ages-why-yellow_bank = Your yellow bank is empty.
through_the_ages-why-food = It takes { $cost } food, and you have { $have }.
through_the_ages-why-resources = It takes { $cost } resources, and you have { $have }.
through_the_ages-why-science = It takes { $cost } science, and you have { $have }.
