/**
 * The columns of hand-written SQL, by the entity that describes them: rows come back with the entity's properties, so their
 * types are `Pick<Order, …>`, and a new or renamed column is written in the entity alone.
 */
import { getMetadataArgsStorage } from 'typeorm';

type Entity<E> = new () => E;
type Property<E> = keyof E & string;

/** A row as `json_build_object` gives it: its times are ISO text. */
export type InJson<Row> = { [K in keyof Row]: Date extends Row[K] ? string | Exclude<Row[K], Date> : Row[K] };

/** `Pick<Restaurant, 'name'>` as `{ restaurantName }`. */
export type Prefixed<Prefix extends string, Row> = {
  [K in keyof Row & string as `${Prefix}${Capitalize<K>}`]: Row[K];
};

type SnakeCase<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : '';

/** `Pick<Order, 'wantsReusable'>` as `{ wants_reusable }`: how every column is named. */
type SnakeCased<Row> = { [K in keyof Row & string as SnakeCase<K>]: Row[K] };

const columnsByEntity = new Map<Entity<unknown>, ReadonlyMap<string, string>>();

/** With the abstract classes that it extends. */
function withBases(entity: unknown): Entity<unknown>[] {
  return typeof entity === 'function' && entity !== Function.prototype
    ? [entity as Entity<unknown>, ...withBases(Object.getPrototypeOf(entity))]
    : [];
}

function columnsOf(entity: Entity<unknown>): ReadonlyMap<string, string> {
  let columns = columnsByEntity.get(entity);
  if (columns === undefined) {
    const described = getMetadataArgsStorage()
      .filterColumns(withBases(entity))
      .filter(({ mode }) => mode !== 'virtual-property');
    columns = new Map(described.map(({ propertyName, options }) => [propertyName, options.name ?? propertyName]));
    columnsByEntity.set(entity, columns);
  }
  return columns;
}

function columnOf<E>(entity: Entity<E>, property: Property<E>): string {
  const column = columnsOf(entity).get(property);
  if (column === undefined) throw new Error(`${entity.name} has no column for ${property}`);
  return column;
}

/** All of an entity's columns but those. */
export function propertiesBut<E, K extends Property<E>>(
  entity: Entity<E>,
  but: readonly K[],
): Exclude<Property<E>, K>[] {
  const left = new Set<string>(but);
  return [...columnsOf(entity).keys()].filter((property): property is Exclude<Property<E>, K> => !left.has(property));
}

/** `o.wants_reusable AS "wantsReusable", …`; with a prefix `r.name AS "restaurantName", …`. */
export function select<E>(
  entity: Entity<E>,
  alias: string,
  properties: readonly Property<E>[],
  prefix?: string,
): string {
  const nameOf = (property: string) =>
    prefix === undefined ? property : `${prefix}${property.charAt(0).toUpperCase()}${property.slice(1)}`;
  return properties.map((property) => `${alias}.${columnOf(entity, property)} AS "${nameOf(property)}"`).join(', ');
}

/** A time while it is ahead, else null. */
export const ahead = (moment: string) => `CASE WHEN ${moment} > now() THEN ${moment} END`;

/** Times that count while they are ahead: `CASE WHEN r.paused_until > now() THEN r.paused_until END AS "pausedUntil", …`. */
export function selectAhead<E>(entity: Entity<E>, alias: string, properties: readonly Property<E>[]): string {
  return properties.map((property) => `${ahead(`${alias}.${columnOf(entity, property)}`)} AS "${property}"`).join(', ');
}

/** `json_build_object('unitPriceCents', i.unit_price_cents, …)`; `also` by name what is reckoned. */
export function selectJson<E>(
  entity: Entity<E>,
  alias: string,
  properties: readonly Property<E>[],
  also: Readonly<Record<string, string>> = {},
): string {
  const columns = properties.map((property) => `'${property}', ${alias}.${columnOf(entity, property)}`);
  const reckoned = Object.entries(also).map(([name, sql]) => `'${name}', ${sql}`);
  return `json_build_object(${[...columns, ...reckoned].join(', ')})`;
}

/** `wants_reusable, …` or `o.wants_reusable, …`. */
export function names<E>(entity: Entity<E>, properties: readonly Property<E>[], alias?: string): string {
  return properties.map((property) => `${alias ? `${alias}.` : ''}${columnOf(entity, property)}`).join(', ');
}

/** For `jsonb_populate_record(NULL::orders, …)`, which knows the columns' types itself. */
export function toRecord<E, Row extends { [K in keyof E]?: E[K] | null }>(
  entity: Entity<E>,
  row: Row,
): SnakeCased<Row> {
  return Object.fromEntries(
    Object.entries(row).map(([property, value]) => [columnOf(entity, property as Property<E>), value]),
  ) as SnakeCased<Row>;
}
