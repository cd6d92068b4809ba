import { type IncomingMessage, ServerResponse, validateHeaderName, validateHeaderValue } from 'node:http';
import type { FastifyReply } from 'fastify';

declare module 'node:http' {
  interface OutgoingMessage {
    /** Node calls it to put a head together, whoever gave the headers. Its types do not name it. */
    _storeHeader(firstLine: string, headers: unknown): void;
  }
}

/** The same for every answer, so their lines are written and checked once. */
export class SecurityHeaders {
  readonly lines: string;

  constructor(readonly byName: Readonly<Record<string, string>>) {
    this.lines = Object.entries(byName).map(toLine).join('');
  }

  giveTo(reply: FastifyReply): void {
    if (reply.raw instanceof SecuredResponse) reply.raw.security = this;
    // What Fastify answers without a socket (`inject`) is an answer of its own kind.
    else void reply.headers(this.byName);
  }
}

/**
 * Its head begins with the security headers. Among Fastify's they cost an answer from memory up to a fifth of its time: Node checks each name and each value anew,
 * and beyond nineteen headers the object that Fastify collects them in becomes a slow one.
 */
export class SecuredResponse<Request extends IncomingMessage> extends ServerResponse<Request> {
  security: SecurityHeaders | null = null;

  override _storeHeader(firstLine: string, headers: unknown): void {
    super._storeHeader(this.security === null ? firstLine : firstLine + this.security.lines, headers);
  }
}

/** For a page that needs another value than all others. Fastify's own `header()` would send both. */
export function changeSecurityHeader({ raw }: FastifyReply, name: string, change: (value: string) => string): void {
  if (!(raw instanceof SecuredResponse) || raw.security === null) return;
  const { byName } = raw.security;
  raw.security = new SecurityHeaders({ ...byName, [name]: change(byName[name] ?? '') });
}

function toLine([name, value]: [string, string]): string {
  validateHeaderName(name);
  validateHeaderValue(name, value);
  return `${name}: ${value}\r\n`;
}
