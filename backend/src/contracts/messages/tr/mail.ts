import type { mail as en } from '../en/mail.ts';

export const mail: Readonly<Record<keyof typeof en, string>> = {
  'mail.hello': 'Merhaba,',
  'mail.helloName': 'Merhaba {{name}},',

  'mail.confirm.subject': 'Lütfen {{restaurant}} siparişini onayla',
  'mail.confirm.heading': 'Lütfen siparişini onayla',
  'mail.confirm.text':
    '{{restaurant}} restoranına bu e-posta adresiyle sipariş verildi. Siparişin restorana iletilmesi için {{minutes}} dakika içinde onaylaman gerekiyor.',
  'mail.confirm.link': 'Siparişi gör ve onayla',
  'mail.confirm.unasked':
    'Siparişi sen vermediysen bir şey yapmana gerek yok: Hiçbir şey pişirilmez, senden ücret de alınmaz.',

  'mail.placed.subject': '{{restaurant}}: #{{id}} numaralı siparişin',
  'mail.placed.heading': 'Siparişini aldık',
  'mail.placed.text':
    'Siparişin {{restaurant}} restoranına ulaştı, birazdan yanıt verilecek. Sipariş ettiklerin aşağıda; sonraki her adımı sipariş sayfasından takip edebilirsin.',
  'mail.placed.scheduled': 'Seçtiğin teslimat zamanı: {{time}}.',
  'pickup.mail.placed.scheduled': 'Seçtiğin teslim alma zamanı: {{time}}.',
  'mail.placed.id':
    'Siparişinde alkol var: Kimliğini hazır bulundur. Siparişi kapıda teslim alan kişi en az {{age}} yaşında olmalı.',
  'pickup.mail.placed.id':
    'Siparişinde alkol var: Kimliğini hazır bulundur. Siparişi restorandan alan kişi en az {{age}} yaşında olmalı.',
  'mail.placed.link': 'Siparişi takip et',

  'mail.accepted.subject': '{{restaurant}}, #{{id}} numaralı siparişini kabul etti',
  'mail.accepted.heading': 'Siparişin onaylandı',
  'mail.accepted.text': '{{restaurant}}, siparişini kabul etti.',
  'mail.accepted.link': 'Siparişi takip et',

  'mail.planned.subject': '{{restaurant}}, #{{id}} numaralı siparişini {{time}} için onayladı',
  'mail.planned.heading': 'Siparişin planlandı',
  'mail.planned.text': '{{restaurant}}, siparişini {{time}} için onayladı. Mutfak, hazırlamaya zamanında başlayacak.',
  'mail.planned.link': 'Siparişi görüntüle',

  'mail.onTheWay.subject': '{{restaurant}}: #{{id}} numaralı siparişin yolda',
  'pickup.mail.onTheWay.subject': '{{restaurant}}: #{{id}} numaralı siparişin hazır, gelip alabilirsin',
  'mail.onTheWay.heading': 'Siparişin yolda',
  'pickup.mail.onTheWay.heading': 'Siparişin hazır',
  'mail.onTheWay.text': '{{restaurant}}, siparişini yola çıkardı.',
  'pickup.mail.onTheWay.text': 'Siparişin {{restaurant}} restoranında seni bekliyor.',
  'mail.onTheWay.link': 'Siparişi takip et',
  'mail.arrival': 'Tahmini varış: {{range}}.',
  'pickup.mail.arrival': 'Yaklaşık {{time}} gibi hazır olur.',

  'mail.delivered.subject': '{{restaurant}}: #{{id}} numaralı siparişinin fişi',
  'mail.delivered.heading': 'Afiyet olsun',
  'mail.delivered.text': 'Siparişin {{time}} tarihinde teslim edildi. Fişin aşağıda.',
  'pickup.mail.delivered.text': 'Siparişin {{time}} tarihinde restorandan alındı. Fişin aşağıda.',
  'mail.delivered.link': 'Fişi aç ve yazdır',

  'mail.backInKitchen.subject': '{{restaurant}}: #{{id}} numaralı siparişin hâlâ hazırlanıyor',
  'mail.backInKitchen.heading': 'Siparişin henüz yola çıkmadı',
  'pickup.mail.backInKitchen.heading': 'Siparişin henüz hazır değil',
  'mail.backInKitchen.text':
    'Siparişinle ilgili son mesajımız erken gönderildi: {{restaurant}}, siparişini hâlâ hazırlıyor. Yola çıktığında sana yeniden yazacağız.',
  'pickup.mail.backInKitchen.text':
    'Siparişinle ilgili son mesajımız erken gönderildi: {{restaurant}}, siparişini hâlâ hazırlıyor. Hazır olduğunda sana yeniden yazacağız.',
  'mail.backInKitchen.link': 'Siparişi takip et',

  'mail.backOnTheWay.subject': '{{restaurant}}: #{{id}} numaralı siparişin hâlâ yolda',
  'pickup.mail.backOnTheWay.subject': '{{restaurant}}: #{{id}} numaralı siparişin hâlâ seni bekliyor',
  'mail.backOnTheWay.heading': 'Siparişin henüz ulaşmadı',
  'pickup.mail.backOnTheWay.heading': 'Siparişin henüz alınmadı',
  'mail.backOnTheWay.text':
    'Siparişinle ilgili son mesajımız erken gönderildi: {{restaurant}}, siparişini yola çıkardı ama sipariş henüz yolda. Fişini, ulaştığında göndereceğiz.',
  'pickup.mail.backOnTheWay.text':
    'Siparişinle ilgili son mesajımız erken gönderildi: Siparişin hâlâ {{restaurant}} restoranında seni bekliyor. Fişini, siparişini aldığında göndereceğiz.',
  'mail.backOnTheWay.link': 'Siparişi takip et',

  'mail.cancelled.subject': '{{restaurant}}: #{{id}} numaralı siparişin iptal edildi',
  'mail.cancelled.heading': 'Siparişin iptal edildi',
  'mail.cancelled.text': '{{restaurant}} restoranından verdiğin sipariş teslim edilmeyecek.',
  'pickup.mail.cancelled.text': '{{restaurant}} restoranından verdiğin sipariş artık alınamaz.',
  'mail.cancelled.reason': 'İptal nedeni: {{reason}}.',
  'mail.cancelled.link': 'Siparişi aç',

  'mail.problem.subject': '{{restaurant}}: #{{id}} numaralı siparişinle ilgili yanıt',
  'mail.problem.heading': 'Bildirimine yanıt geldi',
  'mail.problem.by.restaurant': '{{restaurant}}, #{{id}} numaralı siparişinle ilgili bildirimini yanıtladı.',
  'mail.problem.by.admin':
    'Tischlein, {{restaurant}} restoranından verdiğin #{{id}} numaralı siparişle ilgili bildirimini yanıtladı.',
  'mail.problem.answer': 'Yanıt',
  'mail.problem.link': 'Siparişi aç',
  'mail.problem.why': 'Bu e-postayı, siparişinle ilgili bir sorun bildirdiğin için alıyorsun.',

  'mail.money.due': 'Ödeme yapmadın, senden ücret de alınmayacak.',
  'mail.money.pending': 'Online ödemen tamamlanmadı. Bloke edilmiş bir tutar varsa serbest bırakılır.',
  'mail.money.paid': '{{restaurant}}, {{total}} tutarını ödeme yaptığın yöntemle sana iade eder.',
  'mail.money.failed': 'Online ödemen gerçekleşmedi, bu yüzden senden ücret alınmadı.',

  'mail.order': '#{{id}} numaralı sipariş, {{time}}',
  'mail.payment': 'Ödeme',
  'mail.deliveryAddress': 'Teslimat adresi',
  'mail.depositEach': 'ayrıca adet başına {{deposit}} depozito',
  'mail.vat': '{{net}} üzerinden %{{rate}} KDV dahil',
  'mail.supplier': 'Satıcı ve sözleşmeyi yaptığın taraf',
  'mail.vatId': 'KDV numarası: {{vatId}}',
  'mail.phone': 'Telefon: {{phone}}',
  'mail.withdrawal': 'Çabuk bozulan yemeklerde cayma hakkı yoktur (§ 312g f. 2 no. 2 BGB).',

  'mail.why': 'Bu e-postayı, Tischlein’da bu adresle sipariş verildiği için alıyorsun.',
  'mail.settings': 'Bildirim ayarlarını değiştir',

  'mail.registration.pending.subject': 'Tischlein kaydınız',
  'mail.registration.pending.heading': 'Kaydınız bize ulaştı',
  'mail.registration.pending.text':
    'Restoranınızı kaydettiğiniz için teşekkür ederiz. Bilgilerinizi inceleyip 24 saat içinde size döneceğiz.',
  'mail.registration.pending.next':
    'Bu e-posta adresi ve şifrenizle şimdiden giriş yapıp panelinize göz atabilirsiniz. Onaylanana kadar restoranınız kapalı kalır, müşteriler onu görmez ve sizden ücret alınmaz.',
  'mail.registration.approved.subject': 'Restoranınız onaylandı',
  'mail.registration.approved.heading': 'Tischlein’a hoş geldiniz',
  'mail.registration.approved.text': 'Restoranınız incelendi ve onaylandı. Aboneliğiniz bugün başlıyor.',
  'mail.registration.approved.next':
    'Giriş yapın, menünüzü ve çalışma saatlerinizi gözden geçirin, vardiyayı başlatıp restoranı açın: Müşteriler o andan itibaren sipariş verebilir.',
  'mail.registration.rejected.subject': 'Tischlein kaydınız hakkında',
  'mail.registration.rejected.heading': 'Kaydınızı onaylayamadık',
  'mail.registration.rejected.text': 'Kaydınızı inceledik ve bu hâliyle onaylayamıyoruz. Sizden ücret alınmaz.',
  'mail.registration.rejected.object':
    'Bunun bir hata olduğunu düşünüyorsanız ya da sorun giderildiyse bize yazın: Ekibimizden biri kaydınızı yeniden inceler. Adresimiz iletişim sayfamızda yazıyor.',
  'mail.registration.suspended.subject': 'Restoranınız Tischlein’da askıya alınıyor',
  'mail.registration.suspended.heading': 'Restoranınız askıya alınıyor',
  'mail.registration.suspended.text':
    'Restoranınız aşağıdaki tarihten itibaren Tischlein’da sipariş alamaz ve müşteriler onu listede göremez.',
  'mail.registration.suspended.next':
    'Mevcut siparişlerinizi lütfen teslim ya da iptal edin. Panelinizi kullanmaya devam edebilirsiniz.',
  'mail.registration.suspended.object':
    'Bu karara ücretsiz itiraz edebilirsiniz. Kararın bir hata olduğunu düşünüyorsanız ya da sorun giderildiyse bize yazın: Ekibimizden biri durumu yeniden inceler.',
  'mail.registration.suspendedFrom': 'Askıya alınma tarihi',
  'mail.registration.ground': 'Neden',
  'mail.registration.complain': 'İtiraz et',
  'mail.registration.reinstated.subject': 'Restoranınız artık askıda değil',
  'mail.registration.reinstated.heading': 'Askıya alma kararı kaldırıldı',
  'mail.registration.reinstated.text': 'Restoranınızın Tischlein’da askıya alınması sona erdi.',
  'mail.registration.reinstated.next':
    'Restoranınız açık konumdayken çalışma saatleri içinde yeniden sipariş alır. Lütfen panelinizden kontrol edin.',
  'mail.registration.restaurant': 'Restoran',
  'mail.registration.plan': 'Abonelik',
  'mail.registration.plan.monthly': 'Onaydan itibaren ayda {{price}}',
  'mail.registration.plan.yearly': 'Onaydan itibaren iki ay ücretsiz olmak üzere yılda {{price}}',
  'mail.registration.reason': 'Gerekçe',
  'mail.registration.link': 'Panele giriş yap',
  'mail.registration.why':
    'Bu e-postayı, Tischlein’da bu adresle bir restoran kaydedildiği için alıyorsunuz. Kaydı siz yapmadıysanız bir şey yapmanıza gerek yok: Onayımız olmadan hiçbir şey olmaz.',

  'mail.login.subject': 'Girişiniz için yeni e-posta adresi',
  'mail.login.heading': 'Giriş bilgileriniz değişti',
  'mail.login.old.text':
    'Restoranınızın Tischlein’a giriş yaptığı e-posta adresini değiştirdik. Bu adresle artık giriş yapılamaz. Bu adresle açılmış oturumlar kapatıldı; şifreniz ve mutfağın kendi hesapları olduğu gibi kalır.',
  'mail.login.new.text':
    'Restoranınızın Tischlein’a giriş yaptığı e-posta adresini değiştirdik. Bundan sonra bu adresle ve mevcut şifrenizle giriş yapabilirsiniz.',
  'mail.login.email': 'Giriş için e-posta',
  'mail.login.unasked':
    'Bunu siz istemediyseniz lütfen bize hemen yazın: Durumu inceler, gerekirse değişikliği geri alırız.',
  'mail.login.contact': 'Bize yazın',
  'mail.login.old.why':
    'Bu e-postayı, bir restoran şimdiye kadar Tischlein’a bu adresle giriş yaptığı için alıyorsunuz.',
  'mail.login.new.why':
    'Bu e-postayı, bir restoran bundan sonra Tischlein’a bu adresle giriş yapacağı için alıyorsunuz.',

  'mail.kitchen.waiting.subject': '#{{id}} numaralı sipariş yanıtınızı bekliyor',
  'mail.kitchen.waiting.heading': 'Bir sipariş sizi bekliyor',
  'mail.kitchen.waiting.text':
    '{{name}} restoranına verilen #{{id}} numaralı siparişi (saat {{placed}}, {{total}}) henüz kimse kabul etmedi ya da reddetmedi.',
  'mail.kitchen.waiting.next':
    'Lütfen saat {{deadline}} olmadan yanıt verin. Aksi hâlde sipariş iptal edilir ve müşteriye haber verilir.',
  'mail.kitchen.waiting.link': 'Siparişi görüntüle',
  'mail.kitchen.overdue.subject': 'Lütfen #{{id}} numaralı siparişe bakın',
  'mail.kitchen.overdue.heading': 'Bir sipariş gecikti',
  'mail.kitchen.overdue.text':
    '#{{id}} numaralı sipariş (saat {{placed}}, {{total}}) henüz tamamlanmadı. Müşteriye söz verilen en geç saat: {{promised}}.',
  'mail.kitchen.overdue.next':
    'Lütfen durumunu güncelleyin. Daha uzun sürecekse müşteriyi arayın; numarası siparişte yazıyor.',
  'mail.kitchen.overdue.link': 'Siparişi görüntüle',
  'mail.kitchen.paused.subject': '{{name}}: Sipariş alımı duraklatıldı',
  'mail.kitchen.paused.heading': 'Sipariş alımı duraklatıldı',
  'mail.kitchen.paused.text':
    '{{name}} restoranında art arda iki sipariş yanıtsız kaldı ve iptal edildi. Başka müşteriler boşuna beklemesin diye şu anda sizin adınıza sipariş almıyoruz.',
  'mail.kitchen.paused.next':
    'Cihazın başına biri döner dönmez molayı panelinizden tek tıkla bitirin. Mola kendiliğinden bitmez.',
  'mail.kitchen.paused.link': 'Paneli aç ve molayı bitir',
  'mail.kitchen.noDevice.subject': '{{name}}: Siparişleri alan bir cihaz yok',
  'mail.kitchen.noDevice.heading': 'Siparişlerinizi alan bir cihaz yok',
  'mail.kitchen.noDevice.text':
    '{{name}} açık, ancak bir dakikadan uzun süredir panelinize bağlı bir cihaz yok. Yeni bir sipariş gelse kimse duymaz.',
  'mail.kitchen.noDevice.next':
    'Cihazınızın elektriğini ve internetini kontrol edip paneli açın. Şu anda sipariş alamıyorsanız restoranı kapalı konuma getirin.',
  'mail.kitchen.noDevice.link': 'Paneli aç',
  'mail.kitchen.why': 'Bu e-postayı, {{name}} Tischlein üzerinden sipariş aldığı için alıyorsunuz.',

  'mail.account.of': 'İlgili hesap',
  'mail.account.of.customer': 'müşteri hesabın',
  'mail.account.of.restaurant': 'restoran hesabınız',
  'mail.account.of.staff': 'mutfak hesabınız',
  'mail.account.of.admin': 'yönetici hesabınız',
  'mail.account.password_reset.subject': 'Yeni şifre belirleme',
  'mail.account.password_reset.link': 'Yeni şifre seç',
  'mail.account.password_reset.customer.text':
    'Tischlein hesabın için yeni bir şifre istendi. Bu bağlantıyla yeni şifreni belirleyebilirsin. Bağlantı yalnızca bir kez kullanılabilir ve 30 dakika geçerlidir.',
  'mail.account.password_reset.partner.text':
    'Tischlein hesabınız için yeni bir şifre istendi. Bu bağlantıyla yeni şifrenizi belirleyebilirsiniz. Bağlantı yalnızca bir kez kullanılabilir ve 30 dakika geçerlidir.',
  'mail.account.password_reset.customer.unasked':
    'Bunu sen istemediysen bir şey yapmana gerek yok: Şifren olduğu gibi kalır. Bu bağlantıyı lütfen kimseyle paylaşma.',
  'mail.account.password_reset.partner.unasked':
    'Bunu siz istemediyseniz bir şey yapmanıza gerek yok: Şifreniz olduğu gibi kalır. Bu bağlantıyı lütfen kimseyle paylaşmayın.',
  'mail.account.password_changed.subject': 'Şifre değiştirildi',
  'mail.account.password_changed.link': 'Yeni şifre belirle',
  'mail.account.password_changed.customer.text':
    'Tischlein hesabın için az önce, bu posta kutusuna gelen bir bağlantıyla yeni bir şifre belirlendi. Tüm cihazlarda oturum kapatıldı.',
  'mail.account.password_changed.partner.text':
    'Tischlein hesabınız için az önce, bu posta kutusuna gelen bir bağlantıyla yeni bir şifre belirlendi. Tüm cihazlarda oturum kapatıldı.',
  'mail.account.password_changed.passkeys.customer':
    'Bu adres onaylanmadan önce eklenen geçiş anahtarları kaldırıldı. Hesabında “Şifreyi değiştir” altında tanımadığın bir geçiş anahtarı varsa onu oradan kaldır.',
  'mail.account.password_changed.passkeys.restaurant':
    'Geçiş anahtarları da kaldırıldı. Giriş yaptıktan sonra kendinizinkileri yeniden ekleyebilirsiniz.',
  'mail.account.password_changed.passkeys.admin': 'İkinci doğrulama adımı olduğu gibi kaldı.',
  'mail.account.password_changed.customer.unasked':
    'Bunu sen yapmadıysan bu posta kutusunu başka biri de okuyor demektir. Önce posta kutunu güvene al, sonra başka bir şifre belirle.',
  'mail.account.password_changed.partner.unasked':
    'Bunu siz yapmadıysanız bu posta kutusunu başka biri de okuyor demektir. Önce posta kutunuzu güvene alın, sonra başka bir şifre belirleyin.',
  'mail.account.email_taken.subject': 'Bu adresle zaten bir hesap var',
  'mail.account.email_taken.link': 'Unutulan şifreyi yenile',
  'mail.account.email_taken.customer.text':
    'Birisi, büyük ihtimalle sen, bu adresi Tischlein’da bir hesap için kullanmak istedi. Bu adresle zaten bir hesap var: Giriş yapman yeterli.',
  'mail.account.email_taken.partner.text':
    'Birisi, büyük ihtimalle siz, bu adresi Tischlein’da bir hesap için kullanmak istedi. Bu adresle zaten bir hesap var: Giriş yapmanız yeterli.',
  'mail.account.email_taken.customer.unasked':
    'Bunu sen yapmadıysan bir şey yapmana gerek yok: Hesaba kimse girmedi, hiçbir şey değişmedi.',
  'mail.account.email_taken.partner.unasked':
    'Bunu siz yapmadıysanız bir şey yapmanıza gerek yok: Hesaba kimse girmedi, hiçbir şey değişmedi.',
  'mail.account.email_verification.subject': 'Lütfen e-posta adresini onayla',
  'mail.account.email_verification.link': 'Adresi onayla',
  'mail.account.email_verification.text':
    'Bu adresle Tischlein’da bir hesap açıldı. Lütfen adresin sana ait olduğunu onayla. Bağlantı yedi gün geçerlidir.',
  'mail.account.email_verification.unasked':
    'Bunu sen yapmadıysan onaylama. Kendine bir hesap istiyorsan girişte “Şifremi unuttum” seçeneğini kullan: Hesap senin olur, onu açan kişinin oturumu kapanır.',
  'mail.account.email_change.subject': 'Lütfen yeni e-posta adresini onayla',
  'mail.account.email_change.link': 'Adresi onayla',
  'mail.account.email_change.text':
    'Tischlein’a bu adresle giriş yapmak istiyorsun. Sen onaylayana kadar eski adresin geçerli kalır. Bağlantı 24 saat geçerlidir.',
  'mail.account.email_change.unasked':
    'Bunu sen istemediysen bir şey yapmana gerek yok: Onayın olmadan hiçbir şey değişmez.',
  'mail.account.email_change_notice.subject': 'E-posta adresin değişmek üzere',
  'mail.account.email_change_notice.link': 'Ben değildim: yeni şifre belirle',
  'mail.account.email_change_notice.text':
    'Tischlein hesabının e-posta adresi değiştirilmek istendi. Yeni adres, onaylandığı anda geçerli olur. Değişiklik için şifren girildi.',
  'mail.account.email_change_notice.unasked':
    'Bunu yapan sensen başka bir şey yapmana gerek yok. Sen değilsen hemen yeni bir şifre belirle: Tüm cihazlarda oturum kapanır, adres olduğu gibi kalır.',

  'push.preparing': '#{{id}} numaralı siparişin kabul edildi ve hazırlanıyor.',
  'push.planned': '#{{id}} numaralı siparişin {{time}} için onaylandı.',
  'push.delivering': '#{{id}} numaralı siparişin yolda.',
  'pickup.push.delivering': '#{{id}} numaralı siparişin hazır, gelip alabilirsin: {{address}}.',
  'push.delivered': '#{{id}} numaralı siparişin teslim edildi. Afiyet olsun.',
  'pickup.push.delivered': '#{{id}} numaralı siparişini aldın. Afiyet olsun.',
  'push.cancelled': '#{{id}} numaralı siparişin iptal edildi.',
  'push.nobodyThere':
    'Kurye #{{id}} numaralı siparişinle kapında ve kimseyi bulamıyor. Lütfen saat {{time}} olmadan kapıyı aç ya da telefonunu yanıtla.',
  'push.back.preparing': '#{{id}} numaralı siparişin hâlâ hazırlanıyor: Son mesajımız erken gönderildi.',
  'push.back.delivering': '#{{id}} numaralı siparişin hâlâ yolda: Son mesajımız erken gönderildi.',
  'pickup.push.back.delivering': '#{{id}} numaralı siparişin hâlâ seni bekliyor: Son mesajımız erken gönderildi.',
  'push.rider.assigned': '#{{id}} numaralı sipariş sizin: {{address}}',
  'push.rider.cancelled': '#{{id}} numaralı sipariş iptal edildi. Lütfen mutfağı arayın.',
  'push.rider.taken': '#{{id}} numaralı sipariş artık sizin değil: mutfak onu geri aldı ya da başkasına verdi.',
  'push.kitchen.waiting': '#{{id}} numaralı sipariş bekliyor. Lütfen saat {{deadline}} olmadan yanıt verin.',
  'push.kitchen.overdue': 'Lütfen #{{id}} numaralı siparişe bakın. Söz verilen en geç saat: {{promised}}.',
  'push.kitchen.paused':
    'Art arda iki sipariş yanıtsız kaldığı için sipariş alımı duraklatıldı. Molayı panelden bitirin.',
  'push.kitchen.noDevice': 'Siparişlerinizi alan bir cihaz yok. Lütfen paneli açın.',
  'mail.moderation.received.subject': 'Bildirimin bize ulaştı',
  'mail.moderation.received.text':
    'Teşekkürler. Ekibimizden biri bildirimini inceleyecek, gecikmeden karar verecek ve kararı gerekçesiyle sana bildirecek. Aşağıdaki bağlantıdan takip edebilirsin.',
  'mail.moderation.decided.subject': 'Bildirimin sonuçlandı',
  'mail.moderation.decided.removed': 'Bildirdiğin içerik kaldırıldı.',
  'mail.moderation.decided.acted': 'Bildirdiğin konuda işlem yaptık.',
  'mail.moderation.decided.kept': 'Bildirdiğini inceledik ve olduğu gibi bırakıyoruz.',
  'mail.moderation.statement.subject': 'Bir içerik ya da hesap hakkındaki kararımız',
  'mail.moderation.statement.review_removed':
    'Yorumun kaldırıldı. Artık Tischlein’da hiçbir yerde görünmüyor, verdiğin yıldızlar da sayılmıyor.',
  'mail.moderation.statement.account_closed':
    'Hesabın kapatıldı. Artık kimse bu hesapla giriş yapamaz; devam eden siparişler yine de teslim edilir.',
  'mail.moderation.statement.restaurant_measure': 'Restoranınız hakkındaki bir bildirimi sonuçlandırdık.',
  'mail.moderation.lifted.subject': 'Bir karar geri alındı',
  'mail.moderation.lifted.review_removed': 'Yorumun yeniden görünüyor, verdiğin yıldızlar da sayılıyor.',
  'mail.moderation.lifted.account_closed': 'Hesabın yeniden açık. Eskisi gibi giriş yapabilirsin.',
  'mail.moderation.lifted.restaurant_measure': 'Restoranınız hakkındaki karar geri alındı.',
  'mail.moderation.appeal_decided.subject': 'İtiraz sonuçlandı',
  'mail.moderation.appeal_decided.upheld': 'İtirazı inceledik. Karar geçerliliğini koruyor.',
  'mail.moderation.appeal_decided.reversed': 'İtirazı inceledik ve haklı bulduk: Karar geri alındı.',
  'mail.moderation.reason': 'Gerekçe',
  'mail.moderation.appeal':
    'Bu karara {{time}} tarihine kadar aşağıdaki bağlantıdan ücretsiz itiraz edilebilir. İtirazı mümkünse başka biri karara bağlar.',
  'mail.moderation.link': 'Kararı gör',
};
