/**
 * `GET /api/restaurants` as SQL: fixed fragments by what is asked for, values only as parameters. `restaurant_list_rps` and
 * `search_p99` pay for it.
 */
import type { Category, City, RestaurantSort } from '../../../contracts/constants.ts';
import type { Allergen } from '../../../contracts/menus/allergens.ts';
import { select, selectAhead } from '../../../database/sql/columns.ts';
import {
  AREA_OF_POSTCODE,
  IS_SERVED,
  selectFulfilment,
  selectTerms,
  TERMS,
  type TermsKind,
} from '../../../database/shared/delivery-terms.ts';
import type { Statement } from '../../../database/connection/database.ts';
import { Restaurant } from '../../../entities/restaurants/restaurant.entity.ts';

export interface RestaurantFilter {
  city: City | null;
  /** Only those that deliver there, on the terms that hold there. */
  postcode: string | null;
  /** Only those that offer it, on its terms. */
  isPickup: boolean;
  category: Category | null;
  /** Words of a restaurant, a menu or a dish. */
  search: string | null;
  isOpen: boolean | null;
  maxMinimumOrderCents: number | null;
  maxDeliveryFeeCents: number | null;
  /** The lowest rating, which no restaurant without reviews meets. */
  minRating: number | null;
  /** What at least one available dish must be. */
  dish: DishFilter | null;
  sort: ListOrder;
  limit: number;
  offset: number;
}

/** All that customers may see, in the order of the home page. */
export const UNFILTERED: Omit<RestaurantFilter, 'limit'> = {
  city: null,
  postcode: null,
  isPickup: false,
  category: null,
  search: null,
  isOpen: null,
  maxMinimumOrderCents: null,
  maxDeliveryFeeCents: null,
  minRating: null,
  dish: null,
  sort: 'popularity',
  offset: 0,
};

/** `minimum_order`: by price where all have the same fee. */
type ListOrder = RestaurantSort | 'minimum_order';

export interface DishFilter {
  isVegetarian: boolean;
  isVegan: boolean;
  withoutAllergens: readonly Allergen[];
}

/** By word the words to look for instead: of those that mean the same, or that somebody who mistyped it may have meant. */
export type Corrections = Readonly<Record<string, readonly string[]>>;

export const CARD_COLUMNS = [
  ...(['id', 'name', 'description', 'category', 'city', 'imageUrl', 'rating', 'reviewCount'] as const),
  'openVersion',
] as const;
/** What is over is null. */
export const COUNTS_AHEAD = ['pausedUntil', 'fullUntil'] as const;

const cardOn = (
  terms: TermsKind,
) => `${select(Restaurant, 'r', CARD_COLUMNS)}, ${selectAhead(Restaurant, 'r', COUNTS_AHEAD)},
  ${selectTerms(terms)}, ${selectFulfilment()}, restaurant_busy_minutes(r, now()) AS "busyMinutes"`;
export const CARD = cardOn('own');

/** Words beyond these are not looked at. */
const MAX_TERMS = 6;
/** A term of one or two letters begins many words: the shortest are meant first. */
const MAX_WORDS = 200;
const SHOWN_DISHES = 3;

interface Order {
  /** What the order needs of a restaurant. */
  keys: string;
  /** Ends with the id, so that a page never repeats a row. */
  by: string;
}

/** The rating without reviews is a default that nobody gave, so it must not put one restaurant before another. */
const GIVEN_RATING = 'CASE WHEN r.review_count > 0 THEN r.rating END AS given_rating';

/** `restaurant_busy_minutes()` for now(), as an expression that costs no call for each row of a city. */
const BUSY_MINUTES = 'CASE WHEN r.busy_until > now() THEN r.busy_minutes ELSE 0 END';

