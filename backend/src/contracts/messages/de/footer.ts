import type { footer as en } from '../en/footer.ts';
import { languageOffer } from '../shared/language-offer.ts';

export const footer: Readonly<Record<keyof typeof en, string>> = {
  'footer.label': 'Angaben zur Seite',
  'footer.discover': 'Entdecken',
  'footer.partners': 'Für Restaurants',
  'footer.legal': 'Rechtliches',
  'footer.restaurants': 'Restaurants',
  'footer.howItWorks': 'So funktioniert’s',
  'footer.faq': 'Häufige Fragen',
  'footer.guestOrders': 'Bestellungen als Gast',
  'footer.contact': 'Kontakt',
  'footer.pricing': 'Preise',
  'footer.support': 'Hilfe',
  'footer.becomePartner': 'Restaurant anmelden',
  'footer.restaurantLogin': 'Restaurant-Login',
  'footer.adminLogin': 'Admin-Login',
  'footer.terms': 'AGB',
  'footer.privacy': 'Datenschutz',
  'footer.imprint': 'Impressum',
  'footer.accessibility': 'Barrierefreiheit',
  'footer.social': 'Folge uns',
  'footer.soon': '{{name}}, demnächst',
  'footer.images': 'Essenszeichnungen: Fluent Emoji von Microsoft, MIT-Lizenz',

  'counters.title': 'Tischlein in Zahlen',
  'counters.restaurants': 'Restaurants zur Auswahl',
  'counters.orders': 'gelieferte Bestellungen',
  'counters.rating_one': 'Sterne aus {{count}} Bewertung',
  'counters.rating_other': 'Sterne aus {{count}} Bewertungen',

  'notFound.title': '404 Seite nicht gefunden',
  'notFound.text':
    'Hier ist kein Tisch gedeckt. Die Adresse hat vielleicht einen Tippfehler, oder die Seite ist umgezogen.',

  ...languageOffer,
};
