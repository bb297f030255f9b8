# Plaatsen, stapels en combinaties.

you = Jij
your-turn-title = Jij bent aan de beurt
players = Spelers
away = even weg
seat-away = Is er even niet.
level-short = L{ $n }
level-n = Level { $n }
round-n = Ronde { $n }
seat-words =
    { $name }: level { $level }, { $asks }; { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    } in de hand{ $out ->
        [yes] , level uitgelegd
       *[no] { "" }
    }.
seat-front = Ervoor: { $cards }.
seat-jokers = { $n ->
        [one] Een ervan is een joker.
       *[other] { $n } ervan zijn jokers.
    }
seat-bot-plays = Hier speelt op dit moment een bot.
seat-left = Heeft de tafel verlaten. Een bot speelt verder.
seat-facts =
    Level { $level } van { $count }, { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    } in de hand.
seat-known = Iedereen heeft deze kaarten gezien
seat-pairs = Elementen en hun dieren, in elke kleur
front-skip =
    { $who ->
        [you] Je slaat je volgende beurt over.
       *[other] Slaat de volgende beurt over.
    }
front-stopper =
    { $who ->
        [you] Je slaat je volgende beurt over.
       *[other] Slaat de volgende beurt over.
    }
front-draw-two =
    { $who ->
        [you] Je trekt twee kaarten.
       *[other] Trekt twee kaarten.
    }
front-keep =
    { $who ->
        [you] Heb je aan het einde van de ronde niet uitgelegd, dan mag je maximaal drie kaarten houden.
       *[other] Wie aan het einde van de ronde niet heeft uitgelegd, mag hiermee maximaal drie kaarten houden.
    }
lay-in-front = Leg { $card } voor { $name }
draw-pile = Trekstapel
draw-pile-words =
    Trekstapel, { $n ->
        [one] één kaart
       *[other] { $n } kaarten
    }
draw-planned = Trekstapel: je trekt zodra je aan de beurt bent
discard-pile = Aflegstapel
your-pile = Jouw stapel
pile-common = de aflegstapel
pile-own = jouw aflegstapel
pile-of = de aflegstapel van { $name }
pile-words = Op { $pile }: { $card }
pile-empty = Leeg: { $pile }
take-card = Pak { $card } van { $pile }
discard-card = Gooi { $card } weg
stock-words =
    { $n ->
        [one] Eén joker
       *[other] { $n } jokers
    } in het midden
mat-of = Uitgelegd door { $name }
group-words = { $kind } van { $name }: { $cards }
lay-off-on = Leg { $card } aan bij: { $group }
opened-cards = Getoonde kaarten
take-from = Pak { $card } van { $name }
way-clockwise = Er wordt met de klok mee gespeeld
way-counter = Er wordt tegen de klok in gespeeld
way-right = met de klok mee
way-left = tegen de klok in
board = Speelbord
field-words =
    Veld { $n }: { $action }.{ $towers ->
        [0] { "" }
       *[other] { " " }Hier: { $names }.
    }
dice-words = Dobbelstenen: { $a } en { $b }
level-markers = Levels: { $list }
laid-out = Uitgelegd
ladder-words = Level { $at } van { $count }
ladder-done = Alle { $count } levels gehaald

# De hand.

your-hand =
    Jouw hand, { $n ->
        [one] één kaart
       *[other] { $n } kaarten
    }
card-layable = { $card }, kan worden aangelegd
sort-by =
    { $by ->
        [value] Getal
        [colour] Kleur
        [level] Level
       *[hand] Zelf
    }
sort-words =
    Gesorteerd { $by ->
        [value] op getal
        [colour] op kleur
        [level] op level
       *[hand] door jou
    }. Druk om te sorteren { $next ->
        [value] op getal
        [colour] op kleur
        [level] op level
       *[hand] zoals je zelf wilt
    }.
undo = Terugnemen
hint = Tip

# Wat er verwacht wordt.

