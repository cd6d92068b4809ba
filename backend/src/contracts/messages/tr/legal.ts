import type { legal as en } from '../en/legal.ts';

/** Pages that the law asks for. A blank line parts paragraphs, `- ` begins an entry of a list. */
export const legal: Readonly<Record<keyof typeof en, string>> = {
  'terms.title': 'Kullanım koşulları',
  'terms.description':
    'Tischlein üzerinden sipariş kuralları: sözleşmenin tarafı, fiyatlar, iptal, yorumlar ve sorumluluk.',
  'terms.who.title': 'Tischlein nedir',
  'terms.who.text':
    'Tischlein’ı {{operator}} işletir; restoranların yemek sunduğu bir pazar yeridir. Bu koşullar, hesaplı ya da hesapsız müşteri olarak kullanım için geçerlidir. Kullanım ücretsizdir.',
  'terms.contract.title': 'Sözleşme kiminle kurulur',
  'terms.contract.text':
    'Yemek ve teslimat sözleşmesi, seninle seçtiğin restoran arasında kurulur; Tischlein taraf değildir. Restoranın unvanı ve adresi bilgi sekmesinde yazar. Biz siparişini iletir ve sonucunu sana bildiririz.\n\n“Ödeme yükümlülüğüyle sipariş ver” düğmesine basmak bağlayıcı teklifindir. Sözleşme, restoran onaylayınca kurulur. Süresinde yanıt gelmezse sipariş kendiliğinden iptal edilir ve ödeme borcun doğmaz. Birden çok restorandan oluşan bir sepet, birden çok sipariş ve birden çok sözleşme demektir.',
  'terms.price.title': 'Fiyatlar ve ödeme',
  'terms.price.text':
    'Fiyatları restoran belirler; KDV dahildir. Depozito ve teslimat ücretini sipariş vermeden önce görürsün. Sipariş sırasında fiyat değişirse önce sana yeniden sorulur. Ödemeyi restorana yaparsın: siparişi alırken nakit veya kartla ya da restoranın kasası üzerinden online. Bahşiş isteğe bağlıdır: Restoran tamamını ekibine verir.',
  'terms.cancel.title': 'İptal ve cayma',
  'terms.cancel.text':
    'Restoran onaylayana kadar ücretsiz iptal edebilirsin. Restoran da nedenini sana bildirerek iptal edebilir. Çabuk bozulan yemeklerde cayma hakkı yoktur (§ 312g f. 2 no. 2 BGB). Yemek ayıplıysa yasal hakların saklıdır; bunları restorana karşı kullanırsın.',
  'terms.account.title': 'Hesabın',
  'terms.account.text':
    'Doğru bilgi ver, şifreni kimseyle paylaşma ve hesabı yalnızca kendin kullan. Devam eden siparişin kalmadığında hesabını istediğin an silebilirsin. Sahte sipariş gibi kötüye kullanımlarda hesabı kapatabiliriz; nedenini bildiririz, e-postayla itiraz edebilirsin.',
  'terms.reviews.title': 'Yorumlar',
  'terms.reviews.text':
    'Sana teslim edilen her siparişi bir kez değerlendirebilirsin. Ne yaşadıysan onu yaz. Hakaret, başkalarının özel bilgileri ve hukuka aykırı içerik kaldırılır; lütfen bize bildir. Böyle bir karardan etkilenen, nedenini öğrenir ve itiraz edebilir.',
  'terms.ranking.title': 'Sıralama',
  'terms.ranking.text':
    'Restoran listesinin nasıl sıralandığı “Nasıl çalışır” sayfasında açıklanır. Ödemeler sırayı değiştirmez.',
  'terms.liability.title': 'Sorumluluk',
  'terms.liability.text':
    'Kasıt ve ağır ihmalde, yaşam, beden veya sağlığa zarar hâlinde ve Ürün Sorumluluğu Yasası uyarınca sınırsız sorumluyuz. Hafif ihmalde yalnızca özellikle güvenebileceğin bir yükümlülük ihlal edilirse ve öngörülebilir zararla sınırlı olarak sorumluyuz. Alerjenlerden, kaliteden ve teslimattan restoran sorumludur.',
  'terms.law.title': 'Hukuk ve uyuşmazlıklar',
  'terms.law.text':
    'Alman hukuku geçerlidir; yaşadığın ülkenin koruyucu kuralları saklıdır. Koşulları değiştirirsek yenileri sonraki siparişlerde geçerli olur. Tüketici hakem heyeti önündeki süreçlere katılmıyoruz.',

  'privacy.title': 'Gizlilik',
  'privacy.description':
    'Tischlein hakkında neyi, neden, ne kadar süre saklar ve kiminle paylaşır. Takip yok, reklam yok.',
  'privacy.short.title': 'Kısaca',
  'privacy.short.text':
    'Bir siparişin gerektirdiğini saklarız. Restoran, yemeği hazırlayıp teslim etmek için gerekeni alır. Reklam, takip ve profil çıkarma yoktur; başka şirketlerin sunucularından hiçbir şey yüklenmez: Yazı tipleri, görseller ve programlar Tischlein’dan gelir.',
  'privacy.controller.title': 'Sorumlu kim',
  'privacy.controller.text':
    '{{operator}}, {{address}}, {{email}}. Restoranın aldığı siparişle ne yaptığından restoran kendisi sorumludur.',
  'privacy.data.title': 'Neyi, neden saklıyoruz',
  'privacy.data.text':
    '- Hesap: ad, e-posta, şehir, dil, verdiysen telefon ve adres, bildirim tercihlerin ve şifren yalnızca geri okunamayan bir özet (hash) olarak. Hesabını yönetmek için (GDPR m. 6/1 b).\n- Adres defteri ve favoriler, sen tuttuğun sürece (m. 6/1 b).\n- Siparişler: yemekler, seçenekler, notlar, teslimat adresi ve notu, istenen saat, ödeme yöntemi, tutarlar ve saatleriyle her adım. Hesapsız sipariş verenler ayrıca ad, telefon ve e-posta verir. Siparişi yerine getirmek için (m. 6/1 b).\n- Yorumlar: yıldızlar ve metin; yanında adın ve soyadının ilk harfi görünür (m. 6/1 b).\n- Bir sipariş hakkında bildirdiğin sorunlar: neyin ters gittiği, yazdıkların ve aldığın yanıtlar; restoran ve biz okuruz. Çözmek için (m. 6/1 b).\n- Girişler: oturumun başlangıcı, bitişi ve anahtarının özeti. Oturumun açık kalsın diye (m. 6/1 b).\n- Bildirimler: bir adımın bildiriminin gönderilip gönderilmediği; böylece iki kez gelmez. Anlık bildirime izin verirsen tarayıcının bildirim adresi ve açık anahtarları (m. 6/1 a; kapatarak geri alırsın).\n- Teknik kayıt: zaman, çağrılan adres, sonuç ve giriş yaptıysan hesap numarası; bağlantıların gizli kısımları karartılır. IP adresleri aşırı yüke karşı bir dakika bellekte tutulur (m. 6/1 f: güvenli işletim).\n- Şifre denemelerine ve uydurma siparişlere karşı sayaçlar: bir IP adresinden, hesaptan, e-postadan ya da telefon numarasından kaç kez istek geldiği. Bunların yerine, geri okunamayan gizli anahtarlı bir özet (hash) saklarız; en fazla bir gün. Bir adresin bir hesaba giriş yaptığı 90 gün, hesapsız bir siparişin onaylandığı 30 gün hatırlanır; böylece sınırlar yanlış kişiyi etkilemez (m. 6/1 f: güvenli işletim).\n\nKart bilgisi saklanmaz. Alerji gibi özel veriler yalnızca bir nota yazarsan saklanır. Hakkında otomatik karar verilmez.',
  'privacy.who.title': 'Kim alır',
  'privacy.who.text':
    '- Sipariş verdiğin restoran: adın, telefonun, e-postan, adresin, siparişin ve notların. Online ödersen sipariş, restoranın kasasına iletilir.\n- Paylaştığın bağlantıya sahip olan: telefon numarası ve tam adres olmadan siparişin durumunu.\n- Sözleşmeyle bağlı barındırma ve e-posta hizmet sağlayıcılarımız.\n- Anlık bildirime izin verirsen: tarayıcının üreticisine ait bildirim hizmeti, örneğin Google, Apple, Mozilla veya Microsoft; AB dışında olabilir. İçerik tarayıcın için şifrelenir; hizmet onu okuyamaz.\n\nHiç kimseye veri satmayız.',
  'privacy.riders.title': 'Kuryeler ve konumları',
  'privacy.riders.text':
    'Bazı restoranlar siparişini kendi kuryesiyle getirir. Kurye vardiyadayken telefonu konumunu gönderir. Vardiya sürdükçe restoran ve işletme ekibimiz bunu görür. Sen yalnızca siparişin kuryenin bir sonraki durağıysa görürsün; paylaştığın bağlantıyla izleyen biri yaklaşık 100 m hassasiyetle görür. Son konum vardiya bitince, en geç iki dakika sonra silinir. Yolun kaba izi, varış süreleri ölçülebilsin diye 24 saat saklanır, sonra silinir. Kimse buna göre sıralanmaz ya da değerlendirilmez, hiçbir karar bundan otomatik çıkmaz (§ 26 BDSG, (AB) 2024/2831 sayılı Direktif).\n\nSiparişini getiren kurye bu sırada adını, telefonunu, adresini ve notlarını görür. Nasıl teslim edildiği, kodunla ya da kodsuz, siparişte kalır.',
  'privacy.device.title': 'Cihazında',
  'privacy.device.text':
    'Yalnızca istediğin hizmetin gerektirdiği (§ 25 f. 2 no. 2 TDDDG); bu yüzden çerez penceresi yok.\n\n- tischlein_session çerezi (https üzerinde __Host- önekiyle): oturumunu açık tutar, 30 gün.\n- tischlein_signed_in çerezi: yalnızca giriş yapmış olabileceğini söyler, 30 gün.\n- Tarayıcı deposu: sepet ve içinden gelip aldıkların, dil, şehir ve posta kodu, açık ya da koyu tema, bağlantısız anlar için son restoran listesi, listenin üstünde siparişlerinin ve favorilerinin olup olmadığı ve (çıkış yapana kadar) son siparişin, adın ve e-posta adresin, hesapsız verdiğin siparişlerin bağlantıları, ödeme sayfasına yazdıkların ve çift tıklama iki sipariş vermesin diye sipariş başına bir anahtar. Restoranlarda: vardiya, görülen siparişler ve kayıt formuna yazılanlar. Kuryelerde: bağlantı bekleyen adımlar.\n- Bağlantı yokken de açılsın diye bu sitenin dosyalarını saklayan ve izin verirsen anlık bildirimleri gösteren küçük bir program (service worker).\n\nHepsini tarayıcının ayarlarından silebilirsin.',
  'privacy.time.title': 'Ne kadar süre',
  'privacy.time.text':
    'Hesabın, sen silene kadar. Oturumlar 30 gün sonra, çıkışla ya da yeni şifreyle biter. Hesabını silince adresler, favoriler, oturumlar ve bildirim adresleri hemen silinir, yorumlarının ve bildirdiğin sorunların metni de öyle; yıldızlar adın olmadan kalır. Siparişler restoran için adın, iletişimin, adresin ve notların olmadan kalır.\n\nHesapsız sipariş verirsen aynı bilgiler son adımdan 90 gün sonra siparişinden silinir: ad, e-posta, telefon, adres, bütün notlar, bildirim adresleri, bağlantılar, yorumunun ve bildirdiğin sorunların metni. Bir şikâyet ya da tartışmalı bir ödeme için bu süre yeterlidir. Bizden istersen daha erken olur: sipariş bitince ve yorumunla ilgili karara bağlanmamış bir itiraz yoksa.\n\nKalan, vergi ve ticaret hukukunun istediğidir (§ 147 AO, § 257 HGB): hangi restoranın ne zaman hangi yemekleri sattığı, tutarlar, KDV oranları ve nasıl ödendiği. Kim olduğun artık orada yazmaz.',
  'privacy.rights.title': 'Hakların',
  'privacy.rights.text':
    'Profilinde hesabınla ilgili her şeyi indirebilir, düzeltebilir ve silebilirsin. Ayrıca GDPR haklarına sahipsin: erişim, düzeltme, silme, kısıtlama, taşınabilirlik, m. 6/1 f kapsamındaki işlemeye itiraz ve izni ileriye dönük geri alma. {{email}} adresine yaz. Örneğin yaşadığın yerdeki bir veri koruma makamına da şikâyette bulunabilirsin.',

  'imprint.title': 'Künye',
  'imprint.description': 'Tischlein’ı kim işletir: § 5 DDG uyarınca sağlayıcı, adres, iletişim ve sicil.',
  'imprint.provider': 'Sağlayıcı (§ 5 DDG)',
  'imprint.represented': 'Temsil eden',
  'imprint.contact': 'İletişim',
  'imprint.register': 'Sicil',
  'imprint.vat': 'KDV numarası (§ 27a UStG)',
  'imprint.supervision': 'Denetim makamı',
  'imprint.responsible': 'İçerikten sorumlu (§ 18 f. 2 MStV)',
  'imprint.dsa.title': 'Dijital Hizmetler Yasası (DSA) iletişim noktaları',
  'imprint.dsa.text':
    'Makamlar ve kullanıcılar bize {{email}} adresinden Almanca, İngilizce veya Türkçe ulaşabilir. Hukuka aykırı içerik bildirimleri de oraya gelir; lütfen sayfanın adresini yaz. Kararımızı gerekçesiyle bildiririz, itiraz edebilirsin.',
  'imprint.dispute.title': 'Tüketici uyuşmazlıkları',
  'imprint.dispute.text':
    'Tüketici hakem heyeti önündeki uyuşmazlık çözüm süreçlerine katılmaya ne hazır ne de yükümlüyüz (§ 36 VSBG).',
  'imprint.images': 'Görseller',

  'accessibility.title': 'Erişilebilirlik',
  'accessibility.description':
    'Tischlein ne kadar erişilebilir, neler eksik ve engeller nereye bildirilir; BFSG uyarınca.',
  'accessibility.service.title': 'Konu',
  'accessibility.service.text':
    'Tischlein ile internette restoran ve yemek seçer, sipariş verir ve siparişi izlersin. Bu beyan, Erişilebilirliği Güçlendirme Yasası’nın (BFSG) 14. maddesini karşılar ve sitenin tamamı için geçerlidir.',
  'accessibility.how.title': 'Bunu nasıl sağlıyoruz',
  'accessibility.how.text':
    'Ölçütümüz WCAG 2.2, AA düzeyidir; EN 301 549’un web siteleri için gereklerini kapsar.\n\n- Her şey yalnızca klavyeyle, görünür odakla ve gezinmeyi atlayan bir bağlantıyla çalışır.\n- Sipariş değişiklikleri ekran okuyuculara duyurulur.\n- Durum sözcük ve simgeyle gösterilir, asla yalnızca renkle değil.\n- Yazı büyütülebilir; her ekran yana kaydırmadan dar bir telefona sığar.\n- Açık ve koyu tema; cihazın isterse hareket azaltılır.\n- Hatalar alanının yanında sözle yazar ve yazdıkların kaybolmaz.\n\nHer sürümde otomatik denetimler üç dilde tüm ekranlardan geçer; sipariş yolu yalnızca klavyeyle sınanır.',
  'accessibility.limits.title': 'Henüz kusursuz olmayanlar',
  'accessibility.limits.text':
    'Yemek adlarını ve açıklamalarını restoranlar yazar; tek dilde olabilirler. Restoranın kasası üzerinden online ödeme bize ait değildir ve engel içerebilir; bunun yerine siparişi alırken nakit ya da kartla ödeyebilirsin.',
  'accessibility.report.title': 'Engel bildir',
  'accessibility.report.text':
    '{{email}} adresine yaz ya da {{phone}} numarasını ara; sayfayı ve neyin engel olduğunu söyle.',
  'accessibility.authority.title': 'Denetim',
  'accessibility.authority.text':
    'Alman eyaletlerinin erişilebilirlik piyasa gözetimi: Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg.',
};
