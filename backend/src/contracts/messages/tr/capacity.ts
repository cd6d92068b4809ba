import type { capacity as en } from '../en/capacity.ts';

export const capacity: Readonly<Record<keyof typeof en, string>> = {
  'load.title': 'Yoğunluk',
  'load.failed': 'Hiçbir şey değişmedi',
  'load.unread': 'Mola, ek süre ve sınır yüklenemedi',
  'load.active': 'Şu anda geçerli',
  'load.left': '{{time}} kaldı',

  'load.now.title': 'Müşterileriniz şu anda ne görüyor',
  'load.now.unanswered': 'Restoranınız molada. Siz molayı bitirene kadar müşteriler sipariş veremez.',
  'load.now.review': 'Henüz hiçbir şey: restoranınız daha onaylanmadı.',
  'load.now.suspended': 'Hiçbir şey: restoranınız askıda.',
  'load.now.closed': 'Kapalı. Kimse sipariş veremez.',
  'load.now.closedUntil': 'Şu an kapalı, açılış: {{time}}. Müşteriler önceden sipariş verebilir.',
  'load.now.full': '{{time}} saatine kadar dolu. O zamana kadar yalnızca ileri bir saat için sipariş verilebilir.',
  'load.now.busy': 'Açık. Teslimat süresi: {{time}}, normalde {{usual}}',
  'load.now.open': 'Açık. Teslimat süresi: {{time}}',

  'load.for': 'Ne kadar süreyle',
  'load.for.minutes_one': '{{count}} dakika',
  'load.for.minutes_other': '{{count}} dakika',
  'load.for.hours_one': '{{count}} saat',
  'load.for.hours_other': '{{count}} saat',

  'load.pause.title': 'Mola',
  'load.pause.text': 'Mola bitene kadar kimse sipariş veremez. Mevcut siparişleriniz kalır.',
  'load.pause.minutes_one': '{{count}} dakika',
  'load.pause.minutes_other': '{{count}} dakika',
  'load.pause.tomorrow': 'Yarına kadar',
  'load.pause.active': 'Mola bitişi: {{time}}',
  'load.pause.end': 'Yeniden sipariş al',

  'load.busy.title': 'Yoğun',
  'load.busy.text': 'Müşterileriniz daha uzun bir teslimat süresi görür ve sipariş vermeye devam edebilir.',
  'load.busy.minutes_one': '+{{count}} dakika',
  'load.busy.minutes_other': '+{{count}} dakika',
  'load.busy.active_one': 'Yoğun, {{time}} saatine kadar: {{count}} dakika daha uzun',
  'load.busy.active_other': 'Yoğun, {{time}} saatine kadar: {{count}} dakika daha uzun',
  'load.busy.end': 'Normal süreye dön',

  'load.cap.title': 'Üst sınır',
  'load.cap.text':
    'Bir çeyrek saatte en fazla bu kadar yeni sipariş alırsınız. Sonra gelenler ileri bir saat için sipariş verebilir.',
  'load.cap.orders': 'Çeyrek saatte sipariş',
  'load.cap.less': 'Bir sipariş eksilt',
  'load.cap.more': 'Bir sipariş artır',
  'load.cap.set': 'Sınırı koy',
  'load.cap.active_one': '{{time}} saatine kadar çeyrek saatte en fazla {{count}} sipariş',
  'load.cap.active_other': '{{time}} saatine kadar çeyrek saatte en fazla {{count}} sipariş',
  'load.cap.taken': 'bu çeyrekte {{used}}/{{count}}',
  'load.cap.end': 'Sınırı kaldır',
};
