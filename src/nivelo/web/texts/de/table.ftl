# Plätze, Stapel und Kombinationen.

you = Du
your-turn-title = Du bist dran
players = Mitspieler
away = nicht da
seat-away = Gerade nicht da.
level-short = L{ $n }
level-n = Level { $n }
round-n = Durchgang { $n }
seat-words =
    { $name }: Level { $level }, { $asks }; { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } auf der Hand{ $out ->
        [yes] , Level ausgelegt
       *[no] { "" }
    }.
seat-front = Davor: { $cards }.
seat-jokers = Davon { $n ->
        [one] ein Joker
       *[other] { $n } Joker
    }.
seat-bot-plays = Im Moment spielt hier ein Bot.
seat-left = Hat den Tisch verlassen. Ein Bot spielt weiter.
seat-facts =
    Level { $level } von { $count }, { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } auf der Hand.
seat-known = Diese Handkarten haben alle gesehen
seat-pairs = Elemente und ihre Tiere, in jeder Farbe
front-skip =
    { $who ->
        [you] Du setzt beim nächsten Mal aus.
       *[other] Setzt beim nächsten Mal aus.
    }
front-stopper =
    { $who ->
        [you] Du setzt beim nächsten Mal aus.
       *[other] Setzt beim nächsten Mal aus.
    }
front-draw-two =
    { $who ->
        [you] Du ziehst zwei Karten.
       *[other] Zieht zwei Karten.
    }
front-keep =
    { $who ->
        [you] Hast du am Ende des Durchgangs nicht ausgelegt, darfst du bis zu drei Karten behalten.
       *[other] Wer am Ende des Durchgangs nicht ausgelegt hat, darf damit bis zu drei Karten behalten.
    }
lay-in-front = { $card } vor { $name } legen
draw-pile = Nachziehstapel
draw-pile-words =
    Nachziehstapel, { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }
draw-planned = Nachziehstapel: Du ziehst, sobald du dran bist
discard-pile = Ablagestapel
your-pile = Dein Stapel
pile-common = Ablagestapel
pile-own = dein Ablagestapel
pile-of = Ablagestapel von { $name }
pile-words = { $pile }: { $card }
pile-empty = { $pile }: leer
take-card = { $card } nehmen ({ $pile })
discard-card = { $card } abwerfen
stock-words =
    { $n ->
        [one] Ein Joker
       *[other] { $n } Joker
    } in der Mitte
mat-of = Ausgelegt von { $name }
group-words = { $kind } von { $name }: { $cards }
lay-off-on = { $card } anlegen an: { $group }
opened-cards = Gezeigte Karten
take-from = { $card } von { $name } nehmen
way-clockwise = Es geht im Uhrzeigersinn
way-counter = Es geht gegen den Uhrzeigersinn
way-right = im Uhrzeigersinn
way-left = gegen den Uhrzeigersinn
board = Spielplan
field-words =
    Feld { $n }: { $action }.{ $towers ->
        [0] { "" }
       *[other] { " " }Hier: { $names }.
    }
dice-words = Würfel: { $a } und { $b }
level-markers = Stand der Level: { $list }
laid-out = Ausgelegt
ladder-words = Level { $at } von { $count }
ladder-done = Alle { $count } Level geschafft

# Die Hand.

your-hand =
    Deine Hand, { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }
card-layable = { $card }, lässt sich anlegen
sort-by =
    { $by ->
        [value] Zahl
        [colour] Farbe
        [level] Level
       *[hand] Von Hand
    }
sort-words =
    Sortiert { $by ->
        [value] nach Zahl
        [colour] nach Farbe
        [level] nach Level
       *[hand] von Hand
    }. Zum Sortieren { $next ->
        [value] nach Zahl
        [colour] nach Farbe
        [level] nach Level
       *[hand] von Hand
    } drücken.
undo = Zurücknehmen
hint = Tipp

# Was erwartet wird.

