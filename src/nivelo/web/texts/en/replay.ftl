# Looking at a finished game again.

replay-title = Replay
replay-result = Result
replay-slider = Moment of the game
replay-moment = Move { $n } of { $total }, round { $round }
replay-play = Play
replay-pause = Pause
replay-back = One move back
replay-on = One move forward
replay-round-back = To the start of the round
replay-round-on = To the next round
replay-view = Watching as
replay-view-open = All hands face up
replay-view-seat = { $name }
replay-view-spectator = A spectator
replay-speed = Speed
replay-times = { $n } ×
replay-share = Copy a link to this moment
replay-dealt = The cards are dealt.
replay-time-up = time ran out
replay-course = This round
replay-hand-of =
    { $name }’s hand, { $n ->
        [one] one card
       *[other] { $n } cards
    }: { $cards }
