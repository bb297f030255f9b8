game-level8-99 = Level 8 (99 kaarten)
game-level8-101 = Level 8 (101 kaarten)
game-level8-master = Level 8 Master
game-level8-board = Level 8, het bordspel
game-niveldoce = NivelDoce
line-level8-99 = De korte klassieker: acht levels, zes jokers, drie keer overslaan.
line-level8-101 = Acht levels op twee kanten; kaarten van Master kunnen erbij.
line-level8-master = Jokers met een bereik, kleurreeksen en drie speciale kaarten.
line-level8-board = Dobbelstenen, torens en actievelden bepalen welke kaarten je krijgt.
line-niveldoce = Twaalf levels met elementen, dieren, kloppen en wensen.
side-one = Eén ster
side-two = Twee sterren
bot-random = Willekeurig
bot-greedy = Degelijk
bot-strong = Sterk
bot-words = Bot, { $bot }
mix-none = Zoals ze zijn
mix-master-specials = Met de speciale kaarten van Master
mix-master-all = Met alle kaarten van Master
cards-of = Kaarten
seats = Plaatsen
bots = Bots
bots-note =
    { $n ->
        [0] Er is geen plaats meer voor anderen: het begint meteen.
        [one] Er is één plaats vrij voor iemand anders.
       *[other] Er zijn { $n } plaatsen vrij voor anderen.
    }
bot-strength = Hoe ze spelen
bot-dial = Sterkte
bot-dial-note = 1 maakt fouten als een kind, 10 speelt zo goed mogelijk.
level-card = Levelkaart
level-card-note = Twee sterren is moeilijker. Aan tafel mag iedereen zelf een kant kiezen.
mix = Kaarten mengen
levels-shown = De levels tonen
timer = Tijd per beurt
timer-off = Geen limiet
timer-day = Eén dag
timer-seconds = { $n } s
pace = Bots spelen
pace-400 = snel
pace-900 = rustig
pace-1800 = langzaam
hints-allowed = Tips zijn toegestaan
spectators-allowed = Anderen mogen meekijken
listed = Tonen bij de open tafels
listed-note = Dan kan iedereen aanschuiven.
option-wish-draw = Wens: je trekt
option-wish-draw-exact = evenveel als je aflegt
option-wish-draw-up-to = hooguit zoveel
option-draw-two-last = ‘Trek 2’ als laatste kaart, voor een ander gelegd
option-draw-two-last-ends = beëindigt de ronde
option-draw-two-last-draws = wie hem speelde, trekt twee kaarten
open-table = Tafel openen
