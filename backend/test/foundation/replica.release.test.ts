import 'reflect-metadata';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ModulesContainer } from '@nestjs/core';
import type { AdminOrderView } from '../../src/contracts/admin/admin-views.ts';
import type { RestaurantCardView } from '../../src/contracts/restaurants/restaurant-views.ts';
import { ReplicaInterceptor } from '../../src/replica/may-read-replica.ts';
import { Person } from '../support/person.ts';
import { type ReplicatedProduct, startReplicatedProduct } from '../support/replicated.ts';
import { until } from '../support/until.ts';

let product: ReplicatedProduct;
/** At the first instance. */
let owner: Person;
let customer: Person;
/** At the second. */
let visitor: Person;
let admin: Person;
beforeAll(async () => {
  product = await startReplicatedProduct();
  const [here, there] = product.apps.map(({ url }) => url) as [string, string];
  owner = await Person.login(here, 'restaurant1@example.com');
  customer = await Person.login(here, 'kunde@example.com');
  visitor = new Person(there);
  admin = await Person.login(there, 'admin@example.com');
});
afterEach(() => product.resumeReplay());
afterAll(() => product.stop());

type Place = 'replica' | 'primary';

async function answeredBy(place: Place): Promise<number> {
  const texts = await Promise.all(product.apps.map(async ({ url }) => (await fetch(`${url}/metrics`)).text()));
  const series = `tischlein_replica_reads_total{from="${place}"} `;
  const lines = texts.flatMap((text) => text.split('\n').filter((line) => line.startsWith(series)));
  return lines.reduce((sum, line) => sum + Number(line.slice(series.length)), 0);
}

/** Once the replica is there. A route that it cannot answer, since it writes for instance, would never be. */
async function untilReplicaAnswers(person: Person, path: string): Promise<void> {
  await until(
    async () => {
      const before = await answeredBy('replica');
      expect(await person.request('GET', path)).toMatchObject({ status: 200 });
      return (await answeredBy('replica')) === before + 1;
    },
    { what: () => `the replica answers ${path}` },
  );
}

const ADMIN = '/api/admin';
const AT_ONCE = 60;
const UNKNOWN = 999_999;
/** What is marked, with a way to ask for it. */
const ROUTES: Readonly<Record<string, () => [person: Person, path: string]>> = {
  'api/restaurants': () => [visitor, '/api/restaurants?city=berlin&q=piza'],
  'api/restaurants/:id/reviews': () => [visitor, '/api/restaurants/1/reviews'],
  'api/restaurants/:id/reviews/summary': () => [visitor, '/api/restaurants/1/reviews/summary'],
  'api/restaurant/reviews': () => [owner, '/api/restaurant/reviews'],
  'api/restaurant/orders/done': () => [owner, '/api/restaurant/orders/done'],
  'api/restaurant/reports/day': () => [owner, '/api/restaurant/reports/day'],
  'api/restaurant/stats': () => [owner, '/api/restaurant/stats'],
  'api/admin/orders': () => [admin, `${ADMIN}/orders?q=kunde`],
  'api/admin/restaurants': () => [admin, `${ADMIN}/restaurants`],
  'api/admin/users': () => [admin, `${ADMIN}/users`],
  'api/admin/registrations': () => [admin, `${ADMIN}/registrations`],
  'api/admin/content-notices': () => [admin, `${ADMIN}/content-notices`],
  'api/admin/restaurants/:id/reviews': () => [admin, `${ADMIN}/restaurants/1/reviews`],
  'api/admin/problems': () => [admin, `${ADMIN}/problems`],
  'api/admin/audit': () => [admin, `${ADMIN}/audit`],
  'api/admin/notices': () => [admin, `${ADMIN}/notices`],
  'api/admin/overview': () => [admin, `${ADMIN}/overview`],
};

function markedRoutes(): string[] {
  const modules = [...product.apps[0].nest.get(ModulesContainer).values()];
  const controllers = modules.flatMap((each) => [...each.controllers.values()].map(({ metatype }) => metatype));
  return controllers.flatMap((controller) => {
    if (typeof controller !== 'function') return [];
    const base = String(Reflect.getMetadata('path', controller));
    const handlers = Object.getOwnPropertyNames(controller.prototype).map(
      (name) => (controller.prototype as Record<string, object>)[name] ?? {},
    );
    return handlers
      .filter((handler) =>
        (Reflect.getMetadata('__interceptors__', handler) as unknown[])?.includes(ReplicaInterceptor),
      )
      .map((handler) => `${base}/${String(Reflect.getMetadata('path', handler))}`.replace(/\/+$/, ''));
  });
}

