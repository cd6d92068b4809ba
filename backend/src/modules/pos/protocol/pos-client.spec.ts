import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { lookup } from 'node:dns';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PosClient, type PosOutcome } from './pos-client.ts';
import { isGenuine } from './pos-signature.ts';

const KEY = 'a key of the POS';

/** For POS systems that never come to an end: whatever else is called has the time that POS systems have. */
class ImpatientClient extends PosClient {
  protected override readonly timeoutMs = 250;
}

/** Every name is at this address, as a name that is made to point into our network. */
class RebindingClient extends PosClient {
  protected override readonly resolve = ((_name: string, _options: object, done: (...answer: unknown[]) => void) => {
    done(null, [
      { address: '93.184.216.34', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ]);
  }) as unknown as typeof lookup;
}

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let server: Server;
let url: string;
let handle: Handler;
let calls = 0;
beforeAll(async () => {
  server = createServer((request, response) => {
    calls += 1;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => handle(request, response, Buffer.concat(chunks).toString()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/orders`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const answers =
  (status: number, body: string, type = 'application/json', headers: Record<string, string> = {}): Handler =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': type, ...headers }).end(body);

async function call(handler: Handler, client = new PosClient({ posNetwork: 'any' })): Promise<PosOutcome> {
  handle = handler;
  return client.call({ url, key: KEY }, { kind: 'order', id: 'the-delivery', body: '{"an":"order ä"}' });
}

describe('a call to a POS', () => {
  it('is signed over its time and its body, and names the delivery', async () => {
    let isSigned = false;
    const outcome = await call((request, response, body) => {
      const header = (name: string) => String(request.headers[`x-tischlein-${name}`]);
      isSigned = isGenuine(KEY, header('timestamp'), body, header('signature'), new Date());
      expect([body, header('delivery')]).toEqual(['{"an":"order ä"}', 'the-delivery']);
      expect(isGenuine('another key', header('timestamp'), body, header('signature'), new Date())).toBe(false);
      expect(isGenuine(KEY, header('timestamp'), `${body} `, header('signature'), new Date())).toBe(false);
      const later = new Date(Date.now() + 301_000);
      expect(isGenuine(KEY, header('timestamp'), body, header('signature'), later)).toBe(false);
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end('{"status":"paid"}');
    });
    expect(isSigned).toBe(true);
    expect(outcome).toEqual({ isHeard: true, httpStatus: 200, payment: 'paid', reference: null });
  });

  it.each<[string, Handler]>([
    ['hangs', () => undefined],
    [
      'drips its answer for ever',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const timer = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(timer));
      },
    ],
  ])('is over after its time when the POS %s', async (_, handler) => {
    const outcome = await call(handler, new ImpatientClient({ posNetwork: 'any' }));
    expect(outcome).toEqual({ isHeard: false, failure: 'timeout', httpStatus: null });
  });

  it.each<[string, Handler, string, number | null]>([
    ['answers 500', answers(500, '{"status":"paid"}'), 'server_error', 500],
    ['has no time', answers(429, ''), 'server_error', 429],
    ['refuses', answers(401, '{"status":"paid"}'), 'refused', 401],
    ['sends elsewhere', answers(307, '', 'text/plain', { location: 'http://169.254.169.254/' }), 'redirected', 307],
    ['answers a page', answers(200, '<p>paid</p>', 'text/html'), 'not_json', 200],
    ['answers garbage', answers(200, '{"status":'), 'not_understood', 200],
    ['answers something else', answers(200, '{"status":"ok"}'), 'not_understood', 200],
    ['says more than it may', answers(200, '{"status":"paid","extra":1}'), 'not_understood', 200],
    ['answers a list', answers(200, '["paid"]'), 'not_understood', 200],
    ['gives a reference that is none', answers(200, '{"status":"paid","reference":7}'), 'not_understood', 200],
    ['answers a novel', answers(200, JSON.stringify({ status: 'x'.repeat(20_000) })), 'too_large', null],
    ['hangs up', (request) => request.socket.destroy(), 'unreachable', null],
  ])('fails when the POS %s', async (_, handler, failure, httpStatus) => {
    const before = calls;
    expect(await call(handler)).toEqual({ isHeard: false, failure, httpStatus });
    // A redirect is not followed.
    expect(calls).toBe(before + 1);
  });

  it('never goes into a private network, whatever the name says', async () => {
    const before = calls;
    const strict = { posNetwork: 'public' } as const;
    const message = { kind: 'test', id: 'x', body: '{}' } as const;
    const outcomes = await Promise.all([
      new RebindingClient(strict).call({ url: 'https://pos.example/', key: KEY }, message),
      new PosClient(strict).call({ url: 'https://127.0.0.1/', key: KEY }, message),
      new PosClient(strict).call({ url: 'https://[::ffff:127.0.0.1]/', key: KEY }, message),
      new PosClient(strict).call({ url: 'http://pos.example/', key: KEY }, message),
    ]);
    expect(outcomes.map((outcome) => !outcome.isHeard && outcome.failure)).toEqual([
      'private_network',
      'private_network',
      'private_network',
      'insecure',
    ]);
    expect(calls).toBe(before);
  });

  it('says nothing to a server whose certificate nobody vouches for', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'pos-'));
    const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'];
    const files = [
      '-subj',
      '/CN=127.0.0.1',
      '-addext',
      'subjectAltName=IP:127.0.0.1',
      '-keyout',
      'key',
      '-out',
      'cert',
    ];
    execFileSync('openssl', [...request, ...files], { cwd: folder, stdio: 'pipe' });
    const [key, cert] = ['key', 'cert'].map((file) => readFileSync(path.join(folder, file)));
    let heard = 0;
    const secure = createSecureServer({ key, cert }, (_request, response) => {
      heard += 1;
      response.end();
    });
    secure.listen(0, '127.0.0.1');
    await once(secure, 'listening');
    try {
      const secureUrl = `https://127.0.0.1:${String((secure.address() as AddressInfo).port)}/`;
      const pos = new PosClient({ posNetwork: 'any' });
      expect(await pos.call({ url: secureUrl, key: KEY }, { kind: 'test', id: 'x', body: '{}' })).toEqual({
        isHeard: false,
        failure: 'insecure',
        httpStatus: null,
      });
      expect(heard).toBe(0);
    } finally {
      secure.close();
      rmSync(folder, { recursive: true });
    }
  });

  it('wants its own answer to each thing it says', async () => {
    handle = answers(200, '{"status":"cancelled","reference":"R-1"}');
    const client = new PosClient({ posNetwork: 'any' });
    const pos = { url, key: KEY };
    expect(await client.call(pos, { kind: 'cancellation', id: 'x', body: '{}' })).toMatchObject({
      isHeard: true,
      payment: null,
      reference: 'R-1',
    });
    expect(await client.call(pos, { kind: 'test', id: 'x', body: '{}' })).toMatchObject({ failure: 'not_understood' });
  });
});
