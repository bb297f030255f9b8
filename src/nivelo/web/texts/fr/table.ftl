# Places, piles et combinaisons.

you = Toi
your-turn-title = À toi
players = Joueurs
away = pas là
seat-away = N’est pas là pour le moment.
level-short = N{ $n }
level-n = Niveau { $n }
round-n = Manche { $n }
seat-words =
    { $name } : niveau { $level }, { $asks } ; { $cards ->
        [0] aucune carte
        [one] une carte
       *[other] { $cards } cartes
    } en main{ $out ->
        [yes] , niveau posé
       *[no] { "" }
    }.
seat-front = Devant : { $cards }.
seat-jokers = Dont { $n ->
        [one] un joker
       *[other] { $n } jokers
    }.
seat-bot-plays = Un bot joue ici pour le moment.
seat-left = A quitté la table. Un bot occupe sa place.
seat-facts =
    Niveau { $level } sur { $count }, { $cards ->
        [0] aucune carte
        [one] une carte
       *[other] { $cards } cartes
    } en main.
seat-known = Tout le monde a vu ces cartes
seat-pairs = Les éléments et leurs animaux, de toute couleur
front-skip =
    { $who ->
        [you] Tu passes ton prochain tour.
       *[other] Passe son prochain tour.
    }
front-stopper =
    { $who ->
        [you] Tu passes ton prochain tour.
       *[other] Passe son prochain tour.
    }
front-draw-two =
    { $who ->
        [you] Tu pioches deux cartes.
       *[other] Pioche deux cartes.
    }
front-keep =
    { $who ->
        [you] Si ton niveau n’est pas posé à la fin de la manche, tu peux garder jusqu’à trois cartes.
       *[other] Si son niveau n’est pas posé à la fin de la manche, cette carte permet d’en garder jusqu’à trois.
    }
lay-in-front = Poser { $card } devant { $name }
draw-pile = Pioche
draw-pile-words =
    Pioche, { $n ->
        [0] aucune carte
        [one] une carte
       *[other] { $n } cartes
    }
draw-planned = Pioche : tu pioches dès que c’est ton tour
discard-pile = Défausse
your-pile = Ta pile
pile-common = la défausse
pile-own = ta défausse
pile-of = la défausse de { $name }
pile-words = Sur { $pile } : { $card }
pile-empty = Vide : { $pile }
take-card = Prendre { $card } sur { $pile }
discard-card = Défausser { $card }
stock-words =
    { $n ->
        [0] Aucun joker
        [one] Un joker
       *[other] { $n } jokers
    } au milieu
mat-of = Posé par { $name }
group-words = { $kind } de { $name } : { $cards }
lay-off-on = Ajouter { $card } à : { $group }
opened-cards = Cartes montrées
take-from = Prendre { $card } à { $name }
way-clockwise = On joue dans le sens horaire
way-counter = On joue dans le sens antihoraire
way-right = sens horaire
way-left = sens antihoraire
board = Plateau
field-words =
    Case { $n } : { $action }.{ $towers ->
        [0] { "" }
       *[other] { " " }Ici : { $names }.
    }
dice-words = Dés : { $a } et { $b }
level-markers = Niveaux : { $list }
laid-out = Posé
ladder-words = Niveau { $at } sur { $count }
ladder-done = Les { $count } niveaux sont réussis

# La main.

your-hand =
    Ta main, { $n ->
        [0] aucune carte
        [one] une carte
       *[other] { $n } cartes
    }
card-layable = { $card }, on peut l’ajouter
sort-by =
    { $by ->
        [value] Valeur
        [colour] Couleur
        [level] Niveau
       *[hand] À la main
    }
sort-words =
    Trié { $by ->
        [value] par valeur
        [colour] par couleur
        [level] par niveau
       *[hand] à la main
    }. Appuie pour trier { $next ->
        [value] par valeur
        [colour] par couleur
        [level] par niveau
       *[hand] à la main
    }.
