saved = Guardado
theme = Colores
theme-auto = Igual que el dispositivo
theme-light = Claro
theme-dark = Oscuro
motion = Animaciones
motion-auto = Igual que el dispositivo
motion-full = Con animaciones
motion-none = Sin animaciones

speed = A qué ritmo ves jugar a los demás
speed-calm = Tranquilo
speed-normal = Normal
speed-quick = Rápido
speed-at-once = Al instante
vibration = Vibración

keys = Teclado
keys-note = En la mesa, mientras una carta de la mano está enfocada. Con Tab se llega a todo.
keys-walk = recorrer la mano
keys-choose = elegir la carta
keys-sort = mover la carta
keys-draw = robar una carta
keys-lay-out = bajar el nivel
keys-discard = descartar la carta
keys-undo = deshacer
keys-nothing = quitar la selección
