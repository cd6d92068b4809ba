import type { mail as en } from '../en/mail.ts';

export const mail: Readonly<Record<keyof typeof en, string>> = {
  'mail.hello': 'Merhaba,',
  'mail.helloName': 'Merhaba {{name}},',

  'mail.placed.subject': '{{restaurant}}: #{{id}} numaralı siparişin',
  'mail.placed.heading': 'Siparişin ulaştı',
  'mail.placed.text':
    '{{restaurant}} siparişini aldı ve birazdan yanıt verecek. Sipariş ettiklerin aşağıda; sonraki her adımı sipariş sayfasında görürsün.',
  'mail.placed.scheduled': 'İstenen teslimat zamanı: {{time}}.',
  'mail.placed.link': 'Siparişi takip et',

  'mail.delivered.subject': '{{restaurant}}: #{{id}} numaralı siparişinin fişi',
  'mail.delivered.heading': 'Afiyet olsun',
  'mail.delivered.text': 'Siparişin {{time}} tarihinde teslim edildi. Fişi aşağıda.',
  'mail.delivered.link': 'Yazdırmak için fişi aç',

  'mail.cancelled.subject': '{{restaurant}}: #{{id}} numaralı siparişin iptal edildi',
  'mail.cancelled.heading': 'Siparişin iptal edildi',
  'mail.cancelled.text': '{{restaurant}} siparişin teslim edilmeyecek.',
  'mail.cancelled.reason': 'Neden: {{reason}}.',
  'mail.cancelled.link': 'Siparişi aç',

  'mail.money.due': 'Hiçbir ödeme yapmadın, hiçbir ücret de alınmayacak.',
  'mail.money.pending': 'Çevrim içi ödemen tamamlanmadı. Bir tutar ayrıldıysa serbest bırakılır.',
  'mail.money.paid': '{{restaurant}} {{total}} tutarını ödediğin yoldan iade eder.',
  'mail.money.failed': 'Çevrim içi ödemen gerçekleşmedi, bu yüzden hiçbir ücret alınmadı.',

  'mail.order': '#{{id}} numaralı sipariş, {{time}}',
  'mail.payment': 'Ödeme',
  'mail.deliveryAddress': 'Teslimat adresi',
  'mail.depositEach': 'ayrıca adet başına {{deposit}} depozito',
  'mail.vat': '{{net}} üzerinden % {{rate}} KDV dahil',
  'mail.supplier': 'Satıcı ve sözleşmenin tarafı',
  'mail.vatId': 'KDV numarası: {{vatId}}',
  'mail.phone': 'Telefon: {{phone}}',
  'mail.withdrawal': 'Çabuk bozulan yemeklerde cayma hakkı yoktur (BGB § 312g fıkra 2 no. 2).',

  'mail.why': 'Bu e-postayı, Tischlein’da bu adresle sipariş verildiği için alıyorsun.',
  'mail.settings': 'Hangi mesajları alacağını seç',

  'push.preparing': '#{{id}} numaralı sipariş kabul edildi ve hazırlanıyor.',
  'push.delivering': '#{{id}} numaralı sipariş yolda.',
  'push.delivered': '#{{id}} numaralı sipariş teslim edildi. Afiyet olsun.',
  'push.cancelled': '#{{id}} numaralı sipariş iptal edildi.',
  'push.eta': 'Varış {{range}}.',
};
