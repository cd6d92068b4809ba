/** Real: `npm start` as people type it, and the one line that each wrong start says. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { freePort } from '../../src/database/connection/embedded/free-port.ts';
import { Machine } from '../support/npm-start.ts';
import { Person } from '../support/person.ts';

let machine: Machine;
beforeEach(async () => {
  machine = await Machine.open();
});
afterEach(() => machine.end());

describe('npm start', () => {
  it('says where it is and the three demo logins, which work', async () => {
    const running = machine.start();
    await running.ready();
    const url = `http://localhost:${machine.port}`;
    expect(running.out).toContain(`Tischlein is at ${url}`);
    const logins = [...running.out.matchAll(/^\s+\w+\s+(?<email>\S+@example\.com)\s+(?<password>\S+)$/gm)];
    expect(logins).toHaveLength(3);
    for (const { groups } of logins) {
      const person = await Person.login(url, groups?.email ?? '', groups?.password);
      expect(person.account?.email).toBe(groups?.email);
    }
    const home = await fetch(url);
    expect(home.headers.get('content-type')).toMatch(/^text\/html/);
  });
});

describe('a start that cannot be', () => {
  const cases: [string, () => Promise<Record<string, string>> | Record<string, string>, RegExp][] = [
    ['a wrong value', () => ({ ACCEPT_DEADLINE_SECONDS: 'soon' }), /^ACCEPT_DEADLINE_SECONDS=soon must be .+$/],
    ['a missing secret', () => ({ NODE_ENV: 'production' }), /^SESSION_SECRET is required in production: .+$/],
    ['a port that is taken', takenPort, /^PORT=\d+ is taken: .+$/],
    [
      'a database that is away',
      async () => ({ DATABASE_URL: `postgres://u:hunter2@127.0.0.1:${await freePort()}/db` }),
      /^DATABASE_URL: (?!.*hunter2).+$/,
    ],
    [
      'a database that says nothing',
      async () => ({ DATABASE_URL: `postgres://u:hunter2@127.0.0.1:${await silentPort()}/db` }),
      /^DATABASE_URL: (?!.*hunter2).+\(it does not answer\).+$/,
    ],
    [
      'a Redis that is away',
      async () => ({ REDIS_URL: `redis://u:hunter2@127.0.0.1:${await freePort()}` }),
      /^REDIS_URL: (?!.*hunter2).+\(nothing listens there\).+$/,
    ],
    [
      'a Redis that says nothing',
      async () => ({ REDIS_URL: `redis://127.0.0.1:${await silentPort()}` }),
      /^REDIS_URL: .+\(it does not answer\).+$/,
    ],
    [
      'a role of its own without Redis',
      () => ({ ROLE: 'worker', DATABASE_URL: 'postgres://db/x' }),
      /^ROLE=worker needs .+$/,
    ],
  ];

  it.each(cases)('says %s in one line and exits 1', async (_name, env, line) => {
    const start = machine.start(await env());
    expect(await start.exitCode()).toBe(1);
    expect(start.err.trimEnd()).toMatch(line);
    expect(start.err.trimEnd().split('\n')).toHaveLength(1);
    // Nothing was started that the line says to be impossible.
    expect(existsSync(path.join(machine.dataDir, 'postgres'))).toBe(false);
  });

  /** Where connections are taken and nothing is ever said. */
  async function silentPort(): Promise<number> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    machine.onEnd(() => server.close());
    return (server.address() as AddressInfo).port;
  }

  async function takenPort(): Promise<Record<string, string>> {
    const server = createServer().listen(machine.port, '::');
    await once(server, 'listening');
    machine.onEnd(() => server.close());
    return {};
  }
});
