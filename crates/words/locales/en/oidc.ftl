### Signing in by the identity provider of a house.

account-oidc-again = That took too long, or began in another browser. Begin again.
account-oidc-refused = You did not sign in there, so nothing has changed here.
account-oidc-failed = That sign-in was not accepted. Try again; if it keeps failing, tell whoever runs this server.
account-oidc-away = The sign-in of this house does not answer at the moment. Try again later, or come in by another way.
account-oidc-not-allowed = You are known there, but this house lets only some of its people in. Ask whoever runs this server.
account-oidc-not-linked = This account is not linked to that sign-in.

account-with-oidc = Sign in with { $name }
account-oidc = Sign-in with { $name }
account-oidc-help = Linked, you come in by { $name } on every device and are the same person there.
account-oidc-since = Linked { $ago }.
account-oidc-link = Link with { $name }
account-oidc-unlink = Unlink
account-oidc-unlinked = This account is no longer linked.
account-oidc-leave = Sign out here
account-oidc-two = This browser plays as a guest who has tables. Sign-in knows you as somebody else: are both of them you?
account-oidc-give-up = No, give the guest up here
