### Comment on entre : appareils, liens, codes de secours, clés d’accès, invitations.

## Ce que dit le serveur à propos de la connexion.

account-two-people = Ce navigateur joue sous le nom { DE($own) }, avec { $count ->
    [one] une table
   *[other] { $count } tables
  }. Dis d’abord ce qu’elles deviennent avant qu’il se connecte comme { $name }.
account-both-at-a-table = Les deux sont assis à une table dont la partie n’est pas finie. Termine-la ou quitte la table, puis réunis-les.
account-link-gone = Ce lien n’est plus valable : il dure dix minutes et sert à un seul appareil. Crée-en un autre sur l’appareil où tu es connecté.
account-wrong-code = Ce code ne laisse entrer personne. Vérifie-le lettre par lettre ; si tu en as fait un plus récent, seul celui-là marche.
account-enough-guesses = Trop d’essais. Réessaie dans une heure.
account-wrong-passkey = Cette clé d’accès n’a pas été acceptée. Réessaie, ou entre par un autre chemin.
account-unknown-passkey = Cette clé d’accès n’est pas connue ici. Elle a peut-être été retirée ; choisis-en une autre.
account-passkey-late = C’était trop long. Recommence.
account-passkey-known = Cette clé d’accès sert déjà ici.
account-enough-passkeys = Il n’y a plus de place pour une clé d’accès. Retires-en une d’abord.
account-passkeys-no-address = Les clés d’accès ne marchent pas encore ici : l’hébergeur n’a pas indiqué au serveur son adresse publique (public-address).
account-passkeys-no-https = Les clés d’accès ne marchent pas ici : les navigateurs n’en créent que pour des adresses en https.
account-passkeys-elsewhere = Les clés d’accès marchent à l’adresse { $address }. Ouvre la ville là-bas.
account-invitation-needed = Cette maison est fermée. Apporte une invitation, ou connecte-toi sous un nom connu ici.
account-wrong-invitation = Cette invitation ne laisse entrer personne : elle est peut-être épuisée ou trop vieille. Demandes-en une autre à ton hôte.
account-oidc-needed = Cette maison n’accueille les nouveaux que par sa propre connexion. Connecte-toi par là, ou comme quelqu’un de connu ici.

## Les appareils dans les réglages.

account-devices = Mes appareils
account-devices-help = Quiconque tient un de ces appareils joue à ta place. Déconnecte ce que tu n’as plus en main ; les programmes qui tiennent une place pour toi continuent.
account-device = { $browser } sur { $system }
account-device-unknown = Un autre appareil
account-here = celui-ci
account-seen = vu { $ago }
account-rename = Renommer { $name }
account-rename-short = Renommer
account-remove-short = Retirer
account-name = Nom
account-end = Déconnecter { $name }
account-end-short = Déconnecter
account-ended = C’est fait : plus personne n’y joue à ta place.

## Aussi sur mon téléphone.

account-phone = Aussi sur mon téléphone
account-phone-help = Ouvre un lien sur un autre appareil, et tu y es la même personne : mêmes tables, même nom.
account-phone-make = Créer un lien
account-phone-again = Créer un autre lien
account-phone-until = Il connecte un seul appareil et vaut jusqu’à { $time }. Ne le montre à personne d’autre.
account-phone-link = Lien à usage unique
account-phone-qr = Le même lien en code QR, pour l’appareil photo de ton téléphone
account-link-title = Connecter cet appareil
account-link-ask = Avec ce lien, cet appareil devient un de ceux { DE($name) }.
account-link-go = Se connecter comme { $name }
account-signed-in = Salut, { $name }. Cet appareil te connaît maintenant.

## Deux qui ne font qu’un.

account-join-title = La même personne ?
account-join-help = Réunis, toutes les tables, tous les résultats et toutes les notes sont à { $name }. C’est définitif.
account-join = Oui, les réunir
account-give-up = Non, abandonner { $own } ici
account-stay = Ne rien changer

## Code de secours.

account-recovery = Code de secours
account-recovery-help = Si tu perds tous tes appareils, ce code te rend ton nom et tes tables sur un nouveau. Note-le sur papier.
account-recovery-have = Tu en as un, créé { $ago }.
account-recovery-make = Créer un code de secours
account-recovery-again = Créer un nouveau code
account-recovery-remove = Retirer le code
account-recovery-once = Tu ne le vois que cette fois. Le précédent ne marche plus.
account-recovery-removed = Le code de secours n’existe plus.

## Clés d’accès.

account-passkeys = Clés d’accès
account-passkeys-help = Avec une clé d’accès, tu te connectes par empreinte, visage ou code, sans mot de passe ni adresse. Tu peux en avoir plusieurs.
account-passkey-make = Créer une clé d’accès
account-passkey-made = C’est fait. Cette clé d’accès t’ouvre désormais la porte.
account-passkey-used = utilisée { $ago }
account-passkey-unused = jamais utilisée
account-passkey-remove = Retirer { $name }
account-passkey-removed = Cette clé d’accès ne laisse plus entrer personne. Supprime-la aussi sur ton appareil.
account-passkey-none = Rien n’a été signé : le navigateur a interrompu. Réessaie quand tu es prêt.
account-passkey-no-browser = Ce navigateur ne connaît pas les clés d’accès.

## Entrer.

account-before = Déjà connu ici ?
account-before-help = Entre en tant que toi-même : par clé d’accès, par code de secours ou par un lien créé dans les réglages d’un autre appareil.
account-with-passkey = Se connecter par clé d’accès
account-with-code = Se connecter par code de secours
account-go = Entrer
account-invitation = Invitation
account-invitation-help = Cette maison est fermée : les nouveaux venus apportent le code d’une invitation.

# Les bots qui ont leur propre compte
bots-online = connecté
bots-away = pas connecté
bots-named = { $name } (bot)
bots-of = { $name } – bot { DE($owner) }
bots-invite = Bots présents en ce moment
bots-seat-help = Un programme { DE($owner) } joue.
bots-welcome = Bots
bots-welcome-help = Les bots présents en ville peuvent prendre d’eux-mêmes une place libre.
bots-welcome-off = entre humains
bots-welcome-on = bots bienvenus
bots-offline = { $name } n’est pas connecté en ce moment. Invite un autre bot, ou attends le retour de son programme.
bots-not-for-you = { $name } ne joue pas avec tout le monde : son propriétaire choisit avec qui.
bots-other-game = { $name } ne joue pas à ce jeu.
bots-other-players = { $name } ne joue pas à ce nombre de joueurs.
bots-no-other-bots = { $name } ne joue pas à une table où il y a d’autres bots.
bots-needs-clock = { $name } ne joue qu’avec une pendule. Règle-en une pour la table.
bots-no-clock = { $name } ne joue pas avec une pendule.
bots-busy = { $name } a assez de parties pour le moment. Réessaie quand l’une d’elles sera finie.
bots-one-seat = Un bot ne prend qu’une place à une table.
bots-one-of-an-owner = Un autre bot du même propriétaire est déjà assis ici.
bots-not-welcome = Aucune place ne t’a été proposée ici : un bot s’assoit là où il est invité ou bienvenu.
bots-only-play = Les bots jouent ; ils ne bavardent pas, ne demandent pas d’indice et ne reviennent sur rien.
bots-enough = Une personne ne peut pas avoir plus de bots ici. Supprimes-en un d’abord.
bots-token-needed = Cette porte est celle des bots : présente le jeton d’un bot.
