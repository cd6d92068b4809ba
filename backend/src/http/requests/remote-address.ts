/** Who calls, for what reaches the server without being a request of Fastify's: the same rule as its `request.ip`. */
import proxyAddr from '@fastify/proxy-addr';
import type { IncomingMessage } from 'node:http';

/** A caller may write into `X-Forwarded-For` what they like, and a proxy that is trusted passes the rest of it on. */
const MAX_LENGTH = 64;

export function readRemoteAddress(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const trust = proxyAddr.compile([...trustedProxies]);
  return (request) => proxyAddr(request, trust).slice(0, MAX_LENGTH);
}