what-to-do = Wat te doen
now-paused = Het spel staat op pauze.
now-ended = Het spel is beëindigd.
now-you-won = Je hebt gewonnen!
now-won = { $name } heeft gewonnen.
now-other =
    { $decision ->
        [taking] { $name } pakt een kaart.
        [laying_out] { $name } legt het level uit, kaart voor kaart.
        [playing] { $name } denkt na.
        [moving] { $name } verzet de toren.
        [choosing] { $name } kiest een actie.
        [exchanging] { $name } ruilt kaarten.
        [asking] { $name } vraagt rond.
        [giving] { $name } geeft een kaart.
        [opening] { $name } kiest kaarten om te laten zien.
        [stealing] { $name } bekijkt de getoonde kaarten.
        [swapping] { $name } ruilt kaarten.
        [wishing] { $name } speelt een wenskaart.
        [counting] { $name } speelt een wenskaart.
        [answering] { $name } antwoordt op het kloppen.
        [keeping] { $name } kiest kaarten om te houden.
       *[other] { $name } is aan de beurt.
    }
now-bot-for-you = Een bot speelt voor je.
now-again = De laatste beurt nog een keer.
now-sure = { $card } weggooien?
now-left = Je hebt de tafel verlaten. Een bot zit op je plaats.
now-away = { $name } is er even niet. Het spel wacht.
now-knocking = Klopt er iemand?
now-nothing-to-take = Er is geen kaart om te pakken.
now-take =
    { $n ->
        [2] Pak twee kaarten, een voor een.
       *[other] Pak een kaart van een van de stapels.
    }
now-lay-out = Leg je level uit of gooi een kaart weg.
now-laying-out = Je level wordt uitgelegd.
now-lay-off = Leg aan wat je wilt en gooi dan een kaart weg.
now-discard = Kies een kaart en gooi hem weg.
now-discard-last = Gooi je laatste kaart weg: daarmee eindigt de ronde.
now-second-discard = Alle combinaties zijn vol: je mag nog een kaart weggooien.
now-moving = { $a } en { $b }: waar gaat je toren heen?
now-choosing = Welke actie wil je?
now-exchanging =
    Leg { $n ->
        [one] één kaart
       *[other] één tot { $n } kaarten
    } af; je trekt er één meer.
now-asking = Vraag naar een getal of een kleur.
now-giving = { $name } vraagt naar { $asked }: geef er een. Je trekt er een voor terug.
now-opening =
    { $cause ->
        [board] { $name } pakt een kaart:
       *[other] { $name } speelt { $card }:
    } { $n ->
        [0] laat deze kaarten zien. Ben je er een kwijt, dan trek je er een.
        [one] laat nog één kaart zien. Ben je er een kwijt, dan trek je er een.
       *[other] laat { $n } kaarten zien. Ben je er een kwijt, dan trek je er een.
    }
now-may-steal = Je mag een van de getoonde kaarten pakken. De andere gaan terug naar de hand.
now-must-steal = Pak een van de getoonde kaarten. De andere gaan terug naar de hand.
now-swapping =
    Leg maximaal { $n ->
        [one] één kaart
       *[other] { $n } kaarten
    } af en trek er evenveel. Daarna is je beurt voorbij.
now-wishing =
    Wens: leg maximaal { $n ->
        [one] nog één kaart
       *[other] nog { $n } kaarten
    } af. Je trekt er evenveel, plus één voor de wenskaart.
now-counting = Hoeveel kaarten trek je?
now-knock = { $name } gooide { $card } weg. Zet je je klopkaart in?
now-answer = { $name } klopt voor { $card }. Jij gaat voor: pak je de kaart?
now-keeping =
    Je mag maximaal { $n ->
        [one] één kaart
       *[other] { $n } kaarten
    } houden voor de volgende ronde. Je krijgt er dan zoveel minder.
seconds-left = { $n } s
minutes-left = { $n } min
hours-left = { $n } u

# Wat je kunt doen.

