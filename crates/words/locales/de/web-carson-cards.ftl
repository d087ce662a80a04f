### Der Tisch von Carson City: Das Kartenspiel im Browser.

## Was es zu gewinnen gibt

web-cards-take-card = { $card } nehmen. Reiz { $pull }.
web-cards-see-card = { $card }. Reiz { $pull }.
web-cards-take = Nehmen
web-cards-no-place = kein Platz
web-cards-pull = Reiz { $pull }: Virtuelle Spieler nehmen, was am meisten reizt.
web-cards-sign-dollar = bringt Punkte
web-cards-sign-arrow = hilft bei der Auktion
web-cards-brings-empty = Platz zum Bauen.
web-cards-brings-mountain = 2 Punkte für jede Mine ringsum.
web-cards-brings-house = Bringt den Geschäften ringsum etwas.
web-cards-brings-townhouse = Zählt wie zwei Wohnhäuser und darf eines überdecken.
web-cards-brings-mine = 2 Punkte für jeden Berg ringsum.
web-cards-brings-ranch = 1 Punkt für jede leere Parzelle ringsum.
web-cards-brings-blacksmith = 1 Punkt für jede Mine und jede Ranch in der Stadt.
web-cards-brings-drugstore = 1 Punkt für jedes Wohnhaus ringsum und jede Ranch in der Stadt.
web-cards-brings-bank = 1 Punkt für jedes Wohnhaus ringsum und jede Mine in der Stadt.
web-cards-brings-saloon = 2 Punkte für jedes Wohnhaus ringsum.
web-cards-brings-hotel = 3 Punkte, und zählt wie zwei Wohnhäuser.
web-cards-brings-general-store = 1 Punkt für jedes Wohnhaus ringsum, 1 weiterer für jedes in der Stadt.
web-cards-brings-church = 1 Punkt für jedes Wohnhaus in der Stadt.
web-cards-brings-prison = Hält Outlaws ruhig.
web-cards-brings-city-hall = 1 Punkt für jedes Wohnhaus ringsum und für jedes Gebäude in der Stadt außer Wohn- und Stadthäusern, sich selbst mitgezählt.
web-cards-brings-outlaws = Kosten 6 Punkte, solange kein Gefängnis und kein Sheriff sie ruhig hält.

## Die Auktion

web-cards-round = Runde { $round } von 18
web-cards-epoch = Epoche { $epoch }
web-cards-ties = Gleichstand
web-cards-ties-help = Bei gleichen Geboten nimmt zuerst, wer weiter links steht. Die Reihenfolge zeigt die Rückseite der nächsten Person.
web-cards-hand = Deine Auktionskarten
web-cards-bid = { $bonus ->
        [0] { $bid } bieten
       *[other] { $bid } bieten, das zählt { $total }
    }
web-cards-put-down = { $bonus ->
        [0] Die { $bid } ausspielen
       *[other] Die { $bid } ausspielen: Sie zählt { $total }
    }
web-cards-spent = Die { $bid } hast du in dieser Epoche schon ausgespielt.
web-cards-left = Noch auf der Hand: { $cards }
web-cards-sealed = Eine Karte liegt verdeckt.
web-cards-raised = { SIGNED($bonus) } auf das Gebot.
web-cards-bids = { $bonus ->
        [0] Bietet { $bid }.
       *[other] Bietet { $bid } und { $bonus } dazu: { $total }.
    }
web-cards-bid-void = Das Gebot von { $bid } gilt nicht.
web-cards-took = Nahm { $card-the }.
web-cards-taken-by = { $name } nahm { $card-the }.
web-cards-last-round = So lief Runde { $round }:
web-cards-won = { $name } bot { $bid } und nahm { $card-the }.

## Die Stapel

web-cards-left-in-piles = { $terrain } Gelände · { $persons ->
        [one] 1 Person
       *[other] { $persons } Personen
    }
web-cards-piles = Was noch kommt
web-cards-pile-terrain = { $count ->
        [one] Eine Geländekarte dieser Epoche
       *[other] { $count } Geländekarten dieser Epoche
    }
web-cards-pile-persons = { $count ->
        [one] Eine Person
       *[other] { $count } Personen
    }
web-cards-pile-under = Unter dem Stapel, die nächste zuerst

## Personen

web-cards-use = Einsetzen
web-cards-not-now = Jetzt nicht
web-cards-sale = Der Auktionator verkauft
web-cards-sale-how = Nur Karten, die nichts überdecken und nicht überdeckt sind, kannst du verkaufen. Die Zahl sagt, was der Verkauf mit deinen Punkten macht.
web-cards-choose = Wen der Zeitungsjunge bringt

## Städte

web-cards-first = Biete, nimm eine Karte aus der Reihe und leg sie hierher. Geschäfte wollen Wohnhäuser um sich, Minen Berge, Ranches leeres Land. Karten dürfen sich überlappen.
web-cards-city = Stadt von { $name }, { $cards ->
        [0] noch keine Karte
        [one] eine Karte
       *[other] { $cards } Karten
    }
web-cards-city-keys = Stadt von { $name }, { $cards ->
        [0] noch keine Karte
        [one] eine Karte
       *[other] { $cards } Karten
    }. Pfeiltasten verschieben die Ansicht, Plus und Minus zoomen, 0 zeigt alles.
web-cards-city-lay = Deine Stadt. Leg { $card }: Pfeiltasten bewegen die Karte, Enter legt sie.
web-cards-look = Die Stadt von { $name } ansehen
web-cards-my-city = Meine Stadt
web-cards-collected = { $count ->
        [0] Noch keine Geländekarte
        [one] Eine Geländekarte
       *[other] { $count } Geländekarten
    }

## Eine Karte legen

web-cards-how-lay = Such dir einen Platz in deiner Stadt.
web-cards-lay = Legen
web-cards-gain = { $gain ->
        [0] Bleibt gleich
       *[other] { SIGNED($gain) }
    }
web-cards-covers = Überdeckt: { $cells }
web-cards-covers-nothing = Überdeckt nichts.
web-cards-not-here = Hier passt die Karte nicht.

## Punkte

web-cards-points = Punkte
web-cards-line = Was zählt
web-cards-no-points = Noch hat niemand einen Punkt.
web-cards-total = Summe

## Tips

web-cards-tip-bid = Jede Zahl gilt einmal, bis die Karten zurückkommen. Biete hoch auf eine Reihe, die du brauchst, niedrig auf eine andere.
web-cards-tip-take = Jede Karte zeigt, was sie am besten Platz bringt. Eine Person bringt am Ende Punkte oder hilft beim Bieten.
web-cards-tip-lay = An eine Seite der Stadt oder über leere Parzellen. Halt Platz frei: Die Stadt wächst nicht ewig.
web-cards-tip-use = Du darfst diese Person jetzt einsetzen. Danach ruht sie, bis die Auktionskarten zurückkommen; warten kostet nichts.
web-cards-tip-sale = Der Auktionator macht aus einer Karte deiner Stadt Punkte, und aus ihrem Platz Raum.
web-cards-tip-virtual = Virtuelle Spieler bieten zufällig und nehmen die Karte mit dem höchsten Reiz. Was sie noch bieten können, liegt offen: Nutz es.
