# The coach at the table.

coach-thinking = The coach is thinking …
coach-figures = The figures
coach-then =
    { $missing ->
        [0] Then you have all you need.
        [one] Then one card is missing, and { $helping ->
            [one] one unseen card helps
           *[other] { $helping } unseen cards help
        }.
       *[other] Then { $missing } cards are missing, and { $helping ->
            [one] one unseen card helps
           *[other] { $helping } unseen cards help
        }.
    }
coach-draw =
    { $helping ->
        [one] One of { $unseen } unseen cards helps.
       *[other] { $helping } of { $unseen } unseen cards help.
    }
coach-wins-so = So you win the game in about { $n } % of cases.
coach-soon = Within three turns you complete your level in about { $n } % of cases.
coach-idea-good = Your idea is just as good: { $move }
coach-idea-worse = Your idea wins about { $n } % less ({ $low } to { $high } %): { $move }
coach-going-out = You can end the round now:
coach-winning = You can win the game now:
coach-chances = Chance to complete your level
coach-turns =
    { $n ->
        [one] within one turn
       *[other] within { $n } turns
    }
coach-percent = { $n } %
coach-error = ± { $n }
coach-between = { $low } to { $high } %
coach-moves = What each move does
coach-missing = Missing then
coach-helping = Unseen that help
coach-wins = Wins the game
coach-model = From what you can see. The chances count one unseen card each turn and good discards, and in this turn also what lies open on the discard piles. “Wins the game” is what a strong bot expects in imagined deals; ± says how far chance goes.
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
review-about = A strong bot looks at each of your decisions again and marks those that cost most.
review-begin = Review my decisions
review-progress = Looking at your decisions: { $done } of { $total }
review-none = No decision that surely cost you anything. Well played!
review-found =
    { $n ->
        [one] One decision cost you something, among { $total }:
       *[other] { $n } decisions cost you something, among { $total }:
    }
review-round = Round { $n }
review-made = You: { $move }
review-better = Better: { $move }
review-cost = { $n } % fewer wins ({ $low } to { $high } %)
review-chances = { $best } % instead of { $made } %
review-look = Look at this moment
review-note = Chances are estimates from imagined deals, made of what you could see. Only what is more than chance is marked.
