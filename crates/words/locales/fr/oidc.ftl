### Se connecter par le fournisseur d’identité d’une maison.

account-oidc-again = C’était trop long, ou ça a commencé dans un autre navigateur. Recommence.
account-oidc-refused = Tu ne t’es pas connecté là-bas, donc rien n’a changé ici.
account-oidc-failed = Cette connexion n’a pas été acceptée. Réessaie ; si ça échoue toujours, dis-le à qui gère ce serveur.
account-oidc-away = La connexion de cette maison ne répond pas en ce moment. Réessaie plus tard, ou entre autrement.
account-oidc-not-allowed = On te connaît là-bas, mais cette maison n’accueille qu’une partie des gens. Demande à qui gère ce serveur.
account-oidc-not-linked = Ce compte n’est pas lié à cette connexion.

account-with-oidc = Se connecter avec { $name }
account-oidc = Connexion avec { $name }
account-oidc-help = Une fois le compte lié, tu entres avec { $name } sur chaque appareil et tu y es la même personne.
account-oidc-since = Lié { $ago }.
account-oidc-link = Lier à { $name }
account-oidc-unlink = Délier
account-oidc-unlinked = Ce compte n’est plus lié.
account-oidc-leave = Se déconnecter ici
account-oidc-two = Ce navigateur joue comme un invité qui a des tables. La connexion te connaît comme quelqu’un d’autre : es-tu les deux ?
account-oidc-give-up = Non, abandonner l’invité ici
