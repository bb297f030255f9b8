# Les trois premiers sont envoyés par le serveur ; chacun doit y tenir sur une ligne.
push-title = À toi de jouer
push-body = { $game }, avec { $names }
push-body-alone = { $game }

push-switch = Me prévenir quand c’est mon tour
push-note = Aux tables avec un jour par tour, même quand la page est fermée. Le message dit quelle table, jamais quelles cartes.
push-denied = Ton navigateur n’autorise pas ce site à envoyer des notifications. Tu peux le changer dans les réglages du navigateur pour ce site.
push-unsupported = Ce navigateur ne peut pas recevoir de notifications. Sur iPhone ou iPad, ajoute d’abord Nivelo à l’écran d’accueil.
push-insecure = Pour les notifications, Nivelo doit être ouvert en https.
push-needs-server = Pour les notifications, il faut un serveur ; ici, tu joues sans.
push-off-server = Ce serveur n’envoie pas de notifications.
push-devices = { $n ->
    [one] Tu reçois des notifications sur un appareil.
   *[other] Tu reçois des notifications sur { $n } appareils.
}
push-everywhere = Désactiver sur tous les appareils
push-failed = Cela n’a pas marché. Réessaie dans un instant.