undo = Annuler
hint = Conseil

# Ce qui est attendu.

what-to-do = Ce qu’il faut faire
now-paused = La partie est en pause.
now-ended = La partie a été arrêtée.
now-you-won = Tu as gagné !
now-won = { $name } a gagné.
now-other =
    { $decision ->
        [taking] { $name } prend une carte.
        [laying_out] { $name } pose son niveau, carte par carte.
        [playing] { $name } réfléchit.
        [moving] { $name } déplace sa tour.
        [choosing] { $name } choisit une action.
        [exchanging] { $name } échange des cartes.
        [asking] { $name } va interroger les autres.
        [giving] { $name } donne une carte.
        [opening] { $name } choisit les cartes à montrer.
        [stealing] { $name } regarde les cartes montrées.
        [swapping] { $name } échange des cartes.
        [wishing] { $name } joue un Souhait.
        [counting] { $name } joue un Souhait.
        [answering] { $name } répond au toc-toc.
        [keeping] { $name } choisit les cartes à garder.
       *[other] C’est à { $name } de jouer.
    }
now-bot-for-you = Un bot joue pour toi.
now-again = Le dernier tour encore une fois.
now-sure = Défausser { $card } ?
now-left = Tu as quitté la table : un bot occupe ta place.
now-away = { $name } n’est plus là. La partie attend.
now-knocking = Quelqu’un fait-il toc-toc ?
now-nothing-to-take = Il n’y a pas de carte à prendre.
now-take =
    { $n ->
        [2] Prends deux cartes, l’une après l’autre.
       *[other] Prends une carte d’une des piles.
    }
now-lay-out = Pose ton niveau ou défausse une carte.
now-laying-out = Ton niveau est en train d’être posé.
now-lay-off = Ajoute des cartes si tu veux, puis défausses-en une.
now-discard = Choisis une carte et défausse-la.
now-discard-last = Défausse ta dernière carte : la manche se termine.
now-second-discard = Toutes les combinaisons sont pleines : tu peux défausser une deuxième carte.
now-moving = { $a } et { $b } : où va ta tour ?
now-choosing = Quelle action veux-tu ?
now-exchanging =
    Dépose { $n ->
        [one] une carte
       *[other] une à { $n } cartes
    } ; tu en pioches autant, plus une.
now-asking = Demande un nombre ou une couleur.
now-giving = { $name } demande « { $asked } » : donne une carte, puis pioches-en une.
now-opening =
    { $cause ->
        [board] { $name } prend une carte :
       *[other] { $name } joue { $card } :
    } { $n ->
        [0] montre ces cartes. Si l’on t’en prend une, pioches-en une.
        [one] montre encore une carte. Si l’on t’en prend une, pioches-en une.
       *[other] montre { $n } cartes. Si l’on t’en prend une, pioches-en une.
    }
now-may-steal = Tu peux prendre une des cartes montrées. Les autres retournent en main.
now-must-steal = Prends une des cartes montrées. Les autres retournent en main.
now-swapping =
    Dépose jusqu’à { $n ->
        [one] une carte
       *[other] { $n } cartes
    } et pioches-en autant. Ensuite, ton tour est fini.
now-wishing =
    Souhait : dépose jusqu’à { $n ->
        [one] une carte de plus
       *[other] { $n } cartes de plus
    }. Tu en pioches autant, plus une pour le Souhait.
now-counting = Combien de cartes pioches-tu ?
now-knock = { $name } a mis { $card } sur la défausse. Joues-tu ta carte Toc-toc ?
now-answer = { $name } fait toc-toc pour { $card }. Tu passes avant : la prends-tu ?
now-keeping =
    Tu peux garder jusqu’à { $n ->
        [one] une carte
       *[other] { $n } cartes
    } ; tu en recevras d’autant moins.
seconds-left = { $n } s
minutes-left = { $n } min
hours-left = { $n } h

# Ce qu'on peut faire.

