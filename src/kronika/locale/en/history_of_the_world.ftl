# History of the World. Names of lands, areas, regions, empires and events come from the component files.

history_of_the_world-title = History of the World
history_of_the_world-mode-base = the base game
history_of_the_world-option-draft = how the cards of an epoch are chosen
history_of_the_world-value-draft-normal = two piles travel at the same time
history_of_the_world-value-draft-classic = draw one, keep it or give it away, as in older editions

## The picture

history_of_the_world-help =
    Some sentences: empire egyptians; invade levant; invade crete by fleet; fort nile; siege token; play weaponry; end.
history_of_the_world-over = the game is over
history_of_the_world-age = { $epoch ->
    [1] Epoch I
    [2] Epoch II
    [3] Epoch III
    [4] Epoch IV
   *[other] Epoch V
 }
history_of_the_world-turn = { $who ->
    [you] your turn
   *[other] the turn of { $name }
 }
history_of_the_world-waiting = Still deciding: { $names }.
history_of_the_world-column-player = Player
history_of_the_world-column-score = Points
history_of_the_world-column-worth = Worth now
history_of_the_world-column-structures = Structures
history_of_the_world-column-armies = Armies
history_of_the_world-column-supply = Supply
history_of_the_world-column-events = Events
history_of_the_world-column-empire = Empire
history_of_the_world-order = The order of the epoch, with strengths:
history_of_the_world-column-region = Region
history_of_the_world-column-lands = Lands
history_of_the_world-standing = { $level ->
    [control] control
    [dominance] dominance
    [presence] presence
   *[none] –
 }
history_of_the_world-legend = Filled: active army, hollow: inactive · ♛ capital ⌂ city Π monument # fort · ^ mountains ♣ forest ¤ resource · a region is worth presence/dominance/control
history_of_the_world-card = { $armies ->
    [one] 1 army
   *[other] { $armies } armies
 } on the card{ $tokens ->
    [0] { "" }
    [one] , 1 siege token
   *[other] , { $tokens } siege tokens
 }
history_of_the_world-declined = not used
history_of_the_world-discs = Fleets and caravans: { $areas }
history_of_the_world-fight = { $name } attacks { $land }, held by { $rival }{ $over ->
    [fleet] , by fleet
   *[land] { "" }
 }
history_of_the_world-dice = Dice: { $mine } (the highest { $bonus }) against { $theirs } ({ $defence })
history_of_the_world-catapult = Siege step { $level }, armies on the catapult: { $armies }
history_of_the_world-coming = Win / tie / lose: { $odds }
history_of_the_world-column-target = You can invade
history_of_the_world-column-ways = How
history_of_the_world-column-odds = Chances
history_of_the_world-column-holds = In the end
history_of_the_world-column-razed = Razes
history_of_the_world-odds = Chances: win / tie / lose of the first battle; in the end: that you hold the land, and the armies it may cost.
history_of_the_world-point = .
history_of_the_world-holds = { $percent } %, { $armies } armies
history_of_the_world-built = { $what ->
    [capital] capital
    [city] city
   *[monument] monument
 }
history_of_the_world-way = { $way ->
    [fleet] fleet
    [caravan] caravan
   *[land] land
 }
history_of_the_world-hand = Your events
history_of_the_world-pile = Choose from these
history_of_the_world-kingdom = Kingdom.
history_of_the_world-called = Called as number { $order }
history_of_the_world-strength = Strength { $armies }
history_of_the_world-start = Begins in { $lands }{ $founds ->
    [capital] { " " }with a capital
    [city] { " " }with a city
   *[none] , without a town (marauders)
 }
history_of_the_world-act = { $move ->
    [invade] Invade:
    [fort] Build a fort:
    [monument] Build a monument:
    [city] Build a city:
    [capital] The capital goes to:
    [raze] Raze:
    [remove] Remove the army of:
    [replace] Replace the army of:
    [ravage] Barbarians fall upon:
   *[recall] Take back the army of:
 }
