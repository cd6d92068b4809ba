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
/** What restaurants write of themselves and their dishes is German on a page in any language: nobody asks them for another. */
export const MENU_LANGUAGE: Language = 'de';

export const PAYMENT_METHODS = ['cash_on_delivery', 'card_on_delivery', 'restaurant_pos'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export const DEFAULT_PAYMENT_METHOD: PaymentMethod = 'cash_on_delivery';

/** `due`: paid at the door. `pending`: the restaurant's POS was asked. */
export const PAYMENT_STATUSES = ['due', 'pending', 'paid', 'failed'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** For how long a guest's order waits for the link in an e-mail. */
export const UNCONFIRMED_MINUTES = 15;

/** How far ahead a meal may be planned: nobody plans dinner further, and menus change. */
export const MAX_DAYS_AHEAD = 7;

export const ROLES = ['customer', 'restaurant', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Categories as stored; their labels are message keys `category.<value>`. */
export const CATEGORIES = ['italian', 'asian', 'burgers', 'turkish', 'pizza'] as const;
export type Category = (typeof CATEGORIES)[number];

export const RESTAURANT_SORTS = ['popularity', 'delivery_time', 'rating', 'price'] as const;
export type RestaurantSort = (typeof RESTAURANT_SORTS)[number];

export const DEFAULT_DELIVERY_FEE_CENTS = 290;
export const DEFAULT_DELIVERY_TIME = '25-40 min';
/** Bounds of a delivery time, in minutes. */
export const DELIVERY_MINUTES = { min: 5, max: 240 } as const;
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
  itemNotes: 300,
  cancelNote: 200,
  search: 100,
  description: 1000,
  url: 2000,
  legalName: 200,
  vatId: 20,
  posApiKey: 500,
  deliveryTime: 40,
} as const;
/** Per line of an order, and lines per order. */
export const MAX_QUANTITY = 99;
export const MAX_ORDER_LINES = 100;
/** How many orders a kitchen says at once that it has seen. */
export const MAX_SEEN_AT_ONCE = 500;
/** What a restaurant may charge for a delivery, in cents. */
export const MAX_DELIVERY_FEE_CENTS = 9_999;
/** Of one order, in cents: a comma that was forgotten is noticed before it is paid. */
export const MAX_TIP_CENTS = 5_000;

/** Minutes the kitchen may promise when it accepts. */
export const PREP_MINUTES = { min: 10, max: 60, default: 15 } as const;

/** What the kitchen may add to a promise with one touch. */
export const ESTIMATE_STEPS = [5, 10] as const;
export type EstimateStep = (typeof ESTIMATE_STEPS)[number];
/** How far ahead the kitchen may move the promised arrival, from now or from the time that was asked for. */
export const MAX_ESTIMATE_MINUTES = 120;

/** For so long the kitchen may take back `ready` and `delivered`. */
export const UNDO_SECONDS = 5;
/** On top, for the request's way. */
export const UNDO_GRACE_SECONDS = 1;
/** For so long a kitchen brings a ticket back that it has left behind. */
export const RECALL_MINUTES = 15;

export const PAGE_LIMIT = 100;

/**
 * A cookie that scripts may read and that says one thing, `1`: this browser may have a session. The page asks who is
 * signed in only then. It opens nothing: the session's own cookie does.
 */
export const SESSION_HINT_COOKIE = 'tischlein_signed_in';

/** Pages that search engines may list beside the start page of each city; the front end has a route for each. */
export const STATIC_PAGES = [
  '/how-it-works',
  '/faq',
  '/contact',
  '/pricing',
  '/support',
  '/business-registration',
  '/terms',
  '/privacy',
  '/imprint',
  '/accessibility',
] as const;

/** Where the start page of a city is. */
export const cityPath = (city: City) => (city === DEFAULT_CITY ? '/' : `/?city=${city}`);

/** The keys under which browsers store something. */
export const STORAGE_KEYS = {
  cart: 'cart',
  language: 'language',
  city: 'selectedCity',
  guestOrders: 'guestOrders',
  postcodes: 'postcodes',
  fulfilment: 'fulfilment',
  riderSteps: 'riderSteps',
} as const;

/** How long links to an order open it after its last status: of guests, and shared ones. */
export const ORDER_LINK_DAYS = 30;
