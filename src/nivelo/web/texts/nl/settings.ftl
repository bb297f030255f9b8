saved = Opgeslagen
theme = Kleuren
theme-auto = Net als het apparaat
theme-light = Licht
theme-dark = Donker
motion = Animaties
motion-auto = Net als het apparaat
motion-full = Met animaties
motion-none = Zonder animaties

speed = Hoe snel je de anderen ziet spelen
speed-calm = Rustig
speed-normal = Normaal
speed-quick = Vlot
speed-at-once = Meteen
vibration = Trillen

keys = Toetsenbord
keys-note = Aan tafel, zolang een kaart in je hand de focus heeft. Met Tab kom je overal.
keys-walk = door de hand gaan
keys-choose = kaart kiezen
keys-sort = kaart verplaatsen
keys-draw = een kaart trekken
keys-lay-out = level uitleggen
keys-discard = kaart weggooien
keys-undo = terugnemen
keys-nothing = selectie wissen