history_of_the_world-give = Give it to { $name }
history_of_the_world-score-now = Points, and what the board would bring now
history_of_the_world-score-final = Final result

## Prompts

history_of_the_world-prompt-events = Take an event from the pile.
history_of_the_world-prompt-empires = Take an empire from the pile.
history_of_the_world-prompt-classic = Keep the card you drew, or give it away.
history_of_the_world-prompt-opening = Before the empire is founded you may play events.
history_of_the_world-prompt-window = You may play advancements now.
history_of_the_world-prompt-recall = Your supply is empty: take back an inactive army.
history_of_the_world-prompt-capital = Only one capital is left: where does it go?
history_of_the_world-prompt-conquest = Invade a land, build a fort, or end the conquest.
history_of_the_world-prompt-reroll = Reroll one of your dice, or pass.
history_of_the_world-prompt-siege = The battle is lost: besiege, or withdraw.
history_of_the_world-prompt-raze = Raze the structure, or spare it.
history_of_the_world-prompt-return = Take the victorious army back, or let it stay.
history_of_the_world-prompt-outpost = You may build here.
history_of_the_world-prompt-forts = You may build forts.
history_of_the_world-prompt-target = Choose a land for your event.
history_of_the_world-prompt-area = Choose a sea for your fleet.
history_of_the_world-prompt-region = Choose a region for your railways.
history_of_the_world-prompt-monuments = Where does the monument go?
history_of_the_world-prompt-chance = Chance decides.
history_of_the_world-prompt-conflict = Another marker stands there: gain or lose a point.

## Offers

history_of_the_world-move-invade = { $way ->
    [fleet] Invade { $land } by fleet
    [caravan] Invade { $land } by caravan
    [land] Invade { $land } by land
   *[other] Invade { $land }
 }
history_of_the_world-move-fort = Build a fort: { $land }
history_of_the_world-move-monument = Build a monument: { $land }
history_of_the_world-move-city = Build a city: { $land }
history_of_the_world-move-capital = The capital goes to { $land }
history_of_the_world-move-raze = Raze in { $land }
history_of_the_world-move-remove = Remove the army of { $land }
history_of_the_world-move-replace = Replace the army of { $land }
history_of_the_world-move-ravage = The barbarians fall upon { $land }
history_of_the_world-move-recall = Take back the army of { $land }
history_of_the_world-move-fleet = A fleet for { $area }
history_of_the_world-move-region = Railways in { $region }
history_of_the_world-move-play = Play { $event }
history_of_the_world-move-event = Take { $event }
history_of_the_world-move-empire = Take { $empire }
history_of_the_world-move-give = Give it to seat { $seat }
history_of_the_world-move-reroll = Reroll the { $face }
history_of_the_world-move-keep = Keep it
history_of_the_world-move-withdraw = Withdraw
history_of_the_world-move-pass = No reroll
history_of_the_world-move-gain = Gain a point
history_of_the_world-move-lose = Lose a point
history_of_the_world-move-decline = Do without the ability
history_of_the_world-move-return = Take the army back
history_of_the_world-move-stay = The army stays
history_of_the_world-move-spare = Spare it
history_of_the_world-move-end = End the conquest
history_of_the_world-move-done = Go on
history_of_the_world-move-siege = { $pay ->
    [token] Besiege with a siege token
   *[army] Besiege with an army
 }

## Log

history_of_the_world-note-marker = { $who ->
    [you] Your marker starts on { $score }.
   *[other] The marker of { $name } starts on { $score }.
 }
history_of_the_world-note-epoch = { $epoch ->
    [1] Epoch I begins.
    [2] Epoch II begins.
    [3] Epoch III begins.
    [4] Epoch IV begins.
   *[other] Epoch V begins.
 }
history_of_the_world-note-chose_event = { $who ->
    [you] You took the event { $event }.
   *[other] { $name } took an event.
 }
history_of_the_world-note-chose_empire = { $who ->
    [you] You took the empire { $empire }.
   *[other] { $name } took an empire.
 }
