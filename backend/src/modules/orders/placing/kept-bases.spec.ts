import { describe, expect, it } from '@jest/globals';
import { Subject } from 'rxjs';
import type { ChangeFeed, Changes } from '../../../public-reads/change-feed.ts';
import type { OrderRepository } from '../order/order.repository.ts';
import type { MenuLineRow, ReadBasisRow } from '../order/order.rows.ts';
import { KeptBases } from './kept-bases.ts';

const MENU = new Set([1, 2, 3]);
const AREAS: Readonly<Record<string, number>> = { '10115': 150, '10117': 250 };

/** Kept bases over a menu, a feed and a clock that the test holds. */
function open({ deliversByArea = true } = {}) {
  const changed = new Subject<Changes>();
  const state = { atMs: 1_000, until: null as Date | null, priceCents: 900, isActive: true, reads: 0 };
  const waiting: { rows: Promise<null> | null } = { rows: null };
  const feed = { changed, read: () => Promise.resolve(state.atMs) };
  const orders = {
    findBasis: async (restaurantId: number, ids: readonly number[], postcode: string | null) => {
      state.reads += 1;
      if (!state.isActive) return null;
      const items = ids
        .filter((id) => MENU.has(id))
        .map((id) => ({ id, priceCents: state.priceCents, groups: [] }) as unknown as MenuLineRow);
      const areaFeeCents = (deliversByArea && postcode !== null ? AREAS[postcode] : undefined) ?? null;
      const row = { restaurantName: `No. ${String(restaurantId)}`, deliversByArea, areaFeeCents, items };
      await waiting.rows;
      return { ...row, until: state.until } as ReadBasisRow;
    },
  };
  const bases = new KeptBases(feed as unknown as ChangeFeed, orders as unknown as OrderRepository);
  const price = async (ids: readonly number[], postcode: string | null = '10115', restaurantId = 7) =>
    (await bases.find(restaurantId, ids, postcode))?.items.map(({ id, priceCents }) => [id, priceCents]);
  return { bases, changed, price, state, waiting };
}

describe('kept bases of orders', () => {
  it('are read once for the dishes and the area that are asked for, and put together after that', async () => {
    const { bases, price, state } = open();
    await price([1, 2]);
    await price([3]);
    expect(await price([3, 1])).toEqual([
      [3, 900],
      [1, 900],
    ]);
    expect(state.reads).toBe(2);
    expect((await bases.find(7, [1], '10117'))?.areaFeeCents).toBe(250);
    expect((await bases.find(7, [1], '10117'))?.restaurantName).toBe('No. 7');
    expect((await bases.find(7, [1], '10115'))?.areaFeeCents).toBe(150);
    expect(state.reads).toBe(3);
  });

  it('are the same for all postcodes where a restaurant has no areas', async () => {
    const { price, state } = open({ deliversByArea: false });
    await price([1], '10115');
    await price([1], '20095');
    await price([1], null);
    expect(state.reads).toBe(1);
  });

  it.each([['menu:7'], ['restaurant:7']])(
    'are read anew after %s has changed, and after nothing else',
    async (subject) => {
      const { changed, price, state } = open();
      await price([1]);
      state.priceCents = 950;
      changed.next(['menu:8', 'list:berlin', 'texts:de']);
      expect(await price([1])).toEqual([[1, 900]]);
      changed.next([subject]);
      expect(await price([1])).toEqual([[1, 950]]);
      state.priceCents = 990;
      changed.next(null);
      expect(await price([1])).toEqual([[1, 990]]);
    },
  );

  it('are not kept when something changes while they are read', async () => {
    const { bases, changed, price, state, waiting } = open();
    const slow = Promise.withResolvers<null>();
    waiting.rows = slow.promise;
    const first = price([1]);
    await Promise.resolve();
    changed.next(['menu:7']);
    slow.resolve(null);
    expect(await first).toEqual([[1, 900]]);
    expect(bases.rows).toBe(0);
    state.priceCents = 950;
    expect(await price([1])).toEqual([[1, 950]]);
  });

  it('end with the moment from which the clock may say something else', async () => {
    const { price, state } = open();
    state.until = new Date(2_000);
    await price([1]);
    state.until = null;
    // Read later, and of the same moment: the earlier end counts for all of it.
    await price([2]);
    state.atMs = 1_999.9;
    await price([1, 2]);
    expect(state.reads).toBe(2);
    state.atMs = 2_000;
    await price([1]);
    expect(state.reads).toBe(3);
  });

  it('remember no dish and no area that there is none of, and no restaurant that is gone', async () => {
    const { bases, price, state } = open();
    await price([1, 99]);
    const { rows } = bases;
    await price([1, 98], '99999');
    await price([1], '99998');
    expect([bases.rows, state.reads]).toEqual([rows, 3]);
    state.isActive = false;
    expect(await price([1], '10115', 8)).toBeUndefined();
    expect(bases.rows).toBe(rows);
  });

  it('make room for newer ones, those first that nobody ordered from the longest', async () => {
    const { bases, price, state } = open();
    // Terms, an area and a dish each.
    bases.maxRows = 9;
    for (const restaurantId of [1, 2, 3]) await price([1], '10115', restaurantId);
    await price([1], '10115', 1);
    await price([1], '10115', 4);
    expect(bases.rows).toBe(9);
    expect(state.reads).toBe(4);
    for (const restaurantId of [1, 3, 4]) await price([1], '10115', restaurantId);
    expect(state.reads).toBe(4);
    await price([1], '10115', 2);
    expect(state.reads).toBe(5);
  });
});