lay-out = Uitleggen
discard-this = Gooi { $card } weg
yes-discard = Ja, weggooien
discard-without-effect = Weggooien, zonder effect
lay-off-this = Leg { $card } aan
play-this = Uitspelen
give-this = Geef { $card }
against = Voor { $name }
tap-a-group = Tik op een combinatie om aan te leggen
tap-a-player = Tik op de speler voor wie de kaart is.
does-skip = Voor een speler gelegd: die slaat een beurt over.
does-take = Gespeeld: alle anderen laten drie kaarten zien, je mag er een pakken en je beurt is voorbij.
does-swap = Gespeeld: je legt maximaal drie kaarten af en trekt er evenveel. Daarna is je beurt voorbij.
does-keep = Blijft voor je liggen: heb je aan het einde van de ronde niet uitgelegd, dan mag je maximaal drie kaarten houden.
does-stopper = Voor een speler gelegd: die slaat een beurt over.
does-draw-two = Op de stapel: jij trekt twee kaarten. Voor een speler: die trekt er twee.
does-direction = Gespeeld: de speelrichting draait om.
does-wish = In plaats van een kaart te pakken: leg hem met maximaal zes andere af en trek er evenveel.
does-wish-late = Alleen in plaats van een kaart te pakken; nu zonder effect.
does-joker = Staat voor elke kaart die je nodig hebt.
does-range = Staat voor elk getal van { $low } tot en met { $high }, in elke kleur.
does-knock = Klop ermee als iemand een kaart weggooit die je nodig hebt.
go-on = Verder
no-more = Dat was het
take-none = Niets pakken
answer-take = Ik pak hem
answer-leave = Ik hoef hem niet
as-value = Als { $value }
as-picture = Als { $picture }
pick-first =
    { $n ->
        [one] Kies eerst een kaart.
       *[other] Kies nog { $n } kaarten.
    }
pick-most = Maximaal { $n } kaarten. Tik er een nog eens aan om hem terug te leggen.
picked-for-you = Voor je gekozen: { $cards }.
send-opening = Laten zien ({ $n } van { $most })
send-swapping =
    { $n ->
        [0] Niets ruilen
        [one] Eén kaart ruilen
       *[other] { $n } kaarten ruilen
    }
send-exchanging =
    { $n ->
        [0] Ruilen
        [one] Eén kaart ruilen
       *[other] { $n } kaarten ruilen
    }
send-wishing =
    { $n ->
        [0] Niets meer afleggen
        [one] Eén kaart afleggen
       *[other] { $n } kaarten afleggen
    }
send-keeping =
    { $n ->
        [0] Niets houden
        [one] Eén kaart houden
       *[other] { $n } kaarten houden
    }
knock-for = Kloppen voor { $card }
do-not-knock = Niet kloppen
play-again-myself = Zelf verderspelen
come-back = Weer aanschuiven
ask-value = Getal of kleur
ask-left = Linksom vragen, eerst { $name }
ask-right = Rechtsom vragen, eerst { $name }
field-go = Veld { $n }: { $action }
action-plus-one = Eén kaart pakken
action-plus-two = Twee kaarten pakken
action-again = Eén kaart, dan nog een beurt
action-exchange = Kaarten ruilen
action-everyone = Iedereen trekt een kaart
action-joker = Een joker uit het midden
action-ask = Naar een kaart vragen
action-open-three = De anderen laten drie kaarten zien
action-free = Een actie naar keuze

# Waarom iets niet kan.

why-watching = Je kijkt mee.
why-no-connection = Nu geen verbinding.
why-paused = Het spel staat op pauze.
why-over = Het spel is afgelopen.
why-bot = Een bot speelt voor je.
why-turn = { $name } is aan de beurt.
why-taken = Je hebt al een kaart gepakt.
why-not-pile = Van deze stapel kun je nu niet pakken.
why-empty = Hier ligt geen kaart.
why-laid-out = Je level ligt al op tafel.
why-incomplete = Je kaarten vormen het level nog niet.
why-take-first = Pak eerst een kaart.
why-first = Eerst komt er iets anders.
why-select = Kies eerst een kaart uit je hand.
why-no-discard = Deze kaart kun je nu niet weggooien.
why-lay-out-first = Leg eerst je eigen level uit; dan mag je aanleggen.
why-last-card = De laatste kaart is om weg te gooien.
why-does-not-fit = De kaart past hier niet.

