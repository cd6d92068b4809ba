import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { KitchenWatch } from '../../src/modules/kitchen-watch/kitchen-watch.ts';
import { AcceptDeadline } from '../../src/modules/orders/status/accept-deadline.ts';
import { until } from '../support/until.ts';
import { type Api, Person, startApi } from '../api/api.ts';

const HOUR_S = 3_600;
const TICK_S = 15;
const FIRST_S = 60;
const DEADLINE_S = 300;
/** Restaurants answer after these many seconds, or never. */
const ANSWERS_AFTER_S = [20, 45, 90, 120, 170, 240, null] as const;
const RESTAURANTS = [1, 2, 3, 4, 5, 6];

interface Planned {
  orderId: number;
  placedS: number;
  answerS: number | null;
  kitchen: Person;
}

/** What the board of an hour must have seen: warnings at their ticks, an answer or the lapse. */
function expectedOf({ answerS }: Planned): { kinds: string[]; status: string } {
  const waitedS = answerS ?? DEADLINE_S;
  const kinds = [...(waitedS > FIRST_S ? ['warning'] : []), ...(waitedS > DEADLINE_S / 2 ? ['warning_half'] : [])];
  return { kinds, status: answerS === null ? 'cancelled' : 'preparing' };
}

describe('an hour of orders', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  it('loses none, and warns of each exactly as often as it should', async () => {
    const watch = api.app.nest.get(KitchenWatch, { strict: false });
    const deadline = api.app.nest.get(AcceptDeadline, { strict: false });
    const customer = await Person.login(api.url, 'kunde@example.com');
    const kitchens = await Promise.all(
      RESTAURANTS.map((id) => Person.login(api.url, `restaurant${String(id)}@example.com`)),
    );
    const devices = await Promise.all(
      kitchens.map(async (kitchen, index) => {
        const device = await kitchen.watch();
        await device.subscribe(`restaurant:${RESTAURANTS[index] ?? 0}:orders`);
        return device;
      }),
    );
    const carts = await Promise.all(RESTAURANTS.map((id) => customer.cartOf(id)));
    const planned: Planned[] = [];
    for (let clockS = 0; clockS < HOUR_S + DEADLINE_S + TICK_S; clockS += TICK_S) {
      const index = (clockS / TICK_S) % RESTAURANTS.length;
      const [kitchen, cart] = [kitchens[index], carts[index]];
      if (clockS < HOUR_S && kitchen && cart) {
        const { body, status } = await customer.request<{ id: number }>('POST', '/api/orders', {
          ...cart,
          items: cart.items.map((item) => ({ ...item, quantity: 9 })),
        });
        if (status === 201) {
          const answerS = ANSWERS_AFTER_S[planned.length % ANSWERS_AFTER_S.length] ?? null;
          planned.push({ orderId: body.id, placedS: clockS, answerS, kitchen });
        } else await kitchen.request('DELETE', '/api/restaurant/load/pause');
      }
      // A tick passes for everything that waits; then whoever answers by now does, and the watch comes by.
      await api.sql(
        `UPDATE orders SET created_at = created_at - make_interval(secs => $1),
           accept_deadline_at = accept_deadline_at - make_interval(secs => $1) WHERE status = 'pending'`,
        [TICK_S],
      );
      const nowS = clockS + TICK_S;
      const answering = planned.filter(
        ({ placedS, answerS }) => answerS !== null && placedS + answerS > clockS && placedS + answerS <= nowS,
      );
      for (const { kitchen: by, orderId } of answering) await by.move(orderId, 'preparing');
      await watch.sweep();
      await deadline.sweep();
    }
    expect(planned.length).toBeGreaterThan(150);
    const rows = await api.sql<{ id: number; status: string; kinds: string[] }>(
      `SELECT o.id, o.status, ARRAY(SELECT e.kind FROM restaurant_event e
         WHERE e.object_id = o.id AND e.kind IN ('warning', 'warning_half') ORDER BY e.id) AS kinds FROM orders o`,
    );
    const found = new Map(rows.map(({ id, status, kinds }) => [id, { kinds, status }]));
    expect(planned.map(({ orderId }) => found.get(orderId))).toEqual(planned.map(expectedOf));

    const warningCount = rows.reduce((sum, { kinds }) => sum + kinds.length, 0);
    const heardOf = () =>
      devices.flatMap((device) => device.all('order:warning')).map(({ orderId, step }) => `${orderId}:${step}`);
    await until(() => heardOf().length >= warningCount);
    expect(new Set(heardOf()).size).toBe(warningCount);
    expect(heardOf()).toHaveLength(warningCount);
    for (const device of devices) device.close();
  });
});