what-to-do = Was zu tun ist
now-paused = Das Spiel ist pausiert.
now-ended = Das Spiel wurde beendet.
now-you-won = Du hast gewonnen!
now-won = { $name } hat gewonnen.
now-other =
    { $decision ->
        [taking] { $name } nimmt eine Karte.
        [laying_out] { $name } legt das Level aus, Karte für Karte.
        [playing] { $name } überlegt.
        [moving] { $name } zieht mit dem Turm.
        [choosing] { $name } wählt eine Aktion.
        [exchanging] { $name } tauscht Karten.
        [asking] { $name } fragt herum.
        [giving] { $name } gibt eine Karte ab.
        [opening] { $name } sucht Karten zum Zeigen aus.
        [stealing] { $name } sieht sich die gezeigten Karten an.
        [swapping] { $name } tauscht Karten.
        [wishing] { $name } spielt eine Wunschkarte.
        [counting] { $name } spielt eine Wunschkarte.
        [answering] { $name } antwortet auf das Klopfen.
        [keeping] { $name } wählt Karten zum Behalten.
       *[other] { $name } ist dran.
    }
now-bot-for-you = Ein Bot spielt für dich.
now-again = Der letzte Zug noch einmal.
now-sure = { $card } abwerfen?
now-left = Du hast den Tisch verlassen, ein Bot sitzt auf deinem Platz.
now-away = { $name } ist gerade nicht da. Das Spiel wartet.
now-knocking = Klopft jemand?
now-nothing-to-take = Es gibt keine Karte zu nehmen.
now-take =
    { $n ->
        [2] Nimm zwei Karten, eine nach der anderen.
       *[other] Nimm eine Karte von einem der Stapel.
    }
now-lay-out = Lege dein Level aus oder wirf eine Karte ab.
now-laying-out = Dein Level wird ausgelegt.
now-lay-off = Lege an, was du magst, und wirf dann eine Karte ab.
now-discard = Wähle eine Karte und wirf sie ab.
now-discard-last = Wirf deine letzte Karte ab: Damit endet der Durchgang.
now-second-discard = Alle Kombinationen sind voll: Du darfst noch eine Karte abwerfen.
now-moving = { $a } und { $b }: Wohin zieht dein Turm?
now-choosing = Welche Aktion möchtest du?
now-exchanging =
    Lege { $n ->
        [one] eine Karte
       *[other] eine bis { $n } Karten
    } ab; du ziehst eine mehr.
now-asking = Frage nach einer Zahl oder einer Farbe.
now-giving = { $name } fragt nach { $asked }: Gib eine her, dafür ziehst du eine.
now-opening =
    { $cause ->
        [board] { $name } nimmt eine Karte:
       *[other] { $name } spielt { $card }:
    } { $n ->
        [0] Zeige diese Karten. Wird eine genommen, ziehst du eine.
        [one] Wähle noch eine Karte zum Zeigen. Wird eine genommen, ziehst du eine.
       *[other] Wähle { $n } Karten zum Zeigen. Wird eine genommen, ziehst du eine.
    }
now-may-steal = Du darfst eine der gezeigten Karten nehmen. Die anderen gehen zurück auf die Hand.
now-must-steal = Nimm eine der gezeigten Karten. Die anderen gehen zurück auf die Hand.
now-swapping =
    Lege bis zu { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } ab und ziehe ebenso viele. Danach ist dein Zug zu Ende.
now-wishing =
    Wunschkarte: Lege bis zu { $n ->
        [one] eine weitere Karte
       *[other] { $n } weitere Karten
    } ab. Du ziehst ebenso viele und eine für die Wunschkarte.
now-counting = Wie viele Karten ziehst du?
now-knock = { $name } hat { $card } abgeworfen. Setzt du deinen Klopfer ein?
now-answer = { $name } klopft und möchte { $card }. Du bist vorher dran: Nimmst du die Karte?
now-keeping =
    Du darfst bis zu { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } behalten und bekommst dafür entsprechend weniger neue.
seconds-left = { $n } s
minutes-left = { $n } min
hours-left = { $n } Std.

# Was man tun kann.