# Het level klaarleggen.

arrange-title = Leg je level klaar
arrange-help = Tik op kaarten uit je hand om ze in de combinaties te leggen; tik nog eens om ze terug te nemen.
arrange-filled = Je level ligt al klaar. Leg het uit of tik op kaarten om het te veranderen.
arrange-propose = Voorstel
arrange-clear = Leegmaken
arrange-incomplete = Vul eerst alle combinaties.
arrange-joker = Kies nog waar de joker voor staat.
arrange-no-place = Deze kaart past in geen enkele combinatie.
arrange-back = Neem { $card } terug
joker-stands-for = De joker staat voor:

# Het einde van rondes en spellen.

round-over = Ronde { $n } is afgelopen
round-ended-by = { $name } heeft de laatste kaart weggegooid.
round-no-turn = Dat ging snel: je was niet aan de beurt. Je level blijft.
round-yours = Je wint ronde { $n }!
round-yours-why =
    { $n ->
        [2] Je was als eerste al je kaarten kwijt: twee levels omhoog in plaats van één.
        [1] Je was als eerste al je kaarten kwijt: één level omhoog.
       *[other] Je was als eerste al je kaarten kwijt.
    }
round-all-out = Iedereen heeft uitgelegd.
round-nobody-out = Niemand heeft hem beëindigd.
step-ended = beëindigde de ronde
step-laid-out = uitgelegd
step-none = niet uitgelegd
your-next-level = Jouw level { $n }: { $asks }
choose-kept = Kaarten kiezen om te houden
next-round = Volgende ronde
end-you-won = Je hebt gewonnen!
end-won = { $name } heeft gewonnen
end-without-winner = Het spel is beëindigd
ended-early = Beëindigd voordat iemand won.
your-result = Je bent tot level { $level } van { $count } gekomen.
wins-here =
    { $n ->
        [one] één zege aan deze tafel
       *[other] { $n } zeges aan deze tafel
    }
review = Terugblik
rematch = Nog een spel
rematch-host = Wie de tafel heeft geopend, kan nog een spel beginnen.
replay = Terugkijken
share = Delen
look-at-table = Tafel bekijken
result = Uitslag

# Praten.

talk = Verloop en chat
log = Verloop
chat = Chat
log-empty = Er is nog niets gebeurd.
chat-unread = { chat }: { $n } ongelezen
chat-empty = Nog niemand heeft iets gezegd.
somebody-says = { $name }: { $words }
say-something = Zeg iets
send = Versturen
reactions = Reacties
reaction-hello = Hallo
reaction-thanks = Dank je
reaction-well-played = Goed gespeeld
reaction-oops = Oeps
reaction-hurry = Schiet op
reaction-laugh = Lachen
reaction-sad = Jammer
reaction-wow = Wauw
mute = { $name } dempen
unmute = { $name } niet meer dempen

# Voor het spel, en het menu.

