import type { kitchenReviews as en } from '../en/kitchen-reviews.ts';

export const kitchenReviews: Readonly<Record<keyof typeof en, string>> = {
  'kitchenReviews.title': 'Yorumlar',
  'kitchenReviews.lead':
    'Misafirlerin teslim edilen siparişler hakkında söyledikleri. Yanıtınız herkese açıktır ve sayfanızda yorumun altında görünür.',
  'kitchenReviews.list': 'Restoranınızın yorumları',
  'kitchenReviews.noWords': 'Yalnızca yıldız, yorum yok',
  'kitchenReviews.yourAnswer': 'Yanıtınız',
  'kitchenReviews.answer': 'Yanıtlayın',
  'kitchenReviews.answerTo': 'Yorumu yanıtlayın: {{name}}',
  'kitchenReviews.change': 'Yanıtı değiştirin',
  'kitchenReviews.changeOf': 'Yanıtı değiştirin: {{name}}',
  'kitchenReviews.delete': 'Yanıtı silin',
  'kitchenReviews.deleteOf': 'Yanıtı silin: {{name}}',
  'kitchenReviews.deleteTitle': 'Yanıt silinsin mi?',
  'kitchenReviews.deleteText':
    'Misafirler yanıtı artık yorumun altında görmez. İstediğiniz zaman yeniden yanıtlayabilirsiniz.',
  'kitchenReviews.deleted': 'Yanıtınız silindi',
  'kitchenReviews.deleteFailed': 'Yanıtınız silinemedi',
  'kitchenReviews.field': 'Yanıtınız: {{name}}',
  'kitchenReviews.hint': 'Restoranınızın adıyla herkes okuyabilir.',
  'kitchenReviews.publish': 'Yanıtı yayınlayın',
  'kitchenReviews.cancel': 'Vazgeçin',
  'kitchenReviews.published': 'Yanıtınız yayınlandı',
  'kitchenReviews.failed': 'Yanıtınız yayınlanamadı',
  'kitchenReviews.required': 'Önce bir yanıt yazın',
  'kitchenReviews.tooLong': 'Yanıtı en fazla {{max}} karaktere kısaltın',
  'kitchenReviews.more': 'Daha fazla yorum gösterin',
  'kitchenReviews.none': 'Henüz yorum yok',
  'kitchenReviews.noneText': 'Misafirler teslim edilen siparişleri değerlendirebilir. Yorumlar burada görünür.',
};
