import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, encode, type Encoding } from './encodings.ts';

const ETAG_LENGTH = 27;
/** Browsers keep it and ask each time whether it is still right. */
const REVALIDATED = 'no-cache';

type SentHeaders = Readonly<Record<string, string | number | string[]>>;

/** An answer in one encoding, as it is sent. */
export interface Representation {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: SentHeaders;
  /** For whoever has the body already. */
  readonly headersWithoutBody: SentHeaders;
}

/** What tells one representation from all others. Who asks is no part of it. */
export function keyOf({ headers, url }: FastifyRequest): string {
  return `${acceptedEncoding(headers['accept-encoding'])} ${url}`;
}

/** Of what the handler answers, with the headers that it has given the reply. */
export async function represent(
  request: FastifyRequest,
  reply: FastifyReply,
  handle: () => Promise<unknown>,
): Promise<Representation> {
  const before = reply.getHeaders();
  const plain = Buffer.from(JSON.stringify(await handle()));
  const given = Object.entries(reply.getHeaders()).filter(([name, value]) => before[name] !== value);
  const { body, encoding } = await encode(plain, acceptedEncoding(request.headers['accept-encoding']));
  const etag = tagOf(body, encoding);
  const headersWithoutBody = {
    'cache-control': REVALIDATED,
    ...(Object.fromEntries(given) as SentHeaders),
    etag,
    vary: 'accept-encoding',
  };
  const headers = {
    ...headersWithoutBody,
    'content-type': 'application/json; charset=utf-8',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
  return { body, etag, headers, headersWithoutBody };
}

/** Gives the reply its headers. The body, or nothing for who has it already. */
export function bodyFor(request: FastifyRequest, reply: FastifyReply, answer: Representation): Buffer | undefined {
  if (knows(request.headers['if-none-match'], answer.etag)) {
    void reply.code(304).headers(answer.headersWithoutBody);
    return undefined;
  }
  void reply.headers(answer.headers);
  return answer.body;
}

function tagOf(body: Buffer, encoding: Encoding): string {
  const hash = createHash('sha256').update(encoding).update(body).digest('base64url');
  return `"${hash.slice(0, ETAG_LENGTH)}"`;
}

/** A proxy that compresses weakens the tag, so `W/` counts as the same. */
function knows(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
