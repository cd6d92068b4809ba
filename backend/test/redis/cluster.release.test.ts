import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { isCluster, openRedis } from '../../src/events/queues/redis-client.ts';
import { ShardSubscriber } from '../../src/events/queues/shard-subscriber.ts';
import { LIMITS } from '../../src/limits/rules.ts';
import { assertStartable } from '../../src/start-checks.ts';
import type { OrderUpdatedEvent } from '../../src/contracts/events/realtime.ts';
import type { OrderView } from '../../src/contracts/orders/order-views.ts';
import { freePort } from '../../src/database/connection/embedded/free-port.ts';
import { type Mailbox, startMailbox } from '../support/mailbox.ts';
import { Person, type Watcher } from '../support/person.ts';
import { createDemoDatabase, type TestDatabase } from '../support/postgres.ts';
import type { ProductProcess } from '../support/product-process.ts';
import { startProduct } from '../support/product.ts';
import { startRedisCluster, type TestCluster } from '../support/redis-cluster.ts';
import { hireRider, positionAt, setShift, signInRider, takenAlong } from '../support/riding.ts';
import { until } from '../support/until.ts';

const ORDERS = 4;
const STEPS = ['preparing', 'delivering', 'delivered'] as const;
/** What instances tell each other goes here. */
const CHANNEL = 'socket.io#/#';
/** Of the queue in which e-mails and messages about orders wait. */
const EFFECTS = 'bull:{order-effects}:order-effects:id';
const QUEUE_KEY = /^bull:\{(?<queue>[\w-]+)\}:\k<queue>:/;

