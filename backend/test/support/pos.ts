/** A restaurant's POS on loopback that answers as it is told, and checks who calls. */
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from './until.ts';

interface PosCall {
  readonly delivery: string;
  readonly isSigned: boolean;
  readonly body: { id: string; type: string; order?: { id: number; total: string; [field: string]: unknown } };
}

/** A status with a body, or no answer at all. */
type PosReply = { status: number; body?: unknown; headers?: Record<string, string> } | 'hangs';

export const PAID: PosReply = { status: 200, body: { status: 'paid', reference: 'R-1' } };

export interface TestPos {
  readonly url: string;
  readonly key: string;
  readonly calls: PosCall[];
  /** The next answers, in order; then `usual`. */
  readonly replies: PosReply[];
  usual: PosReply | ((call: PosCall) => PosReply);
  /** Of one order, as many as are wanted. */
  readonly hear: (orderId: number, count?: number) => Promise<PosCall[]>;
  /** Signs what the POS says by itself; `timestamp` in Unix seconds. */
  readonly sign: (text: string, timestamp?: number) => Record<string, string>;
  readonly stop: () => Promise<void>;
}

export async function startPos(key = 'a key that both sides know'): Promise<TestPos> {
  const calls: PosCall[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const { 'x-tischlein-timestamp': timestamp, 'x-tischlein-signature': signature } = request.headers;
      const call: PosCall = {
        delivery: String(request.headers['x-tischlein-delivery']),
        isSigned: signature === signatureOf(String(timestamp), text),
        body: JSON.parse(text) as PosCall['body'],
      };
      calls.push(call);
      const reply = pos.replies.shift() ?? (typeof pos.usual === 'function' ? pos.usual(call) : pos.usual);
      if (reply === 'hangs') return;
      const { status, body = '', headers = { 'content-type': 'application/json' } } = reply;
      response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  function signatureOf(timestamp: string, text: string): string {
    return `v1=${createHmac('sha256', key).update(`${timestamp}.${text}`).digest('hex')}`;
  }

  const pos: TestPos = {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/orders`,
    key,
    calls,
    replies: [],
    usual: PAID,
    async hear(orderId, count = 1) {
      const ofOrder = () => calls.filter(({ body }) => body.order?.id === orderId);
      await until(() => ofOrder().length >= count, {
        what: () => `the POS hears of ${String(orderId)} ${String(count)} times; it heard ${JSON.stringify(calls)}`,
      });
      return ofOrder();
    },
    sign(text, timestamp = Math.floor(Date.now() / 1_000)) {
      return {
        'x-tischlein-timestamp': String(timestamp),
        'x-tischlein-signature': signatureOf(String(timestamp), text),
      };
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return pos;
}
