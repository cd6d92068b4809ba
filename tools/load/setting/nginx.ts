/** nginx in front of several instances on this machine, by the product's own files. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../backend/src/database/connection/embedded/free-port.ts';
import { findNginx } from '../../../backend/test/support/nginx.ts';
import { ROOT } from '../../bench/setting/product.ts';
import { widenLocalPorts } from './local-ports.ts';

const LOG = 'error.log';
const FILES = ['nginx.conf', 'product.conf', 'own-answers.conf'];
/** A process may open 20,000 files here, and a socket takes two. */
const PROCESSES = 8;
const CONNECTIONS_EACH = 19_500;
const POLL_MS = 25;
const START_TRIES = 400;

export interface Nginx {
  /** As many as were asked for: no client address has more than 28,000 connections to one. */
  readonly ports: readonly number[];
  /** What its log says went wrong, by how often; the most frequent first. */
  readonly troubles: () => string[];
  readonly stop: () => Promise<void>;
}

/**
 * What compose's name server says is a list of ports here, of which some may be of nobody. Who has the fewest sockets gets the next: a
 * process has no room for half of those that leave another. The limits by address are off, since everybody comes from this machine.
 * Nobody remembers who has refused, as the product's own files do not: else nginx would try who has refused once a second until a request has
 * succeeded, and a WebSocket has succeeded only when it ends.
 */
export async function startNginx(upstreams: readonly number[], count: number): Promise<Nginx> {
  const program = findNginx();
  if (program === null) throw new Error('There is no nginx.');
  const folder = mkdtempSync(path.join(tmpdir(), 'tischlein-nginx-'));
  const ports: number[] = [];
  while (ports.length < count) ports.push(await freePort());
  for (const file of FILES) {
    const text = readFileSync(path.join(ROOT, 'docker/nginx', file), 'utf8');
    writeFileSync(path.join(folder, file), adapt(text, folder));
  }
  writeFileSync(path.join(folder, 'site.conf'), site(ports, upstreams, folder));
  const narrowLocalPorts = widenLocalPorts([...ports, ...upstreams]);
  const child = spawn(program, ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const port of ports) await untilListening(child, port);
  return {
    ports,
    troubles: () => troublesIn(readFileSync(path.join(folder, LOG), 'utf8')),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      narrowLocalPorts();
      rmSync(folder, { recursive: true });
    },
  };
}

function adapt(text: string, folder: string): string {
  return text
    .replaceAll('/tmp/', `${folder}/`)
    .replace('worker_processes auto;', `worker_processes ${PROCESSES};`)
    .replace('worker_connections 10000;', `worker_connections ${CONNECTIONS_EACH};`)
    .replace(/^ *include \/etc\/nginx\/mime.types;$/m, '')
    .replace('/etc/nginx/sites/*.conf', path.join(folder, 'site.conf'))
    .replaceAll('/etc/nginx/', `${folder}/`)
    .replace(/^ *resolver(?:_timeout)? .*$/gm, '')
    .replaceAll('http://api:3000', 'http://api')
    .replace('access_log /dev/stdout json;', 'access_log off;')
    .replace('error_log stderr warn;', `error_log ${path.join(folder, LOG)} error;`)
    .replace(/^ *limit_(?:req|conn) .*$/gm, '')
    .replace('keepalive_timeout 65s;', 'keepalive_timeout 65s; keepalive_requests 1000000;')
    .replace(/ {2}# For the container's own health check[^]*\n {2}\}\n(?=\}\n$)/, '');
}

/** Lines without what differs from call to call: `… [error] 12#12: *34 connect() failed (111: Connection refused) while …, client: …`. */
function troublesIn(log: string): string[] {
  const counts = new Map<string, number>();
  for (const line of log.split('\n')) {
    const trouble = /\*\d+ (?<what>[^,]+)/.exec(line)?.groups?.what;
    if (trouble !== undefined) counts.set(trouble, (counts.get(trouble) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([what, count]) => `${count} ${what}`);
}

function site(ports: readonly number[], upstreams: readonly number[], folder: string): string {
  const servers = upstreams.map((each) => `  server 127.0.0.1:${each} max_fails=0;`);
  return [
    'upstream api {\n  zone api 256k;\n  least_conn;',
    ...servers,
    '}\nserver {',
    ...ports.map((port) => `  listen ${port} backlog=4096 reuseport;`),
    `  include ${folder}/product.conf;\n}\n`,
  ].join('\n');
}

async function untilListening(child: ChildProcess, port: number): Promise<void> {
  for (let tries = 0; tries < START_TRIES; tries += 1) {
    if (child.exitCode !== null) throw new Error(`nginx ended at its start with code ${child.exitCode}.`);
    if (await isTaken(port)) return;
    await delay(POLL_MS);
  }
  throw new Error('nginx did not start.');
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
