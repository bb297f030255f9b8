# The coach at the table.

coach-thinking = The coach is thinking…
coach-figures = The figures
hint-do = Do it
hint-why = Why?
hint-nothing = There is nothing to do right now.
coach-then =
    { $missing ->
        [0] Then you have everything you need.
        [one] Then you need one more card, and { $helping ->
            [0] no unseen card helps
            [one] one unseen card helps
           *[other] { $helping } unseen cards help
        }.
       *[other] Then you need { $missing } more cards, and { $helping ->
            [0] no unseen card helps
            [one] one unseen card helps
           *[other] { $helping } unseen cards help
        }.
    }
coach-more =
    Then { $helping ->
        [one] one unseen card helps
       *[other] { $helping } unseen cards help
    } instead of { $before }.
coach-draw =
    { $helping ->
        [0] None of the { $unseen } unseen cards helps.
        [one] One of { $unseen } unseen cards helps.
       *[other] { $helping } of { $unseen } unseen cards help.
    }
why-wins = It wins the game.
why-ends-round = It ends the round this turn.
why-lays-out = Your level counts once it is on the table.
why-lays-off = That gets rid of one card.
why-holds-back = You could already lay out your level, but in trial games waiting won more often.
why-holds-card = You could lay off a card, but in trial games keeping it won more often.
why-complete = Every turn begins with taking a card; then you can lay out your level, which is complete.
why-completes = It completes your level.
why-closer = It brings your level closer.
why-can-be-laid-off = You can lay it off.
why-more-help = With it, more unseen cards help you.
why-takes-special = It is a special card that you can play later.
why-no-top-helps = None of the open cards helps you.
why-denies = Otherwise { $name }, who is nearly out of cards, could lay it off.
why-keeps-away = It fits nowhere, so { $name }, who is nearly out of cards, cannot use it.
why-stops = { $name } is close to finishing.
why-not-needed =
    { $n ->
        [one] Your level does not need it.
       *[other] Your level does not need them.
    }
why-needed =
    { $n ->
        [one] Your level needs it.
       *[other] Your level needs them.
    }
why-fits-nowhere =
    { $n ->
        [one] It fits nowhere on the table.
       *[other] They fit nowhere on the table.
    }
why-no-use = The card is of no use to you.
why-exchanges = You exchange cards that your level does not need.
why-sits-out = { $name } then sits out a turn.
why-makes-draw = { $name } has to draw two cards.
why-draws-two = You draw two cards for it.
why-may-take = The others show three cards each, and you may take one.
why-may-keep = If the round ends before you have laid out, you may keep three cards.
why-reverses = Play then goes the other way.
why-joker = You get a joker there.
why-another-turn = Then it is your turn again.
why-top-helps = One of the open cards helps you.
why-least-useful =
    { $n ->
        [one] Of the cards for your level, you can best do without this one.
       *[other] Of the cards for your level, you can best do without these.
    }
why-rest-useful = Your level can use all the cards you have left.
why-rest-special = Apart from special cards, your level can use everything you have left.
why-keeps-most = That way you keep as much of your level as you can.
why-none-needed = Your level needs none of the others.
why-likeliest = Nothing else is more likely to bring you a card that helps.
why-same-action = Both fields do the same.
why-takes-two = You take two cards there.
why-one-card = You take only one card there.
why-exchanges-misfits = You exchange cards that fit nowhere on the table.
why-has-one = { $name } has such a card, and it helps you.
why-knocked-for = Otherwise { $name }, who knocked for it, gets it.
why-nearly-fits = Before long it may fit on a run on the table.
why-untouchable = Nobody can take it from there.
why-missed-wins = You could have won the game.
why-missed-ends-round = You could have ended the round.
why-feeds = The card you discarded could be laid off, and { $name } was nearly out of cards.
why-was-needed = Your level needed the card you discarded.
why-fewer-help = After your discard, fewer unseen cards could help you.
coach-wins-so =
    { $n ->
        [0] This wins the game less than 1% of the time.
        [100] This wins the game more than 99% of the time.
       *[other] This wins the game about { $n }% of the time.
    }
