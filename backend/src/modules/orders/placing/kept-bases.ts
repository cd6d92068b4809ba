import { Injectable } from '@nestjs/common';
import { ChangeFeed, type Changes } from '../../../public-reads/change-feed.ts';
import { restaurantOf } from '../../../public-reads/public-read.ts';
import { OrderRepository } from '../order/order.repository.ts';
import type { MenuLineRow, OrderBasisRow, ReadBasisRow } from '../order/order.rows.ts';

type Area = Pick<OrderBasisRow, `area${string}` & keyof OrderBasisRow>;
type Terms = Omit<OrderBasisRow, keyof Area | 'items'>;

/** All of it as it was at one moment, before `untilMs` by the clock of the database. */
interface Kept {
  terms: Terms | null;
  untilMs: number;
  /** By postcode; one for all of a restaurant that does not deliver by area. */
  readonly areas: Map<string | null, Area>;
  readonly dishes: Map<number, MenuLineRow>;
  /** Rows of the menu and of areas. */
  rows: number;
}

/**
 * What orders are priced by, of the restaurants that are ordered from: terms, areas and dishes, as they were asked for. Postgres is asked what has changed
 * before any of it is used, so it is never older than what was committed when the request came. `orders_per_second` pays for reading it.
 */
@Injectable()
export class KeptBases {
  /** A dish or a choice takes some 140 bytes, so 8 MiB; where most rows are restaurants of one dish it is some 40. */
  maxRows = 60_000;
  /** The restaurant that was ordered from last comes last. */
  readonly #kept = new Map<number, Kept>();
  #rows = 0;

  constructor(
    private readonly feed: ChangeFeed,
    private readonly orders: OrderRepository,
  ) {
    feed.changed.subscribe((changes) => this.#forget(changes));
  }

  get rows(): number {
    return this.#rows;
  }

  /** As it was at a moment between the call and the answer, without dishes that there are none of. Null when there is no such active restaurant. */
  async find(
    restaurantId: number,
    menuItemIds: readonly number[],
    postcode: string | null,
  ): Promise<OrderBasisRow | null> {
    const atMs = await this.feed.read();
    const kept = this.#kept.get(restaurantId);
    if (kept !== undefined && kept.untilMs <= atMs) this.#drop(restaurantId, kept);
    else if (kept !== undefined) {
      const known = recall(kept, menuItemIds, postcode);
      if (known !== null) {
        this.#touch(restaurantId, kept);
        return known;
      }
    }
    return this.#read(restaurantId, menuItemIds, postcode);
  }

  async #read(
    restaurantId: number,
    menuItemIds: readonly number[],
    postcode: string | null,
  ): Promise<OrderBasisRow | null> {
    const kept = this.#kept.get(restaurantId) ?? newEntry();
    // Before anything is read, so that whatever changes meanwhile drops it.
    this.#kept.set(restaurantId, kept);
    try {
      const row = await this.orders.findBasis(restaurantId, menuItemIds, postcode);
      if (row === null) return null;
      // What is still kept after this has not changed before the row was read: the old parts and the new ones are of one moment.
      await this.feed.read();
      if (this.#kept.get(restaurantId) === kept) this.#add(restaurantId, kept, row, postcode);
      const { until: _, ...basis } = row;
      return basis;
    } finally {
      if (kept.terms === null && this.#kept.get(restaurantId) === kept) this.#drop(restaurantId, kept);
    }
  }

  #add(restaurantId: number, kept: Kept, { items, until, ...row }: ReadBasisRow, postcode: string | null): void {
    const { areaFeeCents, areaFreeFromCents, areaMinimumCents, areaExtraMinutes, ...terms } = row;
    kept.terms = terms;
    kept.untilMs = Math.min(kept.untilMs, until?.getTime() ?? Infinity);
    // Postcodes without an area and ids without a dish are not kept, since there is no end to them.
    if (areaFeeCents !== null || !terms.deliversByArea || postcode === null) {
      kept.areas.set(areaOf(terms, postcode), { areaFeeCents, areaFreeFromCents, areaMinimumCents, areaExtraMinutes });
    }
    for (const item of items) kept.dishes.set(item.id, item);
    this.#rows -= kept.rows;
    kept.rows = rowsOf(kept);
    this.#rows += kept.rows;
    this.#touch(restaurantId, kept);
    for (const [oldest, entry] of this.#kept) {
      if (this.#rows <= this.maxRows) return;
      this.#drop(oldest, entry);
    }
  }

  #touch(restaurantId: number, kept: Kept): void {
    this.#kept.delete(restaurantId);
    this.#kept.set(restaurantId, kept);
  }

  #drop(restaurantId: number, kept: Kept): void {
    this.#kept.delete(restaurantId);
    this.#rows -= kept.rows;
  }

  #forget(changes: Changes): void {
    for (const restaurantId of changes?.map(restaurantOf) ?? [...this.#kept.keys()]) {
      const kept = restaurantId === null ? undefined : this.#kept.get(restaurantId);
      if (restaurantId !== null && kept !== undefined) this.#drop(restaurantId, kept);
    }
  }
}

function newEntry(): Kept {
  return { terms: null, untilMs: Infinity, areas: new Map(), dishes: new Map(), rows: 0 };
}

function areaOf({ deliversByArea }: Terms, postcode: string | null): string | null {
  return deliversByArea ? postcode : null;
}

function rowsOf({ areas, dishes }: Kept): number {
  const options = [...dishes.values()].flatMap(({ groups }) => groups.map((group) => 1 + group.options.length));
  return options.reduce((sum, count) => sum + count, 1 + areas.size + dishes.size);
}

/** Null when a part of it is not known. */
function recall(
  { terms, areas, dishes }: Kept,
  menuItemIds: readonly number[],
  postcode: string | null,
): OrderBasisRow | null {
  const area = terms === null ? undefined : areas.get(areaOf(terms, postcode));
  if (terms === null || area === undefined) return null;
  const items: MenuLineRow[] = [];
  for (const id of menuItemIds) {
    const dish = dishes.get(id);
    if (dish === undefined) return null;
    items.push(dish);
  }
  return { ...terms, ...area, items };
}
