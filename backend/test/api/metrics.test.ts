import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Person } from '../support/person.ts';
import { startWorld, type World } from '../support/product.ts';
import { testMode } from '../support/mode.ts';
import { until } from '../support/until.ts';

const MONITORING = path.resolve(import.meta.dirname, '../../../docker/monitoring');

let world: World;
beforeAll(async () => {
  world = await startWorld({ LOG_LEVEL: 'debug' });
});
afterAll(() => world.end());

async function scrape(): Promise<string> {
  return (await fetch(`${world.product.url}/metrics`)).text();
}

/** The value of a series as it is written, such as `tischlein_sockets{role="admin"}`. */
function valueOf(text: string, series: string): number {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `));
  if (line === undefined) throw new Error(`There is no ${series} in\n${text}`);
  return Number(line.slice(series.length + 1));
}

describe('/metrics', () => {
  it('follows an order from its commit to the screens', async () => {
    const customer = await Person.login(world.product.url, 'kunde@example.com');
    const kitchen = await Person.login(world.product.url, 'restaurant1@example.com');
    const before = await scrape();
    const atKitchen = await kitchen.watch();
    await atKitchen.subscribe('restaurant:1:orders');
    const anonymous = await new Person(world.product.url).watch();
    const order = await customer.placeOrder(1);
    await atKitchen.hear('order:placed', (event) => event.order.id === order.id);

    await until(async () => {
      const now = await scrape();
      const grown = (name: string) => valueOf(now, name) - valueOf(before, name);
      // At least once: what a slow process has not sent within a second is sent again by the poll, deadline's job included.
      expect(grown('tischlein_event_commit_to_relay_seconds_count')).toBeGreaterThanOrEqual(1);
      expect(grown('tischlein_event_relay_to_queue_seconds_count')).toBeGreaterThanOrEqual(1);
      expect(grown('tischlein_event_commit_to_emit_seconds_count{path="own"}')).toBe(1);
      expect(valueOf(now, 'tischlein_waiting_orders{state="pending"}')).toBe(1);
      expect(valueOf(now, 'tischlein_waiting_orders{state="overdue"}')).toBe(0);
      expect(valueOf(now, 'tischlein_outbox_unsent_events')).toBe(0);
      expect(valueOf(now, 'tischlein_queue_jobs{queue="accept-deadline",state="delayed"}')).toBeGreaterThanOrEqual(1);
      return true;
    });
    const now = await scrape();
    expect(valueOf(now, 'tischlein_sockets{role="restaurant"}')).toBe(1);
    expect(valueOf(now, 'tischlein_sockets{role="anonymous"}')).toBe(1);
    expect(valueOf(now, 'tischlein_subscriptions{topic="restaurant-orders"}')).toBe(1);
    expect(valueOf(now, 'tischlein_ready{of="ready"}')).toBe(1);
    expect(valueOf(now, 'tischlein_http_request_seconds_count{method="POST",route="/api/orders",status="2xx"}')).toBe(
      1,
    );
    atKitchen.close();
    anonymous.close();
  });

  it('keeps its labels few, whatever is asked for', async () => {
    for (const address of ['/api/orders/1', '/api/orders/2', '/api/nothing/x', '/x/y', '/favicon.ico', '/?a=1']) {
      await fetch(world.product.url + address);
    }
    const routes = new Set([...(await scrape()).matchAll(/route="([^"]*)"/g)].map(([, route]) => route));
    expect([...routes].filter((route) => !/^(?:files|none|\/api\/[\w:/-]+|\/metrics)$/.test(route ?? ''))).toEqual([]);
    expect(routes).toContain('/api/orders/:id');
    expect(routes).not.toContain('/api/orders/1');
  });

  it.each(['/metrics', '/metrics/', '/%6detrics', '/metrics?a=b'])(
    'is not for what a proxy passes on: %s',
    async (path) => {
      const headersOfProxies = ['203.0.113.7', '172.18.0.9'].map((ip) => ({ 'x-forwarded-for': ip }));
      for (const headers of [...headersOfProxies, { forwarded: 'for=172.18.0.9' }]) {
        expect((await fetch(world.product.url + path, { headers })).status).toBe(404);
      }
      expect((await fetch(world.product.url + path)).status).toBe(200);
    },
  );

  it('has every metric that the dashboard and the alerts name, with the labels that they name', async () => {
    const dashboard = readFileSync(path.join(MONITORING, 'dashboard.json'), 'utf8');
    const { panels } = JSON.parse(dashboard) as { panels: { targets?: { expr: string }[] }[] };
    const alerts = readFileSync(path.join(MONITORING, 'alerts.yml'), 'utf8');
    const expressions = [
      ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
      ...[...alerts.matchAll(/^ +expr: (.+)$/gm)].map(([, expr = '']) => expr),
    ];
    expect(expressions.length).toBeGreaterThan(35);
    const text = await scrape();
    const families = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    for (const expression of expressions) {
      const named = [...expression.matchAll(/\b((?:tischlein|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)];
      expect(named.length).toBeGreaterThan(0);
      for (const [, name = '', selector = ''] of named) {
        expect([...families]).toContain(name.replace(/_(?:bucket|count|sum)$/, ''));
        for (const [, label = '', value = ''] of selector.matchAll(/(\w+)="([^"]*)"/g)) {
          if (label === 'job' || value === '5xx' || (value === 'realtime' && testMode() === 'embedded')) continue;
          expect(text).toMatch(new RegExp(`^${name}\\{[^}]*${label}="${value}"`, 'm'));
        }
      }
    }
  });

  it('has a heading in the handbook for every alert', () => {
    const handbook = readFileSync(path.resolve(MONITORING, '../../docs/operations.md'), 'utf8');
    const alerts = readFileSync(path.join(MONITORING, 'alerts.yml'), 'utf8');
    for (const [, name = ''] of alerts.matchAll(/alert: (\w+)/g))
      expect(handbook).toMatch(new RegExp(`^### .*${name}`, 'm'));
  });
});

describe('the log', () => {
  it('has one id from the request to the emit', async () => {
    const customer = await Person.login(world.product.url, 'kunde@example.com');
    const requestId = 'from-the-proxy-to-the-screen';
    const cart = await customer.cartOf(1);
    const { status } = await customer.request('POST', '/api/orders', cart, { 'x-request-id': requestId });
    expect(status).toBe(201);
    await until(() => {
      const lines = readFileSync(world.product.logFile, 'utf8')
        .split('\n')
        .filter((line) => line.includes(requestId))
        .map((line) => JSON.parse(line) as { msg: string; path?: string });
      expect(lines.map(({ msg }) => msg)).toEqual(expect.arrayContaining(['emitted', 'request']));
      expect(lines.filter(({ msg }) => msg === 'emitted').map((line) => line.path)).toEqual(['own']);
      return true;
    });
  });
});
