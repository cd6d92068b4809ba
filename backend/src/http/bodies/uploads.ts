/** Files that are uploaded: one at a time, and only where a route says that it takes one. */
import multipart from '@fastify/multipart';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_UPLOAD_BYTES } from '../../contracts/images.ts';
import { MAX_CSV_BYTES } from '../../contracts/menus/menu-csv.ts';
import { assertUtf8 } from './json-body.ts';
import { ProblemError } from '../problem.ts';

const TAKES_UPLOAD = 'takesUpload';
const TAKES_CSV = 'takesCsv';
/** Around the file: boundaries and headers. */
const ENVELOPE_BYTES = 64 * 1024;

export const TakesUpload = () => RouteConfig({ [TAKES_UPLOAD]: true });
export const TakesCsv = () => RouteConfig({ [TAKES_CSV]: true });

/** Other sites can send forms without asking: whatever takes none refuses them as before. */
export async function acceptUploads(fastify: FastifyInstance): Promise<void> {
  await fastify.register(multipart, {
    limits: { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 0, parts: 1, headerPairs: 50 },
  });
  fastify.addContentTypeParser('text/csv', { parseAs: 'buffer', bodyLimit: MAX_CSV_BYTES }, (_request, body, done) => {
    done(null, body);
  });
  fastify.addHook('onRequest', (request, _reply, done) => {
    const type = request.headers['content-type'] ?? '';
    const needed = /^multipart\/form-data/i.test(type) ? TAKES_UPLOAD : /^text\/csv/i.test(type) ? TAKES_CSV : null;
    if (needed === null || request.is404) done();
    else if (!(needed in request.routeOptions.config)) done(new ProblemError('unsupported_media_type'));
    else if (Number(request.headers['content-length'] ?? 0) > MAX_UPLOAD_BYTES + ENVELOPE_BYTES) {
      done(new ProblemError('body_too_large'));
    } else done();
  });
}

/**
 * In UTF-8, or else as older spreadsheets write it.
 *
 * @throws ProblemError `unsupported_media_type` when it is no CSV, `malformed_body` when it is no text.
 */
export function readCsvText(request: FastifyRequest): string {
  const { body } = request;
  assertUtf8(request.headers['content-type']);
  if (!Buffer.isBuffer(body)) throw new ProblemError('unsupported_media_type');
  const text = decode(body);
  if (text.trim() === '' || text.includes('\0')) throw new ProblemError('malformed_body');
  return text;
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** @throws ProblemError `unsupported_media_type` without a form, `malformed_body` without a file, `body_too_large`. */
export async function readUpload(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new ProblemError('unsupported_media_type');
  try {
    const file = await request.file();
    if (file === undefined) throw new ProblemError('malformed_body');
    return await file.toBuffer();
  } catch (error) {
    // What the parser of forms says of a form that breaks off or has no boundary comes without a code.
    throw error instanceof Error && 'code' in error ? error : new ProblemError('malformed_body');
  }
}
