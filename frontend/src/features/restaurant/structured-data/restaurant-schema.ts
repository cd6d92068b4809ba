/** A restaurant and its menu as search engines read them (schema.org), from the views that its page shows. */
import { CITY_LABELS, MENU_LANGUAGE } from '@contracts/constants.ts';
import type { MenuItemView, MenuView } from '@contracts/menus/menu-views.ts';
import { parseAddress } from '@contracts/places/postal-address.ts';
import type { OpeningDateView, RestaurantDetailView } from '@contracts/restaurants/restaurant-views.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const MIDNIGHT = '24:00';
/** Schema.org has no time after the last minute of a day. */
const LAST_MINUTE = '23:59';

export function restaurantSchema(
  restaurant: RestaurantDetailView,
  menus: readonly MenuView[],
  origin: string,
): Record<string, unknown> {
  const url = `${origin}/restaurant/${String(restaurant.id)}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': url,
    url,
    name: restaurant.name,
    ...optional('description', restaurant.description),
    ...optional('image', restaurant.imageUrl && origin + restaurant.imageUrl),
    ...optional('telephone', restaurant.phone),
    ...optional('legalName', restaurant.legalName),
    ...optional('vatID', restaurant.vatId),
    servesCuisine: restaurant.category,
    address: addressOf(restaurant),
    areaServed: areaOf(restaurant),
    openingHoursSpecification: [
      ...restaurant.openingWeek.flatMap((hours, day) => spansOf(hours, { dayOfWeek: DAYS[day] })),
      ...restaurant.openingDays.filter(({ isSpecial }) => isSpecial).flatMap(specialDay),
    ],
    ...(restaurant.reviewCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: restaurant.rating,
        reviewCount: restaurant.reviewCount,
      },
    }),
    hasMenu: { '@type': 'Menu', inLanguage: MENU_LANGUAGE, hasMenuSection: menus.map(sectionOf) },
  };
}

function optional(name: string, value: string | null): Record<string, string> {
  return value === null || value === '' ? {} : { [name]: value };
}

function addressOf({ address, city }: RestaurantDetailView): Record<string, string> {
  const parts = parseAddress(address);
  return {
    '@type': 'PostalAddress',
    streetAddress: parts === null ? address : `${parts.street} ${parts.houseNumber}`,
    ...(parts !== null && { postalCode: parts.postcode }),
    addressLocality: parts?.city ?? CITY_LABELS[city],
    addressCountry: 'DE',
  };
}

/** Without areas it is the city. */
function areaOf({ city, deliveryPostcodes }: RestaurantDetailView): unknown {
  const containedInPlace = { '@type': 'City', name: CITY_LABELS[city] };
  if (deliveryPostcodes === null) return containedInPlace;
  return deliveryPostcodes.map((name) => ({
    '@type': 'PostalCodeSpecification',
    name,
    postalCode: name,
    addressCountry: 'DE',
  }));
}

/** `11:00-14:00, 17:00-22:30` as rows; a day off has none. */
function spansOf(hours: string, when: object): object[] {
  return hours
    .split(',')
    .map((span) => /(\d{2}:\d{2})-(\d{2}:\d{2})/.exec(span))
    .filter((match) => match !== null)
    .map(([, opens = '', closes = '']) => ({
      ...{ '@type': 'OpeningHoursSpecification', ...when, opens },
      closes: closes === MIDNIGHT ? LAST_MINUTE : closes,
    }));
}

/** A closed one opens and closes at midnight, as search engines want it. */
function specialDay({ date, hours }: OpeningDateView): object[] {
  const when = { validFrom: date, validThrough: date };
  const spans = spansOf(hours, when);
  return spans.length > 0
    ? spans
    : [{ '@type': 'OpeningHoursSpecification', ...when, opens: '00:00', closes: '00:00' }];
}

function sectionOf({ name, description, items }: MenuView): object {
  return {
    '@type': 'MenuSection',
    name,
    ...optional('description', description),
    hasMenuItem: items.map(dishOf),
  };
}

function dishOf({ name, description, price, isVegan, isVegetarian }: MenuItemView): object {
  const diet = isVegan ? 'VeganDiet' : isVegetarian ? 'VegetarianDiet' : null;
  return {
    '@type': 'MenuItem',
    name,
    ...optional('description', description),
    ...optional('suitableForDiet', diet && `https://schema.org/${diet}`),
    offers: { '@type': 'Offer', price, priceCurrency: 'EUR' },
  };
}
