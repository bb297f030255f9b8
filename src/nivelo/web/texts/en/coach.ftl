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
            [one] one unseen card helps
           *[other] { $helping } unseen cards help
        }.
       *[other] Then you need { $missing } more cards, and { $helping ->
            [one] one unseen card helps
           *[other] { $helping } unseen cards help
        }.
    }
coach-draw =
    { $helping ->
        [one] One of { $unseen } unseen cards helps.
       *[other] { $helping } of { $unseen } unseen cards help.
    }
coach-wins-so = This wins the game about { $n }% of the time.
coach-soon = You complete your level within three turns about { $n }% of the time.
coach-idea-good = Your idea is just as good: { $move }
coach-idea-worse = Your idea wins about { $n }% less often ({ $low } to { $high }%): { $move }
coach-going-out = You can end the round now:
coach-winning = You can win the game now:
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
coach-model = Based on what you can see. The chances assume one unseen card each turn and good discards; for this turn they also count the open cards on the discard piles. “Wins the game” is what a strong bot expects over imagined deals; ± is the margin of error.
coach-action = Choose: { $action }.
coach-ask = Ask for: { $asked }.
coach-count =
    { $n ->
        [one] Draw one card.
       *[other] Draw { $n } cards.
    }

# The review after a game.

review = Review
review-title = Your decisions
review-about = A strong bot goes over each of your decisions and marks the ones that cost you most.
review-begin = Review my decisions
review-progress = Going over your decisions: { $done } of { $total }
review-none = No decision clearly cost you anything. Well played!
review-found =
    { $n ->
        [one] One of your { $total } decisions cost you something:
       *[other] { $n } of your { $total } decisions cost you something:
    }
review-round = Round { $n }
review-made = You: { $move }
review-better = Better: { $move }
review-cost = { $n }% fewer wins ({ $low } to { $high }%)
review-chances = { $best }% instead of { $made }%
review-look = See this moment
review-note = The chances are estimates from imagined deals that fit what you could see. Only differences beyond chance are marked.
