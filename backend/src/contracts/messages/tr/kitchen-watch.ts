import type { kitchenWatch as en } from '../en/kitchen-watch.ts';

export const kitchenWatch: Readonly<Record<keyof typeof en, string>> = {
  'watch.waiting.one': '#{{id}} numaralı sipariş yanıtınızı bekliyor',
  'watch.waiting.many': '{{count}} sipariş yanıtınızı bekliyor',
  'watch.waiting.until': 'Yanıt verilmezse saat {{time}} olduğunda iptal edilir.',
  'watch.waiting.firstUntil':
    'Kimse yanıt vermezse saat {{time}} olduğunda ilk olarak #{{id}} numaralı sipariş iptal edilir.',
  'watch.waiting.hush': 'Alarmı kapat',
  'watch.paused.title': 'İki sipariş yanıtsız kaldığı için molada',
  'watch.paused.text': 'Müşteriler şu anda sipariş veremiyor. Mola, siz bitirene kadar sürer.',
  'watch.paused.resume': 'Yeniden sipariş al',
  'watch.intervention.pause': 'Tischlein restoranınızı molaya aldı',
  'watch.intervention.resume': 'Tischlein molanızı bitirdi',
  'watch.intervention.busy': 'Tischlein sizi yoğun olarak ayarladı',
  'watch.intervention.end_busy': 'Tischlein normal teslimat sürenizi yeniden ayarladı',
  'watch.intervention.open': 'Tischlein restoranınızı açtı',
  'watch.intervention.close': 'Tischlein restoranınızı kapattı',
  'watch.intervention.read': 'Anlaşıldı',
  'watch.lost.title': 'Bağlantı yok',
  'watch.lost.text': 'Bu cihaz şu anda yeni sipariş almıyor. Wi-Fi ve elektrik bağlantısını kontrol edin.',
  'watch.lost.onShift':
    'Bu cihaz şu anda yeni sipariş almıyor ve yeniden bağlanana kadar alarm veriyor. Wi-Fi bağlantısını kontrol edin.',
  'watch.unread': 'Güncel değil',
  'watch.session.title': 'Bu cihazın oturumu kapandı',
  'watch.session.text': 'Buraya yeni sipariş gelmiyor. Devam etmek için yeniden giriş yapın.',
  'watch.session.waiting_one':
    '{{count}} yeni sipariş yanıt bekliyor, başka sipariş de buraya gelmiyor. Devam etmek için yeniden giriş yapın.',
  'watch.session.waiting_other':
    '{{count}} yeni sipariş yanıt bekliyor, başka sipariş de buraya gelmiyor. Devam etmek için yeniden giriş yapın.',
  'watch.session.submit': 'Giriş yap ve devam et',
  'watch.session.another': 'Başka hesap kullan',
  'watch.reminder.title': 'Tischlein şu siparişi soruyor: {{ids}}',
  'watch.reminder.text': 'Lütfen hemen ilgilenin. Müşteri siparişi sordu ya da süre azalıyor.',
  'watch.reminder.acknowledge': 'İlgileniyoruz',
  'watch.reminder.failed': 'Tischlein bilgilendirilemedi',
  'watch.notices.title': 'Bu cihazdaki uyarılar',
  'watch.notices.text': 'Bu cihaz, bir sipariş yanıtsız kaldığında panel kapalıyken bile sizi uyarabilir.',
  'watch.notices.on': 'Bu cihaz, bir sipariş yanıtsız kaldığında panel kapalıyken bile sizi uyarır.',
  'watch.notices.blocked':
    'Tarayıcınız bu sitenin bildirim göndermesine izin vermiyor. Bunu tarayıcı ayarlarından değiştirebilirsiniz.',
  'watch.notices.turnOn': 'Uyarıları aç',
  'watch.notices.turnOff': 'Uyarıları kapat',
  'watch.notices.failed': 'Uyarılar bu cihazda açılıp kapatılamadı.',
};
