import type { mail as en } from '../en/mail.ts';

export const mail: Readonly<Record<keyof typeof en, string>> = {
  'mail.hello': 'Merhaba,',
  'mail.helloName': 'Merhaba {{name}},',

  'mail.confirm.subject': '{{restaurant}} siparişini onayla',
  'mail.confirm.heading': 'Lütfen siparişini onayla',
  'mail.confirm.text':
    '{{restaurant}} restoranında bu e-posta adresiyle sipariş verildi. Sipariş, ancak sen {{minutes}} dakika içinde onaylarsan restorana gider.',
  'mail.confirm.link': 'Siparişe bak ve onayla',
  'mail.confirm.unasked':
    'Siparişi sen vermediysen bir şey yapman gerekmez: Hiçbir şey pişirilmez ve senden ücret alınmaz.',

  'mail.placed.subject': '{{restaurant}}: #{{id}} numaralı siparişin',
  'mail.placed.heading': 'Siparişini aldık',
  'mail.placed.text':
    '{{restaurant}} siparişini aldı ve birazdan yanıt verecek. Sipariş ettiklerin aşağıda; sonraki her adımı sipariş sayfasında görürsün.',
  'mail.placed.scheduled': 'İstenen teslimat zamanı: {{time}}.',
  'mail.placed.id':
    'Siparişinde alkol var: kimliğini hazır bulundur. Kapıda teslim alan kişi en az {{age}} yaşında olmalı.',
  'mail.placed.link': 'Siparişi takip et',

  'mail.accepted.subject': '{{restaurant}}, #{{id}} numaralı siparişini kabul etti',
  'mail.accepted.heading': 'Siparişin onaylandı',
  'mail.accepted.text': '{{restaurant}} siparişini kabul etti.',
  'mail.accepted.link': 'Siparişi takip et',

  'mail.planned.subject': '{{restaurant}}, #{{id}} numaralı siparişini {{time}} için onayladı',
  'mail.planned.heading': 'Siparişin planlandı',
  'mail.planned.text': '{{restaurant}} siparişini {{time}} için onayladı. Mutfak zamanında hazırlamaya başlayacak.',
  'mail.planned.link': 'Siparişi görüntüle',

  'mail.onTheWay.subject': '{{restaurant}}: #{{id}} numaralı siparişin yolda',
  'mail.onTheWay.heading': 'Siparişin yolda',
  'mail.onTheWay.text': '{{restaurant}} siparişini yola çıkardı.',
  'mail.onTheWay.link': 'Siparişi takip et',
  'mail.arrival': 'Tahmini varış: {{range}}.',

  'mail.delivered.subject': '{{restaurant}}: #{{id}} numaralı siparişinin fişi',
  'mail.delivered.heading': 'Afiyet olsun',
  'mail.delivered.text': 'Siparişin {{time}} tarihinde teslim edildi. Fişi aşağıda.',
  'mail.delivered.link': 'Yazdırmak için fişi aç',

  'mail.cancelled.subject': '{{restaurant}}: #{{id}} numaralı siparişin iptal edildi',
  'mail.cancelled.heading': 'Siparişin iptal edildi',
  'mail.cancelled.text': '{{restaurant}} siparişin teslim edilmeyecek.',
  'mail.cancelled.reason': 'Neden: {{reason}}.',
  'mail.cancelled.link': 'Siparişi aç',

  'mail.problem.subject': '{{restaurant}} siparişin (#{{id}}) hakkında yanıt',
  'mail.problem.heading': 'Sana bir yanıt var',
  'mail.problem.by.restaurant': '{{restaurant}}, #{{id}} numaralı siparişinle ilgili bildirimini yanıtladı.',
  'mail.problem.by.admin':
    'Tischlein, {{restaurant}} restoranındaki #{{id}} numaralı siparişinle ilgili bildirimini yanıtladı.',
  'mail.problem.answer': 'Yanıt',
  'mail.problem.link': 'Siparişi aç',
  'mail.problem.why': 'Bu e-postayı, siparişinle ilgili bir sorun bildirdiğin için alıyorsun.',

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

  'mail.registration.pending.subject': 'Tischlein kaydınız',
  'mail.registration.pending.heading': 'Kaydınız bize ulaştı',
  'mail.registration.pending.text':
    'Restoranınızı kaydettiğiniz için teşekkür ederiz. Bilgilerinizi inceliyoruz ve 24 saat içinde size döneceğiz.',
  'mail.registration.pending.next':
    'Bu e-posta adresi ve parolanızla şimdiden giriş yapıp panelinize göz atabilirsiniz. Onaylanana kadar restoranınız kapalı kalır ve müşterilere görünmez; o zamana kadar ücret alınmaz.',
  'mail.registration.approved.subject': 'Restoranınız onaylandı',
  'mail.registration.approved.heading': 'Tischlein’a hoş geldiniz',
  'mail.registration.approved.text': 'Restoranınız incelendi ve onaylandı. Aboneliğiniz bugün başlıyor.',
  'mail.registration.approved.next':
    'Giriş yapın, menünüzü ve saatlerinizi gözden geçirin, vardiyayı başlatıp restoranı açın: Müşteriler o andan itibaren sipariş verebilir.',
  'mail.registration.rejected.subject': 'Tischlein kaydınız hakkında',
  'mail.registration.rejected.heading': 'Kaydınızı onaylayamadık',
  'mail.registration.rejected.text': 'Kaydınızı inceledik ve bu hâliyle onaylayamıyoruz. Hiçbir ücret alınmaz.',
  'mail.registration.rejected.object':
    'Bunun bir hata olduğunu düşünüyorsanız ya da neden ortadan kalktıysa bize yazın: Bir çalışanımız yeniden bakar. Adres, iletişim sayfamızda.',
  'mail.registration.suspended.subject': 'Restoranınız Tischlein’da askıya alınıyor',
  'mail.registration.suspended.heading': 'Restoranınız askıya alınıyor',
  'mail.registration.suspended.text':
    'Restoranınız aşağıdaki tarihten itibaren Tischlein’da sipariş alamaz ve müşteriler onu listede göremez.',
  'mail.registration.suspended.next':
    'Mevcut siparişleriniz sizde kalır: Lütfen onları teslim edin ya da iptal edin. Panelinizi kullanmaya devam edebilirsiniz.',
  'mail.registration.suspended.object':
    'Bu karara ücretsiz itiraz edebilirsiniz. Bunun bir hata olduğunu düşünüyorsanız ya da neden ortadan kalktıysa bize yazın: Bir çalışanımız yeniden bakar.',
  'mail.registration.suspendedFrom': 'Askıya alınma tarihi',
  'mail.registration.ground': 'Dayanak',
  'mail.registration.complain': 'İtiraz edin',
  'mail.registration.reinstated.subject': 'Restoranınızın askısı kaldırıldı',
  'mail.registration.reinstated.heading': 'Askı kaldırıldı',
  'mail.registration.reinstated.text': 'Restoranınız artık Tischlein’da askıda değil.',
  'mail.registration.reinstated.next':
    'Restoranınız açık konumdaysa çalışma saatleri içinde yeniden sipariş alır. Lütfen panelinizden kontrol edin.',
  'mail.registration.restaurant': 'Restoran',
  'mail.registration.plan': 'Abonelik',
  'mail.registration.plan.monthly': 'Onaydan itibaren ayda {{price}}',
  'mail.registration.plan.yearly': 'Onaydan itibaren iki ay ücretsiz olmak üzere yılda {{price}}',
  'mail.registration.reason': 'Neden',
  'mail.registration.link': 'Panele giriş yapın',
  'mail.registration.why':
    'Bu e-postayı, Tischlein’da bu adresle bir restoran kaydedildiği için alıyorsunuz. Kaydı siz yapmadıysanız bir şey yapmanız gerekmez: İnceleme olmadan hiçbir şey gerçekleşmez.',

  'mail.login.subject': 'Giriş için yeni e-posta adresi',
  'mail.login.heading': 'Giriş bilgileriniz değişti',
  'mail.login.old.text':
    'Restoranınızın Tischlein’a giriş yaptığı e-posta adresini değiştirdik. Bu adresle artık giriş yapılamaz. Bu adresle açık olan oturumlar kapatıldı; şifreniz ve mutfağın kendi girişleri olduğu gibi kalır.',
  'mail.login.new.text':
    'Restoranınızın Tischlein’a giriş yaptığı e-posta adresini değiştirdik. Bundan böyle bu adresle ve şimdiye kadarki şifrenizle giriş yaparsınız.',
  'mail.login.email': 'Giriş için e-posta',
  'mail.login.unasked':
    'Bunu siz istemediyseniz lütfen bize hemen yazın: Durumu inceler, gerekirse değişikliği geri alırız.',
  'mail.login.contact': 'Bize yazın',
  'mail.login.old.why':
    'Bu e-postayı, bir restoran şimdiye kadar Tischlein’a bu adresle giriş yaptığı için alıyorsunuz.',
  'mail.login.new.why':
    'Bu e-postayı, bir restoran bundan böyle Tischlein’a bu adresle giriş yapacağı için alıyorsunuz.',

  'mail.kitchen.waiting.subject': '#{{id}} numaralı sipariş yanıtınızı bekliyor',
  'mail.kitchen.waiting.heading': 'Bir sipariş sizi bekliyor',
  'mail.kitchen.waiting.text':
    '{{name}} için saat {{placed}} itibarıyla verilen, {{total}} tutarındaki #{{id}} numaralı sipariş henüz yanıtlanmadı.',
  'mail.kitchen.waiting.next':
    'Lütfen saat {{deadline}} olmadan yanıt verin. Aksi hâlde sipariş iptal edilir ve müşteriye haber verilir.',
  'mail.kitchen.waiting.link': 'Siparişi görüntüleyin',
  'mail.kitchen.overdue.subject': 'Lütfen #{{id}} numaralı siparişe bakın',
  'mail.kitchen.overdue.heading': 'Bir sipariş ilginizi bekliyor',
  'mail.kitchen.overdue.text':
    'Saat {{placed}} itibarıyla verilen, {{total}} tutarındaki #{{id}} numaralı sipariş henüz tamamlanmadı. Müşteriye en geç saat {{promised}} için söz verilmişti.',
  'mail.kitchen.overdue.next':
    'Lütfen durumunu güncelleyin. Daha uzun sürecekse müşteriyi arayın; numarası siparişin yanında yer alıyor.',
  'mail.kitchen.overdue.link': 'Siparişi görüntüleyin',
  'mail.kitchen.paused.subject': '{{name}} duraklatıldı',
  'mail.kitchen.paused.heading': 'Restoranınız duraklatıldı',
  'mail.kitchen.paused.text':
    '{{name}} için art arda iki sipariş yanıtsız kaldı ve iptal edildi. Başka müşteriler boşuna beklemesin diye şu anda sizin adınıza sipariş almıyoruz.',
  'mail.kitchen.paused.next':
    'Cihazın başına biri döner dönmez panelinizde tek tıkla molayı bitirin. Mola kendiliğinden bitmez.',
  'mail.kitchen.paused.link': 'Paneli açın ve molayı bitirin',
  'mail.kitchen.noDevice.subject': '{{name}}: siparişleri alan cihaz yok',
  'mail.kitchen.noDevice.heading': 'Siparişlerinizi alan bir cihaz yok',
  'mail.kitchen.noDevice.text':
    '{{name}} açık, ancak bir dakikadan uzun süredir panelinize bağlı bir cihaz yok. Yeni bir siparişi kimse duymaz.',
  'mail.kitchen.noDevice.next':
    'Cihazınızın elektriğini ve internetini kontrol edip paneli açın. Şu anda sipariş alamıyorsanız restoranı kapalıya alın.',
  'mail.kitchen.noDevice.link': 'Paneli açın',
  'mail.kitchen.why': 'Bu e-postayı, {{name}} Tischlein üzerinden sipariş aldığı için alıyorsunuz.',

  'mail.account.of': 'Konu',
  'mail.account.of.customer': 'müşteri hesabın',
  'mail.account.of.restaurant': 'restoranınızın girişi',
  'mail.account.of.staff': 'mutfak için girişiniz',
  'mail.account.of.admin': 'yönetici hesabınız',
  'mail.account.password_reset.subject': 'Yeni şifre belirleme',
  'mail.account.password_reset.link': 'Yeni şifre seç',
  'mail.account.password_reset.customer.text':
    'Biri, büyük ihtimalle sen, bu adresin Tischlein şifresini unuttu. Bu bağlantıyla yenisini seçersin. Bağlantı bir kez ve 30 dakika geçerlidir.',
  'mail.account.password_reset.partner.text':
    'Biri, büyük ihtimalle siz, bu adresin Tischlein şifresini unuttu. Bu bağlantıyla yenisini seçersiniz. Bağlantı bir kez ve 30 dakika geçerlidir.',
  'mail.account.password_reset.customer.unasked':
    'Bunu sen istemediysen bir şey yapman gerekmez: şifren olduğu gibi kalır. Bu bağlantıyı lütfen kimseyle paylaşma.',
  'mail.account.password_reset.partner.unasked':
    'Bunu siz istemediyseniz bir şey yapmanız gerekmez: şifreniz olduğu gibi kalır. Bu bağlantıyı lütfen kimseyle paylaşmayın.',
  'mail.account.password_changed.subject': 'Şifre değiştirildi',
  'mail.account.password_changed.link': 'Yeni şifre belirle',
  'mail.account.password_changed.customer.text':
    'Tischlein’da bu adres için az önce, bu posta kutusuna gelen bir bağlantıyla yeni bir şifre belirlendi. Tüm cihazlarda oturum kapatıldı.',
  'mail.account.password_changed.partner.text':
    'Tischlein’da bu adres için az önce, bu posta kutusuna gelen bir bağlantıyla yeni bir şifre belirlendi. Tüm cihazlarda oturum kapatıldı.',
  'mail.account.password_changed.passkeys.customer':
    'Bu adres doğrulanmadan önce eklenen geçiş anahtarları kaldırıldı. Hesabında “Şifreyi değiştir” altında tanımadığın bir anahtar varsa onu oradan kaldır.',
  'mail.account.password_changed.passkeys.restaurant':
    'Geçiş anahtarları da kaldırıldı. Giriş yaptıktan sonra kendinizinkileri yeniden ekleyebilirsiniz.',
  'mail.account.password_changed.passkeys.admin': 'İkinci faktör olduğu gibi kaldı.',
  'mail.account.password_changed.customer.unasked':
    'Bunu sen yapmadıysan bu posta kutusunu başkası da okuyor. Önce posta kutunu güvene al, sonra başka bir şifre belirle.',
  'mail.account.password_changed.partner.unasked':
    'Bunu siz yapmadıysanız bu posta kutusunu başkası da okuyor. Önce posta kutunuzu güvene alın, sonra başka bir şifre belirleyin.',
  'mail.account.email_taken.subject': 'Zaten bir hesap var',
  'mail.account.email_taken.link': 'Şifre mi unutuldu? Yenisini belirle',
  'mail.account.email_taken.customer.text':
    'Biri, büyük ihtimalle sen, bu adresi Tischlein’da bir hesap için kullanmak istedi. Zaten bir hesap var: giriş yapman yeterli.',
  'mail.account.email_taken.partner.text':
    'Biri, büyük ihtimalle siz, bu adresi Tischlein’da bir hesap için kullanmak istedi. Zaten bir hesap var: giriş yapmanız yeterli.',
  'mail.account.email_taken.customer.unasked':
    'Bunu sen yapmadıysan bir şey yapman gerekmez: kimse içeri girmedi, hiçbir şey değişmedi.',
  'mail.account.email_taken.partner.unasked':
    'Bunu siz yapmadıysanız bir şey yapmanız gerekmez: kimse içeri girmedi, hiçbir şey değişmedi.',
  'mail.account.email_verification.subject': 'Lütfen e-posta adresini onayla',
  'mail.account.email_verification.link': 'Adresi onayla',
  'mail.account.email_verification.text':
    'Bu adresle Tischlein’da bir hesap açıldı. Lütfen adresin senin olduğunu onayla. Bağlantı yedi gün geçerlidir.',
  'mail.account.email_verification.unasked':
    'Bunu sen yapmadıysan onaylama. Kendin bir hesap istiyorsan girişte “Şifreni mi unuttun?” seçeneğini kullan: hesap senin olur, onu açan kişinin oturumu kapanır.',
  'mail.account.email_change.subject': 'Lütfen yeni e-posta adresini onayla',
  'mail.account.email_change.link': 'Adresi onayla',
  'mail.account.email_change.text':
    'Tischlein’a bu adresle giriş yapmak istiyorsun. Onaylayana kadar eski adresin geçerli kalır. Bağlantı 24 saat geçerlidir.',
  'mail.account.email_change.unasked':
    'Bunu sen istemediysen bir şey yapman gerekmez: onayın olmadan hiçbir şey değişmez.',
  'mail.account.email_change_notice.subject': 'E-posta adresin değişmek üzere',
  'mail.account.email_change_notice.link': 'Ben değildim: yeni şifre belirle',
  'mail.account.email_change_notice.text':
    'Tischlein hesabın başka bir e-posta adresi alacak. Yeni adres onaylanır onaylanmaz değişir. Bunun için şifren girildi.',
  'mail.account.email_change_notice.unasked':
    'Bunu yapan sensen başka bir şey gerekmez. Değilsen hemen yeni bir şifre belirle: tüm cihazlarda oturum kapanır, adres olduğu gibi kalır.',

  'push.preparing': '#{{id}} numaralı sipariş kabul edildi ve hazırlanıyor.',
  'push.planned': '#{{id}} numaralı sipariş {{time}} için onaylandı.',
  'push.delivering': '#{{id}} numaralı sipariş yolda.',
  'push.delivered': '#{{id}} numaralı sipariş teslim edildi. Afiyet olsun.',
  'push.cancelled': '#{{id}} numaralı sipariş iptal edildi.',
  'push.eta': 'Varış {{range}}.',
  'push.kitchen.waiting': '#{{id}} numaralı sipariş bekliyor. Lütfen saat {{deadline}} olmadan yanıt verin.',
  'push.kitchen.overdue': 'Lütfen #{{id}} numaralı siparişe bakın. En geç saat {{promised}} için söz verilmişti.',
  'push.kitchen.paused': 'Art arda iki sipariş yanıtsız kaldığı için duraklatıldınız. Molayı panelden bitirin.',
  'push.kitchen.noDevice': 'Hiçbir cihaz siparişlerinizi almıyor. Lütfen paneli açın.',
  'mail.moderation.received.subject': 'Bildirimin bize ulaştı',
  'mail.moderation.received.text':
    'Teşekkürler. Tischlein’da bir kişi bildirimi inceleyecek, gecikmeden karar verecek ve kararı gerekçesiyle bildirecek. Bağlantıdan izlenebilir.',
  'mail.moderation.decided.subject': 'Bildirimin karara bağlandı',
  'mail.moderation.decided.removed': 'Bildirilen içerik kaldırıldı.',
  'mail.moderation.decided.acted': 'Bildirilen konuda bir işlem yaptık.',
  'mail.moderation.decided.kept': 'Bildirileni inceledik ve olduğu gibi bırakıyoruz.',
  'mail.moderation.statement.subject': 'İçerik ya da hesap hakkında bir karar',
  'mail.moderation.statement.review_removed':
    'Yorumun kaldırıldı. Artık Tischlein’da hiçbir yerde görünmüyor ve yıldızları sayılmıyor.',
  'mail.moderation.statement.account_closed':
    'Hesabın kapatıldı. Artık kimse bu hesapla giriş yapamaz; yoldaki siparişler yine teslim edilir.',
  'mail.moderation.statement.restaurant_measure': 'Restoranınız hakkındaki bir bildirimi karara bağladık.',
  'mail.moderation.lifted.subject': 'Bir karar geri alındı',
  'mail.moderation.lifted.review_removed': 'Yorumun yeniden görünüyor ve yıldızları sayılıyor.',
  'mail.moderation.lifted.account_closed': 'Hesabın yeniden açık. Eskisi gibi giriş yapılabilir.',
  'mail.moderation.lifted.restaurant_measure': 'Restoranınız hakkındaki karar geri alındı.',
  'mail.moderation.appeal_decided.subject': 'İtiraz karara bağlandı',
  'mail.moderation.appeal_decided.upheld': 'İtirazı inceledik. Karar geçerli kalıyor.',
  'mail.moderation.appeal_decided.reversed': 'İtirazı inceledik. İtiraz haklı: karar geri alındı.',
  'mail.moderation.ground': 'Neden',
  'mail.moderation.reason': 'Gerekçe',
  'mail.moderation.facts': 'Olgular ve gerekçe',
  'mail.moderation.content': 'Konu',
  'mail.moderation.fromNotice': 'Karar, bu konuda aldığımız bir bildirim üzerine verildi.',
  'mail.moderation.byPeople': 'Kararı bir kişi verdi; hiçbir şey otomatik olarak bulunmadı ya da karara bağlanmadı.',
  'mail.moderation.appeal':
    '{{time}} tarihine kadar aşağıdaki bağlantıdan ücretsiz itiraz edilebilir. İtiraza mümkünse başka biri karar verir.',
  'mail.moderation.link': 'Kararı gör',
  'mail.moderation.redress':
    'Sertifikalı bir mahkeme dışı uyuşmazlık çözüm kurumuna (DSA m. 21) ya da mahkemeye de başvurulabilir.',
};
