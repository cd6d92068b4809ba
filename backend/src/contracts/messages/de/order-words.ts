import type { orderWords as en } from '../en/order-words.ts';

export const orderWords: Readonly<Record<keyof typeof en, string>> = {
  'line.each': 'je: {{what}}',
  'tip.name': 'Trinkgeld',
  'tip.totalWith': 'Gesamtbetrag mit Trinkgeld',
  'tip.forTeam': 'In voller Höhe für das Team und den Fahrer, ohne MwSt.',
  'tip.included': 'davon {{amount}} Trinkgeld',
  'reason.closing': 'Das Restaurant schließt gerade',
  'reason.too_busy': 'Die Küche hat zu viele Bestellungen',
  'reason.item_unavailable': 'Ein Gericht ist ausverkauft',
  'reason.address_out_of_range': 'Die Adresse liegt außerhalb des Liefergebiets',
  'reason.customer_request': 'Auf Wunsch des Gastes',
  'reason.no_response': 'Das Restaurant hat nicht rechtzeitig geantwortet',
  'reason.other': 'Anderer Grund',
  'payment.cash_on_delivery': 'Barzahlung bei Lieferung',
  'payment.card_on_delivery': 'Kartenzahlung bei Lieferung',
  'payment.restaurant_pos': 'Online bezahlen',
  'paymentStatus.due': 'Zahlbar bei Lieferung',
  'paymentStatus.pending': 'Zahlung wird bestätigt',
  'paymentStatus.paid': 'Bezahlt',
  'paymentStatus.failed': 'Zahlung fehlgeschlagen',
};
