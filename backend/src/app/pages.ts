/** The built front end: hashed files for a year, `index.html` always fresh, and that page for every route of the router. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CITIES, cityPath, STATIC_PAGES } from '../contracts/constants.ts';

/** Whether this file is in `src` or in `dist`, the front end is three folders up. */
const FRONT_END = path.resolve(import.meta.dirname, '../../../frontend/dist');
const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;
/** The router's paths, as the build wrote them. */
const ROUTES = 'routes.json';
const INLINE_SCRIPT = /<script>([^]*?)<\/script>/g;

/** Where no page is, even for a browser that would take one. */
const RESERVED = /^\/(?:api|socket\.io|assets|metrics)(?:[/?]|$)/;

/** Stands in `index.html` for the address of the site, which those who read links want in full. */
const ORIGIN = '__ORIGIN__';

const COMPRESSIONS = { br: promisify<string, Buffer>(brotliCompress), gzip: promisify<string, Buffer>(gzip) };
type Encoding = keyof typeof COMPRESSIONS;

/** `index.html`. */
export interface Page {
  /** The folder of the built front end. */
  root: string;
  plain: string;
  /** Compressed for the first visitor who takes it so, beside other requests, and once for all. */
  compressed: (encoding: Encoding) => Promise<Buffer>;
  /** Sources of its inline scripts, as a content policy names them. */
  scriptHashes: string[];
  /** Whether a screen is at this path. */
  hasScreen: (path: string) => boolean;
}

/** Addresses of the pictures that the page of a path begins with, by name. */
export type FindPictures = (path: string) => Promise<Record<string, string>>;

/** The page does not wait longer for what only makes it quicker. */
const PICTURES_MS = 100;
/** What may stand in quotes in a header. */
const QUOTABLE = /^[\x20!\x23-\x5b\x5d-\x7e]+$/;

/** What is nobody's business but the person's, and what is no page. */
const DISALLOWED = ['/api/', '/admin', '/cart', '/checkout', '/favourites', '/orders', '/profile'].concat([
  '/restaurant/dashboard',
  '/restaurant/login',
]);

/** Null without a built front end. */
export function findPage(publicUrl: string, root = FRONT_END): Page | null {
  const file = path.join(root, 'index.html');
  if (!existsSync(file)) return null;
  const plain = readFileSync(file, 'utf8').replaceAll(ORIGIN, new URL(publicUrl).origin);
  const scripts = [...plain.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script);
  const compressed: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return {
    root,
    plain,
    compressed: (encoding) => (compressed[encoding] ??= COMPRESSIONS[encoding](plain)),
    hasScreen: screensOf(readFileSync(path.join(root, ROUTES), 'utf8')),
    scriptHashes: scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
  };
}

/** `/order/$id` is any path of two parts that begins with `order`. */
function screensOf(routes: string): (address: string) => boolean {
  const patterns = (JSON.parse(routes) as string[]).map((route) => partsOf(route));
  return (address) => {
    const parts = partsOf(address);
    return patterns.some(
      (pattern) =>
        pattern.length === parts.length &&
        pattern.every((part, index) => part.startsWith('$') || part === parts[index]),
    );
  };
}

function partsOf(address: string): string[] {
  return address.split('/').filter((part) => part !== '');
}

export async function servePages(
  fastify: FastifyInstance,
  page: Page,
  publicUrl: string,
  findPictures: FindPictures,
): Promise<void> {
  const { root } = page;
  const origin = new URL(publicUrl).origin;
  await fastify.register(fastifyStatic, {
    root,
    // One route a file: what is no file costs no look at the disk.
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz', 'index.html', ROUTES],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      void reply.header('cache-control', cachingOf(path.relative(root, file)));
    },
  });
  fastify.get('/robots.txt', (_request, reply) => answerFile(reply, 'text/plain', robots(origin)));
  fastify.get('/sitemap.xml', (_request, reply) => answerFile(reply, 'application/xml', sitemap(origin)));
  fastify.get('/index.html', (request, reply) => sendPage(request, reply, page));
  fastify.get('/*', async (request, reply) => {
    if (!wantsPage(request) || RESERVED.test(request.url)) {
      reply.callNotFound();
      return reply;
    }
    const address = request.url.split('?', 1)[0] ?? '';
    if (!page.hasScreen(address)) void reply.status(404);
    const pictures = await soonEnough(findPictures(address));
    if (pictures !== null) void reply.header('server-timing', pictures);
    return sendPage(request, reply, page);
  });
}

function cachingOf(file: string): string {
  if (file.startsWith(`assets${path.sep}`)) return `public, max-age=${YEAR_SECONDS}, immutable`;
  // A worker that a proxy held back would keep an old shell alive.
  return /^(?:.*\.html|sw[\w-]*\.js)(?:\.br|\.gz)?$/.test(file) ? 'no-cache' : `public, max-age=${DAY_SECONDS}`;
}

/**
 * As a `Server-Timing` header, which the page's first script can read: the page itself is compressed once for all
 * visitors, and none of the standard headers that name pictures can be read by a page. Null without any, or without an
 * answer in time: the page then learns of its picture from the API.
 */
async function soonEnough(finding: Promise<Record<string, string>>): Promise<string | null> {
  const end = new AbortController();
  const patience = setTimeout(PICTURES_MS, {}, { signal: end.signal, ref: false });
  const pictures = await Promise.race([finding, patience]).catch(() => ({}));
  end.abort();
  const entries = Object.entries(pictures).filter(([, address]) => QUOTABLE.test(address));
  return entries.length === 0 ? null : entries.map(([name, address]) => `${name};desc="${address}"`).join(', ');
}

/** Browsers name the type. Programs that take anything get the page where a person would, and not in place of a file. */
function wantsPage({ headers, url }: FastifyRequest): boolean {
  const accept = headers.accept?.trim() ?? '*/*';
  if (accept.includes('text/html')) return true;
  return accept === '*/*' && path.extname(url.split('?', 1)[0] ?? '') === '';
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> {
  void reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').type('text/html; charset=utf-8');
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = (['br', 'gzip'] as const).find((known) => accepted.includes(known));
  if (encoding === undefined) return reply.send(page.plain);
  return reply.header('content-encoding', encoding).send(await page.compressed(encoding));
}

function answerFile(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply.header('cache-control', `public, max-age=${DAY_SECONDS}`).type(`${type}; charset=utf-8`).send(text);
}

function robots(origin: string): string {
  const rules = DISALLOWED.map((start) => `Disallow: ${start}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

function sitemap(origin: string): string {
  const pages = [...CITIES.map(cityPath), ...STATIC_PAGES];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map((page) => `  <url><loc>${origin}${page}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}