coach-soon =
    { $n ->
        [0] You will hardly complete your level within three turns.
        [100] You will almost certainly complete your level within three turns.
       *[other] You complete your level within three turns about { $n }% of the time.
    }
coach-idea-good = Your idea is about as good: { $move }
coach-idea-worse = Your idea wins about { $n } fewer of 100 games ({ $low } to { $high }): { $move }
coach-going-out = You can end the round now:
coach-going-out-too = You could also end the round this turn:
coach-winning = You can win the game now:
coach-lay-out = Lay out { $groups }.
coach-chances = Chance of completing your level
coach-turns =
    { $n ->
        [one] within one turn
       *[other] within { $n } turns
    }
coach-percent = { $n }%
coach-error = ± { $n }
coach-between = { $low } to { $high }%
coach-moves = What each move does
coach-missing = Still missing
coach-helping = Unseen cards that help
coach-wins = Wins the game
coach-as-good = about as good
coach-less = wins { $n } fewer of 100 games
coach-model = Based on what you can see. The chances assume one unseen card each turn and good discards; for this turn they also count the open cards on the discard piles. “Wins the game” is what a strong bot expects over imagined deals; ± is the margin of error. Moves whose difference may be chance are “about as good”.
coach-action = Choose “{ $action }”.
coach-ask = Ask for { $asked }, starting with { $name }.
coach-count =
    { $n ->
        [one] Draw one card.
       *[other] Draw { $n } cards.
    }

# Hints.

hint-complete = You have everything you need for your level.
hint-complete-spare = You have every card of your level, but laying it out would leave you none to discard.
hint-missing =
    { $n ->
        [one] One card is missing.
       *[other] { $n } cards are missing.
    }
hint-helps =
    { $n ->
        [one] One card helps
       *[other] { $n } cards help
    } among { $unseen } that you have not seen:
hint-unseen = { $n } unseen
suggest =
    { $kind ->
        [draw] Draw from the draw pile.
        [pile] Take { $card } from { $whose ->
            [common] the discard pile
            [yours] your own pile
           *[other] { $name }’s pile
        }.
        [lay_out] Lay out your level.
        [lay_off] { $group ->
            [unknown] Lay off { $card }.
           *[other] Lay off { $card } on { $group }.
        }
        [discard] Discard { $card }.
        [play] { $at ->
            [seat] Lay { $card } in front of { $name }.
           *[none] Play { $card }.
        }
        [wish] Play { $card }.
        [knock] Knock.
        [pass] Don’t knock.
        [leave] Leave the card.
        [field] { $action ->
            [none] Move to field { $number }.
           *[other] Move to the field “{ $action }”.
        }
        [done] That is enough.
        [go_on] Go on without taking a card.
        [take_none] Take none of them.
        [keep_no_more] Keep no more cards.
        [put_no_more] Put down no more cards.
        [no_second] Don’t discard a second card.
        [give] Give { $card }.
        [show] Show { $card }.
        [keep] Keep { $card }.
        [put_down] Put down { $card }.
        [steal] Take { $card } from { $name }.
       *[other] Choose { $card }.
    }

# After an absence. $who is "you", "other" or "nobody".

recap-title = While you were away
recap-new-game = A new game has begun.
recap-rounds =
    { $n ->
        [one] One round has ended.
       *[other] { $n } rounds have ended.
    }
recap-ended =
    { $who ->
        [you] You ended round { $n }.
        [nobody] Round { $n } is over.
       *[other] { $name } ended round { $n }.
    }
recap-climbed =
    { $who ->
        [you] You climbed to level { $to }.
       *[other] { $name } climbed to level { $to }.
    }
recap-laid-out =
    { $n ->
        [one] { $names } has laid out.
       *[other] { $names } have laid out.
    }
recap-turn =
    { $who ->
        [you] Now it is your turn.
       *[other] Now it is { $name }’s turn.
    }
