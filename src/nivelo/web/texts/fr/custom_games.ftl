# Jeux personnels.

custom-title = Jeux personnels
custom-intro = Saisis la carte Niveaux de ta boîte, ou invente des niveaux, des cartes et des règles. Tout est vérifié pendant que tu écris.
custom-saved = Jeux enregistrés
custom-new = Un nouveau jeu
custom-new-text = Commence par l’un de ces jeux et change ce que tu veux.
custom-from-simple = Un petit jeu simple
custom-my = Mon { $game }
custom-untitled = Mon jeu
custom-play = Jouer
custom-share = Copier le lien vers ce jeu
custom-share-of = Copier le lien vers { $title }
custom-delete = Supprimer
custom-delete-of = Supprimer { $title }
custom-delete-sure = Supprimer { $title } ?
custom-delete-text = Les tables où l’on y joue déjà le gardent. Son lien ne marchera plus.
custom-anothers = Ce jeu appartient à quelqu’un d’autre. Tu peux y jouer ; si tu le changes, tu enregistres ta propre copie.
custom-how = Modifier avec
custom-as-form = Formulaire
custom-as-text = Texte
custom-basics = Nom et joueurs
custom-name = Nom du jeu
custom-players = Joueurs
custom-players-least = Nombre minimal de joueurs
custom-players-most = Nombre maximal de joueurs
custom-hand = Cartes en main
custom-less = Moins : { $what }
custom-more = Plus : { $what }
custom-text = Description en TOML
custom-text-note = Pour qui aime la précision : la même chose que dans le formulaire, et plus, par exemple des mélanges. Si tu reviens au formulaire, les commentaires sont perdus.

custom-levels = Niveaux
custom-levels-note = Touche un niveau pour le changer.
custom-side = Face de la carte Niveaux
custom-level-n = Niveau { $n }
custom-add-level = Ajouter un niveau
custom-two-sides = Une deuxième face, plus difficile
custom-two-sides-note = À la table, chacun peut choisir sa face.
custom-add-group = Ajouter une combinaison
custom-remove-group = Enlever la combinaison
custom-up = Monter le niveau { $n }
custom-down = Descendre le niveau { $n }
custom-copy-level = Copier le niveau { $n }
custom-remove-level = Enlever le niveau { $n }
custom-kind = Type de combinaison
custom-set =
    { $n ->
        [2] Paire
        [3] Brelan
        [4] Carré
       *[other] Cartes de même valeur
    }
custom-cards-of-group = Combien
custom-points = Points
custom-set-of = De quoi
custom-of-any = peu importe
custom-of-numbers = de nombres
custom-of-elements = d’éléments
custom-of-animals = d’animaux
custom-one-colour = de la même couleur
custom-too-many = Ce niveau demande { $n } cartes, mais une main n’en a que { $hand }.
custom-odds =
    { $below ->
        [yes] Complet dès la donne dans moins de { $share } des mains.
       *[no] Complet dès la donne dans { $share } des mains.
    } { $n ->
        [0] En moyenne, il ne manque aucune carte.
        [one] En moyenne, il manque { $missing } carte.
       *[other] En moyenne, il manque { $missing } cartes.
    }
custom-odds-counting = Calcul…
custom-odds-note = Calculé sur { $n } mains fraîchement distribuées. Plus la barre est longue, plus il manque de cartes.

custom-deck = Cartes
custom-deck-total =
    { $n ->
        [one] Une carte en tout
       *[other] { $n } cartes en tout
    }
custom-values = Plus grand nombre
custom-copies = Exemplaires de chaque carte
custom-colours = Couleurs ({ $n })
custom-colours-most = Il peut y avoir { $n } couleurs au plus.
custom-colours-least = Il faut au moins une couleur.
custom-colours-letter = Incompatible avec { $colour } : leurs noms anglais commencent par la même lettre, et les cartes s’écrivent avec elle.
custom-jokers = Jokers
custom-how-many = Combien
custom-range-from = De
custom-range-to = À
custom-add-jokers = Jokers pour tout
custom-add-range-jokers = Jokers pour un intervalle
custom-remove-jokers = Enlever ces jokers
custom-pictures = Éléments et animaux
custom-pictures-note = Quatre éléments avec leurs quatre animaux, dans chaque couleur.
custom-specials = Cartes spéciales
custom-specials-common = Avec une seule défausse pour tous, il y a d’autres cartes spéciales.
custom-does-skip = Quelqu’un passe un tour.
custom-does-take = Tous montrent trois cartes ; prends-en une.
custom-does-swap = Échange jusqu’à trois cartes.
custom-does-keep = Garde trois cartes de plus pour la manche suivante.
custom-does-stopper = Quelqu’un passe un tour ; on ne peut pas simplement la défausser.
custom-does-draw-two = Quelqu’un pioche deux cartes.
custom-does-direction = On joue dans l’autre sens.
custom-does-wish = Échange jusqu’à sept cartes.
custom-does-knock = Demande la carte de la défausse hors de ton tour.

custom-rules = Règles
custom-discard-pile = Défausses
custom-discard-pile-personal = Une pour chacun
custom-discard-pile-common = Une pour tous
custom-start-card = La première carte retournée
custom-start-card-any = N’importe laquelle
custom-start-card-plain = Ni joker ni carte spéciale
custom-round-ends = Une manche se termine
custom-round-ends-out = Quand quelqu’un défausse sa dernière carte
custom-round-ends-out-or-all-laid-out = Aussi quand tous ont posé leur niveau
custom-next-dealer = Donneur suivant
custom-next-dealer-left = La personne à gauche
custom-next-dealer-ender = La personne qui a terminé la manche
custom-win = On gagne
custom-win-layout = Dès que le dernier niveau est posé
custom-win-round = À la fin de la manche
custom-bonus = Niveaux gagnés en terminant la manche
custom-keep = Garder des cartes
custom-keep-note = Si l’on n’a pas posé son niveau, on peut garder des cartes pour la manche suivante.
custom-keep-cards = Cartes
custom-keep-from = Du niveau
custom-keep-to = Au niveau
custom-keep-sides = Sur quelle face
custom-both = Les deux
custom-board = Plateau avec dés
custom-board-note = Chaque tour commence par des dés et une case d’action, comme dans le jeu de plateau.
custom-fields = Cases ({ $n })
custom-field-n = Case { $n }
custom-add-field = Ajouter une case
custom-remove-field = Enlever la dernière case
custom-mixes = Ce jeu a aussi des mélanges ({ $names }). Change-les dans le texte.

custom-verdict = Vérifier et jouer
custom-good = On peut y jouer.
custom-checking = Vérification…
custom-flawed = On ne peut pas encore y jouer.
custom-flaw-in = Il y a une erreur : { $where }
custom-save = Enregistrer
custom-save-copy = Enregistrer ma propre copie
custom-was-saved = Enregistré
custom-nothing-to-save = Tout est déjà enregistré.
custom-play-bots = Jouer contre des bots
custom-open-table = Ouvrir une table
custom-revert = Revenir à la version enregistrée
custom-name-first = Dis-nous d’abord ton nom
error-odds = Calculer les chances de ces niveaux prendrait trop de temps.
error-own-game-unknown = Ce jeu n’existe pas, ou plus.
error-own-game-not-yours = Ce jeu appartient à quelqu’un d’autre.
error-own-game-too-many = Tu ne peux pas enregistrer plus de jeux. Supprimes-en un d’abord.
