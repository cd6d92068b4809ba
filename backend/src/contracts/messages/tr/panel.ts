import type { panel as en } from '../en/panel.ts';

/** What the dashboards of restaurants and administrators share, and their logins. */
export const panel: Readonly<Record<keyof typeof en, string>> = {
  'panel.sections': 'Bölümler',
  'panel.retry': 'Tekrar dene',
  'panel.failure.network':
    'Sunucuya ulaşılamıyor. Hiçbir şey kaybolmadı. Lütfen bağlantınızı kontrol edip tekrar deneyin.',
  'panel.failure.unknown': 'Sunucu yanıt veremedi. Hiçbir şey kaybolmadı. Lütfen birazdan tekrar deneyin.',
  'panel.login.invalidEmail': 'Geçersiz e-posta adresi',
  'panel.login.passwordRequired': 'Şifre gerekli',
  'panel.login.failed': 'Giriş yapılamadı',
  'panel.login.showPassword': 'Şifreyi göster veya gizle',
  'panel.login.forgotten': 'Şifremi unuttum',
  'panel.login.home': 'Ana sayfaya',
  'panel.login.customers': 'Müşteri girişi',
  'panel.signedIn.title': 'Zaten giriş yaptınız',
  'panel.signedIn.text': '{{account}} olarak. Bu giriş başka bir hesap türü içindir.',
  'panel.signedIn.goOn': 'Bu hesapla devam et',
  'panel.signedIn.leave': 'Çıkış yap ve burada giriş yap',

  'trader.legalName': 'Ticari unvan',
  'trader.vatId': 'KDV numarası',
  'trader.phone': 'Telefon',
  'trader.traderDeclaration': 'Yalnızca yasaya uygun ürünler sunma beyanı',

  'suspension.ground.food_safety': 'Gıda güvenliği',
  'suspension.ground.legal_obligation': 'Yasal yükümlülük ya da resmî karar',
  'suspension.ground.fraud': 'Dolandırıcılık ya da dolandırıcılık şüphesi',
  'suspension.ground.repeated_infringement': 'Koşullarımızın tekrar tekrar ihlali',
  'suspension.ground.false_information': 'Yanlış bilgi',
  'suspension.ground.terms_breach': 'Koşullarımızın ihlali',
  'suspension.ground.unpaid_subscription': 'Abonelik ücreti ödenmedi',
  'suspension.ground.other': 'Başka bir neden',

  'date.invalid': 'Lütfen 25.12.2026 gibi bir tarih girin',
  'date.tooEarly': 'Lütfen {{date}} ya da sonraki bir günü seçin',
  'date.tooLate': 'Lütfen {{date}} ya da önceki bir günü seçin',
  'date.placeholder': 'GG.AA.YYYY',
  'date.previousMonth': 'Önceki ay',
  'date.nextMonth': 'Sonraki ay',
  'date.previousYear': 'Önceki yıl',
  'date.nextYear': 'Sonraki yıl',
  'date.previousYears': 'Daha önceki yıllar',
  'date.nextYears': 'Daha sonraki yıllar',
};
