# Zonder server: tafels staan in deze browser.

alone-title = Alleen dit apparaat
alone-text = Hier speel je tegen bots, of samen door het apparaat door te geven. Alles blijft in deze browser. Om via het netwerk te spelen, moet iemand een server draaien.
alone-invite = Deze tafel staat alleen op jouw apparaat. Om anderen via het netwerk uit te nodigen, moet iemand een server draaien.
pass-on = Geef het apparaat aan { $name }
pass-on-note = Er zijn nu van niemand kaarten te zien.
pass-on-here = Ik ben { $name }
pass-on-no-knock = { $name } klopt niet
sit-here = Iemand hier
sit-here-title = Nog iemand op dit apparaat
sit-here-name = Naam
error-local-needs-server = Daar is een server voor nodig. Deze pagina werkt zonder.
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
