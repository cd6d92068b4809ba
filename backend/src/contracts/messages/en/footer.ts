import { languageOffer } from '../shared/language-offer.ts';

export const footer = {
  'footer.label': 'Site information',
  'footer.discover': 'Discover',
  'footer.partners': 'For restaurants',
  'footer.legal': 'Legal',
  'footer.restaurants': 'Restaurants',
  'footer.howItWorks': 'How it works',
  'footer.faq': 'FAQ',
  'footer.guestOrders': 'Orders as a guest',
  'footer.contact': 'Contact',
  'footer.pricing': 'Pricing',
  'footer.support': 'Support',
  'footer.becomePartner': 'Register your restaurant',
  'footer.restaurantLogin': 'Restaurant login',
  'footer.adminLogin': 'Admin login',
  'footer.terms': 'Terms',
  'footer.privacy': 'Privacy',
  'footer.imprint': 'Imprint',
  'footer.accessibility': 'Accessibility',
  'footer.social': 'Follow us',
  'footer.soon': '{{name}}, coming soon',
  'footer.images': 'Food drawings: Fluent Emoji by Microsoft, MIT licence',

  'counters.title': 'Tischlein in numbers',
  'counters.restaurants': 'restaurants to choose from',
  'counters.orders': 'orders delivered',
  'counters.rating_one': 'stars from {{count}} review',
  'counters.rating_other': 'stars from {{count}} reviews',

  'notFound.title': '404 Page Not Found',
  'notFound.text': 'There is no table laid here. The address may have a typo, or the page has moved.',

  ...languageOffer,
} as const;
