import type { pages as en } from '../en/pages.ts';

/** Pages that explain. A blank line parts paragraphs, `- ` begins an entry of a list. */
export const pages: Readonly<Record<keyof typeof en, string>> = {
  'pages.contents': 'Bu sayfada',
  'pages.updated': 'Kasım 2026 itibarıyla',
  'pages.placeholder': 'Örnek veriler. Bu kurulumu işleten, açılıştan önce kendi bilgilerini yazar.',
  'pages.operatorMissing': 'Bu kurulumu işletenin bilgileri henüz girilmedi. O zamana kadar sipariş için değildir.',
  'pages.notGiven': 'henüz belirtilmedi',

  'how.title': 'Nasıl çalışır',
  'how.description':
    'İlk bakıştan kapı ziline: Tischlein’da nasıl sipariş verilir, liste nasıl sıralanır, yorumlar nereden gelir.',
  'how.lead': 'Açlıktan tokluğa dört adım. Hiçbir şey senden gizli olmaz.',
  'how.city.title': 'Şehrini seç',
  'how.city.text':
    'Berlin, Hamburg veya Frankfurt: Oradaki restoranları, teslimat süresi, ücreti ve minimum sipariş tutarıyla, daha hiçbir şey seçmeden görürsün.',
  'how.dishes.title': 'Sofrayı kur',
  'how.dishes.text':
    'Her yemeğin yanında alerjenler, katkı maddeleri ve depozito yazar. Bir sepete birden çok restoran sığar; her biri ayrı bir sipariş olur.',
  'how.order.title': 'Sipariş ver',
  'how.order.text':
    'Sipariş vermeden önce teslimat ücretiyle birlikte tüm fiyatı görürsün; siparişi alırken nakit ya da kartla veya restorana online ödersin. Restoran birkaç dakika içinde onaylar; onaylamazsa sipariş iptal edilir ve sana hiçbir maliyeti olmaz.',
  'how.watch.title': 'Kapına kadar izle',
  'how.watch.text':
    'Her adım, olduğu anda tahmini varışla ekranına gelir. Siparişini bir bağlantıyla paylaşabilirsin; bağlantı telefon numaranı ve tam adresini gizler.',
  'how.ranking.title': 'Liste nasıl sıralanır',
  'how.ranking.text':
    'Kimse daha iyi bir yer satın alamaz: Ne abonelik ne de restoranın yaptığı başka bir ödeme sırayı değiştirir. Neyin önemli olduğunu sen seçersin:\n\n- Popülerlik, başlangıçtaki seçim: son 30 günün iptal edilmemiş siparişlerinin sayısı; yaklaşık dakikada bir sayılır. Eşitlikte daha iyi puan önce gelir. Şu an kapalı olan restoranlar açık olanların altında yer alır.\n- Teslimat süresi: restoranın kendi bildirdiği süre; üst sınırı en kısa olan önce.\n- Puan: yorumların ortalaması, eşitlikte yorum sayısı çok olan. Yorumu olmayan restoranlar sonda yer alır.\n- Teslimat ücreti: en düşük olan önce, eşitlikte minimum sipariş tutarı düşük olan.\n\nHâlâ eşit olanlar, restoranların katıldığı sırayla durur. Arama ve filtreler kimin listede olduğunu belirler, kimin üstte olduğunu değil. Liste herkes için aynıdır: Daha önce ne sipariş ettiğin ya da neye baktığın rol oynamaz.',
  'how.reviews.title': 'Yorumlar nereden gelir',
  'how.reviews.text':
    'Yalnızca teslim edilmiş bir sipariş, onu veren kişi tarafından bir kez değerlendirilebilir. Restoran herkese açık yanıt verebilir, ama yorumları ne seçebilir ne de silebilir. Henüz kimsenin değerlendirmediği restoran yeni olarak işaretlenir.',
  'how.who.title': 'Kim ne yapar',
  'how.who.text':
    'Yemeği restoran pişirir ve getirir; sözleşmen de onunladır. Tischlein menüyü gösterir, siparişini iletir ve seni haberdar eder.',

  'faq.title': 'Sık sorulan sorular',
  'faq.description': 'Tischlein’da sipariş, ödeme, iptal, alerjenler, hesabın ve verilerin hakkında kısa yanıtlar.',
  'faq.lead': 'Tarayıcının araması, kapalı duran yanıtları da bulur.',
  'faq.group.order': 'Sipariş ve ödeme',
  'faq.account.q': 'Hesap açmam gerekiyor mu?',
  'faq.account.a':
    'Hayır. Ad, telefon ve e-postayla hesapsız sipariş verebilir, siparişini bağlantısından izleyebilirsin. Hesapla adreslerin, favorilerin ve eski siparişlerin sende kalır; hesapsız sipariş sonradan bir hesaba aktarılabilir.',
  'faq.pay.q': 'Nasıl ödeyebilirim?',
  'faq.pay.a':
    'Siparişi alırken nakit veya kartla ya da restoranın kasası üzerinden online. Tischlein kendisi para almaz ve kart bilgisi saklamaz.',
  'faq.fee.q': 'Teslimat ne kadar?',
  'faq.fee.a':
    'Her restoran kendi ücretini ve minimum sipariş tutarını belirler. İkisi de kartında ve sepetinde yazar. Sepette birden çok restoran varsa her birinin ücreti ayrıdır.',
  'faq.deposit.q': 'Neden depozito var?',
  'faq.deposit.a':
    'Almanya’da yasa, şişe ve kutuların çoğu için depozito ister. Fiyatın yanında yazar; kabı iade ettiğinde geri alırsın.',
  'faq.group.meal': 'Yemek',
  'faq.allergens.q': 'Alerjenleri nerede görürüm?',
  'faq.allergens.a':
    'Her yemekte, sipariş vermeden önce, restoranın bildirdiği hâliyle. Ağır bir alerjin varsa lütfen restoranı ayrıca ara: Mutfaklarda eser miktarda bulaşma tümüyle önlenemez.',
  'faq.wrong.q': 'Bir şey eksik ya da yanlış. Ne yapmalıyım?',
  'faq.wrong.a':
    'Restoranı ara: Numarası sipariş sayfasında; yeniden gönderebilecek ya da paranı geri verebilecek olan odur. Sonuç alamazsan sipariş numarasıyla bize yaz.',
  'faq.late.q': 'Siparişim gecikti.',
  'faq.late.a':
    'Sipariş sayfası restoranın son tahminini gösterir ve kendiliğinden güncellenir. Süre geçtiyse restoranın numarası oradadır.',
  'faq.cancel.q': 'İptal edebilir miyim?',
  'faq.cancel.a':
    'Evet, restoran onaylamadığı sürece. Sonrasında yalnızca restoran iptal edebilir; onu ara. Taze hazırlanan yemeklerde cayma hakkı yoktur.',
  'faq.group.account': 'Hesap ve veriler',
  'faq.delete.q': 'Hesabımı nasıl silerim?',
  'faq.delete.a':
    'Profilinde, şifrenle, yolda sipariş kalmadığında. Restoranlar siparişlerini saklamak zorundadır; adın, iletişim bilgilerin ve adresin onlardan silinir.',
  'faq.cookies.q': 'Neden çerez penceresi yok?',
  'faq.cookies.a':
    'Çünkü onayını gerektiren bir şey yok: Takip ve reklam yok, yalnızca giriş ve sipariş için gerekenler var.',
  'faq.loyalty.q': 'Sadakat kartı nedir?',
  'faq.loyalty.a':
    'Teslim edilen siparişlerini sayar ve bronzdan gümüşe, altına geçer. Bedelsiz bir teşekkürdür: Karşılığında alınacak bir şey yoktur.',

  'contactPage.title': 'İletişim',
  'contactPage.description':
    'Tischlein’a e-posta, telefon ve postayla nasıl ulaşılır: müşteriler, restoranlar ve basın için.',
  'contactPage.lead':
    'Devam eden bir siparişi en iyi restoran bilir: Numarası sipariş sayfasındadır. Diğer her şey için biz buradayız.',
  'contactPage.guests': 'Müşteriler için',
  'contactPage.guestsText': 'Siparişler, hesabın ya da verilerin hakkında sorular. Lütfen sipariş numarasını yaz.',
  'contactPage.restaurants': 'Restoranlar için',
  'contactPage.restaurantsText': 'Kayıt, abonelik ve sıralama, askıya alma ya da yorumla ilgili şikâyetler.',
  'contactPage.post': 'Postayla',
  'contactPage.phone': 'Telefon',

  'pricing.title': 'Fiyatlar',
  'pricing.description': 'Tischlein’ın restoranlara maliyeti: Ayda €29 ya da iki ay ücretsiz olmak üzere yılda €290.',
  'pricing.lead': 'Tischlein müşteriler için ücretsizdir. Restoranlar, kapsamı aynı olan iki abonelikten birini seçer.',
  'pricing.monthly': 'Aylık',
  'pricing.yearly': 'Yıllık',
  'pricing.perMonth': 'aylık',
  'pricing.perYear': 'yıllık',
  'pricing.monthlyText': 'Ay ay ödenir.',
  'pricing.free': '2 ay ücretsiz',
  'pricing.yearlyText': 'On iki ayrı aydan €58 daha az.',
  'pricing.register': 'Restoranınızı kaydedin',
  'pricing.included': 'Her iki abonelikte',
  'pricing.includedText':
    '- Menü, alerjenler, çalışma saatleri ve yorumlarla kendi sayfanız\n- Biri yanıt verene kadar çalan zille canlı siparişler\n- Kendi teslimat ücretiniz, minimum sipariş tutarınız ve hazırlama süreleriniz\n- Teslim sırasında ya da kendi kasanız üzerinden online ödeme\n- Kimsenin satın alamayacağı bir liste yeri',

  'support.title': 'Destek',
  'support.description':
    'Tischlein’da sipariş, hesap ya da restoranla ilgili yardım: önce ne yapılmalı ve kime sorulmalı.',
  'support.lead': 'Çoğu şey en çabuk böyle çözülür.',
  'support.order.title': 'Siparişim',
  'support.order.text':
    '“Siparişlerim” altından ya da e-postandaki bağlantıdan aç. Sayfa ne kadar güncel olduğunu söyler ve kendini yeniler. Restoran onaylayana kadar iptal edebilirsin; sonrasında restoranı ara.',
  'support.login.title': 'Giriş yapamıyorum',
  'support.login.text':
    'E-posta adresini ve büyük harf tuşunu kontrol et. Çok sayıda denemeden sonra giriş bir dakika durur. Restoranların ayrı bir girişi vardır. Şifreni unuttuysan girişte “Şifremi unuttum” seçeneğini kullan: Yenisi için e-postayla bir bağlantı gelir.',
  'support.mail.title': 'Bildirim almıyorum',
  'support.mail.text':
    'İstenmeyen posta klasörüne ve profilindeki bildirim ayarlarına bak. Cihazına gelen bildirimler ayrıca tarayıcının iznini ister. Sipariş sayfası ikisi olmadan da her şeyi gösterir.',
  'support.slow.title': 'Sayfa “yeniden bağlanıyor” diyor',
  'support.slow.text':
    'Bağlantın koptu. Hiçbir şey kaybolmadı: Bağlantı gelince sayfa arayı kapatır. O zamana kadar bilginin ne kadar eski olduğunu söyler.',
  'support.partner.title': 'Restoran işletiyorum',
  'support.partner.text':
    'Zilin çalabilmesi için panelde vardiyayı başlatın. Yetişemediğinizde kapalıya alın: Verilmiş siparişler kalır. Diğer her konuda bizi arayın ya da bize yazın.',
  'support.more': 'Hâlâ çözülmedi mi?',
  'support.contact': 'Bize ulaş',
  'support.faq': 'Sık sorulanları oku',
};
