# Parties terminées.

history-title = Mes parties
history-empty = Tu n’as encore terminé aucune partie.
history-count =
    { $n ->
        [one] Une partie
       *[other] { $n } parties
    }
history-more =
    { $n ->
        [one] En montrer une de plus
       *[other] En montrer { $n } de plus
    }
history-won = Gagnée
history-lost = Pas gagnée
history-ended = Interrompue
history-rounds =
    { $n ->
        [0] aucune manche
        [one] une manche
       *[other] { $n } manches
    }
history-turns =
    { $n ->
        [0] aucun tour
        [one] un tour
       *[other] { $n } tours
    }
history-level = niveau { $n }
history-replay = Revoir
history-replay-of = Revoir : { $game }, { $when }
history-winner = { $name } a gagné
history-ended-text = La partie a été arrêtée avant que quelqu’un gagne
history-bot = Bot
history-stand-in = Un bot jouait à la fin
history-record = Télécharger l’enregistrement
history-record-note = L’enregistrement est un texte lisible par les humains et par les programmes. Avec Nivelo sur ton ordinateur :
error-history = Cette partie n’est pas terminée, ou n’a jamais été jouée.

time-seconds = { $n } s
time-minutes = { $n } min
time-hours = { $h } h { $m } min

# La preuve qu'une partie était honnête.

proof-title = La distribution était-elle équitable ?
proof-intro = Personne n’a choisi les cartes, ni le serveur ni un joueur. Inutile de nous croire sur parole : laisse ton navigateur vérifier.
proof-promise = 1. La promesse
proof-promise-text = Avant la partie, le serveur a inventé un secret et en a publié l’empreinte. Une empreinte ne correspond qu’à un seul secret, mais ne le révèle pas. Chacun pouvait la voir avant de jouer.
proof-promised = Empreinte promise
proof-secret = 2. Le secret
proof-secret-text = La partie finie, le serveur révèle son secret. Si son empreinte correspond à celle promise, il ne l’a pas changé.
proof-the-secret = Secret
proof-computed = Calculé ici ({ $what })
proof-secret-ok = L’empreinte correspond à celle promise.
proof-secret-bad = L’empreinte ne correspond pas ! Ce n’est pas le secret promis.
proof-seed = 3. Vos mots
proof-seed-text = Après la promesse, chacun pouvait ajouter un mot. Le secret et tous les mots donnent ensemble la graine d’où viennent les cartes. Le serveur ne pouvait donc pas viser une distribution précise.
proof-no-word = aucun mot
proof-no-words = Personne n’a ajouté de mot dans cette partie : les cartes ne dépendent donc que du secret du serveur. La prochaine fois, ajoutes-en un avant de jouer.
proof-seed-ok = La graine découle du secret et des mots.
proof-seed-bad = La graine ne découle pas du secret et des mots !
proof-deal = 4. Les cartes
proof-deal-text = À partir de la graine, ton navigateur redistribue la première manche, carte par carte.
proof-deal-ok = Ce sont exactement les mains du début de la partie.
proof-deal-bad = La partie a commencé avec d’autres mains !
proof-server = 5. Tout le reste
proof-server-text = Le serveur a rejoué toute la partie à partir de la graine, coup par coup. Tu peux en faire autant avec l’enregistrement.
check-game = Le jeu et ses règles
check-commitment = La promesse
check-seed = La graine
check-moves = Chaque coup
check-result = Le résultat
proof-server-ok = Tout concorde.
proof-server-bad = Quelque chose ne concorde pas.
proof-run = Vérifier maintenant
proof-all-ok = Vérifié par ton navigateur : la distribution était équitable.
proof-all-bad = La vérification a échoué. Ne te fie pas à cette partie.

# Le bilan après la partie.

review-title = Tes décisions
review-about = Un bot fort réexamine chacune de tes décisions et signale celles qui t’ont le plus coûté.
review-about-alone = Un bot fort passe en revue tes décisions, autant que cet appareil en a le temps, et signale celles qui t’ont le plus coûté.
review-partly = Sur cet appareil, le temps a suffi pour { $looked } de tes { $total } décisions, d’abord celles où un bot rapide aurait joué autrement.
review-found-partly =
    { $n ->
        [one] L’une d’elles t’a coûté quelque chose :
       *[other] { $n } d’entre elles t’ont coûté quelque chose :
    }
review-none-partly = Aucune d’elles ne t’a vraiment coûté cher.
review-begin = Revoir mes décisions
review-progress = Examen de tes décisions : { $done } sur { $total }
review-again = Nouvel examen des plus coûteuses : { $done } sur { $total }
review-none = Aucune de tes décisions ne t’a vraiment coûté cher. Bien joué !
review-found =
    { $n ->
        [one] Une de tes { $total } décisions t’a coûté quelque chose :
       *[other] { $n } de tes { $total } décisions t’ont coûté quelque chose :
    }
review-round = Manche { $n }
review-made = Toi : { $move }
review-better = Mieux : { $move }
review-cost =
    { $n ->
        [one] { $n } victoire de moins
       *[other] { $n } victoires de moins
    } sur 100 parties ({ $low } à { $high })
review-perhaps-cost =
    { $n ->
        [one] peut-être { $n } victoire de moins
       *[other] peut-être { $n } victoires de moins
    } sur 100 parties, mais ce peut être le hasard
review-chances = { $best } % au lieu de { $made } %
review-look = Voir ce moment
review-note = Les chances sont des estimations tirées de parties simulées qui concordent avec ce que tu pouvais voir. Seul ce qui dépasse le hasard est signalé.
review-perhaps = À revoir, peut-être
review-well = Bien joué
review-same =
    { $n ->
        [0] Dans aucune des { $total } décisions, un bot fort n’aurait fait de même.
        [one] Dans une décision sur { $total }, un bot fort aurait fait de même.
       *[other] Dans { $n } décisions sur { $total }, un bot fort aurait fait de même.
    }
review-rose = Un bot fort aurait fait de même ; ta chance de gagner était alors de { $n } %.
