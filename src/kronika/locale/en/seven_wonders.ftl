# 7 Wonders. Names of cards, boards, resources and categories come from the component files.

seven_wonders-title = 7 Wonders
seven_wonders-mode-base = the base game
seven_wonders-option-boards = how the wonder boards are given out
seven_wonders-value-boards-random = by chance
seven_wonders-value-boards-choice = chosen in turn
seven_wonders-option-sides = which side of the boards is played
seven_wonders-value-sides-choice = everybody chooses
seven_wonders-value-sides-all_day = the day side for all, as advised for first games
seven_wonders-option-presentation = how the actions of a turn are shown
seven_wonders-value-presentation-together = all at once
seven_wonders-value-presentation-step_by_step = one after the other, for learning

## The picture

seven_wonders-over = the game is over
seven_wonders-age = { $age ->
    [1] age I
    [2] age II
   *[3] age III
 }
seven_wonders-moment = { seven_wonders-age }, turn { $turn } of { $turns }
seven_wonders-passing = { $direction ->
    [left] hands go to the left
   *[right] hands go to the right
 }
seven_wonders-pile = { $cards ->
    [one] discard pile: 1 card
   *[other] discard pile: { $cards } cards
 }
seven_wonders-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }
seven_wonders-shields = { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
 }
seven_wonders-meeting = you { $mine } : { $theirs }, now { $points }
seven_wonders-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
seven_wonders-tokens = tokens { $tokens }
seven_wonders-home = { $board }, { $side ->
    [day] day
   *[night] night
 } side
seven_wonders-side = { $side ->
    [day] Day side
   *[night] Night side
 }
seven_wonders-place-left = left
seven_wonders-place-right = right
seven_wonders-ready = has chosen
seven_wonders-produces = Produces:
seven_wonders-discounts = Discounts:
seven_wonders-discount-raw_left = raw materials from the left for 1 coin
seven_wonders-discount-raw_right = raw materials from the right for 1 coin
seven_wonders-discount-goods = manufactured goods for 1 coin
seven_wonders-science = Science:
seven_wonders-choice = { $symbols } of choice
seven_wonders-stage = Stage { $stage }
seven_wonders-stages = stages { $built }/{ $all }
seven_wonders-hand = Your hand
seven_wonders-column-card = Card
seven_wonders-column-cost = Cost
seven_wonders-column-build = Build
seven_wonders-column-stage = Stage
seven_wonders-column-sell = Sell
seven_wonders-free = free
seven_wonders-free-chain = by a chain
seven_wonders-free-olympia = by Olympia
seven_wonders-worth = { $points } now
seven_wonders-price-own = own goods
seven_wonders-price-sale = +{ $coins }
seven_wonders-price-left = left { $coins }
seven_wonders-price-right = right { $coins }
seven_wonders-score-now = Points, were the game counted now
seven_wonders-score-final = Final score
seven_wonders-total = Total

## Prompts

seven_wonders-prompt-boards = Choose a wonder board.
seven_wonders-prompt-sides = Choose the side of your wonder board.
seven_wonders-prompt-choose = Choose a card: build it, use it for a stage, or sell it.
seven_wonders-prompt-seventh = Play your seventh card, or discard it.
seven_wonders-prompt-salvage = Choose a card of the discard pile: you may build it free.
seven_wonders-waiting = Waiting for { $names }.
seven_wonders-help =
    Some sentences: build altar; stage with tavern; sell baths. If you can choose whom to pay:
    build temple pay 1 2 (1 coin to the left, 2 to the right).

## Offers

seven_wonders-move-build = Build the { $card }{ seven_wonders-price }
seven_wonders-move-stage = Build a stage with the { $card }{ seven_wonders-price }
seven_wonders-move-sell = Sell the { $card }
seven_wonders-move-discard = Discard it for nothing
seven_wonders-move-salvage = { $card ->
    [none] Build nothing
   *[other] Build the { $card } free
 }
seven_wonders-move-board = Take { $board }
seven_wonders-move-side = { $side ->
    [day] Play the day side
   *[night] Play the night side
 }
seven_wonders-price = { $left ->
    [0] { $right ->
        [0] { "" }
       *[other] ; { $right } to the right
     }
   *[other] { $right ->
        [0] ; { $left } to the left
       *[other] ; { $left } to the left, { $right } to the right
     }
 }

## Log

seven_wonders-note-board = { $who ->
    [you] Your city became { $board }.
   *[other] { $name } got { $board }.
 }
seven_wonders-note-side = { $who ->
    [you] You played the { $side ->
        [day] day
       *[night] night
     } side.
   *[other] { $name } played the { $side ->
        [day] day
       *[night] night
     } side.
 }
seven_wonders-note-age = { $age ->
    [1] Age I begins.
    [2] Age II begins.
   *[3] Age III begins.
 }
seven_wonders-note-turn = { $age ->
    [1] Age I, turn { $turn }
    [2] Age II, turn { $turn }
   *[3] Age III, turn { $turn }
 }
seven_wonders-note-built = { $who ->
    [you] You built the { $card }{ seven_wonders-how }.
   *[other] { $name } built the { $card }{ seven_wonders-how }.
 }
