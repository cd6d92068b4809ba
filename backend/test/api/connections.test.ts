import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { type IncomingMessage, request as send } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Problem } from '../../src/contracts/http/errors.ts';
import { Watcher } from '../support/person.ts';
import { until } from '../support/until.ts';
import { type Api, startApi } from './api.ts';

const MOST_SOCKETS = 3;

let api: Api;
beforeAll(async () => {
  api = await startApi({ rateLimit: true, maxSocketsPerAddress: MOST_SOCKETS });
});
afterAll(() => api.stop());

const SOCKET = '/socket.io/?EIO=4&transport=websocket';
const HANDSHAKE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

async function upgrade(
  headers: Record<string, string>,
  path = SOCKET,
): Promise<{ status: number; type: string; problem: Problem }> {
  const call = send(api.url + path, { headers: { ...HANDSHAKE, 'accept-language': 'de', ...headers } });
  call.end();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    call.on('response', resolve).on('error', reject);
    call.on('upgrade', () => reject(new Error('It became a socket.')));
  });
  const { statusCode = 0, headers: answered } = response;
  return {
    status: statusCode,
    type: answered['content-type'] ?? '',
    problem: JSON.parse(await text(response)) as Problem,
  };
}

describe('a wish to upgrade that is refused', () => {
  const cases: [string, number, string, Record<string, string>, string][] = [
    ['from another site', 403, 'foreign_origin', { origin: 'https://evil.example' }, SOCKET],
    ['without a key', 404, 'not_found', { 'sec-websocket-key': '' }, SOCKET],
    ['of another version', 404, 'not_found', { 'sec-websocket-version': '7' }, SOCKET],
    ['to something else than a WebSocket', 404, 'not_found', { upgrade: 'h2c' }, SOCKET],
    ['by polling', 404, 'not_found', {}, '/socket.io/?EIO=4&transport=polling'],
    ['for an old protocol', 404, 'not_found', {}, '/socket.io/?EIO=3&transport=websocket'],
    ['for a session of somebody', 404, 'not_found', {}, '/socket.io/?EIO=4&transport=websocket&sid=x'],
    ['at another path', 404, 'not_found', {}, '/api/socket'],
    ['of a call that has an answer of its own', 405, 'method_not_allowed', {}, '/api/login'],
  ];
  it.each(cases)('%s is answered', async (_, status, code, headers, path) => {
    expect(await upgrade(headers, path)).toMatchObject({
      status,
      type: expect.stringContaining('application/problem+json') as unknown,
      problem: { status, code, detail: expect.stringMatching(/[a-zäöü]{3}/) as unknown },
    });
  });

  it('since one address has as many sockets as it may, is answered, and taken when one of them is gone', async () => {
    const own = await Promise.all(Array.from({ length: MOST_SOCKETS }, () => Watcher.connect(api.url)));
    expect(await upgrade({})).toMatchObject({ status: 429, problem: { code: 'too_many_requests' } });
    // Another address, as a proxy of ours names it.
    const elsewhere = await Watcher.connect(api.url, { 'x-forwarded-for': '192.0.2.7' });
    own.pop()?.close();
    await until(async () => {
      const next = await Watcher.connect(api.url).catch(() => null);
      if (next) own.push(next);
      return next !== null;
    });
    for (const watcher of [...own, elsewhere]) watcher.close();
  });
});

describe('a wish to upgrade that is not followed', () => {
  it('ends the connection with its answer, since Node reports nothing unreadable after it', async () => {
    const wire = connect(Number(new URL(api.url).port), '127.0.0.1');
    const answer = text(wire);
    wire.write('GET /api/health/live HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n');
    const [head = ''] = (await answer).split('\r\n\r\n');
    expect(head.split('\r\n')).toEqual(expect.arrayContaining(['HTTP/1.1 200 OK', 'connection: close']));
  });
});

describe('a connection', () => {
  async function open(): Promise<{ wire: ReturnType<typeof connect>; closed: Promise<unknown>; heard: () => string }> {
    const wire = connect(Number(new URL(api.url).port), '127.0.0.1');
    let heard = '';
    wire.on('error', () => undefined).on('data', (piece) => (heard += piece.toString()));
    const closed = once(wire, 'close');
    await once(wire, 'connect');
    return { wire, closed, heard: () => heard };
  }

  it('may be slow for a bounded time, in every respect', () => {
    const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = api.app.nest.getHttpServer();
    expect({ headersTimeout, requestTimeout, timeout, keepAliveTimeout }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      timeout: 60_000,
      keepAliveTimeout: 72_000,
    });
  });

  it('is closed when it says nothing, and answered first when it says half a request or one byte at a time', async () => {
    const http = api.app.nest.getHttpServer();
    const { headersTimeout } = http;
    http.headersTimeout = 500;
    const [silent, half, dripping] = await Promise.all([open(), open(), open()]);
    half.wire.write('GET /api/health/live HTTP/1.1\r\nHost: x\r\n');
    dripping.wire.write('GET /api/health/live HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    const drip = setInterval(() => dripping.wire.write('x'), 50);
    await Promise.all([silent.closed, half.closed, dripping.closed]);
    clearInterval(drip);
    http.headersTimeout = headersTimeout;
    expect(silent.wire.bytesRead).toBe(0);
    for (const { heard } of [half, dripping]) expect(heard()).toMatch(/^HTTP\/1\.1 408 [^]*"code":"request_timeout"/);
    expect((await fetch(`${api.url}/api/health/live`)).status).toBe(200);
  });

  it('is closed as it comes when there are as many as there may be', async () => {
    const http = api.app.nest.getHttpServer();
    const first = await open();
    http.maxConnections = 1;
    await (
      await open()
    ).closed;
    http.maxConnections = 20_000;
    first.wire.end();
    expect((await fetch(`${api.url}/api/health/live`)).status).toBe(200);
  });
});
