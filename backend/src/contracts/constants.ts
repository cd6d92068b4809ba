/** Values that both sides must agree on, from the product's rules. Money is in integer cents. */

export const CITIES = ['berlin', 'hamburg', 'frankfurt'] as const;
export type City = (typeof CITIES)[number];
export const DEFAULT_CITY: City = 'berlin';
/** City names read the same in all three languages. */
export const CITY_LABELS: Readonly<Record<City, string>> = {
  berlin: 'Berlin',
  hamburg: 'Hamburg',
  frankfurt: 'Frankfurt',
};

export const LANGUAGES = ['en', 'de', 'tr'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

export const PAYMENT_METHODS = ['cash_on_delivery', 'card_on_delivery', 'restaurant_pos'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export const DEFAULT_PAYMENT_METHOD: PaymentMethod = 'cash_on_delivery';

/** `due`: paid at the door. `pending`: the restaurant's till was asked. */
export const PAYMENT_STATUSES = ['due', 'pending', 'paid', 'failed'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const ROLES = ['customer', 'restaurant', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Categories as stored; their labels are message keys `category.<value>`. */
export const CATEGORIES = ['italian', 'asian', 'burgers', 'turkish', 'pizza'] as const;
export type Category = (typeof CATEGORIES)[number];

export const RESTAURANT_SORTS = ['popularity', 'delivery_time', 'rating', 'price'] as const;
export type RestaurantSort = (typeof RESTAURANT_SORTS)[number];

export const SUBSCRIPTION_PLANS = ['monthly', 'yearly'] as const;
export type SubscriptionPlan = (typeof SUBSCRIPTION_PLANS)[number];

/** The 14 allergens of LMIV, Annex II. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

/** The additives that LMZDV wants declared beside a dish. */
export const ADDITIVES = [
  'colouring',
  'preservative',
  'antioxidant',
  'flavour_enhancer',
  'sulphurised',
  'blackened',
  'waxed',
  'phosphate',
  'sweetener',
  'phenylalanine',
  'caffeine',
  'quinine',
  'taurine',
] as const;
export type Additive = (typeof ADDITIVES)[number];

/** § 12 UStG since 2026-01-01: food 7 %, drinks 19 %. In percent. */
export const VAT_RATES = [7, 19] as const;
export type VatRate = (typeof VAT_RATES)[number];

export const DEFAULT_DELIVERY_FEE_CENTS = 290;
export const DEFAULT_DELIVERY_TIME = '25-40 min';
export const DEFAULT_RATING = 4.5;
export const DEFAULT_AVG_RATING = 4.6;

export const TIME_ZONE = 'Europe/Berlin';

export const MIN_PASSWORD_LENGTH: Readonly<Record<Role, number>> = { customer: 8, restaurant: 12, admin: 15 };

/** Upper bounds of what people type, in characters. */
export const MAX_LENGTH = {
  name: 100,
  email: 254,
  password: 256,
  phone: 40,
  address: 300,
  notes: 1000,
  itemNotes: 300,
  deliveryNotes: 300,
  search: 100,
} as const;
/** Per line of an order, and lines per order. */
export const MAX_QUANTITY = 99;
export const MAX_ORDER_LINES = 100;
/** Minutes the kitchen may promise when it accepts. */
export const PREP_MINUTES = { min: 10, max: 60, default: 15 } as const;

export const PAGE_LIMIT = 100;

/** Browser storage keys. */
export const STORAGE_KEYS = {
  cart: 'cart',
  language: 'language',
  city: 'selectedCity',
} as const;
