# Eigen spellen.

custom-title = Eigen spellen
custom-intro = Voer de levelkaart uit je eigen doos in, of bedenk levels, kaarten en regels. Alles wordt tijdens het typen gecontroleerd.
custom-saved = Opgeslagen spellen
custom-new = Een nieuw spel
custom-new-text = Begin met een van deze spellen en verander wat je wilt.
custom-from-simple = Een klein, eenvoudig spel
custom-my = Mijn { $game }
custom-untitled = Mijn spel
custom-play = Spelen
custom-share = Link naar dit spel kopiëren
custom-share-of = Link naar { $title } kopiëren
custom-delete = Verwijderen
custom-delete-of = { $title } verwijderen
custom-delete-sure = { $title } verwijderen?
custom-delete-text = Tafels waar het al gespeeld wordt, houden het. De link ernaartoe werkt dan niet meer.
custom-anothers = Dit spel is van iemand anders. Je mag het spelen; als je het verandert, sla je een eigen kopie op.
custom-how = Bewerken als
custom-as-form = Formulier
custom-as-text = Tekst
custom-basics = Naam en spelers
custom-name = Naam van het spel
custom-players = Spelers
custom-players-least = Minimumaantal spelers
custom-players-most = Maximumaantal spelers
custom-hand = Kaarten in de hand
custom-less = Minder: { $what }
custom-more = Meer: { $what }
custom-text = Beschrijving als TOML
custom-text-note = Voor wie het precies wil: hetzelfde als in het formulier en meer, zoals mixen. Ga je terug naar het formulier, dan gaan opmerkingen verloren.

custom-levels = Levels
custom-levels-note = Tik op een level om het te veranderen.
custom-side = Kant van de levelkaart
custom-level-n = Level { $n }
custom-add-level = Level toevoegen
custom-two-sides = Een tweede, moeilijkere kant
custom-two-sides-note = Aan tafel mag iedereen zelf een kant kiezen.
custom-add-group = Combinatie toevoegen
custom-remove-group = Combinatie weghalen
custom-up = Level { $n } omhoog
custom-down = Level { $n } omlaag
custom-copy-level = Level { $n } kopiëren
custom-remove-level = Level { $n } weghalen
custom-kind = Soort combinatie
custom-set =
    { $n ->
        [2] Paar
        [3] Trio
        [4] Kwartet
       *[other] Gelijke kaarten
    }
custom-cards-of-group = Hoeveel
custom-points = Punten
custom-set-of = Waarvan
custom-of-any = van wat dan ook
custom-of-numbers = van getallen
custom-of-elements = van elementen
custom-of-animals = van dieren
custom-one-colour = van één kleur
custom-too-many = Dit level vraagt { $n } kaarten, maar een hand heeft er maar { $hand }.
custom-odds =
    { $below ->
        [yes] Bij minder dan { $share } van de handen meteen compleet.
       *[no] Bij { $share } van de handen meteen compleet.
    } { $n ->
        [one] Gemiddeld ontbreekt { $missing } kaart.
       *[other] Gemiddeld ontbreken { $missing } kaarten.
    }
custom-odds-counting = Wordt berekend…
custom-odds-note = Berekend met { $n } vers gedeelde handen. Hoe langer de balk, hoe meer kaarten er ontbreken.

custom-deck = Kaarten
custom-deck-total =
    { $n ->
        [one] In totaal één kaart
       *[other] In totaal { $n } kaarten
    }
custom-values = Hoogste getal
custom-copies = Aantal per kaart
custom-colours = Kleuren ({ $n })
custom-colours-most = Er kunnen maximaal { $n } kleuren zijn.
custom-colours-least = Er moet minstens één kleur zijn.
custom-colours-letter = Botst met { $colour }: de Engelse namen beginnen met dezelfde letter, en daarmee worden kaarten geschreven.
custom-jokers = Jokers
custom-how-many = Hoeveel
custom-range-from = Van
custom-range-to = Tot en met
custom-add-jokers = Jokers voor alles
custom-add-range-jokers = Jokers voor een bereik
custom-remove-jokers = Deze jokers weghalen
custom-pictures = Elementen en dieren
custom-pictures-note = Vier elementen met hun vier dieren, in elke kleur.
custom-specials = Speciale kaarten
custom-specials-common = Met één aflegstapel voor iedereen zijn er meer speciale kaarten.
custom-does-skip = Iemand slaat een beurt over.
custom-does-take = Iedereen laat drie kaarten zien; pak er een.
custom-does-swap = Ruil maximaal drie kaarten.
custom-does-keep = Houd drie extra kaarten voor de volgende ronde.
custom-does-stopper = Iemand slaat een beurt over; gewoon weggooien kan niet.
custom-does-draw-two = Iemand trekt twee kaarten.
custom-does-direction = De speelrichting draait om.
custom-does-wish = Ruil maximaal zeven kaarten.
custom-does-knock = Vraag buiten je beurt om de kaart op de stapel.

custom-rules = Regels
custom-discard-pile = Aflegstapels
custom-discard-pile-personal = Eén per speler
custom-discard-pile-common = Eén voor iedereen
custom-start-card = De eerste omgedraaide kaart
custom-start-card-any = Elke kaart
custom-start-card-plain = Geen joker, geen speciale kaart
custom-round-ends = Een ronde eindigt
custom-round-ends-out = Als iemand zijn laatste kaart weggooit
custom-round-ends-out-or-all-laid-out = Ook als iedereen heeft uitgelegd
custom-next-dealer = De volgende gever
custom-next-dealer-left = Wie links zit
custom-next-dealer-ender = Wie de ronde beëindigde
custom-win = Je wint
custom-win-layout = Direct, zodra het laatste level ligt
custom-win-round = Aan het einde van de ronde
custom-bonus = Levels omhoog voor het beëindigen van de ronde
custom-keep = Kaarten houden
custom-keep-note = Wie niet heeft uitgelegd, mag kaarten houden voor de volgende ronde.
custom-keep-cards = Kaarten
custom-keep-from = Van level
custom-keep-to = Tot en met level
custom-keep-sides = Op welke kant
custom-both = Op beide
custom-board = Bord met dobbelstenen
custom-board-note = Elke beurt begint met dobbelstenen en een actieveld, zoals in het bordspel.
custom-fields = Velden ({ $n })
custom-field-n = Veld { $n }
custom-add-field = Veld toevoegen
custom-remove-field = Laatste veld weghalen
custom-mixes = Dit spel heeft ook mixen ({ $names }). Verander ze in de tekst.

custom-verdict = Controleren en spelen
custom-good = Dit spel is te spelen.
custom-checking = Wordt gecontroleerd…
custom-flawed = Dit spel is nog niet te spelen.
custom-flaw-in = Er klopt iets niet: { $where }
custom-save = Opslaan
custom-save-copy = Opslaan als eigen kopie
custom-was-saved = Opgeslagen
custom-nothing-to-save = Alles is al opgeslagen.
custom-play-bots = Tegen bots spelen
custom-open-table = Tafel openen
custom-revert = Terug naar de opgeslagen versie
custom-name-first = Vertel ons eerst je naam
error-odds = De kansen van deze levels berekenen zou te lang duren.
error-own-game-unknown = Dit spel bestaat niet, of niet meer.
error-own-game-not-yours = Dit spel is van iemand anders.
error-own-game-too-many = Je kunt niet meer spellen opslaan. Verwijder er eerst een.