lay-out = Auslegen
discard-this = { $card } abwerfen
yes-discard = Ja, abwerfen
discard-without-effect = Abwerfen, ohne Wirkung
lay-off-this = { $card } anlegen
play-this = Ausspielen
give-this = { $card } abgeben
against = Für { $name }
tap-a-group = Tippe zum Anlegen auf eine Kombination
tap-a-player = Tippe an, für wen die Karte ist.
does-skip = Vor jemanden gelegt: Diese Person setzt einmal aus.
does-take = Gespielt: Alle anderen zeigen drei Karten, du darfst eine nehmen, und dein Zug ist zu Ende.
does-swap = Gespielt: Du legst bis zu drei Karten ab und ziehst ebenso viele. Danach ist dein Zug zu Ende.
does-keep = Bleibt vor dir liegen: Hast du am Ende des Durchgangs nicht ausgelegt, darfst du bis zu drei Karten behalten.
does-stopper = Vor jemanden gelegt: Diese Person setzt einmal aus.
does-draw-two = Auf den Stapel gelegt: Du ziehst zwei Karten. Vor jemanden gelegt: Diese Person zieht zwei.
does-direction = Gespielt: Die Spielrichtung wechselt.
does-wish = Statt eine Karte zu nehmen: Lege sie mit bis zu sechs anderen ab und ziehe ebenso viele.
does-wish-late = Nur statt eine Karte zu nehmen; jetzt ohne Wirkung.
does-joker = Steht für jede Karte, die du brauchst.
does-range = Steht für jede Zahl von { $low } bis { $high }, in jeder Farbe.
does-knock = Klopfe damit, wenn jemand eine Karte abwirft, die du brauchst.
go-on = Weiter
no-more = Das war’s
take-none = Keine nehmen
answer-take = Ich nehme sie
answer-leave = Ich brauche sie nicht
as-value = Als { $value }
as-picture = Als { $picture }
pick-first =
    { $n ->
        [one] Wähle zuerst eine Karte.
       *[other] Wähle noch { $n } Karten.
    }
pick-most = Höchstens { $n } Karten. Tippe eine noch einmal an, um sie zurückzulegen.
picked-for-you = Für dich ausgewählt: { $cards }.
send-opening = Zeigen ({ $n } von { $most })
send-swapping =
    { $n ->
        [0] Keine tauschen
        [one] Eine Karte tauschen
       *[other] { $n } Karten tauschen
    }
send-exchanging =
    { $n ->
        [0] Tauschen
        [one] Eine Karte tauschen
       *[other] { $n } Karten tauschen
    }
send-wishing =
    { $n ->
        [0] Keine weitere ablegen
        [one] Eine Karte ablegen
       *[other] { $n } Karten ablegen
    }
send-keeping =
    { $n ->
        [0] Keine behalten
        [one] Eine Karte behalten
       *[other] { $n } Karten behalten
    }
knock-for = Klopfen: { $card }
do-not-knock = Nicht klopfen
play-again-myself = Selbst weiterspielen
come-back = Wieder Platz nehmen
ask-value = Zahl oder Farbe
ask-left = Linksherum fragen, zuerst { $name }
ask-right = Rechtsherum fragen, zuerst { $name }
field-go = Feld { $n }: { $action }
action-plus-one = Eine Karte nehmen
action-plus-two = Zwei Karten nehmen
action-again = Eine Karte, dann noch ein Zug
action-exchange = Karten tauschen
action-everyone = Alle ziehen eine Karte
action-joker = Ein Joker aus der Mitte
action-ask = Nach einer Karte fragen
action-open-three = Die anderen zeigen drei Karten
action-free = Eine beliebige Aktion

# Warum etwas nicht geht.

why-watching = Du schaust zu.
why-no-connection = Gerade keine Verbindung.
why-paused = Das Spiel ist pausiert.
why-over = Das Spiel ist zu Ende.
why-bot = Ein Bot spielt für dich.
why-turn = { $name } ist dran.
why-taken = Du hast schon eine Karte genommen.
why-not-pile = Von diesem Stapel kannst du jetzt nicht nehmen.
why-empty = Hier liegt keine Karte.
why-laid-out = Dein Level liegt schon aus.
why-incomplete = Deine Karten ergeben das Level noch nicht.
why-take-first = Nimm zuerst eine Karte.
why-first = Zuerst kommt etwas anderes.
why-select = Wähle zuerst eine Karte aus deiner Hand.
why-no-discard = Diese Karte kannst du jetzt nicht abwerfen.
why-lay-out-first = Lege zuerst dein eigenes Level aus, dann darfst du anlegen.
why-last-card = Die letzte Karte ist zum Abwerfen da.
why-does-not-fit = Die Karte passt hier nicht.

