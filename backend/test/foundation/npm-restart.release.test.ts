/** Real: the life of one installation that `npm start` runs, its signals and its faults, and the first admin. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../src/database/connection/embedded/free-port.ts';
import { Machine, type Start } from '../support/npm-start.ts';
import { Person } from '../support/person.ts';
import { until } from '../support/until.ts';

let machine: Machine;
const open = async () => {
  machine = await Machine.open();
};
const close = () => machine.end();

/** Postgres removes its pid file as the last thing of an orderly end. */
function postgresIsStopped(): boolean {
  return !existsSync(path.join(machine.dataDir, 'postgres/postmaster.pid'));
}

/** Each test goes on where the one before has ended, since making the data takes most of a start. */
describe('an installation', () => {
  let running: Start;
  const logIn = () => Person.login(`http://localhost:${machine.port}`, 'kunde@example.com');
  beforeAll(async () => {
    await open();
    running = machine.start();
    await running.ready();
  });
  afterAll(close);

  it('may be seeded and migrated while it runs', async () => {
    for (const command of ['migrate', 'seed']) {
      const beside = machine.start({}, ['run', command]);
      expect([await beside.exitCode(), beside.err]).toEqual([0, '']);
    }
  });

  it('says that the data folder is in use', async () => {
    const second = machine.start({ PORT: String(await freePort()) });
    expect(await second.exitCode()).toBe(1);
    expect(second.err).toMatch(/^\S+ is in use by process \d+: [^\n]+\n$/);
  });

  // Ctrl-C signals the whole group, npm included, and npm passes it on: the product hears it twice.
  it.each([
    ['Ctrl-C', () => running.signalGroup('SIGINT')],
    ['SIGTERM to npm', () => running.child.kill('SIGTERM')],
  ])('ends in order on %s, and the next start finds all data', async (_name, end) => {
    const order = await (await logIn()).placeOrder(1);
    end();
    expect(await running.exitCode()).toBe(0);
    await until(postgresIsStopped);
    expect(readFileSync(path.join(machine.dataDir, 'postgres.log'), 'utf8')).toMatch(/database system is shut down\n$/);

    running = machine.start();
    await running.ready();
    const { status, body } = await (await logIn()).request<{ id: number }>('GET', `/api/orders/${order.id}`);
    expect([status, body.id]).toEqual([200, order.id]);
  });

  it('starts again after it was killed', async () => {
    const order = await (await logIn()).placeOrder(1);
    running.signalGroup('SIGKILL');
    await running.ended;
    await machine.start().ready();
    expect((await (await logIn()).request('GET', `/api/orders/${order.id}`)).status).toBe(200);
  });
});

describe('npm run admin:create', () => {
  beforeEach(open);
  afterEach(close);

  it('prints a one-time password on a machine that has nothing yet', async () => {
    const args = ['--email', 'owner@tischlein.example', '--role', 'owner'];
    const made = machine.start({ DEMO_DATA: 'false' }, ['run', 'admin:create', '--', ...args]);
    expect([await made.exitCode(), made.err]).toEqual([0, '']);
    expect(made.out).toMatch(/^One-time password, [^\n]+:\n\n {2}(?:[a-z2-9]{5}-){4}[a-z2-9]{5}\n\nLog in at [^\n]+\n/);
    const wrong = machine.start({}, ['run', 'admin:create', '--', '--role', 'owner']);
    expect(await wrong.exitCode()).toBe(1);
    expect(wrong.err.trimEnd()).toMatch(/^--email has to be an e-mail address: use admin:create [^\n]+$/);
  });
});
