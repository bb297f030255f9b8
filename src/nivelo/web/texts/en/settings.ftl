saved = Saved
theme = Colours
theme-auto = Same as the device
theme-light = Light
theme-dark = Dark
motion = Motion
motion-auto = Same as the device
motion-full = With motion
motion-none = Without motion

speed = How fast you see the others play
speed-calm = Calm
speed-normal = Normal
speed-quick = Quick
speed-at-once = At once
vibration = Vibration

keys = Keyboard
keys-note = At the table, while a card in your hand has the focus. Tab takes you everywhere.
keys-walk = move through the hand
keys-choose = choose the card
keys-sort = move the card
keys-draw = draw a card
keys-lay-out = lay out the level
keys-discard = discard the card
keys-undo = undo
keys-nothing = clear the selection