history_of_the_world-note-kept = { $who ->
    [you] You kept the card you drew.
   *[other] { $name } kept the card.
 }
history_of_the_world-note-gave = { $who ->
    [you] You gave the card to { $to }.
   *[other] { $to_who ->
        [you] { $name } gave the card to you.
       *[other] { $name } gave the card to { $to }.
     }
 }
history_of_the_world-note-turn = { $who ->
    [you] Your turn: the { $empire } (called as number { $order })
   *[other] { $name } plays the { $empire } (called as number { $order })
 }
history_of_the_world-note-played = { $who ->
    [you] You played { $event }.
   *[other] { $name } played { $event }.
 }
history_of_the_world-note-put_away = { $who ->
    [you] Your kingdom was not played; it is out of the game.
   *[other] { $name } put a kingdom away unplayed.
 }
history_of_the_world-note-recalled = { $who ->
    [you] You took back your army of { $land }.
   *[other] { $name } took back the army of { $land }.
 }
history_of_the_world-note-mustered = { $who ->
    [you] You took
   *[other] { $name } took
 }{ " " }{ $armies ->
    [one] 1 army
   *[other] { $armies } armies
 }{ $tokens ->
    [0] .
    [one] { " " }and 1 siege token.
   *[other] { " " }and { $tokens } siege tokens.
 }
history_of_the_world-note-left_over = { $who ->
    [you] Your card had { history_of_the_world-left } left over; they were removed.
   *[other] The card of { $name } had { history_of_the_world-left } left over; they were removed.
 }
history_of_the_world-left = { $tokens ->
    [0] { $armies ->
        [one] 1 army
       *[other] { $armies } armies
     }
   *[other] { $armies ->
        [0] { $tokens ->
            [one] 1 siege token
           *[other] { $tokens } siege tokens
         }
       *[other] { $armies } armies and { $tokens } siege tokens
     }
 }
history_of_the_world-note-gained = { $who ->
    [you] You gained { $amount }.
   *[other] { $name } gained { $amount }.
 }
history_of_the_world-note-forfeited = { $who ->
    [you] You lost { $amount }.
   *[other] { $name } lost { $amount }.
 }
history_of_the_world-amount-score = { $number ->
    [one] 1 point
   *[other] { $number } points
 }
history_of_the_world-price-score = { history_of_the_world-amount-score }
history_of_the_world-amount-armies = { $number ->
    [one] 1 army
   *[other] { $number } armies
 }
history_of_the_world-price-armies = { history_of_the_world-amount-armies }
history_of_the_world-amount-tokens = { $number ->
    [one] 1 siege token
   *[other] { $number } siege tokens
 }
history_of_the_world-price-tokens = { history_of_the_world-amount-tokens }
history_of_the_world-amount-cards = { $number ->
    [one] 1 event card
   *[other] { $number } event cards
 }
history_of_the_world-price-cards = { history_of_the_world-amount-cards }
history_of_the_world-price = { $price ->
    [none] { "" }
   *[other] { " " }({ $price })
 }
history_of_the_world-note-founded = { $who ->
    [you] You founded a realm in { $land }: { $card }.
   *[other] { $name } founded a realm in { $land }: { $card }.
 }
history_of_the_world-note-occupied = { $who ->
    [you] You occupied { $land }
   *[other] { $name } occupied { $land }
 }{ $over ->
    [fleet] { " " }by fleet
   *[land] { "" }
 }{ $found ->
    [own] , in place of an old army.
   *[empty] .
 }
history_of_the_world-note-attack = { $who ->
    [you] You attacked { $rival } in { $land }
   *[other] { $rival_who ->
        [you] { $name } attacked you in { $land }
       *[other] { $name } attacked { $rival } in { $land }
     }
 }{ $over ->
    [fleet] { " " }by fleet.
   *[land] .
 }
history_of_the_world-note-rolled = Dice in { $land }: { $first }, { $second } against { $held }{ $other ->
    [0] { "" }
   *[other] , { $other }
 }
