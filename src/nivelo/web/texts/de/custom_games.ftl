# Eigene Spiele.

custom-title = Eigene Spiele
custom-intro = Gib die Levelkarte aus deiner eigenen Schachtel ein, oder erfinde Level, Karten und Regeln. Alles wird beim Tippen geprüft.
custom-saved = Gespeicherte Spiele
custom-new = Ein neues Spiel
custom-new-text = Beginne mit einem dieser Spiele und ändere, was du magst.
custom-from-simple = Ein kleines, einfaches Spiel
custom-my = Mein { $game }
custom-untitled = Mein Spiel
custom-play = Spielen
custom-share = Link zu diesem Spiel kopieren
custom-share-of = Link zu { $title } kopieren
custom-delete = Löschen
custom-delete-of = { $title } löschen
custom-delete-sure = { $title } löschen?
custom-delete-text = An Tischen, an denen es schon gespielt wird, bleibt es. Der Link dazu funktioniert dann nicht mehr.
custom-anothers = Dieses Spiel gehört jemand anderem. Du darfst es spielen; wenn du es änderst, speicherst du eine eigene Kopie.
custom-how = Bearbeiten als
custom-as-form = Formular
custom-as-text = Text
custom-basics = Name und Spieler
custom-name = Name des Spiels
custom-players = Spieler
custom-players-least = Spieler mindestens
custom-players-most = Spieler höchstens
custom-hand = Handkarten
custom-less = Weniger: { $what }
custom-more = Mehr: { $what }
custom-text = Beschreibung als TOML
custom-text-note = Für alle, die es genau mögen: dasselbe wie im Formular und mehr, zum Beispiel Mischungen. Wenn du im Formular weitermachst, gehen Kommentare verloren.

custom-levels = Level
custom-levels-note = Tippe auf ein Level, um es zu ändern.
custom-side = Seite der Levelkarte
custom-level-n = Level { $n }
custom-add-level = Level hinzufügen
custom-two-sides = Eine zweite, schwierigere Seite
custom-two-sides-note = Am Tisch dürfen alle ihre Seite selbst wählen.
custom-add-group = Kombination hinzufügen
custom-remove-group = Kombination entfernen
custom-up = Level { $n } nach oben
custom-down = Level { $n } nach unten
custom-copy-level = Level { $n } kopieren
custom-remove-level = Level { $n } entfernen
custom-kind = Art der Kombination
custom-set =
    { $n ->
        [2] Zwilling
        [3] Drilling
        [4] Vierling
        [5] Fünfling
        [6] Sechsling
       *[other] Gleiche Karten
    }
custom-cards-of-group = Wie viele
custom-points = Augen
custom-set-of = Wovon
custom-of-any = beliebige
custom-of-numbers = aus Zahlen
custom-of-elements = aus Elementen
custom-of-animals = aus Tieren
custom-one-colour = einer Farbe
custom-too-many = Dieses Level braucht { $n } Karten, eine Hand hat aber nur { $hand }.
custom-odds =
    { $below ->
        [yes] In unter { $share } der Fälle sofort auf der Hand.
       *[no] In { $share } der Fälle sofort auf der Hand.
    } { $n ->
        [one] Im Schnitt fehlt { $missing } Karte.
       *[other] Im Schnitt fehlen { $missing } Karten.
    }
custom-odds-counting = Wird berechnet …
custom-odds-note = Berechnet aus { $n } frisch ausgeteilten Händen. Je länger der Balken, desto mehr Karten fehlen.

custom-deck = Karten
custom-deck-total =
    { $n ->
        [one] Insgesamt eine Karte
       *[other] Insgesamt { $n } Karten
    }
