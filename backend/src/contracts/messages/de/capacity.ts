import type { capacity as en } from '../en/capacity.ts';

export const capacity: Readonly<Record<keyof typeof en, string>> = {
  'load.title': 'Auslastung',
  'load.failed': 'Es hat sich nichts geändert',
  'load.unread': 'Pause, Zusatzzeit und Obergrenze ließen sich nicht laden',
  'load.active': 'Zurzeit aktiv',
  'load.left': 'noch {{time}}',

  'load.now.title': 'Was Ihre Gäste jetzt sehen',
  'load.now.unanswered': 'Ihr Restaurant ist pausiert. Gäste können nicht bestellen, bis Sie die Pause beenden.',
  'load.now.review': 'Noch nichts: Ihr Restaurant ist noch nicht freigegeben.',
  'load.now.suspended': 'Nichts: Ihr Restaurant ist gesperrt.',
  'load.now.closed': 'Geschlossen. Niemand kann bestellen.',
  'load.now.closedUntil': 'Geschlossen bis {{time}}. Gäste können schon vorbestellen.',
  'load.now.full': 'Ausgelastet bis {{time}}. Solange können Gäste nur für später bestellen.',
  'load.now.busy': 'Geöffnet. Lieferzeit: {{time}}, sonst {{usual}}',
  'load.now.open': 'Geöffnet. Lieferzeit: {{time}}',

  'load.for': 'Wie lange',
  'load.for.minutes_one': '{{count}} Minute',
  'load.for.minutes_other': '{{count}} Minuten',
  'load.for.hours_one': '{{count}} Stunde',
  'load.for.hours_other': '{{count}} Stunden',

  'load.pause.title': 'Pause',
  'load.pause.text': 'Bis zum Ende der Pause kann niemand bestellen. Die Bestellungen, die Sie schon haben, bleiben.',
  'load.pause.minutes_one': '{{count}} Minute',
  'load.pause.minutes_other': '{{count}} Minuten',
  'load.pause.tomorrow': 'Bis morgen',
  'load.pause.active': 'Pause bis {{time}}',
  'load.pause.end': 'Wieder Bestellungen annehmen',

  'load.busy.title': 'Viel los',
  'load.busy.text': 'Ihre Gäste sehen eine längere Lieferzeit und können weiter bestellen.',
  'load.busy.minutes_one': '+{{count}} Minute',
  'load.busy.minutes_other': '+{{count}} Minuten',
  'load.busy.active_one': 'Viel los bis {{time}}: {{count}} Minute länger',
  'load.busy.active_other': 'Viel los bis {{time}}: {{count}} Minuten länger',
  'load.busy.end': 'Zurück zur üblichen Zeit',

  'load.cap.title': 'Obergrenze',
  'load.cap.text':
    'So viele neue Bestellungen nehmen Sie in einer Viertelstunde höchstens an. Danach können Gäste für später bestellen.',
  'load.cap.orders': 'Bestellungen je Viertelstunde',
  'load.cap.less': 'Eine Bestellung weniger',
  'load.cap.more': 'Eine Bestellung mehr',
  'load.cap.set': 'Obergrenze setzen',
  'load.cap.active_one': 'Höchstens {{count}} Bestellung je Viertelstunde bis {{time}}',
  'load.cap.active_other': 'Höchstens {{count}} Bestellungen je Viertelstunde bis {{time}}',
  'load.cap.taken': '{{used}} von {{count}} in dieser',
  'load.cap.end': 'Obergrenze aufheben',
};