history_of_the_world-note-rerolled = After the reroll in { $land }: { $first }, { $second } against { $held }{ $other ->
    [0] { "" }
   *[other] , { $other }
 }
history_of_the_world-terrain-part = { $terrain ->
    [0] { "" }
   *[other] { " " }(terrain +{ $terrain })
 }
history_of_the_world-siege-part = { $siege ->
    [0] { "" }
   *[other] { " " }(siege +{ $siege })
 }
history_of_the_world-note-helped = { $who ->
    [you] { $card } helped you in the battle: +{ $amount }.
   *[other] { $card } helped { $name } in the battle: +{ $amount }.
 }
history_of_the_world-note-tie_helped = { $who ->
    [you] { $card } turned the tie into your victory.
   *[other] { $card } turned the tie into a victory of { $name }.
 }
history_of_the_world-note-battle = { $who ->
    [you] You had { $attack }{ history_of_the_world-siege-part } against { $defence }{ history_of_the_world-terrain-part } of { $rival } in { $land }.
   *[other] { $rival_who ->
        [you] { $name } had { $attack }{ history_of_the_world-siege-part } against your { $defence }{ history_of_the_world-terrain-part } in { $land }.
       *[other] { $name } had { $attack }{ history_of_the_world-siege-part } against { $defence }{ history_of_the_world-terrain-part } of { $rival } in { $land }.
     }
 }
history_of_the_world-note-siege = { $who ->
    [you] You besieged { $land }, step { $level }
   *[other] { $name } besieged { $land }, step { $level }
 }{ $pay ->
    [token] { " " }(for a siege token).
   *[army] { " " }(for an army).
 }
history_of_the_world-note-withdrew = { $who ->
    [you] You withdrew from { $land }, held by { $rival }.
   *[other] { $rival_who ->
        [you] { $name } withdrew from your { $land }.
       *[other] { $name } withdrew from { $land }, held by { $rival }.
     }
 }
history_of_the_world-note-won = { $who ->
    [you] You won { $land } from { $rival }.
   *[other] { $rival_who ->
        [you] { $name } won { $land } from you.
       *[other] { $name } won { $land } from { $rival }.
     }
 }
history_of_the_world-note-tied = { $who ->
    [you] A tie in { $land }: your army and that of { $rival } are gone.
   *[other] { $rival_who ->
        [you] A tie in { $land }: your army and that of { $name } are gone.
       *[other] A tie in { $land }: the armies of { $name } and { $rival } are gone.
     }
 }
history_of_the_world-note-razed = { $who ->
    [you] You razed in { $land }:
   *[other] { $name } razed in { $land }:
 }{ $what ->
    [capital] { " " }the capital becomes a city.
    [city] { " " }the city is gone.
   *[monument] { " " }the monument is gone.
 }
history_of_the_world-note-marauded = Marauders gain a point for razing.
history_of_the_world-note-spared = { $who ->
    [you] You spared the structures of { $land }.
   *[other] { $name } spared the structures of { $land }.
 }
history_of_the_world-note-returned = { $who ->
    [you] Your army returned from { $land } to the card.
   *[other] The army of { $name } returned from { $land } to the card.
 }
history_of_the_world-note-capital = { $who ->
    [you] You placed your only capital in { $land }.
   *[other] { $name } placed the only capital in { $land }.
 }
history_of_the_world-note-city = { $who ->
    [you] You built a city in { $land }.
   *[other] { $name } built a city in { $land }.
 }
history_of_the_world-note-fort = { $who ->
    [you] You built a fort in { $land }{ history_of_the_world-price }.
   *[other] { $name } built a fort in { $land }{ history_of_the_world-price }.
 }
history_of_the_world-note-monument = { $who ->
    [you] You built a monument in { $land }.
   *[other] { $name } built a monument in { $land }.
 }
history_of_the_world-note-fort_lost = { $who ->
    [you] You removed the fort of { $land }.
   *[other] { $name } removed the fort of { $land }.
 }
