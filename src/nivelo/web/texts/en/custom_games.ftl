# Custom games.

custom-title = Custom games
custom-intro = Enter the level card from your own box, or make up levels, cards and rules. Everything is checked as you type.
custom-saved = Saved games
custom-new = New game
custom-new-text = Start from one of these games and change whatever you like.
custom-from-simple = A small, simple game
custom-my = My { $game }
custom-untitled = My game
custom-play = Play
custom-share = Copy the link to this game
custom-share-of = Copy the link to { $title }
custom-delete = Delete
custom-delete-of = Delete { $title }
custom-delete-sure = Delete { $title }?
custom-delete-text = Tables already playing it keep it. The link to it will stop working.
custom-anothers = This game belongs to someone else. You may play it; if you change it, you save your own copy.
custom-how = How to edit
custom-as-form = Form
custom-as-text = Text
custom-basics = Name and players
custom-name = Name of the game
custom-players = Players
custom-players-least = Fewest players
custom-players-most = Most players
custom-hand = Cards in hand
custom-less = Less: { $what }
custom-more = More: { $what }
custom-text = Description as TOML
custom-text-note = For those who like precision: everything in the form and more, such as mixes. If you go back to the form, comments are lost.

custom-levels = Levels
custom-levels-note = Tap a level to change it.
custom-side = Side of the level card
custom-level-n = Level { $n }
custom-add-level = Add a level
custom-two-sides = A second, harder side
custom-two-sides-note = Everyone at the table may choose a side.
custom-add-group = Add a group
custom-remove-group = Remove the group
custom-up = Move level { $n } up
custom-down = Move level { $n } down
custom-copy-level = Copy level { $n }
custom-remove-level = Remove level { $n }
custom-kind = Kind of group
custom-set =
    { $n ->
        [2] Pair
        [3] Triple
        [4] Quadruple
       *[other] Set
    }
custom-cards-of-group = How many
custom-points = Points
custom-set-of = Of what
custom-of-any = of anything
custom-of-numbers = of numbers
custom-of-elements = of elements
custom-of-animals = of animals
custom-one-colour = in one colour
custom-too-many = This level needs { $n } cards, but a hand has only { $hand }.
custom-odds =
    { $below ->
        [yes] Complete as dealt in under { $share } of hands.
       *[no] Complete as dealt in { $share } of hands.
    } { $n ->
        [one] On average, { $missing } card is missing.
       *[other] On average, { $missing } cards are missing.
    }
custom-odds-counting = Counting…
custom-odds-note = Counted over { $n } freshly dealt hands. The longer the bar, the more cards are missing.

custom-deck = Cards
custom-deck-total =
    { $n ->
        [one] One card in all
       *[other] { $n } cards in all
    }
custom-values = Highest number
custom-copies = Copies of each card
custom-colours = Colours ({ $n })
custom-colours-most = At most { $n } colours.
custom-colours-least = At least one colour.
custom-colours-letter = Clashes with { $colour }: both names start with the same letter, and cards are written with it.
custom-jokers = Jokers
custom-how-many = How many
custom-range-from = From
custom-range-to = To
custom-add-jokers = Jokers for everything
custom-add-range-jokers = Jokers for a range
custom-remove-jokers = Remove these jokers
custom-pictures = Elements and animals
custom-pictures-note = Four elements with their four animals, in each colour.
custom-specials = Special cards
custom-specials-common = With one discard pile for everyone there are more special cards.
custom-does-skip = Another player loses a turn.
custom-does-take = Everyone shows three cards; take one.
custom-does-swap = Swap up to three cards.
custom-does-keep = Keep three more cards for the next round.
custom-does-stopper = Another player loses a turn; it cannot simply be discarded.
custom-does-draw-two = Someone draws two cards.
custom-does-direction = Play changes direction.
custom-does-wish = Exchange up to seven cards.
custom-does-knock = Ask for the top discard out of turn.

custom-rules = Rules
custom-discard-pile = Discard piles
custom-discard-pile-personal = One per player
custom-discard-pile-common = One for everyone
custom-start-card = The first card turned up
custom-start-card-any = Any card
custom-start-card-plain = No joker and no special card
custom-round-ends = A round ends
custom-round-ends-out = When someone discards their last card
custom-round-ends-out-or-all-laid-out = Also when everyone has laid out
custom-next-dealer = The next dealer
custom-next-dealer-left = The player to the left
custom-next-dealer-ender = Whoever ended the round
custom-win = The game is won
custom-win-layout = At once, when the last level is laid out
custom-win-round = When the round ends
custom-bonus = Levels gained for ending the round
custom-keep = Keeping cards
custom-keep-note = Anyone who has not laid out may keep cards for the next round.
custom-keep-cards = Cards
custom-keep-from = From level
custom-keep-to = To level
custom-keep-sides = On which side
custom-both = Both
custom-board = Board with dice
custom-board-note = Each turn begins with dice and an action field, as in the board game.
custom-fields = Fields ({ $n })
custom-field-n = Field { $n }
custom-add-field = Add a field
custom-remove-field = Remove the last field
custom-mixes = This game also has mixes ({ $names }). Change them in the text.

custom-verdict = Check and play
custom-good = This game can be played.
custom-checking = Checking…
custom-flawed = This game cannot be played yet.
custom-flaw-in = Something is wrong: { $where }
custom-save = Save
custom-save-copy = Save my own copy
custom-was-saved = Saved
custom-nothing-to-save = Everything is already saved.
custom-play-bots = Play against bots
custom-open-table = Open a table
custom-revert = Back to the saved version
custom-name-first = Tell us your name first
error-odds = Counting the odds of these levels would take too long.
error-own-game-unknown = This game does not exist, or no longer does.
error-own-game-not-yours = This game belongs to someone else.
error-own-game-too-many = You have saved as many games as you can. Delete one first.
