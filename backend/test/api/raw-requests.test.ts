/** What Node or the router would answer by itself: a problem like every other, with every header that others have. */
import { Socket } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Problem } from '../../src/contracts/http/errors.ts';
import { type Api, startApi } from './api.ts';

let api: Api;
/** Of an ordinary refusal. */
let usual: string[];
beforeAll(async () => {
  api = await startApi();
  const { headers } = await send('GET /api/nothing HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  usual = [...headers.keys()].filter((name) => !['vary', 'keep-alive', 'transfer-encoding'].includes(name));
});
afterAll(() => api.stop());

async function send(request: string): Promise<{ status: number; headers: Headers; body: Problem }> {
  const socket = new Socket();
  socket.connect(api.app.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(Buffer.from(request, 'latin1'));
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Headers(
    lines.map((line): [string, string] => [line.split(': ')[0] ?? '', line.split(': ').slice(1).join(': ')]),
  );
  return { status: Number(first.split(' ')[1]), headers, body: JSON.parse(body) as Problem };
}

/** Whatever comes back on a connection on which these pieces are sent one after the other, whether they are read or not. */
async function sendPieces(pieces: readonly string[]): Promise<{ answer: string; isReset: boolean; sent: number }> {
  const socket = new Socket();
  socket.connect(api.app.port, '127.0.0.1');
  await once(socket, 'connect');
  let [answer, isReset, sent] = ['', false, 0];
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('data', (piece: Buffer) => (answer += piece.toString('latin1')));
  socket.on('error', () => (isReset = true));
  for (const piece of pieces) {
    if (socket.destroyed) break;
    if (!socket.write(piece, 'latin1')) await Promise.race([once(socket, 'drain').catch(() => undefined), closed]);
    sent += piece.length;
    await new Promise(setImmediate);
  }
  socket.end();
  await closed;
  return { answer, isReset, sent };
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: x\r\n${more}connection: close\r\n\r\n`;

describe('a request that cannot be read', () => {
  it.each<[string, string, number, string]>([
    ['no HTTP', 'hello\r\n\r\n', 400, 'malformed_request'],
    ['a method that is none', 'FOO / HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'malformed_request'],
    ['a header that is none', get('/api/restaurants', 'a b: c\r\n'), 400, 'malformed_request'],
    ['two lengths', get('/api/login', 'content-length: 1\r\ncontent-length: 2\r\n'), 400, 'malformed_request'],
    [
      'a length and chunks',
      get('/api/login', 'content-length: 1\r\ntransfer-encoding: chunked\r\n').replace('GET', 'POST'),
      400,
      'malformed_request',
    ],
    ['headers without end', get('/api/restaurants', `x: ${'x'.repeat(20_000)}\r\n`), 431, 'headers_too_large'],
    ['an address without end', get(`/api/restaurants?q=${'x'.repeat(20_000)}`), 431, 'headers_too_large'],
    ['an expectation', get('/api/restaurants', 'expect: 200-ok\r\n'), 417, 'expectation_failed'],
    ['a request to be sent back', get('/api/restaurants').replace('GET', 'TRACE'), 405, 'method_not_allowed'],
    ['a path with half a character', get('/api/restaurants/%c3'), 404, 'not_found'],
    ['a path with half an escape', get('/api/%ZZ'), 404, 'not_found'],
    ['a page with half an escape', get('/berlin%f', 'accept: text/html\r\n'), 404, 'not_found'],
    ['a path with a surrogate', get('/api/restaurants/%ED%A0%80'), 404, 'not_found'],
    ['a path that is not escaped', get('/api/restaurants/\xc3\xbc'), 400, 'malformed_request'],
    ['a query that is not escaped', get('/api/restaurants?q=\xc3\xbc'), 400, 'malformed_request'],
    ['a parameter without end', get(`/api/restaurants/${'1'.repeat(2_000)}`), 404, 'not_found'],
    [
      'a chunk that is none',
      `${get('/api/login', 'content-type: application/json\r\ntransfer-encoding: chunked\r\n').replace('GET', 'POST')}zz\r\n`,
      400,
      'malformed_request',
    ],
  ])('is answered like others: %s', async (_what, request, status, code) => {
    const answer = await send(request);
    expect(answer).toMatchObject({
      status,
      body: { status, code, type: `urn:tischlein:problem:${code}`, requestId: answer.headers.get('x-request-id') },
    });
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(usual.filter((name) => !answer.headers.has(name))).toEqual([]);
  });

  it('gets its whole answer however much of it comes after that', async () => {
    const pieces = [
      'GET /api/restaurants HTTP/1.1\r\nhost: x\r\nx: ',
      ...Array.from({ length: 14 }, () => 'x'.repeat(8_000)),
      '\r\nconnection: close\r\n\r\n',
    ];
    for (let round = 0; round < 100; round += 1) {
      const { answer, isReset } = await sendPieces(pieces);
      expect([round, isReset, answer.split('\r\n')[0]]).toEqual([
        round,
        false,
        'HTTP/1.1 431 Request Header Fields Too Large',
      ]);
      expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'headers_too_large' });
    }
  });

  it('is not listened to without end', async () => {
    const piece = 'x'.repeat(64 * 1024);
    const { sent } = await sendPieces(['GET / HTTP/1.1\r\nx: ', ...Array.from({ length: 1_000 }, () => piece)]);
    expect(sent).toBeLessThan(1_000 * piece.length);
  });

  it('does not hinder the ones that can', async () => {
    const answer = await send(
      'POST /api/login HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-type: application/json\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}',
    ).catch(() => null);
    // Node says "100 Continue" first, which is no problem document.
    expect(answer).toBeNull();
    expect((await fetch(`${api.url}/api/restaurants?q=K%C3%A4se`)).status).toBe(200);
  });
});