history_of_the_world-note-struck = { $how ->
    [remove] The army of { $land } is removed
    [replace] The army of { $land } is replaced
    [raze] Disaster in { $land }
   *[ravage] Barbarians fall upon { $land }
 }{ $who ->
    [you] { " " }(your event).
   *[other] { " " }(event of { $name }).
 }
history_of_the_world-note-fleet = { $who ->
    [you] You got a fleet in { $area } for this turn.
   *[other] { $name } got a fleet in { $area } for this turn.
 }
history_of_the_world-note-rails = { $who ->
    [you] You got railways in { $region } for this turn.
   *[other] { $name } got railways in { $region } for this turn.
 }
history_of_the_world-note-region_score = { $level ->
    [control] Control
    [dominance] Dominance
   *[presence] Presence
 } in { $region }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }{ $who ->
    [you] { " " }for you
   *[other] { " " }for { $name }
 }
history_of_the_world-note-structure_score = Structures: { $points ->
    [one] 1 point
   *[other] { $points } points
 }{ $who ->
    [you] { " " }for you
   *[other] { " " }for { $name }
 }
history_of_the_world-note-points = { $who ->
    [you] You gained { $points ->
        [one] 1 point
       *[other] { $points } points
     } and came to { $score }.
   *[other] { $name } gained { $points ->
        [one] 1 point
       *[other] { $points } points
     } and came to { $score }.
 }
history_of_the_world-note-moved_on = { $who ->
    [you] That score was taken: you moved on ({ $points }) to { $score }.
   *[other] That score was taken: { $name } moved on ({ $points }) to { $score }.
 }

## Words of the notation as people may say them

history_of_the_world-say-invade = invade, attack
history_of_the_world-say-fort = fort
history_of_the_world-say-monument = monument
history_of_the_world-say-city = city
history_of_the_world-say-capital = capital
history_of_the_world-say-raze = raze
history_of_the_world-say-remove = remove
history_of_the_world-say-replace = replace
history_of_the_world-say-ravage = ravage
history_of_the_world-say-recall = recall
history_of_the_world-say-fleet = fleet, fleets
history_of_the_world-say-region = region
history_of_the_world-say-play = play
history_of_the_world-say-event = event
history_of_the_world-say-empire = empire
history_of_the_world-say-give = give
history_of_the_world-say-siege = siege, besiege
history_of_the_world-say-reroll = reroll
history_of_the_world-say-keep = keep
history_of_the_world-say-withdraw = withdraw, retreat
history_of_the_world-say-pass = pass
history_of_the_world-say-gain = gain
history_of_the_world-say-lose = lose
history_of_the_world-say-decline = decline
history_of_the_world-say-return = return
history_of_the_world-say-stay = stay
history_of_the_world-say-spare = spare
history_of_the_world-say-end = end
history_of_the_world-say-done = done
history_of_the_world-say-markers = markers
history_of_the_world-say-deal = deal
history_of_the_world-say-draw = draw
history_of_the_world-say-roll = roll
history_of_the_world-say-by = by
history_of_the_world-say-events = events
history_of_the_world-say-empires = empires
history_of_the_world-say-any = any
history_of_the_world-say-land = land
history_of_the_world-say-caravan = caravan
history_of_the_world-say-army = army
history_of_the_world-say-token = token

history_of_the_world-kind-land = a land
history_of_the_world-kind-area = a sea, an ocean or a barren area
history_of_the_world-kind-region = a region
history_of_the_world-kind-event = an event
history_of_the_world-kind-empire = an empire
history_of_the_world-kind-card = a card
history_of_the_world-kind-seat = the number of a seat
history_of_the_world-kind-die = the number on a die
history_of_the_world-kind-way = land, caravan or fleet
history_of_the_world-kind-pay = army or token

# Why a rule refuses here
history_of_the_world-why-event = { $event } says: “{ $text }”
history_of_the_world-why-card = { $card } says: “{ $text }”
history_of_the_world-why-naval = The reroll comes from the naval effect: the defender may reroll one of their own dice.