const ordersOn = ({
  fee,
  minimum,
  soonest,
  latest,
}: (typeof TERMS)[TermsKind]): Readonly<Record<ListOrder, Order>> => ({
  popularity: {
    keys: `p.order_count, ${GIVEN_RATING}`,
    by: 'is_open DESC, order_count DESC NULLS LAST, given_rating DESC NULLS LAST, id',
  },
  delivery_time: {
    keys: `${latest} + ${BUSY_MINUTES} AS latest, ${soonest} + ${BUSY_MINUTES} AS soonest`,
    by: 'latest, soonest, id',
  },
  rating: { keys: `${GIVEN_RATING}, r.review_count`, by: 'given_rating DESC NULLS LAST, review_count DESC, id' },
  price: { keys: `${fee} AS fee, ${minimum} AS minimum`, by: 'fee, minimum, id' },
  minimum_order: { keys: `${minimum} AS minimum`, by: 'minimum, id' },
});

const CLOCK = `clock AS MATERIALIZED (
  SELECT extract(isodow FROM local)::int AS weekday, (extract(hour FROM local) * 60 + extract(minute FROM local))::int AS minute,
    local::date AS today
  FROM (SELECT now() AT TIME ZONE 'Europe/Berlin') AS t(local)
), special AS MATERIALIZED (
  SELECT s.restaurant_id, c.today - s.date AS days_ago, s.opens_minute <= m.minute AND s.closes_minute > m.minute AS is_open
  FROM clock c JOIN special_hours s ON s.date IN (c.today, c.today - 1)
    CROSS JOIN LATERAL (SELECT c.minute + 1440 * (c.today - s.date) AS minute) AS m
)`;
const NOT_SUSPENDED = '(r.suspended_from IS NULL OR r.suspended_from > now())';
/** `restaurant_is_open()` for now(), as a condition that the planner can take for many rows at once. */
const SWITCHED_ON = `r.is_active AND r.is_open AND (r.paused_until IS NULL OR r.paused_until <= now()) AND ${NOT_SUSPENDED}`;
/** On a date with hours of its own the weekday's do not count. */
const hasNoSpecial = (daysAgo: 0 | 1) =>
  `h.restaurant_id NOT IN (SELECT restaurant_id FROM special WHERE days_ago = ${daysAgo})`;
const WITHIN = `(h.weekday = c.weekday AND c.minute >= h.opens_minute AND c.minute < h.closes_minute AND ${hasNoSpecial(0)}
  OR h.weekday = (c.weekday + 5) % 7 + 1 AND c.minute + 1440 < h.closes_minute AND ${hasNoSpecial(1)})`;
const SPECIALLY_OPEN = 'SELECT restaurant_id FROM special WHERE is_open';
const IS_OPEN = `${SWITCHED_ON} AND (r.id IN (${SPECIALLY_OPEN}) OR EXISTS (
  SELECT FROM clock c JOIN opening_hours h ON ${WITHIN} WHERE h.restaurant_id = r.id))`;
const OPEN_NOW = `open_now AS MATERIALIZED (
  SELECT h.restaurant_id AS id FROM clock c JOIN opening_hours h ON ${WITHIN} UNION ALL ${SPECIALLY_OPEN}
)`;

interface Shape {
  city: boolean;
  postcode: boolean;
  pickup: boolean;
  search: boolean;
  dish: boolean;
  open: boolean;
  sort: ListOrder;
}

const statements = new Map<string, Statement>();

/** Rows of `total`, and of how many of them are open, beside a card each; one row without a card when the page is empty. */
export function listStatement(
  filter: RestaurantFilter,
  corrections: Corrections,
): { statement: Statement; values: unknown[] } {
  const { city, postcode, search, isOpen, dish, sort } = filter;
  const shape = {
    ...{ city: city !== null, postcode: postcode !== null && !filter.isPickup, pickup: filter.isPickup },
    ...{ search: search !== null, dish: dish !== null, open: isOpen !== null, sort },
  };
  const kinds = (['city', 'postcode', 'pickup', 'search', 'dish', 'open'] as const).filter((kind) => shape[kind]);
  const name = ['restaurant_list', sort, ...kinds].join('_');
  let statement = statements.get(name);
  if (statement === undefined) {
    statement = { name, text: textOf(shape) };
    statements.set(name, statement);
  }
  return {
    statement,
    values: [
      filter.limit,
      filter.offset,
      filter.category,
      filter.maxMinimumOrderCents,
      filter.maxDeliveryFeeCents,
      filter.minRating,
      ...(city === null ? [] : [city]),
      ...(shape.postcode ? [postcode] : []),
      ...(search === null ? [] : [search, JSON.stringify(corrections)]),
      ...(dish === null ? [] : [dish.isVegetarian, dish.isVegan, dish.withoutAllergens]),
      ...(isOpen === null ? [] : [isOpen]),
    ],
  };
}

