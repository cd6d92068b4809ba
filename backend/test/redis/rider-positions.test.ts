import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import type { RideView } from '../../src/contracts/riders/position.ts';
import { Person, type Watcher } from '../support/person.ts';
import type { ProductProcess } from '../support/product-process.ts';
import { startProduct, startWorld, type World } from '../support/product.ts';
import { giveTo, hireRider, positionAt, setShift, signInRider, takenAlong } from '../support/riding.ts';
import { until } from '../support/until.ts';

const EMAIL = 'on-the-way@example.com';

describe('positions of riders over two instances', () => {
  let world: World;
  let second: ProductProcess;
  let redis: Redis;
  let [kitchen, customer]: Person[] = [];
  let riderId = 0;
  const watchers: Watcher[] = [];

  beforeAll(async () => {
    world = await startWorld();
    second = await startProduct({ databaseUrl: world.database.url, redisUrl: world.redis?.url ?? null });
    redis = new Redis(world.redis?.url ?? '', { retryStrategy: () => 100, maxRetriesPerRequest: null });
    redis.on('error', () => undefined);
    kitchen = await Person.login(world.product.url, 'restaurant1@example.com');
    customer = await Person.login(second.url, 'kunde@example.com');
    riderId = (await hireRider(world.product.url, kitchen, EMAIL)).id;
  });
  afterEach(() => {
    for (const watcher of watchers.splice(0)) watcher.close();
  });
  afterAll(async () => {
    redis.disconnect();
    await second.stop();
    await world.end();
  });

  async function watch(person: Person): Promise<Watcher> {
    const watcher = await person.watch();
    watchers.push(watcher);
    return watcher;
  }

  /** On shift, signed in at an instance, with the phone's socket. */
  async function riderAt(url: string) {
    const person = await signInRider(url, EMAIL);
    await setShift(person, true);
    const phone = await watch(person);
    const send = async () => {
      const position = positionAt(0);
      return (await phone.ask('position', position)).ok ? position : null;
    };
    return { person, phone, send };
  }

  const rideAt = async (person: Person | undefined, orderId: number) =>
    (await person!.request<RideView>('GET', `/api/orders/${String(orderId)}/ride`)).body;
  const fieldsOf = async () => Object.keys(await redis.hgetall(`rider:position:${String(riderId)}`));

  it('are told on the other one, kept for two minutes, and gone everywhere with the shift', async () => {
    const { person, send } = await riderAt(world.product.url);
    const order = await takenAlong(customer!, kitchen!, person);
    const guest = await watch(customer!);
    await guest.subscribe(`order:${order.id}`);
    await until(async () => (await send()) !== null && guest.all('rider:moved').length > 0);
    await until(async () => (await rideAt(customer, order.id)).position !== null);
    expect(await fieldsOf()).toContain('position');
    expect(await redis.pttl(`rider:position:${String(riderId)}`)).toBeLessThanOrEqual(120_000);

    const elsewhere = new Person(second.url);
    elsewhere.cookie = person.cookie;
    await setShift(elsewhere, false);
    await until(async () => !(await fieldsOf()).includes('position'));
    expect((await rideAt(customer, order.id)).position).toBeNull();
    expect(await send()).toBeNull();
    expect(await fieldsOf()).not.toContain('position');
  });

  it('do not go back when the phone comes to the other one', async () => {
    const first = await riderAt(world.product.url);
    await until(async () => (await first.send()) !== null);
    await until(async () => (await fieldsOf()).includes('position'));
    const there = await riderAt(second.url);
    const sequence = Number(await redis.hget(`rider:position:${String(riderId)}`, 'sequence'));
    const old = await there.phone.ask('position', positionAt(0, { sequence }));
    expect(old).toMatchObject({ ok: false, error: { code: 'position_not_newer' } });
    await until(async () => (await there.send()) !== null);
  });

  it('are gone with the session that sent them, whichever instance ends it', async () => {
    const { person, send } = await riderAt(world.product.url);
    await until(async () => (await send()) !== null);
    await until(async () => (await fieldsOf()).includes('position'));
    const elsewhere = new Person(second.url);
    elsewhere.cookie = person.cookie;
    await elsewhere.request('POST', '/api/logout');
    await until(async () => !(await fieldsOf()).includes('position'));
  });

  it('tell the other one’s watchers that an order which nobody watches went to another rider', async () => {
    const { person } = await riderAt(world.product.url);
    const account = await watch(customer!);
    await account.subscribe('customer:orders');
    const [mine, others] = [
      await takenAlong(customer!, kitchen!, person),
      await takenAlong(customer!, kitchen!, person),
    ];
    const elsewhere = await hireRider(world.product.url, kitchen!, 'the-other-way@example.com');
    const theirs = await takenAlong(customer!, kitchen!, elsewhere.person);
    // By then this instance knows of all that happened before.
    await account.hear('order:updated', ({ orderId, status }) => orderId === theirs.id && status === 'delivering');
    const [before, after] = [await watch(customer!), await watch(customer!)];
    await before.subscribe(`order:${mine.id}`);
    await after.subscribe(`order:${theirs.id}`);
    await giveTo(kitchen, others.id, elsewhere.id);
    await before.hear('ride:changed');
    await after.hear('ride:changed');
  });

  it('are taken while Redis is away, told where they came, and told everywhere once it is back', async () => {
    const { person, send } = await riderAt(world.product.url);
    const order = await takenAlong(customer!, kitchen!, person);
    const owner = await Person.login(world.product.url, 'kunde@example.com');
    const [here, there] = [await watch(owner), await watch(customer!)];
    for (const watcher of [here, there]) await watcher.subscribe(`order:${order.id}`);
    await until(async () => (await send()) !== null && there.all('rider:moved').length > 0);

    await world.redis?.kill();
    const told = here.all('rider:moved').length;
    await until(async () => (await send()) !== null && here.all('rider:moved').length > told + 1);
    expect((await rideAt(owner, order.id)).position).not.toBeNull();
    expect((await rideAt(customer, order.id)).stopsBefore).toBe(0);
    expect((await kitchen!.request('GET', '/api/restaurant/riders')).status).toBe(200);

    await world.redis?.restart();
    const heard = there.all('rider:moved').length;
    await until(async () => (await send()) !== null && there.all('rider:moved').length > heard);
    await until(async () => (await fieldsOf()).includes('position'));
  });
});