seven_wonders-how = { $how ->
    [free] { " " }free
    [chain] { " " }free by a chain
    [olympia] { " " }free thanks to Olympia
   *[paid] { seven_wonders-paid }
 }
seven_wonders-paid = { $bank ->
    [0] { seven_wonders-bought }
    [one] { " " }for 1 coin{ seven_wonders-extra }
   *[other] { " " }for { $bank } coins{ seven_wonders-extra }
 }
seven_wonders-bought = { $left ->
    [0] { $right ->
        [0] { " " }with own goods
       *[other] { seven_wonders-extra }
     }
   *[other] { seven_wonders-extra }
 }
seven_wonders-extra = { $left ->
    [0] { $right ->
        [0] { "" }
       *[other] , paying { seven_wonders-to-right }
     }
   *[other] { $right ->
        [0] , paying { seven_wonders-to-left }
       *[other] , paying { seven_wonders-to-left } and { seven_wonders-to-right }
     }
 }
seven_wonders-to-left = { $left ->
    [one] 1 coin
   *[other] { $left } coins
 } to { $left_name_who ->
    [you] you
   *[other] { $left_name } on the left
 }
seven_wonders-to-right = { $right ->
    [one] 1 coin
   *[other] { $right } coins
 } to { $right_name_who ->
    [you] you
   *[other] { $right_name } on the right
 }
seven_wonders-note-staged = { $who ->
    [you] You used the { $card } to build stage { $stage } of your wonder{ seven_wonders-bought }.
   *[other] { $name } built wonder stage { $stage }{ seven_wonders-bought }.
 }
seven_wonders-note-sold = { $who ->
    [you] You sold the { $card } for { $coins } coins.
   *[other] { $name } sold a card for { $coins } coins.
 }
seven_wonders-note-earned = { $who ->
    [you] You took { seven_wonders-coins } from the bank.
   *[other] { $name } took { seven_wonders-coins } from the bank.
 }
seven_wonders-note-gained = { $who ->
    [you] You gained { $amount }.
   *[other] { $name } gained { $amount }.
 }
seven_wonders-note-forfeited = { $who ->
    [you] You lost { $amount }.
   *[other] { $name } lost { $amount }.
 }
seven_wonders-amount-coins = { $number ->
    [one] 1 coin
   *[other] { $number } coins
 }
seven_wonders-amount-stages = { $number ->
    [one] 1 stage
   *[other] { $number } stages
 }
seven_wonders-amount-victories = { $number ->
    [one] 1 point of victory
   *[other] { $number } points of victory
 }
seven_wonders-amount-defeats = { $number ->
    [one] 1 defeat token
   *[other] { $number } defeat tokens
 }
seven_wonders-note-leftover = { $who ->
    [you] Your last card, the { $card }, went to the discard pile.
   *[other] The last card of { $name } went to the discard pile.
 }
seven_wonders-note-seventh = { $who ->
    [you] You decided about your seventh card.
   *[other] { $name } decided about the seventh card.
 }
seven_wonders-note-salvaged = { $card ->
    [none] { $who ->
        [you] You built nothing from the discard pile.
       *[other] { $name } built nothing from the discard pile.
     }
   *[other] { $who ->
        [you] You built the { $card } free from the discard pile.
       *[other] { $name } built the { $card } free from the discard pile.
     }
 }
seven_wonders-note-peace = { $who ->
    [you] You and { $rival } keep the peace
   *[other] { $rival_who ->
        [you] You and { $name } keep the peace
       *[other] { $name } and { $rival } keep the peace
     }
 } ({ $shields } : { $shields }).
seven_wonders-note-victory = { $who ->
    [you] You won against { $rival } ({ $shields } : { $rival_shields }): +{ $points } for you, −1 for the loser.
   *[other] { $rival_who ->
        [you] { $name } won against you ({ $shields } : { $rival_shields }): −1 for you, +{ $points } for the winner.
       *[other] { $name } won against { $rival } ({ $shields } : { $rival_shields }): +{ $points } for the winner, −1 for the loser.
     }
 }

## Words of the notation as people may say them

seven_wonders-say-build = build
seven_wonders-say-stage = stage, wonder
seven_wonders-say-sell = sell
seven_wonders-say-discard = discard
seven_wonders-say-salvage = salvage
seven_wonders-say-pass = pass
seven_wonders-say-board = board
seven_wonders-say-side = side
seven_wonders-say-boards = boards
seven_wonders-say-first = first
seven_wonders-say-deal = deal
seven_wonders-say-pay = pay, paying
seven_wonders-say-with = with
seven_wonders-say-none = none, nothing
seven_wonders-say-day = day
seven_wonders-say-night = night
seven_wonders-say-next = next

seven_wonders-kind-card = a card
seven_wonders-kind-board = a wonder board
seven_wonders-kind-side = day or night
seven_wonders-kind-coins = a number of coins
seven_wonders-kind-stage = the number of a stage
seven_wonders-kind-seat = the number of a seat

# Why a rule refuses here
seven_wonders-why-missing = Missing, even from the neighbours: { $goods }.
seven_wonders-why-coins = It takes { $coins } coins, and you have { $have }.
