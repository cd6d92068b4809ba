import { lookup as resolve } from 'node:dns';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../../config/environment.ts';
import {
  POS_DELIVERY_HEADER,
  POS_SIGNATURE_HEADER,
  POS_TIMESTAMP_HEADER,
  type PosFailure,
} from '../../../contracts/restaurants/pos.ts';
import { refuseOutsideAddress } from '../../../outside/address.ts';
import { callOutside, failureOfCall, type OutsideAnswer } from '../../../outside/call.ts';
import { readPosAnswer, type PosAnswer, type PosMessageKind } from './pos-answer.ts';
import { signPosMessage } from './pos-signature.ts';

/** From the name's look-up to the last byte of the answer. */
const ANSWER_TIMEOUT_MS = 5_000;
const MAX_ANSWER_BYTES = 16 * 1024;

export interface Pos {
  url: string;
  key: string;
}

interface PosMessage {
  kind: PosMessageKind;
  /** The delivery's id, the same at each try. */
  id: string;
  /** The message as JSON. */
  body: string;
}

export type PosOutcome =
  | ({ isHeard: true; httpStatus: number } & PosAnswer)
  | { isHeard: false; failure: PosFailure; httpStatus: number | null };

/** Calls POS systems: signed, once, within a bounded time and size, and never into a private network. */
@Injectable()
export class PosClient {
  /** Tests have less patience, and names that resolve as they like. */
  protected readonly timeoutMs: number = ANSWER_TIMEOUT_MS;
  protected readonly resolve: typeof resolve = resolve;
  readonly #mayBePrivate: boolean;

  constructor(@Inject(ENVIRONMENT) environment: Pick<Environment, 'posNetwork'>) {
    this.#mayBePrivate = environment.posNetwork === 'any';
  }

  /** It never rejects: what goes wrong is an outcome. */
  async call(pos: Pos, message: PosMessage): Promise<PosOutcome> {
    const refused = refuseOutsideAddress(pos.url);
    if (refused === 'invalid_format') return { isHeard: false, failure: 'no_till', httpStatus: null };
    if (refused !== null && !this.#mayBePrivate) {
      return { isHeard: false, failure: refused === 'not_https' ? 'insecure' : 'private_network', httpStatus: null };
    }
    try {
      const { status, headers, body } = await this.#post(new URL(pos.url), pos.key, message);
      const failure = failureOf(status, headers['content-type'] ?? '');
      if (failure !== null) return { isHeard: false, failure, httpStatus: status };
      const answer = readPosAnswer(message.kind, body.toString('utf8'));
      return answer === null
        ? { isHeard: false, failure: 'not_understood', httpStatus: status }
        : { isHeard: true, httpStatus: status, ...answer };
    } catch (error) {
      return { isHeard: false, failure: failureOfCall(error), httpStatus: null };
    }
  }

  #post(url: URL, key: string, { id, body }: PosMessage): Promise<OutsideAnswer> {
    const timestamp = String(Math.floor(Date.now() / 1_000));
    return callOutside(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        accept: 'application/json',
        [POS_DELIVERY_HEADER]: id,
        [POS_TIMESTAMP_HEADER]: timestamp,
        [POS_SIGNATURE_HEADER]: signPosMessage(key, timestamp, body),
      },
      body,
      signal: AbortSignal.timeout(this.timeoutMs),
      maxBytes: MAX_ANSWER_BYTES,
      mayBePrivate: this.#mayBePrivate,
      resolve: this.resolve,
    });
  }
}

function failureOf(status: number, type: string): PosFailure | null {
  if (status >= 300 && status < 400) return 'redirected';
  // It may well take it later: 408 and 425 are about time, 429 about too many.
  if (status >= 500 || [408, 425, 429].includes(status)) return 'server_error';
  if (status >= 400) return 'refused';
  return /^application\/json\s*(?:;|$)/i.test(type) ? null : 'not_json';
}
