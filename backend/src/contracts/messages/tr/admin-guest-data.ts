import type { adminGuestData as en } from '../en/admin-guest-data.ts';

/** A guest's data, blanked by an admin on request. */
export const adminGuestData: Readonly<Record<keyof typeof en, string>> = {
  'guestData.title': 'Müşteri verileri',
  'guestData.lead':
    'Hesapsız sipariş verip verilerinin silinmesini isteyen müşteriler için. Önce isteğin müşterinin kendisinden geldiğinden emin olun; örneğin siparişteki e-posta adresinden gelen bir yanıtla. İstek olmasa da veriler son siparişten birkaç ay sonra kendiliğinden silinir.',
  'guestData.search': 'Müşteriyi bul',
  'guestData.by': 'Arama ölçütü',
  'guestData.by.email': 'E-posta',
  'guestData.by.phone': 'Telefon numarası',
  'guestData.by.order': 'Sipariş numarası',
  'guestData.hint.email': 'Siparişte verilen adres',
  'guestData.hint.phone': 'Her biçimde, ülke koduyla ya da kodsuz',
  'guestData.hint.order': 'Bu siparişin e-postasıyla verilen bütün siparişleri bulur',
  'guestData.wrong.email': 'Lütfen bir e-posta adresi girin, örneğin name@example.com',
  'guestData.wrong.phone': 'Lütfen en az altı haneli bir telefon numarası girin',
  'guestData.wrong.order': 'Lütfen bir sipariş numarası girin, örneğin 1042',
  'guestData.find': 'Ara',
  'guestData.found_one': 'Kişisel veri içeren {{count}} sipariş',
  'guestData.found_other': 'Kişisel veri içeren {{count}} sipariş',
  'guestData.day': '{{day}} tarihinde verildi',
  'guestData.days': '{{from}} ile {{to}} arasında verildi',
  'guestData.orders_one': '{{count}} siparişin verileri şimdi silinebilir.',
  'guestData.orders_other': '{{count}} siparişin verileri şimdi silinebilir.',
  'guestData.reviews_one': '{{count}} tanesinin yorumu var; metni silinir.',
  'guestData.reviews_other': '{{count}} tanesinin yorumu var; metinleri silinir.',
  'guestData.open_one': '{{count}} sipariş sürüyor ve şimdilik kalır. Bitince bu sayfada görünür.',
  'guestData.open_other': '{{count}} sipariş sürüyor ve şimdilik kalır. Bitince bu sayfada görünür.',
  'guestData.disputed_one': '{{count}} sipariş, yorumu hakkındaki bildirim ya da itiraz karara bağlanana kadar kalır.',
  'guestData.disputed_other':
    '{{count}} sipariş, yorumları hakkındaki bildirim ya da itirazlar karara bağlanana kadar kalır.',
  'guestData.erase': 'Verileri sil …',
  'guestData.confirm.title_one': '{{count}} siparişin verileri silinsin mi?',
  'guestData.confirm.title_other': '{{count}} siparişin verileri silinsin mi?',
  'guestData.confirm.text': 'Bu geri alınamaz; kimin yaptığı denetim kaydına yazılır.',
  'guestData.goes': 'Silinecekler',
  'guestData.goes.contact': 'Ad, e-posta ve telefon numarası',
  'guestData.goes.address': 'Teslimat adresi',
  'guestData.goes.notes': 'Sipariş, teslimat ve yemeklerle ilgili bütün notlar',
  'guestData.goes.links': 'Müşterinin siparişe giden bağlantıları ve bildirimleri',
  'guestData.goes.review': 'Yorumun metni ve restoranın buna yanıtı',
  'guestData.stays': 'Kalacaklar',
  'guestData.stays.sale': 'Vergi hukukunun gerektirdikleri: restoran, yemekler, tutarlar, ödeme ve zamanlar',
  'guestData.stays.stars': 'Yorumun yıldızları, ad olmadan',
  'guestData.stays.outside':
    'Restoranların yazdırdıkları ya da kasalarına iletilenler, gönderilen e-postalar ve yedekler',
  'guestData.confirm.erase': 'Kalıcı olarak sil',
  'guestData.done_one': '{{count}} siparişin verileri silindi.',
  'guestData.done_other': '{{count}} siparişin verileri silindi.',
  'guestData.nothingLeft': 'Bu müşteri hakkında başka bir şey saklanmıyor.',
  'guestData.none': 'Bir şey bulunamadı',
  'guestData.noneText.email':
    'Hesapsız verilmiş hiçbir siparişte bu e-posta adresi yok. Hesabı olanlar verilerini profillerinden siler.',
  'guestData.noneText.phone':
    'Hesapsız verilmiş hiçbir siparişte bu telefon numarası yok. Hesabı olanlar verilerini profillerinden siler.',
  'guestData.noneText.order':
    'Bu numarada kişisel veri içeren, hesapsız verilmiş bir sipariş yok. Hesabı olanlar verilerini profillerinden siler.',
};