describe('with a replica', () => {
  it('lists, search, tables and reports are read from it, whichever route is marked', async () => {
    expect(markedRoutes().toSorted()).toEqual(Object.keys(ROUTES).toSorted());
    for (const example of Object.values(ROUTES)) await untilReplicaAnswers(...example());
    await untilReplicaAnswers(admin, `${ADMIN}/orders?status=delivered`);
    const asked = await product.sqlOfReplica<{ query: string }>(
      `SELECT query FROM pg_stat_activity WHERE application_name = 'tischlein'`,
    );
    expect(asked.map(({ query }) => query).join('\n')).toMatch(/FROM orders\b/);
  });

  it('more may come at once than it has connections for, refusals among them, and each is given back', async () => {
    const before = (await answeredBy('replica')) + (await answeredBy('primary'));
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => {
        const restaurant = index % 2 === 0 ? 1 : UNKNOWN;
        return visitor.request('GET', `/api/restaurants/${String(restaurant)}/reviews`);
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map((_, index) => (index % 2 === 0 ? 200 : 404)));
    expect((await answeredBy('replica')) + (await answeredBy('primary'))).toBe(before + AT_ONCE);
    await untilReplicaAnswers(visitor, '/api/restaurants/1/reviews');
  });

  it('whoever wrote, was told or only looks reads nothing older, at no instance, while it is behind', async () => {
    await untilReplicaAnswers(visitor, '/api/restaurants?city=berlin&q=pizza');
    const panel = await admin.watch();
    await panel.subscribe('admin');
    await product.pauseReplay();

    const isOpen = async (person: Person): Promise<boolean | undefined> => {
      const { body } = await person.request<RestaurantCardView[]>('GET', '/api/restaurants?city=berlin&limit=50');
      return body.find(({ id }) => id === 1)?.isOpen;
    };
    const before = await isOpen(owner);
    await owner.request('POST', '/api/restaurant/toggle-status', { isOpen: before !== true });
    expect([await isOpen(owner), await isOpen(visitor)]).toEqual([before !== true, before !== true]);
    await owner.request('POST', '/api/restaurant/toggle-status', { isOpen: true });
    expect([await isOpen(owner), await isOpen(visitor)]).toEqual([true, true]);

    const placed = await customer.placeOrder(1);
    await panel.hear('order:placed', ({ order }) => order.id === placed.id);
    const { body: table } = await admin.request<AdminOrderView[]>('GET', `${ADMIN}/orders`);
    expect(table[0]?.id).toBe(placed.id);
    panel.close();

    // The replica itself shows none of this.
    expect(await product.sqlOfReplica(`SELECT id FROM orders WHERE id = ${String(placed.id)}`)).toEqual([]);
    await product.resumeReplay();
    await untilReplicaAnswers(admin, `${ADMIN}/orders`);
  });

  it('what is kept in memory comes from the primary, by whose clock it is judged', async () => {
    const before = await answeredBy('replica');
    expect(await visitor.request('GET', '/api/restaurants?city=hamburg')).toMatchObject({ status: 200 });
    expect(await answeredBy('replica')).toBe(before);
    await untilReplicaAnswers(visitor, '/api/restaurants?city=hamburg&q=pizza');
  });

  it('that is gone the primary answers, until it is back', async () => {
    await product.replica.stop();
    const before = await answeredBy('primary');
    for (let count = 1; count <= 3; count += 1) {
      expect(await visitor.request('GET', '/api/restaurants?city=berlin&q=pizza')).toMatchObject({ status: 200 });
      expect(await answeredBy('primary')).toBe(before + count);
    }
    await product.replica.start();
    await untilReplicaAnswers(visitor, '/api/restaurants?city=berlin&q=pizza');
  });

  it('that has become a primary of its own is not believed', async () => {
    await product.replica.promote();
    const [before, of] = [await answeredBy('replica'), await answeredBy('primary')];
    await product.sqlOfReplica(`UPDATE restaurants SET name = 'Elsewhere'`);
    const { body } = await visitor.request<RestaurantCardView[]>('GET', '/api/restaurants?city=berlin&q=pizza');
    expect(body.map(({ name }) => name)).not.toContain('Elsewhere');
    expect([await answeredBy('replica'), await answeredBy('primary')]).toEqual([before, of + 1]);
  });
});