describe('two processes on a Redis Cluster of three primaries', () => {
  let database: TestDatabase;
  let cluster: TestCluster;
  let mailbox: Mailbox;
  let first: ProductProcess;
  let second: ProductProcess;
  const watchers: Watcher[] = [];

  beforeAll(async () => {
    [database, cluster, mailbox] = await Promise.all([createDemoDatabase(), startRedisCluster(1), startMailbox()]);
    const start = () =>
      startProduct({
        databaseUrl: database.url,
        redisUrl: cluster.url,
        env: { SMTP_URL: mailbox.url, RATE_LIMIT: 'on' },
      });
    [first, second] = await Promise.all([start(), start()]);
  });
  afterEach(() => {
    for (const watcher of watchers.splice(0)) watcher.close();
  });
  afterAll(async () => {
    await Promise.all([first.stop(), second.stop()]);
    await Promise.all([cluster.stop(), mailbox.stop(), database.drop()]);
  });

  async function watch(person: Person): Promise<Watcher> {
    const watcher = await person.watch();
    watchers.push(watcher);
    return watcher;
  }

  it('says when a channel was not listened to, and listens where its slot has gone', async () => {
    const client = openRedis(cluster.url, 'waits', 'test');
    if (!isCluster(client)) throw new Error('unreachable');
    const subscriber = new ShardSubscriber(client, 'test', () => undefined);
    const said: string[] = [];
    const heard: string[] = [];
    for (const event of ['close', 'ready']) subscriber.on(event, () => said.push(event));
    subscriber.on('smessageBuffer', (_channel: Buffer, message: Buffer) => heard.push(message.toString()));
    const listensAgain = async (message: string) => {
      await until(() => said.includes('close') && said.lastIndexOf('ready') > said.lastIndexOf('close'));
      await client.spublish(CHANNEL, message);
      await until(() => heard.includes(message));
      said.length = 0;
    };
    try {
      subscriber.ssubscribe(CHANNEL);
      await until(() => said.includes('ready'));
      said.length = 0;
      await cluster.moveSlotOf(CHANNEL);
      await listensAgain('moved');
      const killed = await cluster.primaryOf(CHANNEL);
      await killed.kill();
      await listensAgain('promoted');
      await killed.start();
      await cluster.untilWhole();
    } finally {
      subscriber.disconnect();
      client.disconnect();
    }
  });

  it('shows live on one what happens through the other', async () => {
    const customer = await Person.login(first.url, 'kunde@example.com');
    const kitchen = await Person.login(second.url, 'restaurant1@example.com');
    const atKitchen = await watch(kitchen);
    await atKitchen.subscribe('restaurant:1:orders');
    const order = await customer.placeOrder(1);
    await atKitchen.hear('order:placed', (event) => event.order.id === order.id);
    const atCustomer = await watch(customer);
    await atCustomer.subscribe(`order:${order.id}`);
    for (const status of STEPS) await kitchen.move(order.id, status);
    await atCustomer.hear('order:updated', (event) => event.version === 4);
    expect(atCustomer.all('order:updated').map((event) => event.version)).toEqual([2, 3, 4]);
    const metrics = await (await fetch(`${second.url}/metrics`)).text();
    expect(metrics).toMatch(/^tischlein_event_commit_to_emit_seconds_count\{path="peer"\} [1-9]/m);
  });

  it('closes sockets on one when the session ends on the other', async () => {
    const here = await Person.login(first.url, 'kunde@example.com');
    const there = new Person(second.url);
    there.cookie = here.cookie;
    const watcher = await watch(there);
    watcher.socket.io.reconnection(false);
    await here.request('POST', '/api/logout');
    await until(() => !watcher.socket.connected);
  });

  it('sends e-mails, and has each queue on one server and the queues on all of them', async () => {
    const customer = await Person.register(first.url, 'Customer');
    const order = await customer.placeOrder(1);
    await mailbox.find(customer.account?.email ?? '', String(order.id));
    const keys = await cluster.keys('bull:*');
    const queues = [...new Set(keys.map((key) => QUEUE_KEY.exec(key)?.groups?.queue))];
    expect(queues.length).toBeGreaterThan(5);
    expect(queues).not.toContain(undefined);
    const servers = await Promise.all(
      queues.map((queue) => cluster.primaryOf(`bull:{${queue ?? ''}}:${queue ?? ''}:id`)),
    );
    expect(new Set(servers).size).toBe(3);
  });

  it('counts what both let through together', async () => {
    const { points } = LIMITS.login_account_address;
    const statuses: number[] = [];
    for (let attempt = 0; attempt <= points; attempt += 1) {
      const person = new Person((attempt % 2 === 0 ? first : second).url);
      const body = { email: 'whoever@example.com', password: 'a guess' };
      statuses.push((await person.request('POST', '/api/login', body)).status);
    }
    expect(statuses).toEqual([...new Array<number>(points).fill(401), 429]);
  });

  it('knows on one where a rider is whose phone talks to the other', async () => {
    const kitchen = await Person.login(first.url, 'restaurant1@example.com');
    const customer = await Person.login(second.url, 'kunde@example.com');
    const email = 'cluster-rider@example.com';
    const { id } = await hireRider(first.url, kitchen, email);
    const rider = await signInRider(first.url, email);
    await setShift(rider, true);
    const phone = await watch(rider);
    const order = await takenAlong(customer, kitchen, rider);
    const atCustomer = await watch(customer);
    await atCustomer.subscribe(`order:${order.id}`);
    await until(async () => {
      await phone.ask('position', positionAt(0));
      return atCustomer.all('rider:moved').length > 0;
    });
    await until(async () => (await cluster.keys('{rider}:*')).includes(`{rider}:position:${String(id)}`));
    await setShift(rider, false);
  });

  describe.each([
    {
      what: 'a primary that is killed',
      fault: async () => {
        await cluster.untilReplicated();
        const killed = await cluster.primaryOf(CHANNEL);
        await killed.kill();
        return async () => {
          await cluster.untilWhole();
          expect(await cluster.primaryOf(CHANNEL)).not.toBe(killed);
          await killed.start();
          await cluster.untilReplicated();
        };
      },
    },
    {
      what: 'slots that move to another primary',
      fault: async () => {
        for (const key of [CHANNEL, 'bull:{realtime}:realtime:id', EFFECTS]) {
          const before = await cluster.primaryOf(key);
          await cluster.moveSlotOf(key);
          expect(await cluster.primaryOf(key)).not.toBe(before);
        }
        return () => cluster.untilWhole();
      },
    },
  ])('with $what', ({ fault }) => {
    it('fails no request and leaves every client with every final state, each version once', async () => {
      const kitchen = await Person.login(first.url, 'restaurant1@example.com');
      const customers = await Promise.all([first.url, second.url].map((url) => Person.login(url, 'kunde@example.com')));
      const orders: OrderView[] = [];
      for (let count = 0; count < ORDERS; count += 1) orders.push(await customers[0]!.placeOrder(1));
      const screens = await Promise.all(customers.map(watch));
      const latest = screens.map((screen) => {
        const versions = new Map<number, number>();
        screen.socket.on('order:updated', (event: OrderUpdatedEvent) => versions.set(event.orderId, event.version));
        return versions;
      });
      for (const screen of screens) for (const order of orders) await screen.subscribe(`order:${order.id}`);

      const [early, ...late] = orders;
      if (early === undefined) throw new Error('unreachable');
      const faulted = fault();
      for (const status of STEPS) expect((await kitchen.move(early.id, status)).status).toBe(200);
      const mend = await faulted;
      for (const status of STEPS) {
        for (const order of late) expect((await kitchen.move(order.id, status)).status).toBe(200);
      }
      await mend();

      await until(() => latest.every((versions) => orders.every((order) => versions.get(order.id) === 4)), {
        what: () => `everyone has version 4: ${JSON.stringify(latest.map((versions) => [...versions]))}`,
      });
      for (const screen of screens) {
        for (const { id } of orders) {
          const told = screen.all('order:updated').filter(({ orderId }) => orderId === id);
          expect(told.map(({ version }) => version)).toEqual([2, 3, 4]);
        }
      }
      expect((await fetch(`${first.url}/api/health/ready`)).status).toBe(200);
      const after = await customers[1]!.placeOrder(1);
      await screens[0]!.subscribe(`order:${after.id}`);
      const elsewhere = await Person.login(second.url, 'restaurant1@example.com');
      expect((await elsewhere.move(after.id, 'preparing')).status).toBe(200);
      await screens[0]!.hear('order:updated', ({ orderId }) => orderId === after.id);
    });
  });

  it('costs nobody the e-mail whose job servers had that come back without their data', async () => {
    const customer = await Person.register(first.url, 'Customer');
    const kitchen = await Person.login(second.url, 'restaurant1@example.com');
    const order = await customer.placeOrder(1);
    const email = customer.account?.email ?? '';
    await mailbox.find(email, String(order.id));
    for (const status of STEPS) await kitchen.move(order.id, status);
    // The e-mail waits in the queue until the step can no longer be taken back.
    await until(async () => (await cluster.keys('bull:{order-effects}:order-effects:delayed')).length > 0);
    await cluster.emptyThoseOf(EFFECTS);
    expect(mailbox.ofOrders(email)).toHaveLength(1);
    await until(() => mailbox.ofOrders(email).length > 1, { what: () => 'the second e-mail is there' });
    const ids = mailbox.ofOrders(email).map(({ headers }) => headers['message-id']?.split('@')[0]);
    // Both processes may have a job of the last step, and write the same e-mail at the same moment: mailboxes know it by its id.
    expect([...new Set(ids)]).toEqual([`<order-${order.id}-1`, `<order-${order.id}-4`]);
    await cluster.untilWhole();
    await cluster.untilReplicated();
  });

  it('goes on when a primary says nothing any more, once its replica has taken over', async () => {
    const customer = await Person.register(second.url, 'Customer');
    const kitchen = await Person.login(first.url, 'restaurant1@example.com');
    await cluster.untilReplicated();
    const silent = await cluster.primaryOf(EFFECTS);
    await silent.pause();
    try {
      const order = await customer.placeOrder(1);
      const screen = await watch(customer);
      await screen.subscribe(`order:${order.id}`);
      expect((await kitchen.move(order.id, 'preparing')).status).toBe(200);
      await screen.hear('order:updated', ({ version }) => version === 2);
      await mailbox.find(customer.account?.email ?? '', String(order.id));
      expect(await cluster.primaryOf(EFFECTS)).not.toBe(silent);
    } finally {
      await silent.resume();
    }
    await cluster.untilWhole();
    await cluster.untilReplicated();
  });

  it('is what a start asks for in one line', async () => {
    const [node] = cluster.nodes;
    const start = async (redisUrl: string) =>
      assertStartable({ port: await freePort(), databaseUrl: null, migrationDatabaseUrl: null, redisUrl });
    await start(cluster.url);
    const one = `127.0.0.1:${String(node?.port)}`;
    await expect(start(`redis://${one}`)).rejects.toThrow(
      `REDIS_URL: the Redis at ${one} is part of a cluster: end REDIS_URL with ?cluster=true.`,
    );
    const [here, there] = [await freePort(), await freePort()].map((port) => `127.0.0.1:${String(port)}`);
    await expect(start(`redis://u:hunter2@${here!},${there!}?cluster=true`)).rejects.toThrow(
      `REDIS_URL: the Redis Cluster at ${here!}, ${there!} cannot be used (nothing listens there): start it, or name one Redis without ?cluster=true.`,
    );
  });
});
