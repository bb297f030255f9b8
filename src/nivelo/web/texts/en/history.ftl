# Games that are over.

history-title = History
history-empty = You have not finished a game yet.
history-count =
    { $n ->
        [one] One game
       *[other] { $n } games
    }
history-more =
    { $n ->
        [one] Show one more
       *[other] Show { $n } more
    }
history-won = Won
history-lost = Not won
history-ended = Ended early
history-rounds =
    { $n ->
        [one] one round
       *[other] { $n } rounds
    }
history-turns =
    { $n ->
        [one] one turn
       *[other] { $n } turns
    }
history-level = level { $n }
history-replay = Replay
history-replay-of = Replay: { $game }, { $when }
history-winner = { $name } has won
history-ended-text = The game was ended before anyone won
history-bot = Bot
history-stand-in = A bot was playing at the end
history-record = Download the record
history-record-note = The record is plain text that people and programs can read. With Nivelo on your computer:
error-history = This game is not over yet, or was never played.

time-seconds = { $n } s
time-minutes = { $n } min
time-hours = { $h } h { $m } min

# The proof that a game was fair.

proof-title = Were the cards fair?
proof-intro = Nobody picked the cards, neither the server nor a player. You need not take our word for it: let your browser check.
proof-promise = 1. The promise
proof-promise-text = Before the game started, the server made up a secret and published its fingerprint. A fingerprint matches only one secret, but does not give it away. The waiting room showed it to everyone.
proof-promised = Fingerprint, as promised
proof-secret = 2. The secret
proof-secret-text = Now that the game is over, the server reveals its secret. If the fingerprint matches the promised one, the server has not changed it.
proof-the-secret = Secret
proof-computed = Computed here ({ $what })
proof-secret-ok = The fingerprint matches the promised one.
proof-secret-bad = The fingerprint does not match! This is not the promised secret.
proof-seed = 3. Your words
proof-seed-text = After the promise, everyone could add a word. The secret and all the words together make the seed that the cards come from. So the server could not have aimed for a particular deal.
proof-no-word = no word
proof-no-words = Nobody added a word in this game, so the deals rest on the server’s secret alone. Next time, add one in the waiting room.
proof-seed-ok = The seed follows from the secret and the words.
proof-seed-bad = The seed does not follow from the secret and the words!
proof-deal = 4. The cards
proof-deal-text = From the seed, your browser deals the first round again, card by card.
proof-deal-ok = These are exactly the hands the game started with.
proof-deal-bad = The game started with different hands!
proof-server = 5. Everything else
proof-server-text = The server has replayed the whole game from the seed, move by move. You can do the same with the record.
check-game = The game and its rules
check-commitment = The promise
check-seed = The seed
check-moves = Every move
check-result = The result
proof-server-ok = Everything matches.
proof-server-bad = Something does not match.
proof-run = Check it now
proof-all-ok = Checked by your browser: the cards were fair.
proof-all-bad = The check failed. Do not trust this game.

# The review after a game.

review-title = Your decisions
review-about = A strong bot goes over each of your decisions and marks the ones that cost you most.
review-about-alone = A strong bot goes over your decisions, as many as this device has time for, and marks the ones that cost you most.
review-partly = This device had time for { $looked } of your { $total } decisions, first those where a quick bot would have played differently.
review-found-partly =
    { $n ->
        [one] One of them cost you something:
       *[other] { $n } of them cost you something:
    }
review-none-partly = None of them clearly cost you anything.
review-begin = Review my decisions
review-progress = Going over your decisions: { $done } of { $total }
review-again = Looking again at the ones that may have cost most: { $done } of { $total }
review-none = No decision clearly cost you anything. Well played!
review-found =
    { $n ->
        [one] One of your { $total } decisions cost you something:
       *[other] { $n } of your { $total } decisions cost you something:
    }
review-round = Round { $n }
review-made = You: { $move }
review-better = Better: { $move }
review-cost =
    { $n ->
        [one] { $n } fewer win
       *[other] { $n } fewer wins
    } in 100 games ({ $low } to { $high })
review-perhaps-cost =
    { $n ->
        [one] perhaps { $n } fewer win
       *[other] perhaps { $n } fewer wins
    } in 100 games, but that may be chance
review-chances = { $best }% instead of { $made }%
review-look = See this moment
review-note = The chances are estimates from imagined deals that fit what you could see. Only differences beyond chance are marked.
review-perhaps = Perhaps worth a second look
review-well = Well played
review-same = In { $n } of { $total } decisions a strong bot would have done the same.
review-rose = A strong bot would have done the same; your chance of winning was { $n }% after it.
