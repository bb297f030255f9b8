# Looking at a finished game again.

replay-title = Replay
replay-result = Result
replay-slider = Moment of the game
replay-moment = Move { $n } of { $total }, round { $round }
replay-play = Play
replay-pause = Pause
replay-back = One move back
replay-on = One move on
replay-round-back = To the beginning of the round
replay-round-on = To the next round
replay-view = Who looks
replay-view-open = All hands open
replay-view-seat = As { $name } saw it
replay-view-spectator = As a spectator
replay-speed = Speed
replay-times = { $n } ×
replay-share = Copy a link to this moment
replay-dealt = The cards are dealt.
replay-time-up = the time was up
replay-course = This round
replay-hand-of =
    Hand of { $name }, { $n ->
        [one] one card
       *[other] { $n } cards
    }: { $cards }
