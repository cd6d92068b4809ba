import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { testMode } from '../support/mode.ts';
import { Person } from '../support/person.ts';
import type { ProductProcess } from '../support/product-process.ts';
import { startProduct, startWorld, type World } from '../support/product.ts';
import { until } from '../support/until.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}
interface Export {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';
const TRACEPARENT = `00-${TRACE_ID}-${CALLER}-01`;

/** Real, but for the collector, of which only the HTTP interface is here. */
describe('traces', () => {
  const spans: Span[] = [];
  let collector: Server;
  let world: World;
  let second: ProductProcess | null = null;

  beforeAll(async () => {
    collector = createServer((request, response) => {
      void json(request).then((body) => {
        expect(request.url).toBe('/v1/traces');
        for (const { scopeSpans } of (body as Export).resourceSpans) spans.push(...scopeSpans.flatMap((s) => s.spans));
        response.end('{}');
      });
    });
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    const { port } = collector.address() as AddressInfo;
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` };
    world = await startWorld(env);
    if (world.redis) second = await startProduct({ databaseUrl: world.database.url, redisUrl: world.redis.url, env });
  });
  afterAll(async () => {
    await second?.stop();
    await world.end();
    collector.close();
  });

  it('lead from the PUT through the queue to the emit on every instance', async () => {
    const customer = await Person.login(world.product.url, 'kunde@example.com');
    const kitchen = await Person.login(world.product.url, 'restaurant1@example.com');
    const order = await customer.placeOrder(1);
    // An instance hears of an order where somebody there watches its city.
    const elsewhere = second && (await new Person(second.url).watch());
    await elsewhere?.subscribe(`order:${order.id}`, order.shareToken ?? '');
    const path = `/api/restaurant/orders/${order.id}/status`;
    const { status } = await kitchen.request('PUT', path, { status: 'preparing' }, { traceparent: TRACEPARENT });
    expect(status).toBe(200);

    const own = () => spans.filter(({ traceId }) => traceId === TRACE_ID);
    const emits = testMode() === 'redis' ? 2 : 1;
    await until(() => own().length === 2 + emits, { what: () => `all spans are there: ${JSON.stringify(own())}` });
    const put = own().find(({ kind }) => kind === 2);
    expect(put).toMatchObject({ name: 'PUT /api/restaurant/orders/:id/status', parentSpanId: CALLER });
    expect(put?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: '200' } });
    const following = own().filter((span) => span !== put);
    expect(following.map(({ name }) => name).sort()).toEqual([...Array.from({ length: emits }, () => 'emit'), 'relay']);
    for (const span of following) {
      expect(span.parentSpanId).toBe(put?.spanId);
      expect(span.attributes).toContainEqual({ key: 'tischlein.order.id', value: { intValue: String(order.id) } });
      expect(BigInt(span.endTimeUnixNano) >= BigInt(span.startTimeUnixNano)).toBe(true);
    }
    elsewhere?.close();
  });

  it('outlive the process that committed, in the outbox', async () => {
    const customer = await Person.login(world.product.url, 'kunde@example.com');
    const cart = await customer.cartOf(1);
    const headers = { traceparent: `00-${'1'.repeat(32)}-${CALLER}-01`, 'x-request-id': 'kept-in-the-outbox' };
    const { status, body } = await customer.request<{ id: number }>('POST', '/api/orders', cart, headers);
    expect(status).toBe(201);
    const client = new Client({ connectionString: world.database.url });
    await client.connect();
    try {
      const kept = 'SELECT request_id, traceparent FROM order_event WHERE order_id = $1';
      const { rows } = await client.query<{ request_id: string; traceparent: string }>(kept, [body.id]);
      expect(rows).toHaveLength(1);
      expect(rows[0]?.request_id).toBe('kept-in-the-outbox');
      expect(rows[0]?.traceparent).toMatch(new RegExp(`^00-${'1'.repeat(32)}-[0-9a-f]{16}-01$`));
    } finally {
      await client.end();
    }
  });
});