connecting = Verbinding maken…
connection-lost = Verbinding verbroken. De verbinding wordt hersteld…
connection-restarting = De server start opnieuw. Een ogenblik…
seat-moved = Je plaats is op een ander apparaat overgenomen.
seat-removed = Je plaats is vrijgegeven. Je mag meekijken.
no-table-title = Hier is geen tafel
menu = Menu
pause = Pauze
resume = Hervatten
end-game = Spel beëindigen
end-game-note = Voor iedereen; niemand wint.
end-sure = Het spel echt beëindigen? Het eindigt voor iedereen en niemand wint.
call-off = Ronde afbreken
call-off-sure = De ronde afbreken? Alleen als iedereen het ermee eens is. Iedereen die heeft uitgelegd, klimt één level.
call-off-offer = Deze ronde duurt lang. Als iedereen het ermee eens is, kun je hem afbreken.
leave-table = Tafel verlaten
leave-table-note = Een bot speelt voor je verder.
go-home-note = Je houdt je plaats en kunt terugkomen.
leave-sure = Echt weggaan? Een bot speelt voor je verder. Met dezelfde link kom je terug.
move-seat = Mijn plaats meenemen naar een ander apparaat (kopieert een link)
give-seat-back = { $name } de plaats teruggeven
let-bot-play = Een bot laten spelen voor { $name }
remove-player = { $name } van tafel halen
at-the-table = Aan tafel ({ $n } plaatsen)
free-seats =
    { $n ->
        [one] Eén vrije plaats
       *[other] { $n } vrije plaatsen
    }
host = nodigt uit
is-ready = klaar
not-ready = nog niet klaar
ready = Ik ben klaar
unready = Toch nog niet klaar
you-ready = Je bent klaar.
new-here = Nog nooit gespeeld?
first-round = Leren spelen
sit-down = Aanschuiven
table-full = Alle plaatsen zijn bezet. Je mag meekijken.
start = Beginnen
start-with = Met { $n } spelers beginnen
start-with-bots =
    { $n ->
        [one] Met één bot beginnen
       *[other] Met { $n } bots beginnen
    }
host-starts = Wie de tafel heeft geopend, begint het spel.
wait-for-ready = Nog niet iedereen is klaar.
wait-for-others = Of wacht even: zodra er iemand zit, kunnen jullie samen beginnen.
who-begins = Wie begint?
begins-by-lot = Het lot beslist
begins-me = Ik
begins-place =
    { $place ->
        [other] De ander
        [left] Links van mij
        [right] Rechts van mij
       *[farther] { $n } plaatsen links van mij
    }
who-begins-note = Wie rechts daarvan zit, deelt als eerste.
add-bot = Bot erbij
add-seat = Plaats toevoegen
free-seat = Plaats vrijgeven
side-of = Levelkaart van { $name }
invite = Uitnodigen
invite-friends = Nodig je vrienden uit
share-code = Code om mee te doen
share-link = Link delen
copy-link = Kopiëren
share-text = Kom { $game } met me spelen
qr-words = QR-code van { $url }
timer-is =
    { $n ->
        [86400] één dag per beurt
       *[other] { $n } seconden per beurt
    }
timer-none = geen tijdslimiet
hints-on = met tips
hints-off = zonder tips
spectators-on = meekijken mag
spectators-off = niet meekijken
fair-title = Worden de kaarten eerlijk gedeeld?
fair-text = De kaarten komen uit een geheim van de server en uit jullie woorden. Wat hier beloofd is, kan na het spel worden nagerekend.
fair-word = Jouw woord
fair-promise = Beloofd:

# Wat de anderen doen, en grote momenten. $who is ‘you’, ‘other’ of ‘nobody’.

see-again = Laatste beurt nog eens bekijken
skip-moves = Overslaan
laid-out-level =
    { $who ->
        [you] Je legt level { $level } uit.
       *[other] { $name } legt level { $level } uit.
    }
peak-laid-out =
    { $who ->
        [you] Je legt level { $level } uit!
       *[other] { $name } legt level { $level } uit
    }
peak-round-ended =
    { $who ->
        [you] Je beëindigt de ronde!
        [nobody] De ronde is voorbij
       *[other] { $name } beëindigt de ronde
    }
peak-won =
    { $who ->
        [you] Je hebt gewonnen!
       *[other] { $name } wint!
    }
peak-hit =
    { $card ->
        [skip] { $name } laat je een beurt overslaan!
       *[other] { $name } speelt { $word } tegen je!
    }
peak-stopped =
    { $who ->
        [nobody] Je slaat deze beurt over
       *[other] Door { $name } sla je deze beurt over
    }
peak-stole = { $name } pakt een kaart van je af!
