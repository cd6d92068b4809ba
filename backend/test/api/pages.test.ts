import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { servePages } from '../../src/http/pages.ts';

const root = mkdtempSync(path.join(tmpdir(), 'tischlein-pages-'));
const SCRIPT = 'console.log("a bundle");\n'.repeat(100);
let server: FastifyInstance;
beforeAll(async () => {
  mkdirSync(path.join(root, 'assets'));
  mkdirSync(path.join(root, 'images'));
  writeFileSync(path.join(root, 'index.html'), '<!doctype html><title>Tischlein</title>');
  writeFileSync(path.join(root, 'assets/index-abc123.js'), SCRIPT);
  writeFileSync(path.join(root, 'assets/index-abc123.js.gz'), gzipSync(SCRIPT));
  writeFileSync(path.join(root, 'images/pizza.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(path.join(tmpdir(), 'tischlein-secret.txt'), 'classified');
  server = fastify();
  expect(await servePages(server, root)).toBe(true);
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
  rmSync(path.join(tmpdir(), 'tischlein-secret.txt'));
});

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the front end', () => {
  it.each(['/', '/index.html', '/order/12', '/restaurant/login', '/no/such/page?x=1', '/apiary'])(
    'answers %s with its page, always fresh',
    async (url) => {
      const { statusCode, headers, body } = await get(url, BROWSER);
      expect(statusCode).toBe(200);
      expect(body).toContain('<title>Tischlein</title>');
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  it('lets hashed files be kept for a year, and others for a day', async () => {
    const script = await get('/assets/index-abc123.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(script.headers['content-type']).toContain('javascript');
    const image = await get('/images/pizza.svg');
    expect(image.headers['cache-control']).toBe('public, max-age=86400');
    expect(image.headers['content-type']).toContain('image/svg+xml');
    const again = await get('/images/pizza.svg', { 'if-none-match': String(image.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('sends what the build compressed to whoever takes it', async () => {
    const compressed = await get('/assets/index-abc123.js', { 'accept-encoding': 'gzip' });
    expect(compressed.headers['content-encoding']).toBe('gzip');
    expect(compressed.headers['content-type']).toContain('javascript');
    expect(compressed.headers.vary).toMatch(/accept-encoding/i);
    const plain = await get('/assets/index-abc123.js');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(SCRIPT);
  });

  it.each(['/api', '/api/nothing', '/assets/gone-123.js', '/socket.io/', '/metrics/x'])(
    'is no page at %s, even for a browser',
    async (url) => {
      expect((await get(url, BROWSER)).statusCode).toBe(404);
    },
  );

  it('is no page for whoever wants something else', async () => {
    expect((await get('/images/gone.svg', { accept: 'image/*' })).statusCode).toBe(404);
    expect((await get('/order/12', { accept: 'application/json' })).statusCode).toBe(404);
  });

  it.each([
    '/../tischlein-secret.txt',
    '/..%2ftischlein-secret.txt',
    '/assets/..%2f..%2ftischlein-secret.txt',
    '/%2e%2e/tischlein-secret.txt',
    '/assets//etc/passwd',
    '/..%5ctischlein-secret.txt',
  ])('does not give away what is outside: %s', async (url) => {
    const { body } = await get(url, { accept: '*/*' });
    expect(body).not.toContain('classified');
    expect(body).not.toContain('root:');
  });

  it('is left out where it was not built', async () => {
    const bare = fastify();
    expect(await servePages(bare, path.join(root, 'images'))).toBe(false);
    expect((await bare.inject('/')).statusCode).toBe(404);
    await bare.close();
  });
});
