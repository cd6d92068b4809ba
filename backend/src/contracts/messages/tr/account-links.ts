import type { accountLinks as en } from '../en/account-links.ts';

/** Screens that links in e-mails lead to: a forgotten password, and an address to be confirmed. */
export const accountLinks: Readonly<Record<keyof typeof en, string>> = {
  'reset.request.title': 'Şifremi unuttum',
  'reset.request.customer': 'E-posta adresini yaz, yeni şifre belirlemen için sana bir bağlantı gönderelim.',
  'reset.request.partner':
    'Giriş yaptığınız e-posta adresini yazın, yeni şifre belirlemeniz için size bir bağlantı gönderelim.',
  'reset.send': 'Bağlantıyı gönder',
  'reset.toLogin': 'Girişe dön',
  'reset.sent.title': 'E-posta yolda',
  'reset.sent.customer':
    '{{email}} bir hesaba aitse birazdan posta kutuna bir bağlantı gelecek. Yalnızca bir kez kullanılabilir ve 30 dakika geçerlidir.',
  'reset.sent.partner':
    '{{email}} bir hesaba aitse birazdan posta kutunuza bir bağlantı gelecek. Yalnızca bir kez kullanılabilir ve 30 dakika geçerlidir.',
  'reset.missing.customer':
    'Birkaç dakika sonra hâlâ gelmediyse spam klasörüne bak ve bu adresle giriş yaptığından emin ol.',
  'reset.missing.partner':
    'Birkaç dakika sonra hâlâ gelmediyse spam klasörüne bakın ve bu adresle giriş yaptığınızdan emin olun.',
  'reset.again': 'Yeniden dene ya da başka bir adres kullan',
  'reset.choose.title': 'Yeni şifre belirle',
  'reset.choose.customer': 'Ardından tüm cihazlarda oturum kapanır ve yeni şifrenle giriş yaparsın.',
  'reset.choose.partner': 'Ardından tüm cihazlarda oturum kapanır ve yeni şifrenizle giriş yaparsınız.',
  'reset.save': 'Şifreyi kaydet',
  'reset.done.title': 'Şifre belirlendi',
  'reset.done.customer': 'Tüm cihazlarda oturum kapatıldı. Şimdi yeni şifrenle giriş yap.',
  'reset.done.partner': 'Tüm cihazlarda oturum kapatıldı. Şimdi yeni şifrenizle giriş yapın.',
  'reset.expired.title': 'Bu bağlantı artık geçerli değil',
  'reset.expired.customer':
    'Daha önce kullanıldı ya da üzerinden 30 dakika geçti. Şifren değişmedi. Hemen yeni bir bağlantı alabilirsin.',
  'reset.expired.partner':
    'Daha önce kullanıldı ya da üzerinden 30 dakika geçti. Şifreniz değişmedi. Hemen yeni bir bağlantı alabilirsiniz.',
  'reset.newLink': 'Yeni bağlantı iste',
  'confirmEmail.ask.title': 'E-posta adresini onayla',
  'confirmEmail.ask.text':
    'Böylece posta kutusunun sana ait olduğunu gösterirsin. Bundan sonra hesabının adresi bu olur.',
  'confirmEmail.confirm': 'Adresi onayla',
  'confirmEmail.done.title': 'Adres onaylandı',
  'confirmEmail.done.text': '{{email}} artık hesabının adresi, onunla giriş yaparsın.',
  'confirmEmail.expired.title': 'Bu bağlantı artık geçerli değil',
  'confirmEmail.expired.text':
    'Daha önce kullanıldı, süresi doldu ya da yerini daha yenisi aldı. Profilinden yenisini isteyebilirsin.',
  'confirmEmail.toProfile': 'Profilime git',
  'confirmEmail.toHome': 'Ana sayfaya git',
};
