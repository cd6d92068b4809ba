/** The built front end: hashed files for a year, `index.html` always fresh, and that page for every route of the router. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Whether this file is in `src` or in `dist`, the front end is three folders up. */
const FRONT_END = path.resolve(import.meta.dirname, '../../../frontend/dist');
const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;

/** Where no page is, even for a browser that would take one. */
const RESERVED = /^\/(?:api|socket\.io|assets|metrics)(?:[/?]|$)/;

/** Without a built front end there are no pages; the API works all the same. */
export async function servePages(fastify: FastifyInstance, root = FRONT_END): Promise<boolean> {
  if (!existsSync(path.join(root, 'index.html'))) return false;
  await fastify.register(fastifyStatic, {
    root,
    // One route a file: what is no file costs no look at the disk.
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      void reply.header('cache-control', cachingOf(path.relative(root, file)));
    },
  });
  fastify.get('/*', (request, reply) => answerPage(request, reply));
  return true;
}

function cachingOf(file: string): string {
  if (file.startsWith(`assets${path.sep}`)) return `public, max-age=${YEAR_SECONDS}, immutable`;
  return /\.html(?:\.br|\.gz)?$/.test(file) ? 'no-cache' : `public, max-age=${DAY_SECONDS}`;
}

function answerPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const wantsPage = request.headers.accept?.includes('text/html') ?? false;
  if (!wantsPage || RESERVED.test(request.url)) {
    reply.callNotFound();
    return reply;
  }
  return reply.sendFile('index.html');
}
