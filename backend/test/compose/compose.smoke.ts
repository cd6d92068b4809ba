/** Real: the stack of docker-compose.yml, built from this tree and started with nothing set. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setInterval } from 'node:timers/promises';
import { Person } from '../support/person.ts';
import { until } from '../support/until.ts';
import { failureOf } from './failure-of.ts';
import { type FullStack, prepareFullStack } from './full-stack.ts';
import { linesOf, portOfStack, removeAbandonedStacks, Stack } from './stack.ts';

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';
const HTTPS_JOURNEY = 'backend/test/compose/https-journey.ts';
const SERVICES = ['nginx', 'api', 'worker', 'postgres', 'redis'];
const START_TIMEOUT_MS = 30 * 60_000;
/** As often as nginx lets one address call, and a little less. */
const CALL_INTERVAL_MS = 40;
/** So many calls are made even where the work is over before, so that there is something to judge. */
const LEAST_CALLS = 20;
const AS_REDIS = 'REDISCLI_AUTH=$(</run/secrets/redis-password)';
/** That three instances leave one of them out so long is as good as impossible. */
const CALLS_TO_SEE_ALL = 50;

describe('docker compose up', () => {
  let stack: Stack;
  let url: string;
  let full: FullStack;
  let fullBuilt: Promise<unknown>;

  beforeAll(async () => {
    await removeAbandonedStacks();
    stack = new Stack(await portOfStack());
    url = stack.url;
    await stack.compose('up', '--build', '--wait', '--quiet-pull');
    full = await prepareFullStack();
    fullBuilt = full.compose('build', 'pgbouncer', 'mail').catch((error: unknown) => error);
  }, START_TIMEOUT_MS);

  afterAll(async () => {
    full.forget();
    await stack.remove();
  });

  it('is ready and shows the product on one published port, nginx its own', async () => {
    const ready = await fetch(`${url}/api/health/ready`);
    expect(ready.status).toBe(200);
    const home = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    expect(home.headers.get('content-type') ?? '').toMatch(/text\/html/);
    expect(home.headers.get('content-encoding')).toBe('br');
    const list = await fetch(`${url}/api/restaurants?city=berlin`, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(list.headers.get('content-encoding')).toBe('gzip');
    const published = linesOf(await stack.compose('ps', '--format', '{{.Service}} {{.Ports}}')).filter((line) =>
      line.includes('->'),
    );
    expect(published.length).toBe(1);
    expect(published[0] ?? '').toMatch(new RegExp(`^nginx .*:${new URL(url).port}->8080/tcp`));
  });

  it('keeps the metrics for Prometheus inside', async () => {
    for (const path of ['/metrics', '/metrics/', '//metrics', '/%6detrics', '/METRICS', '/metrics%2f', '/metrics;a']) {
      expect((await fetch(url + path)).status).toBe(404);
    }
    const ask = `fetch('http://127.0.0.1:3000/metrics').then(async (r) => console.log(r.status, (await r.text()).length))`;
    for (const service of ['api', 'worker']) {
      expect(await stack.compose('exec', '-T', service, 'node', '-e', ask)).toMatch(/^200 \d{4,}/);
    }
  });

  it('carries an order from the customer to the kitchen and back, live, in browsers', async () => {
    expect(
      await failureOf([PLAYWRIGHT, 'test', '-c', 'frontend', 'live-order', '--project', 'with-redis'], {
        TEST_PRODUCT_URL: url,
      }),
    ).toBe(null);
  });

  it('runs as ordinary users on file systems that cannot be written to, and shows no secret', async () => {
    const ids = await stack.containersOf(...SERVICES);
    expect(ids.length).toBe(6);
    for (const id of ids) {
      const user = await stack.docker('exec', id, 'sh', '-c', 'grep ^Uid: /proc/1/status');
      expect(user).toMatch(/^Uid:\t[1-9]/);
      expect(user).not.toMatch(/\t0\b/);
    }
    for (const config of await stack.inspect('{{.HostConfig.ReadonlyRootfs}} {{json .Config.Env}}', ids)) {
      expect(config).toMatch(/^true /);
      expect(config).not.toMatch(/(?:PASSWORD|SECRET|DATABASE_URL)=[^"]/);
    }
  });

  it('keeps Postgres and Redis from whoever need not reach them, each within bounds', async () => {
    const refused = await stack.compose('exec', '-T', 'redis', 'redis-cli', 'ping');
    expect(refused).toMatch(/NOAUTH/);
    expect(await stack.compose('exec', '-T', 'redis', 'bash', '-c', `${AS_REDIS} redis-cli ping`)).toMatch(/PONG/);
    const reach = (host: string, port: number) =>
      stack.compose('exec', '-T', 'nginx', 'bash', '-c', `exec 3<>/dev/tcp/${host}/${String(port)}`).then(
        () => true,
        () => false,
      );
    expect(await reach('api', 3000)).toBe(true);
    expect(await reach('postgres', 5432)).toBe(false);
    expect(await reach('redis', 6379)).toBe(false);
    const whoAmI = `node -e "import('pg').then(async ({default: pg}) => { const c = new pg.Client(require('fs').readFileSync('/run/secrets/database-url', 'utf8')); await c.connect(); console.log((await c.query('SELECT current_user, rolsuper FROM pg_roles WHERE rolname = current_user')).rows[0]); await c.end(); })"`;
    expect(await stack.compose('exec', '-T', 'api', 'sh', '-c', whoAmI)).toMatch(/tischlein_app.*rolsuper: false/);
    await expect(stack.compose('exec', '-T', 'api', 'ls', '/run/owner-secrets')).rejects.toThrow();
    const bounds = '{{.HostConfig.Memory}} {{.HostConfig.PidsLimit}}';
    for (const line of await stack.inspect(bounds, await stack.containersOf(...SERVICES))) {
      expect(line).toMatch(/^[1-9]\d* [1-9]\d*$/);
    }
  });

  it('serves from both instances, and what one commits is live on the other', async () => {
    const customer = await Person.login(url, 'kunde@example.com');
    const kitchen = await Person.login(url, 'restaurant1@example.com');
    // Which instance a socket reaches is nginx's choice; that all sixteen reach the same one is as good as impossible.
    const watchers = await Promise.all(Array.from({ length: 16 }, () => customer.watch()));
    try {
      await Promise.all(watchers.map((watcher) => watcher.subscribe('customer:orders')));
      const order = await customer.placeOrder(1);
      expect((await kitchen.move(order.id, 'preparing')).status).toBe(200);
      await Promise.all(
        watchers.map((watcher) => watcher.hear('order:updated', (event) => event.orderId === order.id)),
      );
    } finally {
      for (const watcher of watchers) watcher.close();
    }
    // A socket's line is written at its end.
    await until(async () => (await apisOf('/socket.io/', 101)).size === 2);
  });

  it('answers every call and brings sockets back when an instance is killed', async () => {
    const [first = ''] = await stack.containersOf('api');
    const customer = await Person.login(url, 'kunde@example.com');
    const kitchen = await Person.login(url, 'restaurant1@example.com');
    const watchers = await Promise.all(Array.from({ length: 8 }, () => customer.watch()));
    const placed: { id: number }[] = [];
    let statuses: number[];
    try {
      for (const watcher of watchers) await watcher.subscribe('customer:orders');
      statuses = await callingDuring(customer, async () => {
        await stack.docker('kill', first);
        for (let index = 0; index < 3; index += 1) placed.push(await customer.placeOrder(1));
        await until(() => watchers.every((watcher) => watcher.socket.connected));
        for (const watcher of watchers) {
          const open = await watcher.subscribe('customer:orders');
          for (const { id } of placed) expect(open.some((order) => order.id === id)).toBe(true);
        }
        for (const { id } of placed) expect((await kitchen.move(id, 'preparing')).status).toBe(200);
        for (const { id } of placed) {
          await Promise.all(watchers.map((watcher) => watcher.hear('order:updated', (event) => event.orderId === id)));
        }
      });
    } finally {
      for (const watcher of watchers) watcher.close();
    }
    expect([...new Set(statuses)]).toEqual([200]);
  });

  it('puts new instances in the place of the old ones without a failed call', async () => {
    const customer = await Person.login(url, 'kunde@example.com');
    const old = await stack.containersOf('api');
    const statuses = await callingDuring(customer, async () => {
      await stack.script('docker/rolling-restart.sh');
      await untilAnswering(2);
    });
    expect([...new Set(statuses)]).toEqual([200]);
    const now = await stack.containersOf('api');
    expect(now.length).toBe(2);
    expect(now.every((id) => !old.includes(id))).toBe(true);
  });

  it('takes a third instance in and lets it go without a failed call', async () => {
    const customer = await Person.login(url, 'kunde@example.com');
    const statuses = await callingDuring(customer, async () => {
      for (const instances of [3, 2]) {
        await stack.compose('up', '--detach', '--wait', '--no-recreate', '--scale', `api=${instances}`);
        await untilAnswering(instances);
      }
    });
    expect([...new Set(statuses)]).toEqual([200]);
  });

  it('keeps one id from the proxy to the answer', async () => {
    const { headers } = await fetch(`${url}/api/restaurants?city=hamburg`, {
      headers: { 'x-request-id': 'mine-mine' },
    });
    const requestId = headers.get('x-request-id') ?? '';
    await until(async () => (await stack.requestsOf('/api/restaurants')).some((line) => line.requestId === requestId));
  });

  it('keeps orders and sessions over a restart of everything', async () => {
    const customer = await Person.login(url, 'kunde@example.com');
    const order = await customer.placeOrder(1);
    await stack.compose('down', '--timeout', '10');
    await stack.compose('up', '--wait');
    const { status, body } = await customer.request<{ id: number }>('GET', `/api/orders/${order.id}`);
    expect(status).toBe(200);
    expect(body.id).toBe(order.id);
  });

  it('brings back what a backup holds, and nothing else; without the programs for it, says so', async () => {
    const hasTools = await stack
      .compose('exec', '-T', 'postgres', 'sh', '-c', 'command -v pg_dump && command -v psql')
      .then(
        () => true,
        () => false,
      );
    if (!hasTools) {
      await expect(stack.compose('run', '--rm', 'backup', 'once')).rejects.toThrow(/has no pg_dump/);
      return;
    }
    const customer = await Person.login(url, 'kunde@example.com');
    const kept = await customer.placeOrder(1);
    const [, file = ''] =
      /(tischlein-\S+\.dump) \d+ bytes/.exec(await stack.compose('run', '--rm', 'backup', 'once')) ?? [];
    const lost = await customer.placeOrder(1);
    await expect(stack.compose('run', '--rm', 'backup', 'restore', file)).rejects.toThrow(/The product still runs/);
    await stack.compose('stop', 'api', 'worker');
    await expect(stack.compose('run', '--rm', 'backup', 'restore', 'nothing.dump')).rejects.toThrow(
      /There is no nothing\.dump/,
    );
    expect(await stack.compose('run', '--rm', 'backup', 'list')).toMatch(new RegExp(file));
    await stack.compose('run', '--rm', 'backup', 'restore', file);
    await stack.compose('exec', '-T', 'redis', 'bash', '-c', `${AS_REDIS} redis-cli flushall`);
    await stack.compose('up', '--detach', '--wait');
    expect((await customer.request('GET', `/api/orders/${kept.id}`)).status).toBe(200);
    expect((await customer.request('GET', `/api/orders/${lost.id}`)).status).toBe(404);
    expect((await customer.placeOrder(1)).id).toBe(lost.id);
  });

  it('refuses whoever calls without end, with a problem that programs can read', async () => {
    // What passes is what the bound lets through at once, and a few more for each second that the calls take.
    const refused: Response[] = [];
    while (refused.length === 0) {
      const answers = await Promise.all(Array.from({ length: 400 }, () => fetch(`${url}/api/health/live`)));
      refused.push(...answers.filter(({ status }) => status !== 200));
    }
    expect(refused.length).toBeLessThan(250);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]));
    const [first] = refused;
    expect(first?.headers.get('retry-after')).toBe('1');
    expect(first?.headers.get('x-content-type-options')).toBe('nosniff');
    expect(first?.headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
    expect(((await first?.json()) as { code: string }).code).toBe('too_many_requests');
  });

  it('speaks https with a certificate of ours, past PgBouncer, and shows on a page what it mails', async () => {
    expect(typeof (await fullBuilt)).toBe('string');
    await full.compose('up', '--detach', '--wait', '--timeout', '10');
    const plain = await fetch(`${full.httpUrl}/orders?from=mail`, { redirect: 'manual' });
    expect(plain.status).toBe(308);
    expect(plain.headers.get('location')).toBe('https://localhost/orders?from=mail');
    expect((await fetch(`${full.httpUrl}/api/user`, { redirect: 'manual' })).status).toBe(403);
    const env = { TEST_PRODUCT_URL: full.httpsUrl };
    const trusting = { ...env, NODE_EXTRA_CA_CERTS: full.certificateFile };
    expect(await failureOf([HTTPS_JOURNEY], trusting)).toBe(null);
    expect((await failureOf([HTTPS_JOURNEY], env)) ?? '').toMatch(/self-signed certificate/);
    await until(async () => {
      const mails = (await (await fetch(`${full.mailUrl}/email`)).json()) as { to: { address: string }[] }[];
      return mails.some(({ to }) => to.some(({ address }) => address === 'kunde@example.com'));
    });
    const logins = await full.compose('logs', '--no-log-prefix', 'pgbouncer');
    const instances = [...logins.matchAll(/tischlein\/tischlein_app@([\d.]+):\d+ login attempt/g)].map(([, ip]) => ip);
    expect(new Set(instances).size).toBe(3);
  });

  it(
    'runs on a Redis Cluster of six servers, with its profile, and stays with it',
    async () => {
      // A new installation: the journey works on a kitchen's first order, which is in view.
      await stack.compose('--profile', '*', 'down', '--volumes', '--timeout', '10');
      await stack.compose('--profile', 'cluster', 'up', '--wait');
      const journey = ['test', '-c', 'frontend', 'live-order', '--project', 'with-redis'];
      expect(await failureOf([PLAYWRIGHT, ...journey], { TEST_PRODUCT_URL: url })).toBe(null);
      const ask = (service: string, question: string) =>
        stack.compose('exec', '-T', service, 'bash', '-c', `${AS_REDIS} redis-cli ${question}`);
      const keys = await Promise.all(
        ['redis-1', 'redis-2', 'redis-3'].map((service) => ask(service, "keys 'bull:*:meta'")),
      );
      for (const each of keys) expect(each).toMatch(/^bull:\{/);
      expect(await ask('redis-1', 'client list')).toMatch(/name=tischlein:/);
      expect(await ask('redis', 'client list')).not.toMatch(/name=tischlein:/);
      // Other containers, with other addresses.
      await stack.compose('--profile', '*', 'down', '--timeout', '10');
      await stack.compose('--profile', 'cluster', 'up', '--wait');
      // Servers that a busy machine let wait for seconds think each other gone for as long.
      await until(async () => (await ask('redis-4', 'cluster info')).includes('cluster_state:ok'));
      const customer = await Person.login(url, 'kunde@example.com');
      expect((await customer.placeOrder(1)).status).toBe('pending');
      // Two starts of twelve containers and a journey take a busy machine minutes.
    },
    START_TIMEOUT_MS,
  );

  it('ends in order within its grace period, while a screen is open', async () => {
    const customer = await Person.login(url, 'kunde@example.com');
    const screen = await customer.watch();
    const ids = await stack.containersOf('api', 'worker', 'nginx');
    await stack.compose('stop', 'api', 'worker', 'nginx');
    screen.close();
    expect(await stack.inspect('{{.State.ExitCode}}', ids)).toEqual(['0', '0', '0', '0']);
  });

  /** What calls answer that are made all the while. */
  async function callingDuring(customer: Person, work: () => Promise<void>): Promise<number[]> {
    const statuses: number[] = [];
    let isOver = false;
    const caller = (async () => {
      for await (const _ of setInterval(CALL_INTERVAL_MS)) {
        if (isOver && statuses.length >= LEAST_CALLS) return;
        statuses.push((await customer.request('GET', '/api/my-orders?limit=1')).status);
      }
    })();
    try {
      await work();
    } finally {
      isOver = true;
      await caller;
    }
    return statuses;
  }

  /** So many instances, and none besides, answered the calls of the last seconds. */
  async function untilAnswering(instances: number): Promise<void> {
    await until(async () => {
      const last = (await stack.requestsOf('/api/my-orders')).slice(-CALLS_TO_SEE_ALL);
      return new Set(last.map(({ api }) => api)).size === instances;
    });
  }

  async function apisOf(start: string, status: number): Promise<Set<string>> {
    const requests = await stack.requestsOf(start);
    return new Set(requests.filter((request) => request.status === status).map(({ api }) => api));
  }
});
