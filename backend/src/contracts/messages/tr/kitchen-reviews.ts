import type { kitchenReviews as en } from '../en/kitchen-reviews.ts';

export const kitchenReviews: Readonly<Record<keyof typeof en, string>> = {
  'kitchenReviews.title': 'Yorumlar',
  'kitchenReviews.lead':
    'Müşterilerin teslim edilen siparişler hakkında söyledikleri. Yanıtınız herkese açıktır ve sayfanızda yorumun altında görünür.',
  'kitchenReviews.order': 'Sipariş #{{id}}',
  'kitchenReviews.newest': 'En yeni yorum: sipariş #{{id}}',
  'kitchenReviews.list': 'Restoranınızın yorumları',
  'kitchenReviews.noWords': 'Yalnızca yıldız, metin yok',
  'kitchenReviews.yourAnswer': 'Yanıtınız',
  'kitchenReviews.answer': 'Yanıtla',
  'kitchenReviews.answerTo': 'Yorumu yanıtla: {{name}}',
  'kitchenReviews.change': 'Yanıtı değiştir',
  'kitchenReviews.changeOf': 'Yanıtı değiştir: {{name}}',
  'kitchenReviews.delete': 'Yanıtı sil',
  'kitchenReviews.deleteOf': 'Yanıtı sil: {{name}}',
  'kitchenReviews.deleteTitle': 'Yanıt silinsin mi?',
  'kitchenReviews.deleteText':
    'Müşteriler yanıtı artık yorumun altında görmez. İstediğiniz zaman yeniden yanıtlayabilirsiniz.',
  'kitchenReviews.deleted': 'Yanıtınız silindi',
  'kitchenReviews.deleteFailed': 'Yanıtınız silinemedi',
  'kitchenReviews.field': 'Yanıtınız: {{name}}',
  'kitchenReviews.hint': 'Restoranınızın adıyla herkes okuyabilir.',
  'kitchenReviews.publish': 'Yanıtı yayınla',
  'kitchenReviews.cancel': 'Vazgeç',
  'kitchenReviews.published': 'Yanıtınız yayınlandı',
  'kitchenReviews.failed': 'Yanıtınız yayınlanamadı',
  'kitchenReviews.required': 'Önce bir yanıt yazın',
  'kitchenReviews.tooLong': 'Yanıtı en fazla {{max}} karakter olacak şekilde kısaltın',
  'kitchenReviews.more': 'Daha fazla yorum göster',
  'kitchenReviews.none': 'Henüz yorum yok',
  'kitchenReviews.noneText':
    'Müşteriler bir siparişi teslim edildikten sonra değerlendirebilir. Yorumlar burada görünür.',
};
