import type { adminGuestData as en } from '../en/admin-guest-data.ts';

/** A guest's data, blanked by an admin on request. */
export const adminGuestData: Readonly<Record<keyof typeof en, string>> = {
  'guestData.title': 'Gastdaten',
  'guestData.lead':
    'Für Gäste ohne Konto, die vergessen werden möchten. Stellen Sie zuerst sicher, dass der Gast selbst darum bittet, etwa durch eine Antwort von der E-Mail-Adresse der Bestellung. Ohne Bitte werden die Daten einige Monate nach der letzten Bestellung automatisch entfernt.',
  'guestData.search': 'Gast suchen',
  'guestData.by': 'Suchen nach',
  'guestData.by.email': 'E-Mail',
  'guestData.by.phone': 'Telefonnummer',
  'guestData.by.order': 'Bestellnummer',
  'guestData.hint.email': 'Die Adresse, die bei der Bestellung angegeben wurde',
  'guestData.hint.phone': 'In jeder Schreibweise, mit oder ohne Landesvorwahl',
  'guestData.hint.order': 'Findet alle Bestellungen mit der E-Mail dieser Bestellung',
  'guestData.wrong.email': 'Bitte geben Sie eine E-Mail-Adresse ein, etwa name@example.com',
  'guestData.wrong.phone': 'Bitte geben Sie eine Telefonnummer mit mindestens sechs Ziffern ein',
  'guestData.wrong.order': 'Bitte geben Sie die Nummer einer Bestellung ein, etwa 1042',
  'guestData.find': 'Suchen',
  'guestData.found_one': '{{count}} Bestellung mit persönlichen Daten',
  'guestData.found_other': '{{count}} Bestellungen mit persönlichen Daten',
  'guestData.day': 'Bestellt am {{day}}',
  'guestData.days': 'Bestellt zwischen {{from}} und {{to}}',
  'guestData.orders_one': 'Aus {{count}} Bestellung lassen sich die Daten jetzt entfernen.',
  'guestData.orders_other': 'Aus {{count}} Bestellungen lassen sich die Daten jetzt entfernen.',
  'guestData.reviews_one': '{{count}} davon hat eine Bewertung, deren Text ebenfalls entfernt wird.',
  'guestData.reviews_other': '{{count}} davon haben eine Bewertung, deren Text ebenfalls entfernt wird.',
  'guestData.open_one': '{{count}} Bestellung läuft noch und bleibt vorerst. Diese Seite zeigt, wenn sie vorbei ist.',
  'guestData.open_other':
    '{{count}} Bestellungen laufen noch und bleiben vorerst. Diese Seite zeigt, wenn sie vorbei sind.',
  'guestData.disputed_one':
    '{{count}} Bestellung bleibt, bis die Meldung oder Beschwerde zu ihrer Bewertung entschieden ist.',
  'guestData.disputed_other':
    '{{count}} Bestellungen bleiben, bis die Meldungen oder Beschwerden zu ihren Bewertungen entschieden sind.',
  'guestData.erase': 'Daten entfernen …',
  'guestData.confirm.title_one': 'Daten aus {{count}} Bestellung entfernen?',
  'guestData.confirm.title_other': 'Daten aus {{count}} Bestellungen entfernen?',
  'guestData.confirm.text': 'Das lässt sich nicht rückgängig machen; das Protokoll hält fest, wer es getan hat.',
  'guestData.goes': 'Wird entfernt',
  'guestData.goes.contact': 'Name, E-Mail und Telefonnummer',
  'guestData.goes.address': 'Lieferadresse',
  'guestData.goes.notes': 'Alle Hinweise zu Bestellung, Lieferung und Gerichten',
  'guestData.goes.links': 'Die Links des Gastes zur Bestellung und seine Benachrichtigungen',
  'guestData.goes.review': 'Der Text einer Bewertung und die Antwort des Restaurants darauf',
  'guestData.stays': 'Bleibt erhalten',
  'guestData.stays.sale': 'Was das Steuerrecht verlangt: Restaurant, Gerichte, Beträge, Zahlung und Zeiten',
  'guestData.stays.stars': 'Die Sterne einer Bewertung, ohne Namen',
  'guestData.stays.outside':
    'Was Restaurants gedruckt oder ihre Kassen erhalten haben, verschickte E-Mails und Backups',
  'guestData.confirm.erase': 'Endgültig entfernen',
  'guestData.done_one': 'Die Daten aus {{count}} Bestellung sind entfernt.',
  'guestData.done_other': 'Die Daten aus {{count}} Bestellungen sind entfernt.',
  'guestData.nothingLeft': 'Über diesen Gast ist nichts mehr gespeichert.',
  'guestData.none': 'Nichts gefunden',
  'guestData.noneText.email':
    'Keine Bestellung ohne Konto hat diese E-Mail-Adresse. Wer ein Konto hat, löscht seine Daten im Profil.',
  'guestData.noneText.phone':
    'Keine Bestellung ohne Konto hat diese Telefonnummer. Wer ein Konto hat, löscht seine Daten im Profil.',
  'guestData.noneText.order':
    'Unter dieser Nummer gibt es keine Bestellung ohne Konto mit persönlichen Daten. Wer ein Konto hat, löscht seine Daten im Profil.',
};
