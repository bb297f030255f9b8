# De eerste drie stuurt de server; daar moet elke tekst één regel zijn.
push-title = Je bent aan de beurt
push-body = { $game }, met { $names }
push-body-alone = { $game }

push-switch = Waarschuw me als ik aan de beurt ben
push-note = Aan tafels met een dag per beurt, ook als de pagina dicht is. Het bericht zegt welke tafel, nooit welke kaarten.
push-denied = Je browser staat deze site geen meldingen toe. Dat kun je veranderen in de instellingen van de browser voor deze site.
push-unsupported = Deze browser kan geen meldingen ontvangen. Zet Nivelo op een iPhone of iPad eerst op het beginscherm.
push-insecure = Voor meldingen moet Nivelo via https zijn geopend.
push-needs-server = Voor meldingen is een server nodig; hier speel je zonder.
push-off-server = Deze server verstuurt geen meldingen.
push-devices = { $n ->
    [one] Je krijgt meldingen op één apparaat.
   *[other] Je krijgt meldingen op { $n } apparaten.
}
push-everywhere = Op alle apparaten uitzetten
push-failed = Dat is niet gelukt. Probeer het zo nog eens.
