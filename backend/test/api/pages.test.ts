import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { findPage, servePages } from '../../src/app/pages.ts';

const root = mkdtempSync(path.join(tmpdir(), 'tischlein-pages-'));
const SCRIPT = 'console.log("a bundle");\n'.repeat(100);
const PUBLIC_URL = 'https://tischlein.example/';
/** Of each path. */
const PICTURES: Record<string, () => Promise<Record<string, string>>> = {
  '/': () => Promise.resolve({ 'picture-berlin': '/images/a.avif', 'picture-hamburg': '/images/b.avif' }),
  '/restaurant/1': () => Promise.resolve({ picture: '/images/"; \\ä.avif' }),
  '/restaurant/2': () => Promise.reject(new Error('The database is away.')),
  '/restaurant/3': () => new Promise(() => undefined),
};
let server: FastifyInstance;
let hashes: string[];
beforeAll(async () => {
  mkdirSync(path.join(root, 'assets'));
  mkdirSync(path.join(root, 'images'));
  writeFileSync(
    path.join(root, 'index.html'),
    '<!doctype html><title>Tischlein</title><meta content="__ORIGIN__/og.jpg"><script>begin()</script>',
  );
  writeFileSync(
    path.join(root, 'routes.json'),
    JSON.stringify(['/', '/order/$id', '/restaurant/login', '/restaurant/$id']),
  );
  writeFileSync(path.join(root, 'sw.js'), 'self.skipWaiting();');
  writeFileSync(path.join(root, 'assets/index-abc123.js'), SCRIPT);
  writeFileSync(path.join(root, 'assets/index-abc123.js.gz'), gzipSync(SCRIPT));
  writeFileSync(path.join(root, 'images/pizza.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(path.join(tmpdir(), 'tischlein-secret.txt'), 'classified');
  server = fastify();
  const page = findPage(PUBLIC_URL, root);
  if (page === null) throw new Error('The page was not found.');
  hashes = page.scriptHashes;
  await servePages(server, page, PUBLIC_URL, (url) => PICTURES[url]?.() ?? Promise.resolve({}));
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
  rmSync(path.join(tmpdir(), 'tischlein-secret.txt'));
});

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the front end', () => {
  it.each(['/no/such/page?x=1', '/apiary', '/order', '/order/12/more', '/routes.json'])(
    'answers %s with its page and 404, since no screen is there',
    async (url) => {
      const { statusCode, body } = await get(url, BROWSER);
      expect(statusCode).toBe(404);
      expect(body).toContain('<title>Tischlein</title>');
    },
  );

  it.each(['/', '/index.html', '/order/12', '/restaurant/login', '/restaurant/login/', '/order/12?t=x'])(
    'answers %s with its page, always fresh',
    async (url) => {
      const { statusCode, headers, body } = await get(url, BROWSER);
      expect(statusCode).toBe(200);
      expect(body).toContain('<title>Tischlein</title>');
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body).toContain('content="https://tischlein.example/og.jpg"');
    },
  );

  it('names the pictures that it begins with', async () => {
    const { headers } = await get('/?city=hamburg', BROWSER);
    expect(headers['server-timing']).toBe(
      'picture-berlin;desc="/images/a.avif", picture-hamburg;desc="/images/b.avif"',
    );
    expect((await get('/cart', BROWSER)).headers['server-timing']).toBeUndefined();
  });

  it.each([
    ['an address that no header can hold', '/restaurant/1'],
    ['an error', '/restaurant/2'],
    ['an answer that does not come', '/restaurant/3'],
  ])('comes without pictures after %s', async (_what, url) => {
    const { statusCode, headers, body } = await get(url, BROWSER);
    expect([statusCode, headers['server-timing']]).toEqual([200, undefined]);
    expect(body).toContain('<title>Tischlein</title>');
  });

  it('answers programs that take anything, but not in place of a file', async () => {
    for (const headers of [{}, { accept: '*/*' }] as Record<string, string>[]) {
      expect((await get('/order/12?t=x.y', headers)).headers['content-type']).toMatch(/^text\/html/);
      expect((await get('/gone.png', headers)).statusCode).toBe(404);
    }
  });

  it('has its service worker looked at anew each time', async () => {
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  it('tells search engines which pages there are, by their full address', async () => {
    const sitemap = await get('/sitemap.xml');
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
    const addresses = [...sitemap.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toContain('https://tischlein.example/');
    expect(addresses).toContain('https://tischlein.example/?city=hamburg');
    expect(addresses).toContain('https://tischlein.example/imprint');
    const robots = await get('/robots.txt');
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(robots.body).toContain('Disallow: /api/\n');
    expect(robots.body).toContain('\nSitemap: https://tischlein.example/sitemap.xml\n');
  });

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

  it.each(['/api', '/api/nothing', '/assets', '/assets/', '/assets/gone-123.js', '/socket.io/', '/metrics/x'])(
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

  it('is left out where it was not built', () => {
    expect(findPage(PUBLIC_URL, path.join(root, 'images'))).toBeNull();
  });

  it('comes compressed, and its own scripts are named for the content policy', async () => {
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const { headers, rawPayload } = await get('/cart', { accept: 'text/html', 'accept-encoding': `x, ${encoding}` });
      expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding']);
      expect(decode(rawPayload).toString()).toContain('<title>Tischlein</title>');
    }
    // `printf 'begin()' | openssl dgst -sha256 -binary | base64`
    expect(hashes).toEqual(["'sha256-15S4FGE7rP6kq/PzA1uIhN3+8zfaO6/TnJp4fMWo7lE='"]);
  });
});