# Das Level zusammenstellen.

arrange-title = Stell dein Level zusammen
arrange-help = Tippe auf Karten deiner Hand, um sie einzuordnen; noch einmal, um sie zurückzunehmen.
arrange-filled = Dein Level liegt schon bereit. Lege es aus oder tippe auf Karten, um es zu ändern.
arrange-propose = Vorschlag
arrange-clear = Leeren
arrange-incomplete = Fülle zuerst alle Kombinationen.
arrange-joker = Bestimme noch, wofür der Joker steht.
arrange-no-place = Diese Karte passt in keine der Kombinationen.
arrange-back = { $card } zurücknehmen
joker-stands-for = Der Joker steht für:

# Das Ende von Durchgängen und Spielen.

round-over = Durchgang { $n } ist zu Ende
round-ended-by = { $name } hat die letzte Karte abgeworfen.
round-no-turn = Das ging schnell: Du warst gar nicht am Zug. Dein Level bleibt.
round-yours = Du gewinnst Durchgang { $n }!
round-yours-why =
    { $n ->
        [2] Du warst zuerst alle Karten los: zwei Level hinauf statt nur eins.
        [1] Du warst zuerst alle Karten los: ein Level hinauf.
       *[other] Du warst zuerst alle Karten los.
    }
round-all-out = Alle haben ausgelegt.
round-nobody-out = Niemand hat ihn beendet.
step-ended =
    { $who ->
        [you] hast den Durchgang beendet
       *[other] hat den Durchgang beendet
    }
step-laid-out = ausgelegt
step-none = nicht ausgelegt
your-next-level = Dein Level { $n }: { $asks }
choose-kept = Karten zum Behalten wählen
next-round = Nächster Durchgang
end-you-won = Du hast gewonnen!
end-won = { $name } hat gewonnen
end-without-winner = Das Spiel wurde beendet
ended-early = Beendet, bevor jemand gewonnen hat.
your-result = Du bist bis Level { $level } von { $count } gekommen.
wins-here =
    { $n ->
        [one] ein Sieg an diesem Tisch
       *[other] { $n } Siege an diesem Tisch
    }
review = Rückblick
rematch = Noch ein Spiel
rematch-host = Wer den Tisch eröffnet hat, kann noch ein Spiel beginnen.
replay = Noch einmal ansehen
share = Teilen
look-at-table = Tisch ansehen
result = Ergebnis

# Reden.

talk = Verlauf und Chat
log = Verlauf
chat = Chat
log-empty = Noch ist nichts passiert.
chat-unread = { chat }: { $n } ungelesen
chat-empty = Noch hat niemand etwas gesagt.
somebody-says = { $name }: { $words }
say-something = Sag etwas
send = Senden
reactions = Reaktionen
reaction-hello = Hallo
reaction-thanks = Danke
reaction-well-played = Gut gespielt
reaction-oops = Hoppla
reaction-hurry = Beeil dich
reaction-laugh = Lachen
reaction-sad = Traurig
reaction-wow = Wow
mute = { $name } stummschalten
unmute = { $name } nicht mehr stummschalten

# Vor dem Spiel, und das Menü.

