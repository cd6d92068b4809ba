import type { orderGone as en } from '../en/order-gone.ts';

/** Where there is no order to be seen: few visits come here. */
export const orderGone: Readonly<Record<keyof typeof en, string>> = {
  'tracking.notFound': 'Sipariş bulunamadı',
  'tracking.notFoundText': 'Başka bir hesaba ait olabilir.',
  'tracking.notFoundAnonymous': 'Siparişlerini görmek için giriş yap. Sipariş bağlantıları 30 gün geçerlidir.',
  'tracking.linkEnded': 'Bu bağlantı artık bir sipariş açmıyor',
  'tracking.linkEndedText':
    'Sipariş bağlantıları 30 gün ya da siparişi verenin verileri silinene kadar geçerlidir. Siparişle ilgili bir sorun varsa restorana ya da bize yaz.',
  'tracking.linkEndedContact': 'İletişim',
};
