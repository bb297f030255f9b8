game-level8-99 = Level 8 (99 Karten)
game-level8-101 = Level 8 (101 Karten)
game-level8-master = Level 8 Master
game-level8-board = Level 8, das Brettspiel
game-niveldoce = NivelDoce
line-level8-99 = Der kurze Klassiker: acht Level, sechs Joker, dreimal Aussetzen.
line-level8-101 = Acht Level auf zwei Seiten; Karten aus Master lassen sich dazumischen.
line-level8-master = Joker mit Zahlenbereich, Farbfolgen und drei Arten Sonderkarten.
line-level8-board = Würfel, Türme und Aktionsfelder entscheiden, welche Karten du bekommst.
line-niveldoce = Zwölf Level mit Elementen, Tieren, Klopfen und Wünschen.
side-one = Ein Stern
side-two = Zwei Sterne
bot-random = Zufällig
bot-greedy = Solide
bot-strong = Stark
bot-words = Bot, { $bot }
mix-none = Wie sie sind
mix-master-specials = Mit den Sonderkarten aus Master
mix-master-all = Mit allen Karten aus Master
cards-of = Karten
seats = Plätze
bots = Bots
bots-note =
    { $n ->
        [0] Für andere ist kein Platz mehr frei: Es geht gleich los.
        [one] Ein Platz ist für jemanden frei.
       *[other] { $n } Plätze sind für andere frei.
    }
bot-strength = Wie sie spielen
bot-dial = Stärke
bot-dial-note = 1 macht Fehler wie ein Kind, 10 spielt, so gut es geht.
level-card = Levelkarte
level-card-note = Zwei Sterne sind schwieriger. Am Tisch darf jeder die eigene Seite wählen.
mix = Karten mischen
levels-shown = Die Level zeigen
timer = Zeit pro Zug
timer-off = Ohne Limit
timer-day = Ein Tag
timer-seconds = { $n } s
pace = Bots spielen
pace-400 = schnell
pace-900 = ruhig
pace-1800 = langsam
hints-allowed = Tipps sind erlaubt
spectators-allowed = Andere dürfen zuschauen
listed = Unter „Offene Tische“ zeigen
listed-note = Dann kann sich jeder dazusetzen.
option-wish-draw = Wunschkarte: gezogen werden
option-wish-draw-exact = so viele wie abgelegt
option-wish-draw-up-to = höchstens so viele
option-draw-two-last = „Zieh 2“ als letzte Karte vor einen anderen gelegt
option-draw-two-last-ends = beendet den Durchgang
option-draw-two-last-draws = wer sie gespielt hat, zieht zwei Karten
open-table = Tisch eröffnen