lay-out = Poser
discard-this = Défausser { $card }
yes-discard = Oui, la défausser
discard-without-effect = Défausser, sans effet
lay-off-this = Ajouter { $card }
play-this = Jouer
give-this = Donner { $card }
against = Pour { $name }
tap-a-group = Touche une combinaison pour l’ajouter
tap-a-player = Touche la personne à qui elle est destinée.
does-skip = Devant quelqu’un : cette personne passe un tour.
does-take = Une fois jouée : les autres montrent trois cartes, tu peux en prendre une et ton tour est fini.
does-swap = Une fois jouée : tu déposes jusqu’à trois cartes et en pioches autant. Ensuite ton tour est fini.
does-keep = Reste devant toi : si ton niveau n’est pas posé à la fin de la manche, tu peux garder jusqu’à trois cartes.
does-stopper = Devant quelqu’un : cette personne passe un tour.
does-draw-two = Sur la défausse : tu pioches deux cartes. Devant quelqu’un : cette personne en pioche deux.
does-direction = Une fois jouée : le sens du jeu s’inverse.
does-wish = Au lieu de prendre une carte : dépose-la avec six autres au plus et pioches-en autant.
does-wish-late = Seulement au lieu de prendre une carte ; à présent sans effet.
does-joker = Remplace la carte qu’il te faut.
does-range = Remplace n’importe quel nombre de { $low } à { $high }, de toute couleur.
does-knock = Fais toc-toc avec elle quand quelqu’un défausse une carte qu’il te faut.
go-on = Continuer
no-more = C’est tout
take-none = N’en prendre aucune
answer-take = Je la prends
answer-leave = Je la laisse
as-value = Comme { $value }
as-picture = Comme { $picture }
pick-first =
    { $n ->
        [one] Choisis d’abord une carte.
       *[other] Choisis encore { $n } cartes.
    }
pick-most = { $n } cartes au plus. Touche encore une carte pour la reprendre.
picked-for-you = Choix fait pour toi : { $cards }.
send-opening = Montrer ({ $n } sur { $most })
send-swapping =
    { $n ->
        [0] Ne rien échanger
        [one] Échanger une carte
       *[other] Échanger { $n } cartes
    }
send-exchanging =
    { $n ->
        [0] Échanger
        [one] Échanger une carte
       *[other] Échanger { $n } cartes
    }
send-wishing =
    { $n ->
        [0] Ne rien déposer de plus
        [one] Déposer une carte
       *[other] Déposer { $n } cartes
    }
send-keeping =
    { $n ->
        [0] Ne rien garder
        [one] Garder une carte
       *[other] Garder { $n } cartes
    }
knock-for = Toc-toc pour { $card }
do-not-knock = Ne pas faire toc-toc
play-again-myself = Reprendre ma place
come-back = Reprendre ma place
ask-value = Nombre ou couleur
ask-left = Demander par la gauche, d’abord à { $name }
ask-right = Demander par la droite, d’abord à { $name }
field-go = Case { $n } : { $action }
action-plus-one = Prendre une carte
action-plus-two = Prendre deux cartes
action-again = Une carte, puis encore un tour
action-exchange = Échanger des cartes
action-everyone = Chacun pioche une carte
action-joker = Un joker du milieu
action-ask = Demander une carte
action-open-three = Les autres montrent trois cartes
action-free = L’action de ton choix

# Pourquoi quelque chose n'est pas possible.

why-watching = Tu regardes.
why-no-connection = Pas de connexion pour l’instant.
why-paused = La partie est en pause.
why-over = La partie est terminée.
why-bot = Un bot joue pour toi.
why-turn = C’est à { $name } de jouer.
why-taken = Tu as déjà pris ta carte.
why-not-pile = Tu ne peux pas prendre dans cette pile maintenant.
why-empty = Il n’y a pas de carte ici.
why-laid-out = Ton niveau est déjà posé.
why-incomplete = Tes cartes ne forment pas encore le niveau.
why-take-first = Prends d’abord une carte.
why-first = Il y a autre chose à faire d’abord.
why-select = Choisis d’abord une carte de ta main.
why-no-discard = Cette carte ne peut pas être défaussée maintenant.
why-lay-out-first = Pose d’abord ton propre niveau ; ensuite tu pourras ajouter des cartes.
why-last-card = La dernière carte est pour la défausse.
why-does-not-fit = La carte ne va pas ici.

