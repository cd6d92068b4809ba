import type { kitchenWatch as en } from '../en/kitchen-watch.ts';

export const kitchenWatch: Readonly<Record<keyof typeof en, string>> = {
  'watch.waiting.one': 'Bestellung #{{id}} wartet auf Ihre Antwort',
  'watch.waiting.many': '{{count}} Bestellungen warten auf Ihre Antwort',
  'watch.waiting.until': 'Ohne Antwort wird sie um {{time}} Uhr storniert.',
  'watch.waiting.firstUntil': 'Als Erstes wird um {{time}} Uhr Bestellung #{{id}} storniert, wenn niemand antwortet.',
  'watch.waiting.hush': 'Alarm ausschalten',
  'watch.paused.title': 'Pausiert, weil zwei Bestellungen unbeantwortet blieben',
  'watch.paused.text': 'Gäste können gerade nicht bestellen. Die Pause endet erst, wenn Sie sie beenden.',
  'watch.paused.resume': 'Wieder Bestellungen annehmen',
  'watch.intervention.pause': 'Tischlein hat Ihr Restaurant pausiert',
  'watch.intervention.resume': 'Tischlein hat Ihre Pause beendet',
  'watch.intervention.busy': 'Tischlein hat Sie auf „viel los“ gestellt',
  'watch.intervention.end_busy': 'Tischlein hat wieder Ihre übliche Lieferzeit eingestellt',
  'watch.intervention.open': 'Tischlein hat Ihr Restaurant geöffnet',
  'watch.intervention.close': 'Tischlein hat Ihr Restaurant geschlossen',
  'watch.intervention.read': 'Verstanden',
  'watch.lost.title': 'Keine Verbindung',
  'watch.lost.text': 'Dieses Gerät empfängt gerade keine neuen Bestellungen. Prüfen Sie WLAN und Strom.',
  'watch.lost.onShift':
    'Dieses Gerät empfängt gerade keine neuen Bestellungen und gibt Alarm, bis es wieder verbunden ist. Prüfen Sie das WLAN.',
  'watch.unread': 'Nicht aktuell',
  'watch.session.title': 'Dieses Gerät ist abgemeldet',
  'watch.session.text': 'Hier kommen keine neuen Bestellungen an. Melden Sie sich wieder an, damit es weitergeht.',
  'watch.session.waiting_one':
    '{{count}} neue Bestellung wartet auf Antwort, und weitere kommen hier nicht an. Melden Sie sich wieder an, damit es weitergeht.',
  'watch.session.waiting_other':
    '{{count}} neue Bestellungen warten auf Antwort, und weitere kommen hier nicht an. Melden Sie sich wieder an, damit es weitergeht.',
  'watch.session.submit': 'Anmelden und weitermachen',
  'watch.session.another': 'Anderes Konto verwenden',
  'watch.reminder.title': 'Tischlein fragt nach Bestellung {{ids}}',
  'watch.reminder.text': 'Bitte kümmern Sie sich jetzt darum. Der Gast hat nachgefragt, oder die Zeit wird knapp.',
  'watch.reminder.acknowledge': 'Wir kümmern uns',
  'watch.reminder.failed': 'Tischlein konnte nicht benachrichtigt werden',
  'watch.notices.title': 'Warnungen auf diesem Gerät',
  'watch.notices.text':
    'Dieses Gerät kann Sie warnen, wenn eine Bestellung unbeantwortet bleibt, auch wenn das Dashboard geschlossen ist.',
  'watch.notices.on':
    'Dieses Gerät warnt Sie, wenn eine Bestellung unbeantwortet bleibt, auch wenn das Dashboard geschlossen ist.',
  'watch.notices.blocked':
    'Ihr Browser erlaubt dieser Seite keine Benachrichtigungen. Sie können das in den Einstellungen des Browsers ändern.',
  'watch.notices.turnOn': 'Warnungen einschalten',
  'watch.notices.turnOff': 'Warnungen ausschalten',
  'watch.notices.failed': 'Die Warnungen ließen sich auf diesem Gerät nicht umschalten.',
};
