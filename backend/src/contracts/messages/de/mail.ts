import type { mail as en } from '../en/mail.ts';

export const mail: Readonly<Record<keyof typeof en, string>> = {
  'mail.hello': 'Hallo,',
  'mail.helloName': 'Hallo {{name}},',

  'mail.placed.subject': 'Deine Bestellung #{{id}} bei {{restaurant}}',
  'mail.placed.heading': 'Deine Bestellung ist angekommen',
  'mail.placed.text':
    '{{restaurant}} hat deine Bestellung und antwortet gleich. Das hast du bestellt; jeden weiteren Schritt siehst du auf der Bestellseite.',
  'mail.placed.scheduled': 'Lieferung gewünscht für {{time}}.',
  'mail.placed.link': 'Bestellung verfolgen',

  'mail.delivered.subject': 'Beleg zu deiner Bestellung #{{id}} bei {{restaurant}}',
  'mail.delivered.heading': 'Guten Appetit',
  'mail.delivered.text': 'Deine Bestellung wurde am {{time}} geliefert. Das ist der Beleg dazu.',
  'mail.delivered.link': 'Beleg zum Drucken öffnen',

  'mail.cancelled.subject': 'Deine Bestellung #{{id}} bei {{restaurant}} wurde storniert',
  'mail.cancelled.heading': 'Deine Bestellung wurde storniert',
  'mail.cancelled.text': 'Deine Bestellung bei {{restaurant}} wird nicht geliefert.',
  'mail.cancelled.reason': 'Grund: {{reason}}.',
  'mail.cancelled.link': 'Bestellung öffnen',

  'mail.money.due': 'Du hast nichts bezahlt, und es wird nichts abgebucht.',
  'mail.money.pending':
    'Deine Online-Zahlung wurde nicht abgeschlossen. Falls ein Betrag reserviert ist, wird er freigegeben.',
  'mail.money.paid': '{{restaurant}} zahlt dir {{total}} auf dem Weg zurück, auf dem du bezahlt hast.',
  'mail.money.failed': 'Deine Online-Zahlung ist fehlgeschlagen, es wurde also nichts abgebucht.',

  'mail.order': 'Bestellung #{{id}} vom {{time}}',
  'mail.payment': 'Zahlung',
  'mail.deliveryAddress': 'Lieferadresse',
  'mail.depositEach': 'zuzüglich je {{deposit}} Pfand',
  'mail.vat': 'darin {{rate}} % MwSt. auf {{net}}',
  'mail.supplier': 'Lieferant und dein Vertragspartner',
  'mail.vatId': 'USt-IdNr.: {{vatId}}',
  'mail.phone': 'Telefon: {{phone}}',
  'mail.withdrawal': 'Bei schnell verderblichen Speisen gibt es kein Widerrufsrecht (§ 312g Abs. 2 Nr. 2 BGB).',

  'mail.why': 'Du bekommst diese E-Mail, weil bei Tischlein mit dieser Adresse bestellt wurde.',
  'mail.settings': 'Auswählen, welche Nachrichten du bekommst',

  'push.preparing': 'Bestellung #{{id}} ist angenommen und wird zubereitet.',
  'push.delivering': 'Bestellung #{{id}} ist unterwegs.',
  'push.delivered': 'Bestellung #{{id}} ist geliefert. Guten Appetit.',
  'push.cancelled': 'Bestellung #{{id}} wurde storniert.',
  'push.eta': 'Ankunft {{range}} Uhr.',
};
