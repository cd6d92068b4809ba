import type { orderGone as en } from '../en/order-gone.ts';

/** Where there is no order to be seen: few visits come here. */
export const orderGone: Readonly<Record<keyof typeof en, string>> = {
  'tracking.notFound': 'Sipariş bulunamadı',
  'tracking.notFoundText': 'Başka bir hesaba ait olabilir.',
  'tracking.notFoundAnonymous':
    'Siparişlerini görmek için giriş yap. Bir siparişin bağlantısı, siparişten 30 gün sonra sona erer.',
  'tracking.linkEnded': 'Bu bağlantı artık bir sipariş açmıyor',
  'tracking.linkEndedText':
    'Bir siparişin bağlantısı, siparişten 30 gün sonra ya da misafirin verileri silindiğinde sona erer. Bir siparişle ilgili sorun varsa restorana ya da bize yaz.',
  'tracking.linkEndedContact': 'İletişim',
};
