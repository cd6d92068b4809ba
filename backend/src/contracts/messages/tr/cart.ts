import type { cart as en } from '../en/cart.ts';

export const cart: Readonly<Record<keyof typeof en, string>> = {
  'cart.title': 'Sepet',
  'cart.summary': 'Özet',
  'cart.empty': 'Sepet boş',
  'cart.emptyText': 'Sofra hazır, yalnızca yemekler eksik.',
  'cart.browse': 'Restoranlara göz at',
  'cart.toCart': 'Sepete git',
  'cart.toCheckout': 'Ödemeye geç',
  'cart.quantityOf': '{{name}} adedi',
  'cart.less': '{{name}} bir azalt',
  'cart.more': '{{name}} bir artır',
  'cart.remove': '{{name}} çıkar',
  'cart.edit': '{{name}} değiştir',
  'cart.editShort': 'Değiştir',
  'cart.removeShort': 'Çıkar',
  'cart.soldOut': 'Tükendi',
  'cart.soldOutNotice': 'Bir yemek tükendi. Kalanını sipariş etmek için onu çıkar.',
  'cart.optionSoldOut': 'Seçtiğin ekstralardan biri tükendi',
  'cart.chooseAgain': 'Seçenekleri değişti, yeniden seç',
  'cart.chooseAgainNotice': 'Bir yemeğin seçenekleri değişti. Kalanını sipariş etmek için yeniden seç ya da onu çıkar.',
  'cart.wishes': 'Seçimler',
  'cart.note': 'Not: {{note}}',
  'cart.closed': '{{name}} şu an kapalı. Yemeklerin sepette kalır.',
  'cart.paused': '{{name}} şu saate kadar ara veriyor: {{time}}. Yemeklerin sepette kalır.',
  'cart.missing': 'Minimum siparişe {{amount}} kaldı',
  'cart.belowMinimum': 'Minimum sipariş {{minimum}}. {{missing}} daha eklemelisin.',
  'cart.feeOf': '{{name}} teslimat ücreti',
  'cart.severalOrders_one': 'Sepetinden {{count}} sipariş çıkacak.',
  'cart.severalOrders_other':
    'Sepetinden {{count}} ayrı sipariş çıkacak: her restoran için bir tane, her birinin teslimat ücreti ayrı.',
  'cart.vatNote': 'Fiyatlara KDV dahildir',
  'restaurant.fullUntil':
    'Mutfak saat {{time}} olana kadar yalnızca ileri bir saat için sipariş alıyor. Sipariş verirken daha geç bir teslimat saati seç.',
  'restaurant.busy':
    'Şu anda yoğunluk var: Teslimat her zamankinden yaklaşık {{count}} dakika daha uzun sürüyor. Buradaki teslimat süresine bu dahildir.',
  'cart.deliveryTime': '{{range}} içinde teslimat',
};