# Préparer le niveau.

arrange-title = Prépare ton niveau
arrange-help = Touche des cartes de ta main pour les placer ; touche-les encore pour les reprendre.
arrange-filled = Ton niveau est déjà prêt. Pose-le, ou touche des cartes pour le changer.
arrange-propose = Proposer
arrange-clear = Vider
arrange-incomplete = Remplis d’abord toutes les combinaisons.
arrange-joker = Choisis ce que le joker remplace.
arrange-no-place = Cette carte ne va dans aucune combinaison.
arrange-back = Reprendre { $card }
joker-stands-for = Le joker remplace :

# La fin des manches et des parties.

round-over = La manche { $n } est terminée
round-ended-by = { $name } a défaussé sa dernière carte.
round-no-turn = C’était rapide : tu n’as pas pu jouer. Tu gardes ton niveau.
round-yours = Tu gagnes la manche { $n } !
round-yours-why =
    { $n ->
        [2] Tu n’as plus de cartes, et avant tout le monde : deux niveaux de plus au lieu d’un.
        [1] Tu n’as plus de cartes, et avant tout le monde : un niveau de plus.
        [0] Tu n’as plus de cartes, et avant tout le monde.
       *[other] Tu n’as plus de cartes, et avant tout le monde.
    }
round-all-out = Tout le monde a posé son niveau.
round-nobody-out = Personne ne l’a terminée.
step-ended =
    { $who ->
        [you] manche terminée
       *[other] a terminé la manche
    }
step-laid-out = niveau posé
step-none = niveau non posé
your-next-level = Ton niveau { $n } : { $asks }
choose-kept = Choisir les cartes à garder
next-round = Manche suivante
end-you-won = Tu as gagné !
end-won = { $name } a gagné
end-without-winner = La partie a été arrêtée
ended-early = Arrêtée avant que quelqu’un gagne.
your-result = Tu as atteint le niveau { $level } sur { $count }.
wins-here =
    { $n ->
        [one] une victoire à cette table
       *[other] { $n } victoires à cette table
    }
review = Bilan
rematch = Rejouer
rematch-host = La personne qui a ouvert la table peut relancer une partie.
replay = Revoir
share = Partager
look-at-table = Regarder la table
result = Résultat

# Parler.

talk = Journal et discussion
log = Journal
chat = Discussion
log-empty = Il ne s’est encore rien passé.
chat-unread = { chat } : { $n } à lire
chat-empty = Personne n’a encore rien dit.
somebody-says = { $name } : { $words }
say-something = Dis quelque chose
send = Envoyer
reactions = Réactions
reaction-hello = Salut
reaction-thanks = Merci
reaction-well-played = Bien joué
reaction-oops = Oups
reaction-hurry = Dépêche-toi
reaction-laugh = Rire
reaction-sad = Triste
reaction-wow = Waouh
mute = Masquer les messages de { $name }
unmute = Afficher les messages de { $name }

# Avant la partie, et le menu.

