import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../../config/environment.ts';
import { SESSION_HINT_COOKIE } from '../../../contracts/constants.ts';
import { SESSION_DAYS } from './session-lifetimes.ts';

const NAME = 'tischlein_session';
const TOKEN = /^[\w-]{43}$/;

/**
 * The cookie that carries a session's token, and the hint beside it that lets the page know without asking that nobody
 * is signed in. Over https their names bind them to this host and to https.
 */
@Injectable()
export class SessionCookie {
  readonly name: string;
  readonly #hintName: string;
  readonly #attributes: string;
  readonly #hintAttributes: string;

  constructor(@Inject(ENVIRONMENT) environment: Pick<Environment, 'publicUrl'>) {
    const isSecure = environment.publicUrl.startsWith('https:');
    const prefix = isSecure ? '__Host-' : '';
    this.name = prefix + NAME;
    this.#hintName = prefix + SESSION_HINT_COOKIE;
    const rest = `SameSite=Lax${isSecure ? '; Secure' : ''}`;
    this.#attributes = `Path=/; HttpOnly; ${rest}`;
    this.#hintAttributes = `Path=/; ${rest}`;
  }

  /** The cookies as `Set-Cookie` takes them. */
  of(token: string): [session: string, hint: string] {
    return this.#pair(token, '1', SESSION_DAYS * 86_400);
  }

  cleared(): [session: string, hint: string] {
    return this.#pair('', '', 0);
  }

  /** The token in a `Cookie` header; null when there is none, or none that we can have made. */
  tokenIn(header: string | undefined): string | null {
    if (header === undefined) return null;
    const prefix = `${this.name}=`;
    for (const part of header.split(';')) {
      const pair = part.trim();
      if (pair.startsWith(prefix)) {
        const token = pair.slice(prefix.length);
        return TOKEN.test(token) ? token : null;
      }
    }
    return null;
  }

  #pair(token: string, hint: string, maxAgeSeconds: number): [string, string] {
    return [
      `${this.name}=${token}; Max-Age=${maxAgeSeconds}; ${this.#attributes}`,
      `${this.#hintName}=${hint}; Max-Age=${maxAgeSeconds}; ${this.#hintAttributes}`,
    ];
  }
}