custom-values = Höchste Zahl
custom-copies = Anzahl je Karte
custom-colours = Farben ({ $n })
custom-colours-most = Es gibt höchstens { $n } Farben.
custom-colours-least = Mindestens eine Farbe muss es geben.
custom-colours-letter = Verträgt sich nicht mit { $colour }: Die englischen Namen beginnen mit demselben Buchstaben, und damit werden Karten geschrieben.
custom-jokers = Joker
custom-how-many = Wie viele
custom-range-from = Von
custom-range-to = Bis
custom-add-jokers = Joker für alles
custom-add-range-jokers = Joker für einen Bereich
custom-remove-jokers = Diese Joker entfernen
custom-pictures = Elemente und Tiere
custom-pictures-note = Vier Elemente mit ihren vier Tieren, in jeder Farbe.
custom-specials = Sonderkarten
custom-specials-common = Weitere Sonderkarten gibt es mit einem Ablagestapel für alle.
custom-does-skip = Jemand setzt einmal aus.
custom-does-take = Alle zeigen drei Karten; nimm eine.
custom-does-swap = Tausche bis zu drei Karten.
custom-does-keep = Behalte drei Karten mehr für den nächsten Durchgang.
custom-does-stopper = Jemand setzt einmal aus; einfach abwerfen kann man ihn nicht.
custom-does-draw-two = Jemand zieht zwei Karten.
custom-does-direction = Die Spielrichtung wechselt.
custom-does-wish = Tausche bis zu sieben Karten.
custom-does-knock = Bitte außer der Reihe um die Karte auf dem Stapel.

custom-rules = Regeln
custom-discard-pile = Ablagestapel
custom-discard-pile-personal = Einer pro Spieler
custom-discard-pile-common = Einer für alle
custom-start-card = Die erste aufgedeckte Karte
custom-start-card-any = Irgendeine Karte
custom-start-card-plain = Kein Joker, keine Sonderkarte
custom-round-ends = Ein Durchgang endet
custom-round-ends-out = Wenn jemand die letzte Karte abwirft
custom-round-ends-out-or-all-laid-out = Auch wenn alle ausgelegt haben
custom-next-dealer = Als Nächstes gibt
custom-next-dealer-left = Wer links sitzt
custom-next-dealer-ender = Wer den Durchgang beendet hat
custom-win = Gewonnen ist
custom-win-layout = Sofort, wenn das letzte Level ausliegt
custom-win-round = Am Ende des Durchgangs
custom-bonus = Aufstieg für das Beenden (in Leveln)
custom-keep = Karten behalten
custom-keep-note = Wer nicht ausgelegt hat, darf Karten für den nächsten Durchgang behalten.
custom-keep-cards = Karten
custom-keep-from = Von Level
custom-keep-to = Bis Level
custom-keep-sides = Auf welcher Seite
custom-both = Auf beiden
custom-board = Spielplan mit Würfeln
custom-board-note = Jeder Zug beginnt mit Würfeln und einem Aktionsfeld, wie im Brettspiel.
custom-fields = Felder ({ $n })
custom-field-n = Feld { $n }
custom-add-field = Feld hinzufügen
custom-remove-field = Letztes Feld entfernen
custom-mixes = Dieses Spiel hat auch Mischungen ({ $names }). Ändere sie im Text.

custom-verdict = Prüfen und spielen
custom-good = Dieses Spiel lässt sich spielen.
custom-checking = Wird geprüft …
custom-flawed = Dieses Spiel lässt sich noch nicht spielen.
custom-flaw-in = Hier stimmt etwas nicht: { $where }
custom-save = Speichern
custom-save-copy = Als eigene Kopie speichern
custom-was-saved = Gespeichert
custom-nothing-to-save = Alles ist schon gespeichert.
custom-play-bots = Gegen Bots spielen
custom-open-table = Tisch eröffnen
custom-revert = Zurück zum Gespeicherten
custom-name-first = Sag uns zuerst deinen Namen
error-odds = Die Chancen dieser Level zu berechnen, würde zu lange dauern.
error-own-game-unknown = Dieses Spiel gibt es hier nicht oder nicht mehr.
error-own-game-not-yours = Dieses Spiel gehört jemand anderem.
error-own-game-too-many = Mehr Spiele kannst du nicht speichern. Lösche zuerst eines.