/**
 * A look into a set in memory for each restaurant of the city. Left as a join, the planner would go from each of the set
 * to its restaurant, because it takes the set for small: twice as long for a word that many have.
 */
const isIn = (set: string) => `(r.id IN (SELECT id FROM ${set})) IS TRUE`;

const IS_OPEN_NOW = `${SWITCHED_ON} AND ${isIn('open_now')}`;

const SERVED = 'LEFT JOIN served a ON a.served_id = r.id';

/** Numbers its parameters in the order in which `listStatement` gives the values. */
function textOf({ city, postcode, pickup, search, dish, open, sort }: Shape): string {
  let last = 6;
  const next = () => `$${++last}`;
  const ctes = [CLOCK, OPEN_NOW];
  const joins: string[] = [];
  const kind: TermsKind = pickup ? 'pickup' : postcode ? 'area' : 'own';
  const terms = TERMS[kind];
  const order = ordersOn(terms)[sort];
  const wheres = [
    'r.is_active',
    NOT_SUSPENDED,
    '($3::category IS NULL OR r.category = $3)',
    `($4::int IS NULL OR ${terms.minimum} <= $4)`,
    `($5::int IS NULL OR ${terms.fee} <= $5)`,
    '($6::numeric IS NULL OR (r.review_count > 0 AND r.rating >= $6))',
  ];
  if (city) wheres.push(`r.city = ${next()}`);
  if (postcode) {
    ctes.push(`served AS MATERIALIZED (${AREA_OF_POSTCODE(next())})`);
    joins.push(SERVED);
    wheres.push(IS_SERVED);
  }
  if (pickup) wheres.push('r.offers_pickup');
  if (search) {
    ctes.push(...searchCtes(next(), next()));
    wheres.push(isIn('found'));
  }
  if (dish) {
    ctes.push(...dishCtes(next(), next(), next()));
    wheres.push(isIn('serving'));
  }
  const openParameter = open ? next() : null;
  if (openParameter !== null) {
    wheres.push(`(${IS_OPEN_NOW}) = ${openParameter}`);
  }
  if (sort === 'popularity') joins.push('LEFT JOIN restaurant_popularity p ON p.restaurant_id = r.id');
  return `
    WITH ${ctes.join(', ')},
    matched AS MATERIALIZED (
      SELECT r.id, ${IS_OPEN_NOW} AS is_open, ${order.keys} FROM restaurants r ${joins.join(' ')} WHERE ${wheres.join(' AND ')}
    ),
    page AS MATERIALIZED (
      SELECT id, is_open, row_number() OVER () AS place
      FROM (SELECT id, is_open FROM matched ORDER BY ${order.by} LIMIT $1 OFFSET $2) AS ordered
    )
    SELECT t.total, t.open AS "openTotal", ${cardOn(kind)}, page.is_open AS open
      ${search ? `, ${matchedDishes(dish)} AS "matchedDishes"` : ''}
    FROM (SELECT count(*)::int AS total, (count(*) FILTER (WHERE is_open))::int AS open FROM matched) AS t
      LEFT JOIN (page JOIN restaurants r ON r.id = page.id ${postcode ? SERVED : ''}) ON true
    ORDER BY page.place`;
}

