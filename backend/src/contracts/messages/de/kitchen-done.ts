import type { kitchenDone as en } from '../en/kitchen-done.ts';

export const kitchenDone: Readonly<Record<keyof typeof en, string>> = {
  'kitchenDone.title': 'Erledigt',
  'kitchenDone.lead':
    'Gelieferte, abgeholte und stornierte Bestellungen aller Tage. Was zu früh als geliefert oder abgeholt markiert wurde, lässt sich 15 Minuten lang zurückholen.',
  'kitchenDone.search': 'Erledigte durchsuchen',
  'kitchenDone.today': 'Heute',
  'kitchenDone.earlier': 'Früher',
  'kitchenDone.more': 'Ältere anzeigen',
  'kitchenDone.foundMore_one': 'Bisher {{count}} Bestellung gefunden',
  'kitchenDone.foundMore_other': 'Bisher {{count}} Bestellungen gefunden',
  'kitchenDone.none': 'Noch nichts erledigt',
  'kitchenDone.noneText': 'Hier erscheinen gelieferte, abgeholte und stornierte Bestellungen.',
  'kitchenDone.notFound': 'Nichts gefunden',
  'kitchenDone.notFoundText': 'Suchen Sie nach der ganzen Nummer oder nach einem Teil des Namens oder eines Gerichts.',
};
