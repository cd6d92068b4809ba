import { BlockList, isIPv6 } from 'node:net';

/** The addresses of this machine and of private networks. */
const INSIDE = new BlockList();
INSIDE.addSubnet('127.0.0.0', 8);
INSIDE.addSubnet('169.254.0.0', 16);
INSIDE.addSubnet('10.0.0.0', 8);
INSIDE.addSubnet('172.16.0.0', 12);
INSIDE.addSubnet('192.168.0.0', 16);
INSIDE.addAddress('::1', 'ipv6');
INSIDE.addSubnet('fe80::', 10, 'ipv6');
INSIDE.addSubnet('fc00::', 7, 'ipv6');

/** Whether a caller is of our own networks: whoever comes through a proxy is who the proxy says. */
export function isInside(ip: string): boolean {
  return INSIDE.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
}
