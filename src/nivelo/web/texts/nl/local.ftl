# Zonder server: tafels staan in deze browser.

alone-title = Alleen dit apparaat
alone-text = Hier speel je tegen bots, of samen door het apparaat door te geven. Alles blijft in deze browser. Willen jullie via het netwerk spelen, dan moet iemand een server draaien.
alone-invite = Deze tafel staat alleen op jouw apparaat. Wil je anderen via het netwerk uitnodigen, dan moet iemand een server draaien.
pass-on = Geef het apparaat aan { $name }
pass-on-note = Er zijn nu van niemand kaarten te zien.
pass-on-here = Ik ben { $name }
pass-on-any-knock = Klopt er iemand voor deze kaart?
pass-on-no-knock = Niemand klopt
pass-on-knocks = { $name } klopt
sit-here = Iemand hier
sit-here-title = Nog iemand op dit apparaat
sit-here-name = Naam
error-local-needs-server = Daar is een server voor nodig. Deze pagina werkt zonder.
error-local-storage = Je browser kon dat niet opslaan. Misschien is er geen ruimte meer: maak wat ruimte vrij en probeer het opnieuw.
error-local-failed = Het spel kon niet worden geladen.
error-local-no-table = Deze tafel staat niet in deze browser. Een tafel van deze pagina blijft op het apparaat waarop die is geopend.
start-failed = Het spel kon niet worden geladen
start-failed-text = Een deel ervan is niet aangekomen. Ben je online?
device-forgets = Deze browser bewaart niets voor deze pagina, misschien door een privévenster of door de instellingen. Je kunt spelen, maar als je de pagina sluit, zijn je spellen weg.
keep-title = Je tafels en spellen
keep-text = Alles wat je speelt, staat alleen in deze browser. Sla het op in een bestand om het mee te nemen naar een andere browser, of met ‘nivelo import’ naar een server.
keep-save = Opslaan in een bestand
keep-read = Laden uit een bestand
keep-taken = { $n ->
    [0] Er zat niets nieuws in.
    [one] Eén tafel toegevoegd.
   *[other] { $n } tafels toegevoegd.
}
error-import = Dit bestand kan niet worden gelezen.
alone-friends = Voeg de anderen met hun naam toe; jullie geven het apparaat door.

# On a server’s pages: games on the device itself, also without a network.
device-title = Op dit apparaat
device-ready = Op dit apparaat kun je ook zonder netwerk tegen bots spelen. Die spellen blijven in deze browser.
device-play = Op dit apparaat spelen
device-offer = Wil je ook zonder netwerk tegen bots spelen, laad het spel dan één keer op dit apparaat: ongeveer 7 MB.
device-keep = Laden voor offline spelen
device-fetching = Laden…
device-not-kept = Dat is niet gelukt. Probeer het opnieuw als de verbinding beter is.
device-text = Deze spellen staan alleen op dit apparaat en hebben geen netwerk nodig. Je speelt tegen bots, of jullie geven het apparaat door.
device-back = Tafels met anderen
device-invite = Deze tafel staat alleen op jouw apparaat. Wil je via het netwerk met anderen spelen, open dan daar een tafel.
offline-play = Op dit apparaat tegen bots spelen
offline-not-ready = Je zou op dit apparaat tegen bots kunnen spelen, maar het spel is er nog niet op geladen. Op de startpagina kan dat zodra er verbinding is.
offline-no-play = Deze server biedt geen spellen zonder netwerk aan.
