/** The ports that this machine connects from, as many as compose gives nginx. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../bench/setting/product.ts';

const RANGE = 'net.ipv4.ip_local_port_range';
const RESERVED = 'net.ipv4.ip_local_reserved_ports';

/**
 * Linux tries every other port of the range first, one after the other. Where half of them lead to the same server already, each connection more takes
 * milliseconds of the kernel's time. `listening` are ports of ours, which nobody is to connect from. Only root may set it; answers how to put it back.
 */
export function widenLocalPorts(listening: readonly number[]): () => void {
  const before = [RANGE, RESERVED].map((setting) => [setting, readFileSync(fileOf(setting), 'utf8')] as const);
  const restore = (): void => {
    for (const [setting, value] of before) writeFileSync(fileOf(setting), value);
  };
  process.once('exit', restore);
  writeFileSync(fileOf(RESERVED), listening.join(','));
  writeFileSync(fileOf(RANGE), rangeOfCompose());
  return () => {
    process.off('exit', restore);
    restore();
  };
}

function fileOf(setting: string): string {
  return `/proc/sys/${setting.replaceAll('.', '/')}`;
}

function rangeOfCompose(): string {
  const compose = readFileSync(path.join(ROOT, 'docker-compose.yml'), 'utf8');
  const [, range] = /net\.ipv4\.ip_local_port_range: '(\d+ \d+)'/.exec(compose) ?? [];
  if (range === undefined) throw new Error(`docker-compose.yml does not say ${RANGE}.`);
  return range;
}
