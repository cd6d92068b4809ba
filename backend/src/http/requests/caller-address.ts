import { isIPv4, isIPv6 } from 'node:net';

const V4_IN_V6 = /^::ffff:(?=\d+\.)/i;
const GROUPS = 8;
/** Whoever has one IPv6 address has the 2^64 that share its first half. */
const GROUPS_OF_A_NETWORK = 4;

/** What counts as one caller: an IPv4 address, or the network of an IPv6 address. */
export function callerOf(ip: string): string {
  const address = ip.replace(V4_IN_V6, '');
  if (isIPv4(address) || !isIPv6(address)) return address;
  const [plain = ''] = address.split('%');
  const [head = '', tail] = plain.split('::');
  const start = groupsOf(head);
  const end = groupsOf(tail ?? '');
  const zeros = tail === undefined ? [] : new Array<string>(Math.max(0, GROUPS - start.length - end.length)).fill('0');
  const network = [...start, ...zeros, ...end].slice(0, GROUPS_OF_A_NETWORK);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':');
}
