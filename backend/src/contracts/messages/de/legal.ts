import type { legal as en } from '../en/legal.ts';

/** Pages that the law asks for. A blank line parts paragraphs, `- ` begins an entry of a list. */
export const legal: Readonly<Record<keyof typeof en, string>> = {
  'terms.title': 'Allgemeine Geschäftsbedingungen (AGB)',
  'terms.description':
    'Die Regeln für Bestellungen über Tischlein: mit wem dein Vertrag zustande kommt, Preise, Storno, Bewertungen und Haftung.',
  'terms.who.title': 'Was Tischlein ist',
  'terms.who.text':
    '{{operator}} betreibt Tischlein, einen Marktplatz, auf dem Restaurants Speisen anbieten. Diese Bedingungen gelten für die Nutzung als Gast, mit und ohne Konto. Die Nutzung kostet dich nichts.',
  'terms.contract.title': 'Mit wem du den Vertrag schließt',
  'terms.contract.text':
    'Der Vertrag über Speisen und Lieferung kommt zwischen dir und dem Restaurant zustande, das du wählst, nicht mit Tischlein. Firma und Anschrift stehen bei seinen Informationen. Wir geben deine Bestellung weiter und sagen dir, was daraus wird.\n\nMit „Zahlungspflichtig bestellen“ gibst du ein verbindliches Angebot ab. Der Vertrag ist geschlossen, wenn das Restaurant annimmt. Antwortet es nicht rechtzeitig, wird die Bestellung automatisch storniert, und du schuldest nichts. Ein Warenkorb mit mehreren Restaurants wird zu mehreren Bestellungen und mehreren Verträgen.',
  'terms.price.title': 'Preise und Zahlung',
  'terms.price.text':
    'Die Preise sind die des Restaurants und enthalten die Mehrwertsteuer. Pfand und Liefergebühr siehst du, bevor du bestellst. Ändert sich ein Preis, während du bestellst, fragen wir dich vorher noch einmal. Du bezahlst das Restaurant: bar oder mit Karte beim Erhalt oder online über seine Kasse. Trinkgeld ist freiwillig: Das Restaurant gibt es ungekürzt an sein Team weiter.',
  'terms.cancel.title': 'Storno und Widerruf',
  'terms.cancel.text':
    'Bis das Restaurant annimmt, kannst du kostenlos stornieren. Auch das Restaurant kann aus einem Grund stornieren; du erfährst ihn. Für schnell verderbliche Speisen gibt es kein Widerrufsrecht (§ 312g Abs. 2 Nr. 2 BGB). Deine gesetzlichen Rechte bei Mängeln bleiben bestehen; sie richten sich gegen das Restaurant.',
  'terms.account.title': 'Dein Konto',
  'terms.account.text':
    'Mach richtige Angaben, behalte dein Passwort für dich und nutze das Konto nur selbst. Du kannst es jederzeit löschen, sobald keine Bestellung mehr unterwegs ist. Konten, die missbraucht werden, etwa für Scherzbestellungen, dürfen wir schließen; wir nennen dir den Grund, und du kannst per E-Mail widersprechen.',
  'terms.reviews.title': 'Bewertungen',
  'terms.reviews.text':
    'Bewerten kannst du, was dir geliefert wurde, einmal je Bestellung. Schreib, was du erlebt hast. Beleidigungen, Privates über andere und Rechtswidriges entfernen wir; bitte melde es uns. Wer von einer solchen Entscheidung betroffen ist, erfährt den Grund und kann widersprechen.',
  'terms.ranking.title': 'Rangfolge',
  'terms.ranking.text':
    'Wie die Liste der Restaurants sortiert ist, erklären wir unter „So funktioniert’s“. Zahlungen ändern die Reihenfolge nicht.',
  'terms.liability.title': 'Haftung',
  'terms.liability.text':
    'Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit und nach dem Produkthaftungsgesetz. Bei leichter Fahrlässigkeit haften wir nur, wenn eine Pflicht verletzt wird, auf die du besonders vertrauen darfst, und dann für den vorhersehbaren Schaden. Für Allergene, Qualität und Lieferung ist das Restaurant verantwortlich.',
  'terms.law.title': 'Recht und Streitfälle',
  'terms.law.text':
    'Es gilt deutsches Recht; zwingende Schutzvorschriften des Landes, in dem du wohnst, bleiben bestehen. Ändern wir diese Bedingungen, gelten die neuen für spätere Bestellungen. An Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil.',

  'privacy.title': 'Datenschutz',
  'privacy.description':
    'Was Tischlein über dich speichert, wozu, wie lange und wer es bekommt. Kein Tracking, keine Werbung.',
  'privacy.short.title': 'Kurz gesagt',
  'privacy.short.text':
    'Wir speichern, was eine Bestellung braucht. Das Restaurant bekommt, was es zum Kochen und Liefern braucht. Es gibt keine Werbung, kein Tracking und kein Profil von dir, und nichts wird von Servern anderer Firmen geladen: Schriften, Bilder und Programme kommen von Tischlein selbst.',
  'privacy.controller.title': 'Wer verantwortlich ist',
  'privacy.controller.text':
    '{{operator}}, {{address}}, {{email}}. Was ein Restaurant mit einer erhaltenen Bestellung tut, verantwortet es selbst.',
  'privacy.data.title': 'Was wir speichern, und wozu',
  'privacy.data.text':
    '- Konto: Name, E-Mail, Stadt, Sprache, Telefon und Adresse, wenn du sie angibst, deine Wahl bei Benachrichtigungen und dein Passwort nur als Hash, aus dem es sich nicht ablesen lässt. Um dein Konto zu führen (Art. 6 Abs. 1 b DSGVO).\n- Adressbuch und Favoriten, solange du sie behältst (Art. 6 Abs. 1 b).\n- Bestellungen: Gerichte, Optionen, Hinweise, Lieferadresse und Lieferhinweise, Wunschzeit, Zahlungsart, Beträge und jeder Schritt mit Uhrzeit. Gäste ohne Konto geben außerdem Name, Telefon und E-Mail an. Um die Bestellung auszuführen (Art. 6 Abs. 1 b).\n- Bewertungen: Sterne und Text; dein Vorname und der Anfangsbuchstabe deines Nachnamens stehen dabei (Art. 6 Abs. 1 b).\n- Probleme, die du zu einer Bestellung meldest: was schiefging, deine Worte und die Antworten; das Restaurant und wir lesen sie. Um sie zu klären (Art. 6 Abs. 1 b).\n- Anmeldungen: Beginn und Ende einer Sitzung und ein Hash ihres Schlüssels. Damit du angemeldet bleibst (Art. 6 Abs. 1 b).\n- Nachrichten: ob eine Nachricht zu einem Schritt verschickt wurde, damit keine doppelt kommt. Erlaubst du Push-Nachrichten, die Adresse deines Browsers dafür und seine öffentlichen Schlüssel (Art. 6 Abs. 1 a; du widerrufst, indem du sie abschaltest).\n- Technisches Protokoll: Zeit, aufgerufene Adresse, Ergebnis und, wenn du angemeldet bist, die Nummer des Kontos; geheime Teile von Links sind geschwärzt. IP-Adressen bleiben eine Minute im Arbeitsspeicher, um Überlast abzuwehren (Art. 6 Abs. 1 f: sicherer Betrieb).\n- Zähler gegen Passwortraten und erfundene Bestellungen: wie oft etwas von einer IP-Adresse, einem Konto, einer E-Mail oder einer Telefonnummer kam. Statt dieser Angaben speichern wir einen Hash mit geheimem Schlüssel, aus dem sie sich nicht ablesen lassen, höchstens einen Tag lang; 90 Tage lang, dass sich eine Adresse an einem Konto angemeldet hat, und 30 Tage lang, dass ein Gast eine Bestellung bestätigt hat, damit die Grenzen nicht die Falschen treffen (Art. 6 Abs. 1 f: sicherer Betrieb).\n\nKartendaten werden nicht gespeichert. Besondere Daten wie Allergien nur, wenn du sie in einen Hinweis schreibst. Automatisierte Entscheidungen über dich gibt es nicht.',
  'privacy.who.title': 'Wer es bekommt',
  'privacy.who.text':
    '- Das Restaurant, bei dem du bestellst: Name, Telefon, E-Mail, Adresse, Bestellung und Hinweise. Zahlst du online, erhält seine Kasse die Bestellung.\n- Wer einen Link hat, den du teilst: den Stand der Bestellung, ohne Telefonnummer und volle Adresse.\n- Unsere Dienstleister für Hosting und E-Mail, vertraglich gebunden.\n- Erlaubst du Push-Nachrichten: der Push-Dienst deines Browser-Herstellers, etwa Google, Apple, Mozilla oder Microsoft, womöglich außerhalb der EU. Der Inhalt ist für deinen Browser verschlüsselt; der Dienst kann ihn nicht lesen.\n\nWir verkaufen niemandem etwas.',
  'privacy.riders.title': 'Fahrerinnen und Fahrer unterwegs',
  'privacy.riders.text':
    'Manche Restaurants bringen deine Bestellung selbst. Wer dort fährt, sendet während der Schicht vom Handy, wo er oder sie ist. Das Restaurant und unser Betrieb sehen das, solange die Schicht dauert. Du siehst es nur, solange deine Bestellung der nächste Halt ist; wer über einen Link mitschaut, den du teilst, sieht es auf etwa 100 m genau. Die letzte Position verschwindet mit dem Ende der Schicht, spätestens nach zwei Minuten. Eine grobe Spur der Fahrt bleibt 24 Stunden, damit sich Ankunftszeiten messen lassen, und wird dann gelöscht. Niemand wird danach bewertet oder verglichen, und nichts wird daraus automatisch entschieden (§ 26 BDSG, Richtlinie (EU) 2024/2831).\n\nWer deine Bestellung bringt, sieht solange deinen Namen, dein Telefon, deine Adresse und deine Hinweise. Wie sie übergeben wurde, mit deinem Code oder ohne, bleibt bei der Bestellung stehen.',
  'privacy.device.title': 'Auf deinem Gerät',
  'privacy.device.text':
    'Nur was der von dir gewünschte Dienst braucht (§ 25 Abs. 2 Nr. 2 TDDDG); deshalb kein Banner.\n\n- Cookie tischlein_session (über https mit dem Vorsatz __Host-): hält dich angemeldet, 30 Tage.\n- Cookie tischlein_signed_in: sagt nur, dass du angemeldet sein könntest, 30 Tage.\n- Speicher des Browsers: Warenkorb und was du davon abholst, Sprache, Stadt und Postleitzahl, helles oder dunkles Design, die letzte Restaurantliste, ob deine Bestellungen und Favoriten darüber standen, und, bis du dich abmeldest, deine letzte Bestellung, dein Name und deine E-Mail-Adresse für Zeiten ohne Verbindung, die Links der Bestellungen, die du als Gast aufgegeben hast, was du an der Kasse eingegeben hast, und ein Schlüssel je Bestellung, damit ein Doppelklick nicht doppelt bestellt. Bei Restaurants: Schicht, gesehene Bestellungen und Eingaben bei der Anmeldung. Bei Fahrerinnen und Fahrern: Schritte, die auf eine Verbindung warten.\n- Ein kleines Programm (Service Worker), das die Dateien dieser Seite bereithält, damit sie auch ohne Verbindung aufgeht, und Push-Nachrichten anzeigt, wenn du sie erlaubst.\n\nAlles lässt sich in den Einstellungen deines Browsers löschen.',
  'privacy.time.title': 'Wie lange',
  'privacy.time.text':
    'Dein Konto, bis du es löschst. Sitzungen enden nach 30 Tagen, mit dem Abmelden oder einem neuen Passwort. Löschst du dein Konto, verschwinden Adressen, Favoriten, Sitzungen und Push-Adressen sofort, ebenso der Text deiner Bewertungen und gemeldeten Probleme; die Sterne bleiben ohne deinen Namen. Bestellungen bleiben für das Restaurant ohne Name, Kontakt, Adresse und Hinweise.\n\nBestellst du als Gast, verschwindet dasselbe 90 Tage nach dem letzten Schritt aus deiner Bestellung: Name, E-Mail, Telefon, Adresse, alle Hinweise, Push-Adressen, Links und der Text deiner Bewertung und gemeldeten Probleme. So lange kann es eine Reklamation oder eine strittige Zahlung geben. Bittest du uns darum, geschieht es früher: sobald die Bestellung vorbei ist und keine Beschwerde zu deiner Bewertung offen ist.\n\nEs bleibt, was Steuer- und Handelsrecht verlangen (§ 147 AO, § 257 HGB): welches Restaurant wann welche Gerichte verkauft hat, die Beträge und Steuersätze und wie bezahlt wurde. Wer du bist, steht dort nicht mehr.',
  'privacy.rights.title': 'Deine Rechte',
  'privacy.rights.text':
    'In deinem Profil kannst du alles zu deinem Konto herunterladen, berichtigen und löschen. Darüber hinaus hast du die Rechte der DSGVO: Auskunft, Berichtigung, Löschung, Einschränkung, Übertragbarkeit, Widerspruch gegen Verarbeitungen nach Art. 6 Abs. 1 f und Widerruf einer Einwilligung für die Zukunft. Schreib an {{email}}. Du kannst dich auch bei einer Datenschutzbehörde beschweren, etwa an deinem Wohnort.',

  'imprint.title': 'Impressum',
  'imprint.description': 'Wer Tischlein betreibt: Anbieter, Anschrift, Kontakt und Register nach § 5 DDG.',
  'imprint.provider': 'Anbieter (§ 5 DDG)',
  'imprint.represented': 'Vertreten durch',
  'imprint.contact': 'Kontakt',
  'imprint.register': 'Register',
  'imprint.vat': 'Umsatzsteuer-ID (§ 27a UStG)',
  'imprint.supervision': 'Aufsichtsbehörde',
  'imprint.responsible': 'Inhaltlich verantwortlich (§ 18 Abs. 2 MStV)',
  'imprint.dsa.title': 'Kontaktstellen nach dem Digital Services Act',
  'imprint.dsa.text':
    'Behörden und Nutzer erreichen uns unter {{email}}, auf Deutsch, Englisch oder Türkisch. Dorthin gehen auch Hinweise auf rechtswidrige Inhalte; bitte nenn die Adresse der Seite. Wir antworten mit unserer Entscheidung und den Gründen, und du kannst widersprechen.',
  'imprint.dispute.title': 'Verbraucherstreitbeilegung',
  'imprint.dispute.text':
    'Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).',
  'imprint.images': 'Bilder',

  'accessibility.title': 'Barrierefreiheit',
  'accessibility.description':
    'Wie barrierefrei Tischlein ist, was noch fehlt und wo du Barrieren meldest, nach dem BFSG.',
  'accessibility.service.title': 'Worum es geht',
  'accessibility.service.text':
    'Mit Tischlein wählst du im Web ein Restaurant und Gerichte, bestellst und verfolgst die Bestellung. Diese Erklärung erfüllt § 14 des Barrierefreiheitsstärkungsgesetzes (BFSG) und gilt für die ganze Website.',
  'accessibility.how.title': 'Wie wir das erreichen',
  'accessibility.how.text':
    'Unser Maßstab ist WCAG 2.2, Stufe AA; sie umfasst die Anforderungen der EN 301 549 an Websites.\n\n- Alles lässt sich allein mit der Tastatur bedienen, mit sichtbarem Fokus und einem Link, der die Navigation überspringt.\n- Screenreader sagen Änderungen einer Bestellung an.\n- Der Status steht als Wort und Symbol da, nie allein als Farbe.\n- Text lässt sich vergrößern, und jeder Bildschirm passt ohne seitliches Scrollen auf ein schmales Telefon.\n- Helles und dunkles Design; Bewegung ist reduziert, wenn dein Gerät das wünscht.\n- Fehler stehen in Worten an ihrem Feld, und nichts Eingegebenes geht verloren.\n\nAutomatische Prüfungen laufen bei jeder Version über jeden Bildschirm in allen drei Sprachen, und der Bestellweg wird allein mit der Tastatur getestet.',
  'accessibility.limits.title': 'Was noch nicht vollkommen ist',
  'accessibility.limits.text':
    'Namen und Beschreibungen der Gerichte schreiben die Restaurants selbst; womöglich gibt es sie nur in einer Sprache. Die Online-Zahlung über die Kasse eines Restaurants gehört nicht uns und kann Barrieren haben; stattdessen kannst du beim Erhalt bar oder mit Karte zahlen.',
  'accessibility.report.title': 'Barriere melden',
  'accessibility.report.text':
    'Schreib an {{email}} oder ruf {{phone}} an und nenn uns die Seite und was dich gehindert hat.',
  'accessibility.authority.title': 'Aufsicht',
  'accessibility.authority.text':
    'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg.',
};
