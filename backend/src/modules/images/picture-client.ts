import { lookup as resolve } from 'node:dns';
import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';
import { MAX_UPLOAD_BYTES, type PictureFailure } from '../../contracts/images.ts';
import { parseOutsideAddress } from '../../outside/address.ts';
import { callOutside, failureOfCall, type OutsideAnswer, type Resolve } from '../../outside/call.ts';

const MAX_REDIRECTS = 3;

export type FetchedPicture = { ok: true; bytes: Buffer } | { ok: false; failure: PictureFailure };

/** Fetches what restaurants named, as large as an upload may be. Each redirect is guarded as the first address is. */
@Injectable()
export class PictureClient {
  /** In tests names resolve as they like. */
  protected readonly resolve: Resolve = resolve;
  protected readonly call = callOutside;
  /** In tests one host of this machine counts as public. */
  protected readonly mayBePrivate: (url: URL) => boolean;
  private readonly timeoutMs: number;

  constructor(@Inject(ENVIRONMENT) environment: Pick<Environment, 'pictureNetwork' | 'pictureTimeoutMs'>) {
    this.mayBePrivate = () => environment.pictureNetwork === 'any';
    this.timeoutMs = environment.pictureTimeoutMs;
  }

  /** Rejects only when `stop` ended it. The time is for all of it, redirects included. */
  async fetch(address: string, stop: AbortSignal): Promise<FetchedPicture> {
    const signal = AbortSignal.any([AbortSignal.timeout(this.timeoutMs), stop]);
    let url = parseOutsideAddress(address);
    try {
      for (let redirects = 0; url !== null && redirects <= MAX_REDIRECTS; redirects += 1) {
        const answer = await this.get(url, signal);
        const location = locationOf(answer);
        if (location === null) return read(answer);
        url = parseOutsideAddress(URL.parse(location, url.href)?.href ?? '');
      }
    } catch (error) {
      stop.throwIfAborted();
      return { ok: false, failure: failureOfCall(error) };
    }
    return { ok: false, failure: 'redirected' };
  }

  /** On the open internet encrypted alone, as browsers would load it. */
  private get(url: URL, signal: AbortSignal): Promise<OutsideAnswer> {
    const mayBePrivate = this.mayBePrivate(url);
    return this.call(mayBePrivate ? url : encrypted(url), {
      method: 'GET',
      headers: { accept: 'image/*', 'accept-encoding': 'identity' },
      signal,
      maxBytes: MAX_UPLOAD_BYTES,
      mayBePrivate,
      resolve: this.resolve,
    });
  }
}

function encrypted(url: URL): URL {
  return new URL(url.href.replace(/^http:/, 'https:'));
}

/** Null when the answer leads nowhere else. */
function locationOf({ status, headers }: OutsideAnswer): string | null {
  return status >= 300 && status < 400 ? (headers.location ?? null) : null;
}

function read({ status, body }: OutsideAnswer): FetchedPicture {
  if (status >= 200 && status < 300) return { ok: true, bytes: body };
  if (status >= 300 && status < 400) return { ok: false, failure: 'redirected' };
  // It may well give it later: 408 and 425 are about time, 429 about too many.
  const isPassing = status >= 500 || [408, 425, 429].includes(status);
  return { ok: false, failure: isPassing ? 'server_error' : 'refused' };
}
