import type { footer as en } from '../en/footer.ts';
import { languageOffer } from '../shared/language-offer.ts';

export const footer: Readonly<Record<keyof typeof en, string>> = {
  'footer.label': 'Site bilgileri',
  'footer.discover': 'Keşfet',
  'footer.partners': 'Restoranlar için',
  'footer.legal': 'Yasal bilgiler',
  'footer.restaurants': 'Restoranlar',
  'footer.howItWorks': 'Nasıl çalışır',
  'footer.faq': 'Sık sorulan sorular',
  'footer.guestOrders': 'Hesapsız siparişler',
  'footer.contact': 'İletişim',
  'footer.pricing': 'Fiyatlar',
  'footer.support': 'Destek',
  'footer.becomePartner': 'Restoran kaydı',
  'footer.restaurantLogin': 'Restoran girişi',
  'footer.adminLogin': 'Yönetici girişi',
  'footer.terms': 'Kullanım koşulları',
  'footer.privacy': 'Gizlilik',
  'footer.imprint': 'Künye',
  'footer.accessibility': 'Erişilebilirlik',
  'footer.social': 'Bizi takip et',
  'footer.soon': '{{name}}, yakında',
  'footer.images': 'Yemek çizimleri: Microsoft Fluent Emoji, MIT lisansı',

  'counters.title': 'Rakamlarla Tischlein',
  'counters.restaurants': 'restoran seni bekliyor',
  'counters.orders': 'sipariş teslim edildi',
  'counters.rating_one': 'yıldız ({{count}} yorum)',
  'counters.rating_other': 'yıldız ({{count}} yorum)',

  'notFound.title': '404 Sayfa bulunamadı',
  'notFound.text': 'Burada kurulmuş bir sofra yok. Adreste bir yazım hatası olabilir ya da sayfa taşınmış olabilir.',

  ...languageOffer,
};