function searchCtes(search: string, corrections: string): string[] {
  return [
    `terms AS MATERIALIZED (
      SELECT CASE WHEN ${corrections}::jsonb ? t.term
        THEN ARRAY(SELECT search_pattern(c.word) FROM jsonb_array_elements_text(${corrections}::jsonb -> t.term) AS c(word))
        ELSE ARRAY[search_pattern(t.term)] END AS patterns
      FROM unnest(search_terms(${search})) AS t(term) ORDER BY length(t.term) DESC LIMIT ${MAX_TERMS}
    )`,
    `known AS MATERIALIZED (
      SELECT t.patterns, ARRAY(
        SELECT w.word FROM unnest(t.patterns) AS p(pattern) JOIN search_words w ON w.word LIKE p.pattern
        GROUP BY w.word ORDER BY length(w.word), w.word LIMIT ${MAX_WORDS}) AS words
      FROM terms t
    )`,
    `found AS MATERIALIZED (
      SELECT s.restaurant_id AS id FROM known k JOIN restaurant_search s ON s.words && k.words
      GROUP BY s.restaurant_id HAVING count(*) = (SELECT count(*) FROM known)
    )`,
  ];
}

/** Those that answer the most of what was typed, and are what a dish has to be. */
function matchedDishes(isFiltered: boolean): string {
  return `ARRAY(
    SELECT best.name FROM (
      SELECT d.name, d.place, rank() OVER (ORDER BY count(*) DESC) AS rank
      FROM restaurant_search s, unnest(s.dish_names, s.dish_texts, s.dish_profiles) WITH ORDINALITY AS d(name, text, profile, place)
        JOIN known k ON d.text LIKE ANY (k.patterns)
      WHERE s.restaurant_id = r.id ${isFiltered ? 'AND EXISTS (SELECT FROM wanted w WHERE d.profile & w.mask = w.want)' : ''}
      GROUP BY d.name, d.place
    ) AS best WHERE best.rank = 1 ORDER BY best.place LIMIT ${SHOWN_DISHES}
  )`;
}

function dishCtes(isVegetarian: string, isVegan: string, withoutAllergens: string): string[] {
  return [
    `wanted AS MATERIALIZED (
      SELECT dish_profile(${isVegetarian}, ${isVegan}, '{}') AS want,
        dish_profile(${isVegetarian}, ${isVegan}, ${withoutAllergens}::text[]) AS mask
    )`,
    `serving AS MATERIALIZED (
      SELECT s.restaurant_id AS id FROM wanted w, restaurant_search s
      WHERE s.diets & w.want = w.want AND (w.mask = w.want
        OR EXISTS (SELECT FROM unnest(s.dish_profiles) AS d(profile) WHERE d.profile & w.mask = w.want))
    )`,
  ];
}

const HAS_ACTIVE = `FROM restaurant_search s JOIN restaurants r ON r.id = s.restaurant_id
          WHERE r.is_active AND ($2::city IS NULL OR r.city = $2)`;

/** $1 what was typed, $2 city or null: per word whether the city has it, and the words of the city that are like it. */
export const FIND_SIMILAR: Statement = {
  name: 'restaurant_similar_words',
  text: `
    SELECT t.term,
      EXISTS (SELECT ${HAS_ACTIVE}
          AND s.words && ARRAY(SELECT w.word FROM search_words w WHERE w.word LIKE search_pattern(t.term))) AS "isKnown",
      ARRAY(SELECT c.word FROM search_similar(t.term) WITH ORDINALITY AS c(word, place)
        WHERE EXISTS (SELECT ${HAS_ACTIVE} AND s.words && ARRAY[' ' || c.word]) ORDER BY c.place) AS candidates
    FROM unnest(search_terms($1)) AS t(term) ORDER BY length(t.term) DESC LIMIT ${MAX_TERMS}`,
};

/** $1 ids. */
export const LIST_CARDS: Statement = {
  name: 'restaurant_cards',
  text: `
    WITH ${CLOCK}
    SELECT ${CARD}, ${IS_OPEN} AS open
    FROM unnest($1::int[]) WITH ORDINALITY AS wanted(id, place) JOIN restaurants r ON r.id = wanted.id
    WHERE r.is_active ORDER BY wanted.place`,
};
