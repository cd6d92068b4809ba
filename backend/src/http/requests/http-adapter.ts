import { FastifyAdapter } from '@nestjs/platform-fastify';
import { SecurityHeaders } from './secured-response.ts';
import { PERMISSIONS_POLICY } from './security-headers.ts';

type SecurityHook = Parameters<FastifyAdapter['registerSecurityHook']>[0];
type Request = Parameters<SecurityHook>[0];

/** For the hook's other half, which judges the request. */
const NOWHERE: Parameters<SecurityHook>[1] = { setHeader: () => undefined, removeHeader: () => undefined };

/**
 * Takes Nest's security headers for every answer, before anything else may answer. Nest would give them to Node's response, one after the other, and
 * Node then takes Fastify's in the same way and checks all of them once more: a fifth of what an answer from memory costs.
 */
export class HttpAdapter extends FastifyAdapter {
  override registerSecurityHook(hook: SecurityHook): void {
    let headers: SecurityHeaders | null = null;
    this.setOnRequestHook((request, reply, done) => {
      headers ??= new SecurityHeaders({ ...writtenBy(hook, request), 'permissions-policy': PERMISSIONS_POLICY });
      headers.giveTo(reply);
      done(hook(request, NOWHERE));
    });
  }
}

/** The same for every request, by names as Fastify has them. */
function writtenBy(hook: SecurityHook, request: Request): Record<string, string> {
  const headers: Record<string, string> = {};
  hook(request, {
    setHeader: (name, value) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  });
  return headers;
}
