# Sans serveur : les tables sont gardées dans ce navigateur.

alone-title = Cet appareil seulement
alone-text = Ici, on joue contre des bots, ou à plusieurs en se passant l’appareil. Tout reste dans ce navigateur. Pour jouer en réseau, il faut que quelqu’un fasse tourner un serveur.
alone-invite = Cette table n’existe que sur ton appareil. Pour inviter d’autres personnes par le réseau, il faut que quelqu’un fasse tourner un serveur.
pass-on = Passe l’appareil à { $name }
pass-on-note = Aucune carte n’est visible pour l’instant.
pass-on-here = C’est moi, { $name }
pass-on-any-knock = Quelqu’un fait toc-toc pour cette carte ?
pass-on-no-knock = Personne
pass-on-knocks = { $name } fait toc-toc
sit-here = Quelqu’un ici
sit-here-title = Une autre personne sur cet appareil
sit-here-name = Nom
error-local-needs-server = Il faut un serveur pour cela. Cette page fonctionne sans serveur.
error-local-storage = Ton navigateur n’a pas pu enregistrer cela. Il n’y a peut-être plus de place : libère de l’espace et réessaie.
error-local-failed = Impossible de charger le jeu.
error-local-no-table = Cette table n’est pas dans ce navigateur. Une table de cette page reste sur l’appareil où elle a été ouverte.
start-failed = Impossible de charger le jeu
start-failed-text = Il en manque une partie. As-tu du réseau ?
device-forgets = Ce navigateur ne garde rien pour cette page, peut-être à cause d’une fenêtre privée ou de ses réglages. Tu peux jouer, mais tes parties disparaîtront quand tu fermeras la page.
keep-title = Tes tables et parties
keep-text = Tout ce que tu joues reste dans ce navigateur. Enregistre-le dans un fichier pour l’emporter dans un autre navigateur, ou sur un serveur avec « nivelo import ».
keep-save = Enregistrer dans un fichier
keep-read = Lire un fichier
keep-taken = { $n ->
    [0] Il n’y avait rien de nouveau.
    [one] Une table ajoutée.
   *[other] { $n } tables ajoutées.
}
error-import = Ce fichier ne peut pas être lu.
alone-friends = Ajoute les autres par leur nom ; vous vous passez l’appareil.

# On a server’s pages: games on the device itself, also without a network.
device-title = Sur cet appareil
device-ready = Sur cet appareil, tu peux jouer contre des bots même sans réseau. Ces parties restent dans ce navigateur.
device-play = Jouer sur cet appareil
device-offer = Pour jouer contre des bots sans réseau, télécharge une fois le jeu sur cet appareil : environ 7 Mo.
device-keep = Télécharger pour jouer hors ligne
device-fetching = Téléchargement…
device-not-kept = Cela n’a pas marché. Réessaie quand la connexion sera meilleure.
device-text = Ces parties sont uniquement sur cet appareil et se passent de réseau. Tu joues contre des bots, ou vous vous passez l’appareil.
device-back = Tables avec d’autres
device-invite = Cette table est uniquement sur ton appareil. Pour jouer avec d’autres par le réseau, ouvre une table là-bas.
offline-play = Jouer contre des bots sur cet appareil
offline-not-ready = Tu pourrais jouer contre des bots sur cet appareil, mais le jeu n’y est pas encore téléchargé. La page d’accueil le propose quand il y a une connexion.
offline-no-play = Ce serveur ne propose pas de parties hors ligne.