connecting = Connexion…
connection-lost = Connexion perdue. Reconnexion en cours…
connection-restarting = Le serveur redémarre. Un instant…
seat-moved = Ta place a été reprise sur un autre appareil.
seat-removed = Ta place a été libérée. Tu peux regarder.
no-table-title = Pas de table ici
menu = Menu
pause = Pause
resume = Reprendre
end-game = Arrêter la partie
end-game-note = Pour tout le monde ; personne ne gagne.
end-sure = Arrêter vraiment la partie ? Elle s’arrête pour tout le monde, et personne ne gagne.
call-off = Interrompre la manche
call-off-sure = Interrompre la manche ? Seulement si tout le monde est d’accord. Tous ceux dont le niveau est posé montent d’un niveau.
call-off-offer = Cette manche s’éternise. Si tout le monde est d’accord, tu peux l’interrompre.
leave-table = Quitter la table
leave-table-note = Un bot continue pour toi.
go-home-note = Tu gardes ta place et tu peux revenir.
leave-sure = Vraiment partir ? Un bot continuera pour toi. Le même lien te ramène ici.
move-seat = Prendre ma place sur un autre appareil (copie un lien)
give-seat-back = Rendre la place à { $name }
let-bot-play = Laisser un bot jouer pour { $name }
remove-player = Retirer { $name }
at-the-table = À la table ({ $n } places)
free-seats =
    { $n ->
        [one] 1 libre
       *[other] { $n } libres
    }
host = hôte
is-ready = c’est bon
not-ready = pas encore
ready = C’est bon pour moi
unready = Finalement, pas encore
you-ready = C’est bon pour toi.
new-here = Tu ne connais pas le jeu ?
first-round = Apprendre à jouer
sit-down = M’asseoir
table-full = Toutes les places sont prises. Tu peux regarder.
start = Commencer
start-with = Commencer à { $n }
start-with-bots =
    { $n ->
        [one] Jouer contre un bot
       *[other] Jouer contre { $n } bots
    }
host-starts = La personne qui a ouvert la table lance la partie.
wait-for-ready = Tout le monde n’est pas encore prêt.
wait-for-others = Ou attends : dès que quelqu’un s’assoit, vous pouvez commencer ensemble.
who-begins = Qui commence ?
begins-by-lot = Tirage au sort
begins-me = Moi
begins-place =
    { $place ->
        [other] L’autre personne
        [left] À ma gauche
        [right] À ma droite
       *[farther] { $n } places à ma gauche
    }
who-begins-note = La personne à sa droite distribue en premier.
add-bot = Ajouter un bot
add-seat = Ajouter une place
free-seat = Libérer la place
side-of = Carte Niveaux de { $name }
invite = Inviter
invite-friends = Invite tes amis
share-code = Code pour entrer
share-link = Partager le lien
copy-link = Copier
share-text = Viens jouer à { $game } avec moi
qr-words = Code QR de { $url }
timer-is =
    { $n ->
        [86400] un jour par tour
       *[other] { $n } secondes par tour
    }
timer-none = sans limite de temps
hints-on = avec conseils
hints-off = sans conseils
spectators-on = on peut regarder
spectators-off = on ne peut pas regarder
fair-title = Les cartes sont-elles distribuées équitablement ?
fair-text = Les cartes viennent d’un secret du serveur et de vos mots. Ce qui est promis ici peut être vérifié après la partie.
fair-word = Ton mot
fair-promise = Promis :

# Ce que font les autres, et les grands moments. $who vaut « you », « other » ou « nobody ».

see-again = Revoir le dernier tour
skip-moves = Avance rapide
laid-out-level =
    { $who ->
        [you] Tu poses le niveau { $level }.
       *[other] { $name } pose le niveau { $level }.
    }
peak-laid-out =
    { $who ->
        [you] Tu poses le niveau { $level } !
       *[other] { $name } pose le niveau { $level }
    }
peak-round-ended =
    { $who ->
        [you] Tu termines la manche !
        [nobody] La manche est finie
       *[other] { $name } termine la manche
    }
peak-won =
    { $who ->
        [you] Tu as gagné !
       *[other] { $name } gagne !
    }
peak-hit =
    { $card ->
        [skip] { $name } te fait passer ton tour !
       *[other] { $name } joue { $word } contre toi !
    }
peak-stopped =
    { $who ->
        [nobody] Tu passes ce tour
       *[other] À cause de { $name }, tu passes ce tour
    }
peak-stole = { $name } te prend une carte !
