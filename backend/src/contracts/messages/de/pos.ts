import type { pos as en } from '../en/pos.ts';

export const pos: Readonly<Record<keyof typeof en, string>> = {
  'till.lead':
    'Online bezahlte Bestellungen gehen signiert an Ihre Kasse. „Bezahlt“ steht überall erst dann, wenn Ihre Kasse es bestätigt hat.',
  'till.connection': 'Verbindung',
  'till.address': 'Adresse der Kasse',
  'till.addressHint': 'Beginnt mit https:// und ist aus dem Internet erreichbar.',
  'till.key': 'Schlüssel',
  'till.keyHint':
    'Mindestens 8 Zeichen, derselbe wie in der Kasse. Wird verschlüsselt gespeichert und nie wieder angezeigt.',
  'till.show': 'Schlüssel zeigen oder verbergen',
  'till.isSet': 'Gespeichert. Leer lassen, um nichts zu ändern.',
  'till.isNotSet': 'Noch nicht eingetragen',
  'till.ready': 'Gäste können online bezahlen.',
  'till.notReady': 'Solange Adresse oder Schlüssel fehlt, können Gäste keine Online-Zahlung wählen.',
  'till.saved': 'Kasse gespeichert',
  'till.notSaved': 'Die Kasse wurde nicht gespeichert',
  'till.nothing': 'Bitte geben Sie eine Adresse oder einen Schlüssel ein.',
  'till.remove': 'Kasse entfernen',
  'till.removeTitle': 'Kasse entfernen?',
  'till.removeText':
    'Adresse und Schlüssel werden gelöscht, und Gäste können nicht mehr online bezahlen. Bestellungen, die noch nicht bei Ihrer Kasse angekommen sind, werden nicht mehr gesendet.',
  'till.removed': 'Kasse entfernt',
  'till.keep': 'Behalten',
  'till.test': 'Verbindung testen',
  'till.testOk': 'Ihre Kasse hat verstanden und nach {{ms}} ms geantwortet.',
  'till.testFailed': 'Der Test war nicht möglich',
  'till.failure.no_till':
    'Adresse oder Schlüssel fehlt, oder der Schlüssel ist nicht mehr lesbar. Bitte speichern Sie beide neu.',
  'till.failure.private_network':
    'Die Adresse führt in ein privates Netz. Ihre Kasse muss aus dem Internet erreichbar sein.',
  'till.failure.unreachable': 'Unter dieser Adresse antwortet niemand. Ist die Kasse eingeschaltet und verbunden?',
  'till.failure.insecure':
    'Die verschlüsselte Verbindung kam nicht zustande. Bitte lassen Sie das Zertifikat der Kasse prüfen.',
  'till.failure.timeout': 'Die Kasse hat nicht innerhalb von fünf Sekunden geantwortet.',
  'till.failure.redirected':
    'Die Kasse verweist auf eine andere Adresse ({{status}}). Bitte tragen Sie die endgültige ein.',
  'till.failure.refused':
    'Die Kasse hat die Anfrage abgelehnt ({{status}}). Meist stimmt der Schlüssel oder die Adresse nicht.',
  'till.failure.server_error': 'Die Kasse meldet einen eigenen Fehler ({{status}}).',
  'till.failure.not_json': 'Unter dieser Adresse antwortet etwas, aber keine Kasse: Die Antwort ist kein JSON.',
  'till.failure.too_large': 'Die Antwort der Kasse ist zu groß.',
  'till.failure.not_understood': 'Die Antwort der Kasse war nicht zu verstehen.',
  'till.deliveries': 'An die Kasse gesendet',
  'till.unsettled': 'Nicht angekommen',
  'till.unsettledText':
    'Ihre Kasse hat das nicht bestätigt. Wo eine Zahlung fehlt, weiß der Gast, dass er beim Erhalt bezahlt.',
  'till.recent': 'Zuletzt',
  'till.empty': 'Noch nichts. Online bezahlte Bestellungen erscheinen hier von selbst.',
  'till.kind.order': 'Bestellung #{{id}}',
  'till.kind.cancellation': 'Stornierung von #{{id}}',
  'till.state.waiting': 'Unterwegs',
  'till.state.delivered': 'Angekommen',
  'till.state.given_up': 'Nicht angekommen',
  'till.state.withdrawn': 'Nicht mehr nötig',
  'till.payment.paid': 'Bezahlt',
  'till.payment.declined': 'Abgelehnt',
  'till.payment.pending': 'Die Kasse entscheidet noch',
  'till.tries_one': '{{count}} Versuch',
  'till.tries_other': '{{count}} Versuche',
  'till.lastTry': 'zuletzt um {{time}}',
  'till.nextTry': 'nächster um {{time}}',
  'till.resend': 'Erneut senden',
  'till.resendAll': 'Alle erneut senden',
  'till.resent_one': '{{count}} Nachricht ist unterwegs zur Kasse',
  'till.resent_other': '{{count}} Nachrichten sind unterwegs zur Kasse',
  'till.notResent': 'Erneutes Senden war nicht möglich',
};
