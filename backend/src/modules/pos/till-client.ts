import { lookup as resolve } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';
import {
  TILL_DELIVERY_HEADER,
  TILL_SIGNATURE_HEADER,
  TILL_TIMESTAMP_HEADER,
  type TillFailure,
} from '../../contracts/till.ts';
import { isPrivateAddress, refuseTillAddress } from './till-address.ts';
import { readTillAnswer, type TillAnswer, type TillMessageKind } from './till-answer.ts';
import { signTillMessage } from './till-signature.ts';

/** From the name's look-up to the last byte of the answer. */
const ANSWER_TIMEOUT_MS = 5_000;
const MAX_ANSWER_BYTES = 16 * 1024;

export interface Till {
  url: string;
  key: string;
}

interface TillMessage {
  kind: TillMessageKind;
  /** The delivery's id, the same at each try. */
  id: string;
  /** JSON. */
  body: string;
}

export type TillOutcome =
  | ({ isHeard: true; httpStatus: number } & TillAnswer)
  | { isHeard: false; failure: TillFailure; httpStatus: number | null };

/** Why a call ended early. Its message is all that is ever logged of it: neither address nor key. */
class TillCallError extends Error {
  readonly failure: TillFailure;

  constructor(failure: TillFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** Calls tills: signed, once, within a bounded time and size, and never into a private network. */
@Injectable()
export class TillClient {
  /** Tests have less patience, and names that resolve as they like. */
  protected readonly timeoutMs: number = ANSWER_TIMEOUT_MS;
  protected readonly resolve: typeof resolve = resolve;
  readonly #mayBePrivate: boolean;

  constructor(@Inject(ENVIRONMENT) environment: Pick<Environment, 'tillNetwork'>) {
    this.#mayBePrivate = environment.tillNetwork === 'any';
  }

  /** Never rejects. */
  async call(till: Till, message: TillMessage): Promise<TillOutcome> {
    const refused = refuseTillAddress(till.url);
    if (refused === 'invalid_format') return { isHeard: false, failure: 'no_till', httpStatus: null };
    if (refused !== null && !this.#mayBePrivate) {
      return { isHeard: false, failure: refused === 'not_https' ? 'insecure' : 'private_network', httpStatus: null };
    }
    try {
      const { status, type, text } = await this.#post(new URL(till.url), till.key, message);
      const failure = failureOf(status, type);
      if (failure !== null) return { isHeard: false, failure, httpStatus: status };
      const answer = readTillAnswer(message.kind, text);
      return answer === null
        ? { isHeard: false, failure: 'not_understood', httpStatus: status }
        : { isHeard: true, httpStatus: status, ...answer };
    } catch (error) {
      return { isHeard: false, failure: failureOfError(error), httpStatus: null };
    }
  }

  #post(url: URL, key: string, { id, body }: TillMessage): Promise<{ status: number; type: string; text: string }> {
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const { request } = url.protocol === 'https:' ? https : http;
    return new Promise((fulfil, reject) => {
      const signal = AbortSignal.timeout(this.timeoutMs);
      const call = request(
        url,
        {
          method: 'POST',
          // A connection of its own: its address is checked each time, and none is left open.
          agent: false,
          lookup: this.#lookup,
          signal,
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            accept: 'application/json',
            'user-agent': 'Tischlein',
            [TILL_DELIVERY_HEADER]: id,
            [TILL_TIMESTAMP_HEADER]: timestamp,
            [TILL_SIGNATURE_HEADER]: signTillMessage(key, timestamp, body),
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          let size = 0;
          response.on('data', (chunk: Buffer) => {
            size += chunk.length;
            if (size <= MAX_ANSWER_BYTES) {
              chunks.push(chunk);
              return;
            }
            reject(new TillCallError('too_large'));
            call.destroy();
          });
          response.on('error', fail);
          response.on('end', () =>
            fulfil({
              status: response.statusCode ?? 0,
              type: response.headers['content-type'] ?? '',
              text: Buffer.concat(chunks).toString('utf8'),
            }),
          );
        },
      );
      const fail = (error: Error) => reject(signal.aborted ? new TillCallError('timeout') : error);
      call.on('error', fail);
      call.end(body);
    });
  }

  /** What a name resolves to is checked where it is connected to: a name may resolve to something else each time. */
  readonly #lookup: LookupFunction = (hostname, options, done) => {
    this.resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) {
        done(error, '', 0);
        return;
      }
      if (!this.#mayBePrivate && addresses.some(({ address }) => isPrivateAddress(address))) {
        done(new TillCallError('private_network'), '', 0);
        return;
      }
      const [first] = addresses;
      if (options.all === true) done(null, addresses);
      else done(null, first?.address ?? '', first?.family ?? 0);
    });
  };
}

function failureOf(status: number, type: string): TillFailure | null {
  if (status >= 300 && status < 400) return 'redirected';
  // It may well take it later: 408 and 425 are about time, 429 about too many.
  if (status >= 500 || [408, 425, 429].includes(status)) return 'server_error';
  if (status >= 400) return 'refused';
  return /^application\/json\s*(?:;|$)/i.test(type) ? null : 'not_json';
}

/** Of certificates that are wrong, expired or somebody else's. */
const TLS_ERROR = /^(?:CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_(?:VERIFY|GET_ISSUER)|EPROTO)/;

function failureOfError(error: unknown): TillFailure {
  if (error instanceof TillCallError) return error.failure;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return TLS_ERROR.test(code) ? 'insecure' : 'unreachable';
}
