/** One call to an address that somebody named: bounded in time and size, and never into a private network. */
import type { lookup } from 'node:dns';
import http, { type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPrivateAddress, isPrivateHost } from './address.ts';

export type Resolve = typeof lookup;

export interface OutsideCall {
  method: 'GET' | 'POST';
  headers: OutgoingHttpHeaders;
  body?: string;
  /** From the name's look-up to the last byte of the answer. */
  signal: AbortSignal;
  maxBytes: number;
  mayBePrivate: boolean;
  resolve: Resolve;
}

export interface OutsideAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export type OutsideFailure = 'private_network' | 'timeout' | 'too_large' | 'insecure' | 'unreachable';

/** Why a call ended early. Its message is all that is ever logged of it: neither address nor key. */
class OutsideCallError extends Error {
  constructor(readonly failure: OutsideFailure) {
    super(failure);
  }
}

/** A redirect is an answer like any other: whoever follows it calls again, and is guarded again. */
export async function callOutside(url: URL, call: OutsideCall): Promise<OutsideAnswer> {
  const { method, headers, body, signal, maxBytes, mayBePrivate, resolve } = call;
  // Addresses that are written as numbers are looked up by nobody.
  if (!mayBePrivate && isPrivateHost(url.hostname)) throw new OutsideCallError('private_network');
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((fulfil, reject) => {
    const fail = (error: Error) => reject(signal.aborted ? new OutsideCallError('timeout') : error);
    const sent = request(
      url,
      {
        method,
        // A connection of its own: its address is checked each time, and none is left open.
        agent: false,
        lookup: guarded(resolve, mayBePrivate),
        signal,
        headers: { 'user-agent': 'Tischlein', ...headers },
      },
      (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        const refuse = () => {
          reject(new OutsideCallError('too_large'));
          sent.destroy();
        };
        if (Number(response.headers['content-length'] ?? 0) > maxBytes) {
          refuse();
          return;
        }
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size <= maxBytes) chunks.push(chunk);
          else refuse();
        });
        response.on('error', fail);
        response.on('end', () =>
          fulfil({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    sent.on('error', fail);
    sent.end(body);
  });
}

/** What a name resolves to is checked where it is connected to: a name may resolve to something else each time. */
function guarded(resolve: Resolve, mayBePrivate: boolean): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) {
        done(error, '', 0);
        return;
      }
      if (!mayBePrivate && addresses.some(({ address }) => isPrivateAddress(address))) {
        done(new OutsideCallError('private_network'), '', 0);
        return;
      }
      const [first] = addresses;
      if (options.all === true) done(null, addresses);
      else done(null, first?.address ?? '', first?.family ?? 0);
    });
  };
}

/** Of certificates that are wrong, expired or somebody else's. */
const TLS_ERROR = /^(?:CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_(?:VERIFY|GET_ISSUER)|EPROTO)/;

/** Names the failure behind whatever `callOutside` rejected with. */
export function failureOfCall(error: unknown): OutsideFailure {
  if (error instanceof OutsideCallError) return error.failure;
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  return TLS_ERROR.test(code) ? 'insecure' : 'unreachable';
}
