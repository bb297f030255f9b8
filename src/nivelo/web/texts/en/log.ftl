# What happened. $who is "you" or "other", $name the player, $cards the cards.

log-dealt =
    { $who ->
        [you] You are dealt { $cards }.
       *[other] { $name } is dealt { $n } cards.
    }
log-turned-up = { $cards } is turned up.
log-stopped =
    { $who ->
        [you] You sit out this turn.
       *[other] { $name } sits out this turn.
    }
log-rolled =
    { $who ->
        [you] You roll { $dice }.
       *[other] { $name } rolls { $dice }.
    }
log-moved =
    { $who ->
        [you] You move to the field “{ $action }”.
       *[other] { $name } moves to the field “{ $action }”.
    }
log-turn =
    { $who ->
        [you] You have another turn.
       *[other] { $name } has another turn.
    }
log-drew =
    { $hidden ->
        [yes] { $n ->
            [one] { $name } draws a card.
           *[other] { $name } draws { $n } cards.
        }
       *[no] { $who ->
            [you] You draw { $cards }.
           *[other] { $name } draws { $cards }.
        }
    }
log-took =
    { $who ->
        [you] You take { $cards } from
       *[other] { $name } takes { $cards } from
    } { $whose ->
        [common] the discard pile.
        [own] { $who ->
            [you] your own pile.
           *[other] their own pile.
        }
        [yours] your pile.
       *[other] { $other }’s pile.
    }
log-nothing-to-take =
    { $who ->
        [you] There is nothing for you to take.
       *[other] There is nothing for { $name } to take.
    }
log-renewed =
    The draw pile is reshuffled: { $place ->
        [one] one card
       *[other] { $place } cards
    }.
log-laid-out =
    { $who ->
        [you] You lay out { $cards }.
       *[other] { $name } lays out { $cards }.
    }
log-group =
    { $kind ->
        [run] run
        [set] set
        [colour] colour group
        [colour-run] colour run
       *[other] group
    }
log-laid-off =
    { $onto ->
        [nowhere] { $who ->
            [you] You lay off { $cards }.
           *[other] { $name } lays off { $cards }.
        }
        [own] { $who ->
            [you] You lay off { $cards } on your own { $group }.
           *[other] { $name } lays off { $cards } on their own { $group }.
        }
        [yours] { $name } lays off { $cards } on your { $group }.
       *[other] { $who ->
            [you] You lay off { $cards } on { $owner }’s { $group }.
           *[other] { $name } lays off { $cards } on { $owner }’s { $group }.
        }
    }
log-discarded =
    { $who ->
        [you] You discard { $cards }.
       *[other] { $name } discards { $cards }.
    }
log-played =
    { $place ->
        [-1] { $who ->
            [you] You play { $cards }.
           *[other] { $name } plays { $cards }.
        }
       *[other] { $who ->
            [you] You lay { $cards } in front of { $other }.
           *[other] { $name } lays { $cards } in front of { $whom ->
                [you] you
               *[other] { $other }
            }.
        }
    }
log-put-down =
    { $who ->
        [you] You put down { $cards }.
       *[other] { $name } puts down { $cards }.
    }
log-opened =
    { $who ->
        [you] You show { $cards }.
       *[other] { $name } shows { $cards }.
    }
log-stole =
    { $who ->
        [you] You take { $cards } from { $other }.
       *[other] { $name } takes { $cards } from { $whom ->
            [you] you
           *[other] { $other }
        }.
    }
log-asked =
    { $who ->
        [you] You ask for { $asked }.
       *[other] { $name } asks for { $asked }.
    }
log-gave =
    { $who ->
        [you] You give { $cards } to { $other }.
       *[other] { $name } gives { $cards } to { $whom ->
            [you] you
           *[other] { $other }
        }.
    }
log-got-joker =
    { $who ->
        [you] You get a joker from the middle.
       *[other] { $name } gets a joker from the middle.
    }
log-turned-direction =
    { $way ->
        [clockwise] Play now runs clockwise.
       *[counter] Play now runs counter-clockwise.
    }
log-knocked =
    { $who ->
        [you] You knock for the top card.
       *[other] { $name } knocks for the top card.
    }
log-knock-refused =
    { $who ->
        [you] You take the knock card back.
       *[other] { $name } takes the knock card back.
    }
log-knock-granted =
    { $who ->
        [you] You get { $cards }.
       *[other] { $name } gets { $cards }.
    }
log-kept =
    { $hidden ->
        [yes] { $n ->
            [one] { $name } keeps one card.
           *[other] { $name } keeps { $n } cards.
        }
       *[no] { $who ->
            [you] You keep { $cards }.
           *[other] { $name } keeps { $cards }.
        }
    }
log-round-ended =
    { $ends ->
        [nobody] The round is over.
       *[somebody] { $who ->
            [you] You end the round.
           *[other] { $name } ends the round.
        }
    }
log-moved-up =
    { $passed ->
        [yes] { $who ->
            [you] You have passed the last level.
           *[other] { $name } has passed the last level.
        }
       *[no] { $who ->
            [you] You move up to level { $place }.
           *[other] { $name } moves up to level { $place }.
        }
    }
log-won =
    { $who ->
        [you] You win the game!
       *[other] { $name } wins the game!
    }
log-taken-back =
    { $who ->
        [you] You take that back.
       *[other] { $name } takes that back.
    }
log-left-table =
    { $who ->
        [you] You leave the table; a bot plays on.
       *[other] { $name } leaves the table; a bot plays on.
    }
log-bot-sits-in =
    { $who ->
        [you] A bot now plays for you.
       *[other] A bot now plays for { $name }.
    }
log-came-back =
    { $who ->
        [you] You are back at the table.
       *[other] { $name } is back at the table.
    }
