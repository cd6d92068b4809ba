import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { SubscribeAck, Topic, UnsubscribeAck } from '../../src/contracts/events/realtime.ts';
import { Person, Watcher } from '../support/person.ts';
import { startWorld, type World } from '../support/product.ts';
import { until } from '../support/until.ts';

type RestaurantTopic = `restaurant:${number}`;

/** A socket may ask twenty times a second: whoever asked too soon asks again. */
async function patiently<A extends SubscribeAck | UnsubscribeAck>(ask: () => Promise<A>): Promise<A> {
  let answer = await ask();
  while (!answer.ok && answer.error.code === 'too_many_requests') {
    await delay(50);
    answer = await ask();
  }
  return answer;
}

async function followTooMany(watcher: Watcher, topics: readonly RestaurantTopic[]): Promise<void> {
  const [last, first, ...others] = topics;
  if (last === undefined || first === undefined) throw new Error('Too few topics.');
  const subscribe = (topic: Topic) => patiently(() => watcher.ask('subscribe', { topic }));
  for (const topic of [first, ...others]) expect(await subscribe(topic)).toMatchObject({ ok: true, topic });
  expect(await subscribe(last)).toMatchObject({ ok: false, error: { code: 'too_many_topics' } });
  // One that is followed already is no further one.
  expect(await subscribe(first)).toMatchObject({ ok: true });
  expect(await patiently(() => watcher.ask('unsubscribe', { topic: first }))).toMatchObject({ ok: true });
  expect(await subscribe(last)).toMatchObject({ ok: true });
}

