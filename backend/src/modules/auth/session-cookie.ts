import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';

const NAME = 'tischlein_session';
export const SESSION_DAYS = 30;
const TOKEN = /^[\w-]{43}$/;

/** The cookie that carries a session's token. Over https its name binds it to this host and to https. */
@Injectable()
export class SessionCookie {
  readonly name: string;
  readonly #attributes: string;

  constructor(@Inject(ENVIRONMENT) environment: Pick<Environment, 'publicUrl'>) {
    const isSecure = environment.publicUrl.startsWith('https:');
    this.name = isSecure ? `__Host-${NAME}` : NAME;
    this.#attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  }

  /** As `Set-Cookie` takes it. */
  of(token: string): string {
    return `${this.name}=${token}; Max-Age=${SESSION_DAYS * 86_400}; ${this.#attributes}`;
  }

  cleared(): string {
    return `${this.name}=; Max-Age=0; ${this.#attributes}`;
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
}
