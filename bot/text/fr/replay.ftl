### Une partie à montrer : un seul fichier HTML, fait par « Revoir (fichier) » ou par `quartermaster replay`.

bot-button-replay = Revoir (fichier)
replay-title = { $game } : la partie pas à pas
replay-spectator = le public
replay-everybody = tout le monde, toutes les cartes visibles
replay-eyes = Vue par
replay-event = Événement
replay-pictures = Images de la table
replay-log = Le déroulement
replay-controls = Parcourir la partie
replay-where = { $n } sur { $last }
replay-undone = (annulé par la suite)
replay-of = { $name } : { $told }
replay-why = Pourquoi ?
replay-slider = Événement
replay-first = Premier événement
replay-back = Reculer
replay-forward = Avancer
replay-last = Dernier événement
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-slow = lente
replay-normal = normale
replay-fast = rapide
replay-keys = Clavier : ← et → reculent et avancent d’un événement, Page préc. et Page suiv. de dix. Début va au premier, Fin au dernier. P lance la lecture ou la met en pause.
replay-without-script = Cette page a besoin de JavaScript. Elle ne charge rien depuis le réseau.
replay-too-old = Ce navigateur ne peut pas ouvrir le fichier : il est trop ancien, ou le fichier est abîmé. Prenez une version récente de Firefox, Chrome, Edge ou Safari.
replay-dice = Vérifier les dés
replay-dice-about = L’empreinte a été montrée avant la partie, et le sel au début. Tous les tirages de la partie découlent des clés et du sel.
replay-dice-export = **Exporter** vous donne un fichier avec { $whole ->
    [true] tous les tirages
   *[false] les tirages dont les clés sont publiques
}. Pour les vérifier, utilisez `quartermaster verify` ou la page « Vérifier les dés » fournie avec Quartermaster.
replay-dice-sealed = Les clés sont révélées quand la partie est finie.
replay-dice-kept = Certaines clés restent secrètes pour toujours : seule leur empreinte (SHA-256) est montrée.
replay-commitment = Empreinte
replay-salt = Sel
replay-key = Clé « { $kind } »
replay-hash = Empreinte de la clé « { $kind } »

## Ce que le bot en dit

replay-told = La partie pas à pas, telle que { $whole ->
        [true] vous l’avez vue, telle que le public l’a vue, et aussi toutes cartes visibles
       *[false] vous l’avez vue, et telle que le public l’a vue
    }. Téléchargez le fichier et ouvrez-le dans un navigateur ; il ne charge rien depuis le réseau.
replay-told-public = La partie pas à pas, telle que { $whole ->
        [true] le public l’a vue, et aussi toutes cartes visibles
       *[false] le public l’a vue
    }. Téléchargez le fichier et ouvrez-le dans un navigateur ; il ne charge rien depuis le réseau.
replay-told-own = Le fichier contient ce que personne d’autre n’a vu, et certaines de ces choses restent secrètes après la partie. Réfléchissez avant de le partager.
replay-not-made = Impossible de préparer ce fichier. **Exporter** vous donne la partie en fichier ; la personne responsable du bot peut en faire une partie à revoir avec `quartermaster replay`.