describe('sockets and sessions', () => {
  let world: World;

  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(async () => {
    await world.end();
  });

  it('closes the sockets of a session that ends, and no others', async () => {
    const customer = await Person.login(world.product.url, 'kunde@example.com');
    const elsewhere = await Person.login(world.product.url, 'kunde@example.com');
    const sockets = await Promise.all([customer.watch(), customer.watch(), elsewhere.watch()]);
    const [first, second, other] = sockets;
    await customer.request('POST', '/api/logout');
    await until(() => !first?.socket.connected && !second?.socket.connected);
    await other?.settle();
    expect(other?.socket.connected).toBe(true);
    for (const watcher of sockets) watcher.close();
  });

  it('closes the sockets of a session that expires', async () => {
    const customer = await Person.register(world.product.url, 'Expiring');
    const db = new Client({ connectionString: world.database.url });
    await db.connect();
    await db.query(`UPDATE sessions SET expires_at = now() + interval '1 second' WHERE user_id = $1`, [
      customer.account?.id,
    ]);
    await db.end();
    const watcher = await customer.watch();
    watcher.socket.io.reconnection(false);
    await until(() => !watcher.socket.connected);
  });

  it('treats an unknown cookie as nobody', async () => {
    const watcher = await Watcher.connect(world.product.url, { cookie: 'tischlein_session=nonsense' });
    expect(await watcher.ask('subscribe', { topic: 'customer:orders' })).toMatchObject({
      ok: false,
      error: { code: 'forbidden' },
    });
    expect((await watcher.ask('subscribe', { topic: 'city:hamburg' })).ok).toBe(true);
    watcher.close();
  });

  it('refuses another site', async () => {
    await expect(Watcher.connect(world.product.url, { origin: 'https://evil.example' })).rejects.toThrow();
    const own = await Watcher.connect(world.product.url, { origin: world.product.url });
    own.close();
  });

  const refusals: [string, unknown, string][] = [
    ['nothing', undefined, 'invalid_payload'],
    ['null', null, 'invalid_payload'],
    ['text', 'order:1', 'invalid_payload'],
    ['no topic', {}, 'invalid_payload'],
    ['a number', { topic: 1 }, 'invalid_payload'],
    ['an object', { topic: { a: 1 } }, 'invalid_payload'],
    ['a long topic', { topic: 'x'.repeat(101) }, 'invalid_payload'],
    ['a long token', { topic: 'order:1', token: 'x'.repeat(101) }, 'invalid_payload'],
    ['a token of another type', { topic: 'order:1', token: 1 }, 'invalid_payload'],
    ['an unknown topic', { topic: 'orders' }, 'unknown_topic'],
    ['an unknown city', { topic: 'city:paris' }, 'unknown_topic'],
    ['a prototype', { topic: '__proto__' }, 'unknown_topic'],
    ['a negative id', { topic: 'order:-1' }, 'unknown_topic'],
    ['an id beyond integers', { topic: 'order:99999999999' }, 'unknown_topic'],
    ['half an id', { topic: 'order:1.5' }, 'unknown_topic'],
    ['too many parts', { topic: 'restaurant:1:orders:all' }, 'unknown_topic'],
    ['an order that is not there', { topic: 'order:999999' }, 'not_found'],
    ['a restaurant that is not there', { topic: 'restaurant:999999' }, 'not_found'],
    ["a restaurant's orders", { topic: 'restaurant:1:orders' }, 'forbidden'],
    ['the admin topic', { topic: 'admin' }, 'forbidden'],
    ['nobody’s orders', { topic: 'customer:orders' }, 'forbidden'],
  ];
  it.each(refusals)('refuses %s with a code and a sentence', async (_, payload, code) => {
    const watcher = await Watcher.connect(world.product.url, { 'accept-language': 'de' });
    const answer = await watcher.ask('subscribe', payload);
    expect(answer).toMatchObject({ ok: false, error: { code } });
    expect(answer.ok ? '' : answer.error.message).toMatch(/[a-zäöü]{3}/);
    watcher.close();
  });

  it('survives messages without an acknowledgement, of odd shapes, and floods', async () => {
    const watcher = await Watcher.connect(world.product.url);
    const heard: string[] = [];
    watcher.socket.onAny((name: string) => heard.push(name));
    const raw = watcher.socket as unknown as {
      emit: (name: string, ...rest: unknown[]) => void;
      emitWithAck: (name: string, ...rest: unknown[]) => Promise<unknown>;
    };
    raw.emit('subscribe', { topic: 'city:berlin' });
    raw.emit('subscribe', 1, 2, 3);
    raw.emit('subscribe');
    raw.emit('unheard-of', { a: 1 });
    for (const odd of [[], [[{ topic: 'city:berlin' }]], [1, { topic: 'city:berlin' }], [Buffer.from('city:berlin')]]) {
      const answer = await raw.emitWithAck('subscribe', ...odd);
      expect(answer).toMatchObject({ ok: false, error: { code: 'invalid_payload' } });
    }
    const answers = await Promise.all(
      Array.from({ length: 150 }, () => watcher.ask('subscribe', { topic: 'city:berlin' })),
    );
    expect(heard).toEqual([]);
    expect(answers.some((answer) => !answer.ok && answer.error.code === 'too_many_requests')).toBe(true);
    expect(answers.some((answer) => answer.ok)).toBe(true);
    watcher.close();
    expect((await fetch(`${world.product.url}/api/health/live`)).status).toBe(200);
  });

  it('lets visitors and customers follow 200 topics on one socket, and a further one for one that is left', async () => {
    const db = new Client({ connectionString: world.database.url });
    await db.connect();
    const { rows } = await db.query<{ id: number }>(
      `INSERT INTO restaurants (name, city, address, email, password_hash, is_active, review_status, reviewed_at)
       SELECT name, city, address, gen_random_uuid() || '@example.com', password_hash, is_active, review_status, reviewed_at
       FROM restaurants, generate_series(1, 201) WHERE id = 1 RETURNING id`,
    );
    await db.end();
    const topics = rows.map(({ id }) => `restaurant:${String(id)}` as RestaurantTopic);
    const customer = await Person.register(world.product.url, 'Curious');
    const watchers = await Promise.all([Watcher.connect(world.product.url), customer.watch()]);
    await Promise.all(watchers.map((watcher) => followTooMany(watcher, topics)));
    for (const watcher of watchers) watcher.close();
  });

  it('drops a message that is too large, not the process', async () => {
    const watcher = await Watcher.connect(world.product.url);
    watcher.socket.io.reconnection(false);
    watcher.socket.emit('subscribe', { topic: `order:${'1'.repeat(50_000)}` } as never, () => undefined);
    await until(() => !watcher.socket.connected);
    expect((await fetch(`${world.product.url}/api/health/live`)).status).toBe(200);
  });
});
