import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { stubGlobal, unstubGlobals } from '../../../../test/stub-global.ts';
import { fetchKitchenOrders, seeOrders } from './kitchen.ts';

const FIRST = '/api/restaurant/orders';
const pageAt = (number: number) => `${FIRST}?cursor=${String(number)}`;

/** Pages of two: the ids fall from page to page. */
const PAGES = 13;
const read: string[] = [];

beforeEach(() => {
  read.length = 0;
  stubGlobal('document', { documentElement: { lang: 'de' } });
  stubGlobal('fetch', async (path: string) => {
    read.push(path);
    const number = path === FIRST ? 1 : Number(path.split('=')[1]);
    const firstId = 2 * (PAGES - number) + 2;
    const link = number < PAGES ? { link: `<${pageAt(number + 1)}>; rel="next"` } : undefined;
    return Response.json([{ id: firstId }, { id: firstId - 1 }], link && { headers: link });
  });
});
afterEach(() => unstubGlobals());

const above = (id: number) => (order: RestaurantOrderView) => order.id > id;
const idsOf = (orders: readonly RestaurantOrderView[]) => orders.map(({ id }) => id);

describe("a kitchen's orders", () => {
  it('are read as long as a page has one that is wanted, and one page further', async () => {
    const { orders, isCut } = await fetchKitchenOrders(above(22));
    expect(idsOf(orders)).toEqual([26, 25, 24, 23, 22, 21]);
    expect(read).toEqual([FIRST, pageAt(2), pageAt(3)]);
    expect(isCut).toBe(false);
  });

  it('are read to a limit, and then there may be older ones that are wanted', async () => {
    const { orders, isCut } = await fetchKitchenOrders(() => true);
    expect(orders).toHaveLength(20);
    expect(isCut).toBe(true);
  });
});

describe('orders that were seen', () => {
  it('are said in one call, however many ring in a rush', async () => {
    const sizes: number[] = [];
    stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
      const { orderIds } = JSON.parse(body) as { orderIds: number[] };
      sizes.push(orderIds.length);
      return Response.json(orderIds.map((orderId) => ({ orderId, seenAt: '2026-11-21T18:00:00.000Z' })));
    });
    expect(await seeOrders(Array.from({ length: 130 }, (_, id) => id + 1))).toHaveLength(130);
    expect(sizes).toEqual([130]);
    expect(await seeOrders(Array.from({ length: 1_100 }, (_, id) => id + 1))).toHaveLength(1_100);
    expect(sizes).toEqual([130, 500, 500, 100]);
  });
});
