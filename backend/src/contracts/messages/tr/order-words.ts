import type { orderWords as en } from '../en/order-words.ts';

export const orderWords: Readonly<Record<keyof typeof en, string>> = {
  'line.each': 'her biri: {{what}}',
  'tip.name': 'Bahşiş',
  'tip.totalWith': 'Bahşişle birlikte toplam',
  'tip.forTeam': 'Tamamı ekibe ve kuryeye gider, KDV içermez',
  'tip.included': '{{amount}} bahşiş dahil',
  'reason.closing': 'Restoran kapanıyor',
  'reason.too_busy': 'Mutfakta çok fazla sipariş var',
  'reason.item_unavailable': 'Bir yemek tükendi',
  'reason.address_out_of_range': 'Adres teslimat bölgesinin dışında',
  'reason.customer_request': 'Müşterinin isteği üzerine',
  'reason.no_response': 'Restoran zamanında yanıt vermedi',
  'reason.other': 'Başka bir neden',
  'payment.cash_on_delivery': 'Kapıda nakit ödeme',
  'payment.card_on_delivery': 'Kapıda kartla ödeme',
  'payment.restaurant_pos': 'Online ödeme',
  'paymentStatus.due': 'Teslimatta ödenecek',
  'paymentStatus.pending': 'Ödeme onaylanıyor',
  'paymentStatus.paid': 'Ödendi',
  'paymentStatus.failed': 'Ödeme alınamadı',
};
