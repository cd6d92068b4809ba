import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { stubGlobal, unstubGlobals } from '../../../../test/stub-global.ts';
import { fetchKitchenOrders, fetchOlderOrders, seeOrders } from './kitchen.ts';

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
    const { orders, hasOlder, isCut } = await fetchKitchenOrders(above(22));
    expect(idsOf(orders)).toEqual([26, 25, 24, 23, 22, 21]);
    expect(read).toEqual([FIRST, pageAt(2), pageAt(3)]);
    expect([hasOlder, isCut]).toEqual([true, false]);
  });

  it('are read to a limit, and then there are older ones that may be wanted', async () => {
    const { orders, hasOlder, isCut } = await fetchKitchenOrders(() => true);
    expect(orders).toHaveLength(20);
    expect([hasOlder, isCut]).toEqual([true, true]);
  });

  it('go on, for who asks, with the first page that shows something new', async () => {
    const page = await fetchOlderOrders(null, above(21));
    expect(idsOf(page.items)).toEqual([22, 21]);
    expect(page.next).toBe(pageAt(4));
    expect(idsOf((await fetchOlderOrders(page.next, above(21))).items)).toEqual([20, 19]);
    expect(read).toEqual([FIRST, pageAt(2), pageAt(3), pageAt(4)]);
  });

  it('end', async () => {
    const page = await fetchOlderOrders(pageAt(12), () => true);
    expect(idsOf(page.items)).toEqual([2, 1]);
    expect(page.next).toBeNull();
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
