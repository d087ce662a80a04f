### Berichten aan wie niet aan tafel zit: via webpush, mail en webhook; de pagina’s achter de links in mails; weigeringen.

notice-place = { $game } met { $others }
notice-turn = Jij bent aan de beurt: { $place }
notice-asked = Er wordt op je beslissing gewacht.
notice-invited = Nog een keer? { $place }
notice-invited-body = Er is een plaats voor je vrijgehouden. Ga zitten, of sla het af zodat niemand wacht.
notice-remark = { $name } zegt iets: { $place }
notice-over = Spel afgelopen: { $place }
notice-winners = { $count ->
    [one] { $seats } wint.
   *[other] { $seats } delen de overwinning.
  }
notice-digest = { $count ->
    [one] Eén tafel wacht op je
   *[other] { $count } tafels wachten op je
  }
notice-digest-said = Er is iets gezegd aan je tafels
notice-channel-off = Een kanaal is uitgeschakeld
notice-channel-off-body = Meerdere berichten achter elkaar kwamen niet aan, daarom wordt daar niets meer naartoe gestuurd. Kijk even bij je instellingen.
notice-bot-paused = Een bot van jou is van de ladder gehaald
notice-bot-paused-body = Hij antwoordde in meerdere partijen achter elkaar niet op tijd. Kijk zijn programma na en zet hem daarna bij je instellingen weer op de ladder.
notice-test = Het werkt
notice-test-body = Hier vertelt Boomtown je dat je aan de beurt bent.
notice-confirm = Is dit je adres?
notice-confirm-body = Iemand, hopelijk jij, wil van Boomtown een mail op dit adres krijgen als hij aan de beurt is. Bevestig het met de link. Was jij het niet, doe dan niets, en er komt geen mail meer.
notice-confirm-open = Adres bevestigen
notice-open-table = Naar de tafel
notice-open-tables = Naar je tafels
notice-open-settings = Naar je instellingen
notice-mail-why = Je krijgt deze mail omdat je Boomtown erom hebt gevraagd.
notice-mail-leave = Afmelden

## Pagina’s achter de links in mails

notice-page-confirm = Mag Boomtown naar { $address } schrijven als je aan de beurt bent?
notice-page-confirm-button = Ja, dit is mijn adres
notice-page-confirmed = Dank je. Vanaf nu hoor je van ons op dit adres.
notice-page-leave = Moet Boomtown ophouden met schrijven naar { $address }?
notice-page-leave-button = Afmelden
notice-page-left = Er wordt niets meer naar dit adres gestuurd.

## Weigeringen, en waarom een kanaal is uitgeschakeld

notice-no-channels = Deze server verstuurt geen berichten. Vraag het aan wie hem beheert.
notice-no-mail = Deze server verstuurt geen mail. Kies een andere weg.
notice-bad-endpoint = De pushdienst van deze browser is van hieruit niet te gebruiken. Probeer een andere browser.
notice-bad-address = Dit is geen mailadres. Het ziet eruit als naam@example.org.
notice-bad-url = Berichten gaan alleen naar openbare adressen die met https beginnen. Kijk het adres na.
notice-bad-secret = Deze dienst heeft zijn token nodig: één woord, zonder spaties.
notice-bad-zone = Deze tijdzone is hier niet bekend. Kies een andere.
notice-enough-channels = Je hebt al { $count } kanalen. Verwijder er eerst een.
notice-asked-lately = Er is net een mail naar dit adres gestuurd. Zoek hem, ook bij de spam, voordat je het opnieuw vraagt.
notice-unconfirmed = Dit adres is nog niet bevestigd. Volg eerst de link in de mail.
notice-off-failing = Uitgeschakeld: meerdere berichten achter elkaar kwamen niet aan.
notice-off-silent = Uitgeschakeld: er komt al meer dan een dag geen antwoord.

## Instellingen in de browser

notice-set = Als ik er niet ben
notice-set-help = Boomtown kan je vertellen dat je aan de beurt bent, ook als er geen pagina open is. Adressen worden versleuteld bewaard en nergens anders voor gebruikt.
notice-set-none = Er is nog niets ingesteld: kies hieronder waar berichten naartoe moeten.
notice-set-unavailable = Deze server verstuurt geen berichten.
notice-set-browser = Deze browser
notice-set-browser-add = Vertel het me in deze browser
notice-set-mail = Mailadres
notice-set-mail-add = Adres toevoegen
notice-set-mail-sent = Er is een mail onderweg. Volg de link erin.
notice-set-hook = Webhook
notice-set-hook-url = Adres van de webhook
notice-set-hook-form = Dienst
notice-set-hook-form-json = Ondertekende JSON
notice-set-hook-secret = Token of geheim
notice-set-hook-add = Webhook toevoegen
notice-set-channels = Waar berichten naartoe gaan
notice-set-on = aan
notice-set-unconfirmed = wacht tot je de link in de mail volgt
notice-set-try = Uitproberen
notice-set-tried = Er is een bericht onderweg.
notice-set-remove = Verwijderen
notice-set-what = Wat ik wil horen
notice-set-turn = Ik ben aan de beurt
notice-set-invited = Iemand wil nog een keer spelen
notice-set-remark = Iemand zegt iets aan mijn tafel
notice-set-over = Een spel van mij is afgelopen
notice-set-when = Wanneer
notice-set-quiet = Stille uren
notice-set-from = van
notice-set-until = tot
notice-set-digest = Maar één keer per dag, alles bij elkaar
notice-set-at = om
notice-set-zone = De tijden zijn die van { $zone }.
notice-set-kept = Bewaard.
notice-set-sent = Wat er verstuurd is
notice-set-sent-none = Nog niets.
notice-about-turn = jouw beurt
notice-about-invited = nog een keer
notice-about-remark = een opmerking
notice-about-over = spel afgelopen
notice-about-digest = dagoverzicht
notice-about-channel-off = kanaal uitgeschakeld
notice-about-bot-paused = bot van de ladder
notice-about-test = proef
notice-about-confirm = adres bevestigen
notice-state-waiting = onderweg
notice-state-sent = aangekomen
notice-state-failed = niet aangenomen
notice-state-expired = opgegeven
notice-state-settled = niet meer nodig
notice-set-gets = Wat naar { $name } gaat
notice-set-tables = Hoeveel ik van losse tafels hoor
notice-set-tables-everything = Alles
notice-set-tables-turn = Alleen mijn beurt
notice-set-tables-nothing = Niets

notice-reminder = Je tijd loopt: { $place }
notice-reminder-left = Over { $time } is je tijd op.
notice-answer = Hier antwoorden
notice-answer-agree = Ja, goed
notice-answer-refuse = Nee
notice-answered = Je antwoord is aangekomen.
notice-answer-stale = Deze vraag staat niet meer open: ze is beantwoord, of het spel is verdergegaan.
notice-set-reminder = Mijn klok loopt bijna af
notice-about-reminder = klok loopt af
notice-asked-to-play = Doe je mee? { $place }
