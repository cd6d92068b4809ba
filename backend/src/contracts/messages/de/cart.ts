import type { cart as en } from '../en/cart.ts';

export const cart: Readonly<Record<keyof typeof en, string>> = {
  'cart.title': 'Warenkorb',
  'cart.summary': 'Zusammenfassung',
  'cart.empty': 'Der Warenkorb ist leer',
  'cart.emptyText': 'Der Tisch ist gedeckt, nur das Essen fehlt noch.',
  'cart.browse': 'Restaurants ansehen',
  'cart.toCart': 'Warenkorb als Seite',
  'cart.toCheckout': 'Zur Kasse',
  'cart.quantityOf': 'Menge von {{name}}',
  'cart.less': '{{name}} einmal weniger',
  'cart.more': '{{name}} einmal mehr',
  'cart.remove': '{{name}} entfernen',
  'cart.removed': '{{name}} aus dem Warenkorb entfernt',
  'cart.edit': '{{name}} ändern',
  'cart.editShort': 'Ändern',
  'cart.removeShort': 'Entfernen',
  'cart.soldOut': 'Ausverkauft',
  'cart.soldOutNotice': 'Ein Gericht ist ausverkauft. Nimm es heraus, um den Rest zu bestellen.',
  'cart.optionSoldOut': 'Eine Option davon ist ausverkauft',
  'cart.chooseAgain': 'Die Auswahl hat sich geändert, bitte neu wählen',
  'cart.chooseAgainNotice':
    'Bei einem Gericht hat sich die Auswahl geändert. Wähle neu oder nimm es heraus, um den Rest zu bestellen.',
  'cart.wishes': 'Auswahl',
  'cart.note': 'Notiz: {{note}}',
  'cart.closed': '{{name}} hat gerade geschlossen. Deine Gerichte bleiben im Warenkorb.',
  'cart.paused': '{{name}} macht Pause bis {{time}}. Deine Gerichte bleiben im Warenkorb.',
  'cart.missing': 'Noch {{amount}} bis zum Mindestbestellwert',
  'cart.belowMinimum': 'Der Mindestbestellwert ist {{minimum}}. Es fehlen noch {{missing}}.',
  'cart.feeOf': 'Liefergebühr {{name}}',
  'cart.severalOrders_one': 'Daraus wird {{count}} Bestellung.',
  'cart.severalOrders_other':
    'Daraus werden {{count}} Bestellungen, je Restaurant eine, jede mit eigener Liefergebühr.',
  'cart.vatNote': 'Preise inklusive Mehrwertsteuer',
  'restaurant.fullUntil':
    'Die Küche nimmt bis {{time}} Uhr nur Bestellungen für später an. Wähle beim Bestellen eine spätere Lieferzeit.',
  'restaurant.busy':
    'Gerade ist viel los: Die Lieferung dauert etwa {{count}} Minuten länger als sonst. In der Lieferzeit hier ist das schon enthalten.',
  'cart.plannedFor': 'Geplant für {{time}}',
  'cart.deliveryTime': 'Lieferung in {{range}}',
};
