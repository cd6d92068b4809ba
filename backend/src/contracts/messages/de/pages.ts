import type { pages as en } from '../en/pages.ts';

/** Pages that explain. A blank line parts paragraphs, `- ` begins an entry of a list. */
export const pages: Readonly<Record<keyof typeof en, string>> = {
  'pages.contents': 'Auf dieser Seite',
  'pages.updated': 'Stand: November 2026',
  'pages.placeholder': 'Beispieldaten. Wer diese Installation betreibt, trägt vor der Eröffnung die eigenen ein.',
  'pages.operatorMissing':
    'Die Angaben des Betreibers dieser Installation fehlen noch. Bis dahin ist sie nicht für Bestellungen gedacht.',
  'pages.notGiven': 'noch nicht angegeben',

  'how.title': 'So funktioniert’s',
  'how.description':
    'Vom ersten Blick bis zur Türklingel: so bestellst du bei Tischlein, so ist die Liste sortiert, und daher kommen die Bewertungen.',
  'how.lead': 'Vier Schritte von hungrig bis satt. Nichts passiert hinter deinem Rücken.',
  'how.city.title': 'Wähl deine Stadt',
  'how.city.text':
    'Berlin, Hamburg oder Frankfurt: Du siehst die Restaurants dort, mit Lieferzeit, Liefergebühr und Mindestbestellwert, bevor du etwas auswählst.',
  'how.dishes.title': 'Deck den Tisch',
  'how.dishes.text':
    'Allergene, Zusatzstoffe und Pfand stehen bei jedem Gericht. Mehrere Restaurants passen in einen Warenkorb; aus jedem wird eine eigene Bestellung.',
  'how.order.title': 'Bestell',
  'how.order.text':
    'Du siehst den ganzen Preis samt Liefergebühr, bevor du bestellst, und zahlst bar oder mit Karte beim Erhalt oder online beim Restaurant. Das Restaurant nimmt innerhalb weniger Minuten an, sonst wird die Bestellung storniert und kostet dich nichts.',
  'how.watch.title': 'Verfolge es bis an die Tür',
  'how.watch.text':
    'Jeder Schritt erscheint auf deinem Bildschirm, wenn er passiert, samt Ankunftszeit. Du kannst die Bestellung teilen: Der Link verbirgt deine Telefonnummer und deine volle Adresse.',
  'how.ranking.title': 'So ist die Liste sortiert',
  'how.ranking.text':
    'Einen besseren Platz kann niemand kaufen: Weder das Abo noch sonst eine Zahlung eines Restaurants ändert die Reihenfolge. Was zählt, wählst du:\n\n- Beliebtheit, anfangs eingestellt: die Zahl der nicht stornierten Bestellungen der letzten 30 Tage, etwa einmal pro Minute gezählt. Bei Gleichstand kommt die bessere Bewertung zuerst. Restaurants, die gerade geschlossen haben, stehen unter den geöffneten.\n- Lieferzeit: die vom Restaurant angegebene Zeit, die kürzeste Obergrenze zuerst.\n- Bewertung: der Durchschnitt der Bewertungen, bei Gleichstand ihre größere Zahl. Restaurants ohne Bewertungen stehen am Ende.\n- Liefergebühr: die niedrigste zuerst, bei Gleichstand der niedrigere Mindestbestellwert.\n\nWas auch dann noch gleich ist, steht in der Reihenfolge, in der die Restaurants dazugekommen sind. Suche und Filter entscheiden, wer auf der Liste steht, nicht wer oben steht. Die Liste ist für alle gleich: Was du früher bestellt oder angesehen hast, spielt keine Rolle.',
  'how.reviews.title': 'Woher die Bewertungen kommen',
  'how.reviews.text':
    'Bewerten kann nur, wer bestellt hat und beliefert wurde, und zwar einmal je Bestellung. Das Restaurant darf öffentlich antworten, kann Bewertungen aber weder auswählen noch löschen. Ein Restaurant, das noch niemand bewertet hat, ist als neu gekennzeichnet.',
  'how.who.title': 'Wer was macht',
  'how.who.text':
    'Das Restaurant kocht und liefert, und dein Vertrag kommt mit ihm zustande. Tischlein zeigt die Karte, gibt deine Bestellung weiter und hält dich auf dem Laufenden.',

  'faq.title': 'Häufige Fragen',
  'faq.description':
    'Kurze Antworten zum Bestellen, Bezahlen und Stornieren, zu Allergenen, deinem Konto und deinen Daten bei Tischlein.',
  'faq.lead': 'Die Suche deines Browsers findet auch, was eingeklappt ist.',
  'faq.group.order': 'Bestellen und bezahlen',
  'faq.account.q': 'Brauche ich ein Konto?',
  'faq.account.a':
    'Nein. Du kannst mit Name, Telefon und E-Mail als Gast bestellen und die Bestellung über ihren Link verfolgen. Mit einem Konto behältst du Adressen, Favoriten und frühere Bestellungen; eine Gastbestellung lässt sich nachträglich in ein Konto übernehmen.',
  'faq.pay.q': 'Wie kann ich bezahlen?',
  'faq.pay.a':
    'Bar oder mit Karte beim Erhalt, oder online über die Kasse des Restaurants. Tischlein selbst nimmt kein Geld entgegen und speichert keine Kartendaten.',
  'faq.fee.q': 'Was kostet die Lieferung?',
  'faq.fee.a':
    'Jedes Restaurant bestimmt seine Liefergebühr und seinen Mindestbestellwert selbst. Beides steht auf seiner Karte und in deinem Warenkorb. Bei mehreren Restaurants im Warenkorb hat jedes seine eigene Gebühr.',
  'faq.deposit.q': 'Warum wird Pfand berechnet?',
  'faq.deposit.a':
    'Das verlangt das Gesetz für die meisten Flaschen und Dosen. Es steht neben dem Preis, und du bekommst es bei der Rückgabe zurück.',
  'faq.group.meal': 'Das Essen',
  'faq.allergens.q': 'Wo sehe ich Allergene?',
  'faq.allergens.a':
    'Bei jedem Gericht, vor dem Bestellen, so wie das Restaurant sie angibt. Ruf bei einer schweren Allergie bitte zusätzlich dort an: Küchen können Spuren nicht ausschließen.',
  'faq.wrong.q': 'Etwas fehlt oder stimmt nicht. Was nun?',
  'faq.wrong.a':
    'Ruf das Restaurant an: Die Nummer steht auf der Bestellseite, und nur dort kann man nachliefern oder dir Geld zurückgeben. Kommst du nicht weiter, schreib uns mit der Bestellnummer.',
  'faq.late.q': 'Meine Bestellung verspätet sich.',
  'faq.late.a':
    'Die Bestellseite zeigt die neueste Schätzung des Restaurants und aktualisiert sich von selbst. Ist die Zeit um, findest du dort die Nummer des Restaurants.',
  'faq.cancel.q': 'Kann ich stornieren?',
  'faq.cancel.a':
    'Ja, solange das Restaurant nicht angenommen hat. Danach kann nur noch das Restaurant stornieren, also ruf dort an. Für frisch zubereitete Speisen gibt es kein Widerrufsrecht.',
  'faq.group.account': 'Konto und Daten',
  'faq.delete.q': 'Wie lösche ich mein Konto?',
  'faq.delete.a':
    'In deinem Profil, mit deinem Passwort, sobald keine Bestellung mehr unterwegs ist. Restaurants müssen ihre Bestellungen aufbewahren; dein Name, dein Kontakt und deine Adresse werden daraus entfernt.',
  'faq.cookies.q': 'Warum gibt es kein Cookie-Banner?',
  'faq.cookies.a':
    'Weil nichts deine Einwilligung braucht: Es gibt kein Tracking und keine Werbung, nur was Anmelden und Bestellen erfordern.',
  'faq.loyalty.q': 'Was ist die Treuekarte?',
  'faq.loyalty.a':
    'Sie zählt deine gelieferten Bestellungen und steigt von Bronze zu Silber und Gold. Sie ist ein Dankeschön ohne Preis: Einzulösen gibt es nichts.',

  'contactPage.title': 'Kontakt',
  'contactPage.description':
    'So erreichst du Tischlein: per E-Mail, Telefon und Post, für Gäste, Restaurants und Presse.',
  'contactPage.lead':
    'Zu einer laufenden Bestellung weiß das Restaurant am meisten: Seine Nummer steht auf der Bestellseite. Für alles andere sind wir da.',
  'contactPage.guests': 'Für Gäste',
  'contactPage.guestsText': 'Fragen zu Bestellungen, deinem Konto oder deinen Daten. Nenn bitte die Bestellnummer.',
  'contactPage.restaurants': 'Für Restaurants',
  'contactPage.restaurantsText': 'Anmeldung, Abo sowie Beschwerden über Platzierung, Sperrung oder Bewertung.',
  'contactPage.post': 'Per Post',
  'contactPage.phone': 'Telefon',

  'pricing.title': 'Preise',
  'pricing.description':
    'Was Tischlein für Restaurants kostet: 29 € im Monat oder 290 € im Jahr mit zwei Gratismonaten.',
  'pricing.lead': 'Für Gäste ist Tischlein kostenlos. Restaurants wählen zwischen zwei Abos mit gleichem Umfang.',
  'pricing.monthly': 'Monatlich',
  'pricing.yearly': 'Jährlich',
  'pricing.perMonth': 'pro Monat',
  'pricing.perYear': 'pro Jahr',
  'pricing.monthlyText': 'Zahlung Monat für Monat.',
  'pricing.free': '2 Monate gratis',
  'pricing.yearlyText': '58 € weniger als zwölf einzelne Monate.',
  'pricing.register': 'Restaurant anmelden',
  'pricing.included': 'In beiden Abos enthalten',
  'pricing.includedText':
    '- Ihre Seite mit Speisekarte, Allergenen, Öffnungszeiten und Bewertungen\n- Bestellungen live, mit einer Glocke, die läutet, bis jemand reagiert\n- Ihre eigene Liefergebühr, Ihr Mindestbestellwert, Ihre Zubereitungszeiten\n- Zahlung bei der Übergabe oder online über Ihre eigene Kasse\n- Ein Platz in der Liste, den niemand kaufen kann',

  'support.title': 'Hilfe',
  'support.description':
    'Hilfe zu einer Bestellung, deinem Konto oder Ihrem Restaurant bei Tischlein: was zuerst zu tun ist und wer weiterhilft.',
  'support.lead': 'So klärt sich das meiste am schnellsten.',
  'support.order.title': 'Meine Bestellung',
  'support.order.text':
    'Öffne sie unter „Meine Bestellungen“ oder über den Link in deiner E-Mail. Die Seite sagt, wie aktuell sie ist, und aktualisiert sich selbst. Stornieren kannst du, bis das Restaurant annimmt; danach ruf dort an.',
  'support.login.title': 'Ich kann mich nicht anmelden',
  'support.login.text':
    'Prüfe die E-Mail-Adresse und die Feststelltaste. Nach vielen Versuchen macht die Anmeldung eine Minute Pause. Restaurants haben eine eigene Anmeldung. Hast du dein Passwort vergessen, wähle bei der Anmeldung „Passwort vergessen?“: Ein Link für ein neues kommt per E-Mail.',
  'support.mail.title': 'Ich bekomme keine Nachrichten',
  'support.mail.text':
    'Sieh im Spam-Ordner nach und in den Benachrichtigungen in deinem Profil. Nachrichten auf dein Gerät brauchen außerdem die Erlaubnis des Browsers. Die Bestellseite zeigt alles auch ohne beides.',
  'support.slow.title': 'Die Seite meldet „Verbinde neu“',
  'support.slow.text':
    'Deine Verbindung war weg. Es ist nichts verloren: Sobald sie wieder da ist, holt die Seite auf. Bis dahin sagt sie, wie alt der Stand ist.',
  'support.partner.title': 'Ich betreibe ein Restaurant',
  'support.partner.text':
    'Beginnen Sie im Dashboard die Schicht, damit die Glocke läuten darf. Wird es zu viel, schalten Sie auf geschlossen: Bereits aufgegebene Bestellungen bleiben. In allen anderen Fällen rufen Sie uns an oder schreiben Sie uns.',
  'support.more': 'Noch nicht gelöst?',
  'support.contact': 'Kontakt aufnehmen',
  'support.faq': 'Häufige Fragen lesen',
};
