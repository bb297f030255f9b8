saved = Gespeichert
theme = Farben
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
motion = Animationen
motion-auto = Wie das Gerät
motion-full = Mit Animationen
motion-none = Ohne Animationen

speed = Wie schnell du die anderen spielen siehst
speed-calm = Gemütlich
speed-normal = Normal
speed-quick = Zügig
speed-at-once = Sofort
vibration = Vibration

keys = Tastatur
keys-note = Am Tisch, solange eine Handkarte markiert ist. Mit Tab kommst du überallhin.
keys-walk = durch die Hand gehen
keys-choose = Karte wählen
keys-sort = Karte verschieben
keys-draw = eine Karte ziehen
keys-lay-out = Level auslegen
keys-discard = Karte abwerfen
keys-undo = zurücknehmen
keys-nothing = Auswahl aufheben
