saved = Enregistré
theme = Couleurs
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
motion = Animations
motion-auto = Comme l’appareil
motion-full = Avec animations
motion-none = Sans animations

speed = À quelle vitesse tu vois jouer les autres
speed-calm = Tranquille
speed-normal = Normale
speed-quick = Rapide
speed-at-once = Immédiate
vibration = Vibration

keys = Clavier
keys-note = À la table, quand une carte de la main a le focus. Tab mène partout.
keys-walk = parcourir la main
keys-choose = choisir la carte
keys-sort = déplacer la carte
keys-draw = piocher une carte
keys-lay-out = poser le niveau
keys-discard = défausser la carte
keys-undo = annuler
keys-nothing = effacer la sélection
