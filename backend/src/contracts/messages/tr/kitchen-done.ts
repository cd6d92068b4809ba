import type { kitchenDone as en } from '../en/kitchen-done.ts';

export const kitchenDone: Readonly<Record<keyof typeof en, string>> = {
  'kitchenDone.title': 'Tamamlananlar',
  'kitchenDone.lead':
    'Tüm günlerin teslim ve iptal edilen siparişleri. Erken teslim edildi olarak işaretlenen bir sipariş 15 dakika boyunca geri alınabilir.',
  'kitchenDone.search': 'Tamamlananlarda ara',
  'kitchenDone.today': 'Bugün',
  'kitchenDone.earlier': 'Daha önce',
  'kitchenDone.more': 'Daha eskileri göster',
  'kitchenDone.foundMore_one': 'Şimdiye kadar {{count}} sipariş bulundu',
  'kitchenDone.foundMore_other': 'Şimdiye kadar {{count}} sipariş bulundu',
  'kitchenDone.none': 'Henüz tamamlanan yok',
  'kitchenDone.noneText': 'Teslim edilen ve iptal edilen siparişler burada görünür.',
  'kitchenDone.notFound': 'Sonuç yok',
  'kitchenDone.notFoundText': 'Numaranın tamamını ya da adın veya yemeğin bir bölümünü arayın.',
};
