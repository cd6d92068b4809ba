/** Files that are uploaded: one at a time, and only where a route says that it takes one. */
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_UPLOAD_BYTES } from '../../contracts/images.ts';
import { MAX_CSV_BYTES } from '../../contracts/menus/menu-csv.ts';
import { assertUtf8 } from './json-body.ts';
import { ProblemError } from '../problem.ts';

const TAKES_UPLOAD = 'takesUpload';
const TAKES_CSV = 'takesCsv';
/** Around the file: boundaries and headers. */
const ENVELOPE_BYTES = 64 * 1024;
const LIMITS = { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 0, parts: 1, headerPairs: 50 };
const FORM = /^multipart\/form-data/i;

export const TakesUpload = () => RouteConfig({ [TAKES_UPLOAD]: true });
export const TakesCsv = () => RouteConfig({ [TAKES_CSV]: true });

/**
 * Other sites can send forms without asking: whatever takes none refuses them as before. `@fastify/multipart` does the same with this parser, but has two
 * asynchronous hooks and a listener for each request, whatever it is: 4 % of an answer from memory.
 */
export function acceptUploads(fastify: FastifyInstance): void {
  // Read by the route itself, once it is known who asks.
  fastify.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
  fastify.addContentTypeParser('text/csv', { parseAs: 'buffer', bodyLimit: MAX_CSV_BYTES }, (_request, body, done) => {
    done(null, body);
  });
  fastify.addHook('onRequest', (request, _reply, done) => {
    const type = request.headers['content-type'] ?? '';
    const needed = FORM.test(type) ? TAKES_UPLOAD : /^text\/csv/i.test(type) ? TAKES_CSV : null;
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
export async function readUpload({ headers, raw }: FastifyRequest): Promise<Buffer> {
  const type = headers['content-type'] ?? '';
  if (!FORM.test(type)) throw new ProblemError('unsupported_media_type');
  try {
    return await fileIn(raw, { ...headers, 'content-type': type });
  } catch (error) {
    // The rest is taken in without a look, so that whoever sends it reads the answer.
    raw.unpipe().resume();
    throw error instanceof ProblemError ? error : new ProblemError('malformed_body');
  }
}

function fileIn(raw: IncomingMessage, headers: BusboyHeaders): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const form = new Busboy({ headers, limits: LIMITS });
    const pieces: Buffer[] = [];
    let hasFile = false;
    const tooMuch = (): void => reject(new ProblemError('body_too_large'));
    form.on('file', (_name, file) => {
      hasFile = true;
      file.on('data', (piece: Buffer) => pieces.push(piece));
      file.on('limit', tooMuch).on('error', reject);
    });
    form.on('partsLimit', tooMuch).on('filesLimit', tooMuch).on('fieldsLimit', tooMuch).on('error', reject);
    form.on('finish', () => (hasFile ? resolve(Buffer.concat(pieces)) : reject(new ProblemError('malformed_body'))));
    // Of who goes away in the middle nothing more comes.
    finished(raw, { writable: false }, (error) => error && reject(error));
    raw.pipe(form);
  });
}
