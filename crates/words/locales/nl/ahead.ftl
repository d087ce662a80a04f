## Vooruit beslissen: vragen die zichzelf beantwoorden, en opdrachten voor wat nog komt

ahead-ask-me = vraag het mij
ahead-not-now = Op dit moment valt er niets vooruit te beslissen. Probeer het weer als de ronde loopt.
ahead-unfit = Deze opdrachten passen niet meer bij de tafel. Open ze nog eens en kijk ze na.
ahead-stop-fits-not = Je opdrachten zijn afgelopen: wat erin stond, kan niet meer.

city-ahead-if-attacked = als iemand mij een plek betwist of een gebouw van mij aanvalt
city-ahead-if-price = als een kavel die ik wil duurder is geworden
city-ahead-if-taken = als er al iemand staat waar mijn volgende cowboy heen moet
city-ahead-if-lost = als ik een duel verlies
city-ahead-attacked = Je opdrachten zijn afgelopen: om { $place-the } moet je nu vechten tegen { $seats }.
city-ahead-price = Je opdrachten zijn afgelopen: kavel { $parcel } kost ${ $price } in plaats van ${ $before }.
city-ahead-taken = Je opdrachten zijn afgelopen: je volgende plek is al bezet ({ $place }, { $seats }).
city-ahead-lost = Je opdrachten zijn afgelopen: een van je cowboys heeft een duel verloren.
city-ahead-place = { $number ->
    [one] Mijn volgende cowboy
   *[other] Die daarna ({ $number })
  }
city-ahead-buy = kopen
city-ahead-leave = niet kopen
city-ahead-at-most = hooguit $
city-ahead-points-at-most = hooguit punten
city-ahead-duels = Als ik kies welk duel eerst komt
city-ahead-ranked = het belangrijkste
city-ahead-build = Waar { $building-the } komt
city-ahead-build-on = bouwen op { $parcel }
city-ahead-house = { $number ->
    [one] Het Huis erbij ({ $building })
   *[other] Huis { $number } erbij ({ $building })
  }
city-ahead-undertaker = Als de Begrafenisondernemer zijn hand ophoudt
city-ahead-reward = Als ik een Outlaw versla
city-ahead-consent = Als iemand een Huis op mijn grond wil
city-ahead-roads = Mijn laatste wegen van de ronde
city-ahead-no-roads = bewaren
city-ahead-banker = Punten van de Bankier
city-ahead-all-points = zoveel punten als ik kan betalen
city-ahead-some-points = een paar punten
city-ahead-no-points = geen punten
city-ahead-spend = Mijn geld aan het eind van de ronde
city-ahead-spend-least = alleen uitgeven wat moet
city-ahead-spend-all = alles uitgeven aan punten
city-ahead-spend-some = een deel uitgeven

cards-ahead-bid = { $after ->
    [0] Mijn bod in deze ronde
    [1] Mijn bod in de volgende ronde
   *[other] Mijn bod in ronde { $round }
  }
cards-ahead-keep = bewaren voor later
cards-ahead-use = nu inzetten
cards-ahead-use-if-outbid = alleen inzetten als anders iemand vóór mij kiest
cards-ahead-sell-nothing = niets verkopen
cards-ahead-take = nemen
cards-ahead-take-and-ask = nemen en mij vragen waar hij heen gaat
cards-ahead-take-best = nemen en leggen waar hij nu het meest oplevert
cards-ahead-take-at = nemen en op { $at } leggen ({ $gain ->
    [0] blijft gelijk
   *[other] { SIGNED($gain) }
  })
cards-ahead-leave = laten liggen
cards-ahead-if-outbid = als iemand mij overbiedt
cards-ahead-if-gone = als de kaart weg is die ik het liefst wil
cards-ahead-if-new = als er nog een kaart in de rij komt
cards-ahead-outbid = Je opdrachten zijn afgelopen: overboden door { $seats }.
cards-ahead-gone = Je opdrachten zijn afgelopen: { $card } is weg.
cards-ahead-new = Je opdrachten zijn afgelopen: { $card } is in de rij gekomen.
cards-ahead-nothing-left = Je opdrachten zijn afgelopen: er ligt niets meer in de rij dat je wilt.

wagons-ahead-if = Als { $seat } nu { $card } pakt
wagons-ahead-draft = De kaart die ik nu pak
wagons-ahead-lay-given = Kaarten die voor mij worden overgeslagen
wagons-ahead-lay-taken = De kaart die ik pak
wagons-ahead-lay-best = leggen waar hij nu het meest oplevert
wagons-ahead-if-behind = als { $seat } mij in punten voorbijgaat
wagons-ahead-behind = Je opdrachten zijn afgelopen: { $seat } staat { $points ->
    [one] een punt
   *[other] { $points } punten
  } voor.

web-ahead-title = Vooruit beslissen
web-ahead-help = Laat opdrachten achter voor wat je gevraagd kan worden. Niemand anders ziet ze, en je kunt ze altijd veranderen.
web-ahead-none = Er valt nu niets vooruit te beslissen.
web-ahead-loading = Een ogenblik …
web-ahead-order = Het belangrijkste staat bovenaan: kan niet alles, dan valt wat onderaan staat af.
web-ahead-up = Omhoog: { $what }
web-ahead-down = Omlaag: { $what }
web-ahead-stops = Stop en vraag het mij
web-ahead-leave = Zo achterlaten
web-ahead-end = Opdrachten intrekken
web-ahead-left = Je opdrachten gelden nu.
web-ahead-ended = Je opdrachten zijn ingetrokken.
web-ahead-standing = Je opdrachten gelden. Wat ze regelen, wordt voor je beantwoord.
web-ahead-change = Wijzigen
