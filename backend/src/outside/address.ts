/**
 * Where the product goes because somebody named an address: a restaurant's POS, a picture. On the open internet and nowhere
 * else, or whoever may name one could ask our own network.
 */
import { BlockList, isIP } from 'node:net';
import type { FieldErrorCode } from '../contracts/http/errors.ts';

/** Special-purpose addresses (IANA registries): private, shared, local, documentation, multicast, reserved. */
const CLOSED = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  CLOSED.addSubnet(network, bits, 'ipv4');
}
/** The only IPv6 addresses of the open internet; those within it that lead back to IPv4 or nowhere are closed, too. */
const OPEN_6 = new BlockList();
OPEN_6.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  CLOSED.addSubnet(network, bits, 'ipv6');
}

/** Names that only a private network resolves; one without a dot is never public either. */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa|test|invalid)$/;

/** For the address that a name resolved to, right before it is connected to. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return CLOSED.check(address, 'ipv4');
  return family === 0 || !OPEN_6.check(address, 'ipv6') || CLOSED.check(address, 'ipv6');
}

/** Of the host as `URL.hostname` writes it. What a name resolves to is for whoever connects to it. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return isIP(host) === 0 ? !host.includes('.') || PRIVATE_NAME.test(host) : isPrivateAddress(host);
}

/** Null when it is no web address, or carries a name and a password. */
export function parseOutsideAddress(text: string): URL | null {
  const url = URL.parse(text);
  return url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '' ? null : url;
}

/** Of the address as it is written. Null: nothing is wrong. */
export function refuseOutsideAddress(text: string): FieldErrorCode | null {
  const url = parseOutsideAddress(text);
  if (url === null) return 'invalid_format';
  if (url.protocol !== 'https:') return 'not_https';
  return isPrivateHost(url.hostname) ? 'private_network' : null;
}