connecting = Verbindung wird aufgebaut …
connection-lost = Verbindung verloren. Sie wird wiederhergestellt …
connection-restarting = Der Server startet neu. Einen Moment …
seat-moved = Dein Platz wurde auf einem anderen Gerät übernommen.
seat-removed = Dein Platz wurde freigegeben. Du kannst zuschauen.
no-table-title = Hier ist kein Tisch
menu = Menü
pause = Pause
resume = Fortsetzen
end-game = Spiel beenden
end-game-note = Für alle; niemand gewinnt.
end-sure = Das Spiel wirklich beenden? Es endet für alle, und niemand gewinnt.
call-off = Durchgang abbrechen
call-off-sure = Den Durchgang abbrechen? Nur wenn alle einverstanden sind. Alle, die ausgelegt haben, steigen ein Level auf.
call-off-offer = Dieser Durchgang zieht sich hin. Wenn alle einverstanden sind, kannst du ihn abbrechen.
leave-table = Tisch verlassen
leave-table-note = Ein Bot spielt für dich weiter.
go-home-note = Du behältst deinen Platz und kannst zurückkommen.
leave-sure = Wirklich gehen? Ein Bot spielt für dich weiter. Über denselben Link kommst du zurück.
move-seat = Platz auf ein anderes Gerät mitnehmen (kopiert einen Link)
give-seat-back = { $name } den Platz zurückgeben
let-bot-play = Einen Bot für { $name } spielen lassen
remove-player = { $name } vom Tisch nehmen
at-the-table = Am Tisch ({ $n } Plätze)
free-seats =
    { $n ->
        [one] Ein freier Platz
       *[other] { $n } freie Plätze
    }
host = lädt ein
is-ready = bereit
not-ready = noch nicht bereit
ready = Ich bin bereit
unready = Doch noch nicht bereit
you-ready = Du bist bereit.
new-here = Noch nie gespielt?
first-round = Spielen lernen
sit-down = Dazusetzen
table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
start = Spielen
start-with = Mit { $n } Spielern starten
start-with-bots =
    { $n ->
        [one] Gegen einen Bot starten
       *[other] Gegen { $n } Bots starten
    }
host-starts = Wer den Tisch eröffnet hat, beginnt das Spiel.
wait-for-ready = Es sind noch nicht alle bereit.
wait-for-others = Oder warte: Sobald jemand Platz genommen hat, könnt ihr zusammen anfangen.
who-begins = Wer fängt an?
begins-by-lot = Das Los entscheidet
begins-me = Ich
begins-place =
    { $place ->
        [other] Die andere Person
        [left] Links von mir
        [right] Rechts von mir
       *[farther] { $n } Plätze links von mir
    }
who-begins-note = Wer rechts davon sitzt, gibt als Erstes die Karten.
add-bot = Bot dazu
add-seat = Platz hinzufügen
free-seat = Platz freigeben
side-of = Levelkarte von { $name }
invite = Einladen
invite-friends = Lade deine Mitspieler ein
share-code = Code zum Mitspielen
share-link = Link teilen
copy-link = Kopieren
share-text = Komm, spiel { $game } mit mir
qr-words = QR-Code von { $url }
timer-is =
    { $n ->
        [86400] ein Tag pro Zug
       *[other] { $n } Sekunden pro Zug
    }
timer-none = ohne Zeitlimit
hints-on = mit Tipps
hints-off = ohne Tipps
spectators-on = Zuschauen erlaubt
spectators-off = kein Zuschauen
fair-title = Werden die Karten fair verteilt?
fair-text = Die Karten kommen aus einem Geheimnis des Servers und aus euren Wörtern. Was hier versprochen ist, lässt sich nach dem Spiel nachprüfen.
fair-word = Dein Wort
fair-promise = Versprochen:

# Was die anderen tun, und große Momente. $who ist „you“, „other“ oder „nobody“.

see-again = Den letzten Zug noch einmal zeigen
skip-moves = Vorspulen
laid-out-level =
    { $who ->
        [you] Du legst Level { $level } aus.
       *[other] { $name } legt Level { $level } aus.
    }
peak-laid-out =
    { $who ->
        [you] Du legst Level { $level } aus!
       *[other] { $name } legt Level { $level } aus
    }
peak-round-ended =
    { $who ->
        [you] Du beendest den Durchgang!
        [nobody] Der Durchgang ist zu Ende
       *[other] { $name } beendet den Durchgang
    }
peak-won =
    { $who ->
        [you] Du hast gewonnen!
       *[other] { $name } gewinnt!
    }
peak-hit =
    { $card ->
        [skip] { $name } lässt dich aussetzen!
       *[other] { $name } spielt { $word } gegen dich!
    }
peak-stopped =
    { $who ->
        [nobody] Du setzt diesmal aus
       *[other] { $name } hat dich gestoppt: Du setzt diesmal aus
    }
peak-stole = { $name } nimmt dir eine Karte weg!
