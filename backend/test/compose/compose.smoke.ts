/** Real: the stack of docker-compose.yml, built from this tree and started with nothing set. */
import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { after, before, describe, it } from 'node:test';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../support/free-port.ts';
import { Person } from '../support/person.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PROJECT = `tischlein-test-${process.pid}`;
const START_TIMEOUT_MS = 9 * 60_000;
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
const LAST_LINES = 40;

describe('docker compose up', () => {
  let port: number;
  let url: string;

  async function compose(...args: string[]): Promise<string> {
    const { PATH, HOME } = process.env;
    // Only the port differs from a fresh clone, so that the stack can run beside another one.
    const env = { PATH, HOME, PORT: String(port), NO_COLOR: '1' };
    const command = ['compose', '--ansi', 'never', '--env-file', '/dev/null', '-p', PROJECT, ...args];
    try {
      return (await promisify(execFile)('docker', command, { cwd: ROOT, env, maxBuffer: MAX_OUTPUT_BYTES })).stdout;
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`docker ${command.join(' ')}\n${`${stdout}${stderr}`.split('\n').slice(-LAST_LINES).join('\n')}`);
    }
  }

  before(
    async () => {
      port = await freePort();
      url = `http://localhost:${port}`;
      await compose('up', '--build', '--wait', '--quiet-pull');
    },
    { timeout: START_TIMEOUT_MS },
  );

  after(async () => {
    await compose('down', '--volumes', '--rmi', 'local', '--timeout', '5');
  });

  it('is ready and shows the product on one published port', async () => {
    const ready = await fetch(`${url}/api/health/ready`);
    assert.equal(ready.status, 200);
    const home = await fetch(url);
    assert.match(home.headers.get('content-type') ?? '', /text\/html/);
    const published = (await compose('ps', '--format', '{{.Service}} {{.Ports}}'))
      .split('\n')
      .filter((line) => line.includes('->'));
    assert.equal(published.length, 1);
    assert.match(published[0] ?? '', new RegExp(`^tischlein .*:${port}->3000/tcp`));
  });

  it('carries an order from the customer to the kitchen and back, live', async () => {
    const customer = await Person.login(url, 'kunde@example.com');
    const kitchen = await Person.login(url, 'restaurant1@example.com');
    const atKitchen = await kitchen.watch();
    const atCustomer = await customer.watch();
    try {
      await atKitchen.subscribe('restaurant:1:orders');
      await atCustomer.subscribe('customer:orders');
      const order = await customer.placeOrder(1);
      await atKitchen.hear('order:placed', (event) => event.order.id === order.id);
      for (const status of ['preparing', 'delivering', 'delivered'] as const) {
        assert.equal((await kitchen.move(order.id, status)).status, 200);
        await atCustomer.hear('order:updated', (event) => event.orderId === order.id && event.status === status);
      }
    } finally {
      atKitchen.close();
      atCustomer.close();
    }
  });

  it('passes the same journey in a browser', async () => {
    const { PATH, HOME } = process.env;
    const journey = path.join(ROOT, 'frontend/e2e/live-order.e2e.ts');
    const env = { PATH, HOME, TEST_PRODUCT_URL: url };
    const failure = await promisify(execFile)(process.execPath, ['--test', journey], { cwd: ROOT, env }).then(
      () => null,
      (error: unknown) => (error as { stdout: string }).stdout,
    );
    assert.equal(failure, null);
  });

  it('runs as an ordinary user', async () => {
    assert.notEqual((await compose('exec', '-T', 'tischlein', 'id', '-u')).trim(), '0');
  });

  it('keeps orders and sessions over a restart of everything', async () => {
    const customer = await Person.login(url, 'kunde@example.com');
    const order = await customer.placeOrder(1);
    await compose('down', '--timeout', '10');
    await compose('up', '--wait');
    const { status, body } = await customer.request<{ id: number }>('GET', `/api/orders/${order.id}`);
    assert.equal(status, 200);
    assert.equal(body.id, order.id);
  });

  it('ends in order within its grace period', async () => {
    const id = (await compose('ps', '--quiet', 'tischlein')).trim();
    await compose('stop', 'tischlein');
    const { stdout } = spawnSync('docker', ['inspect', '--format', '{{.State.ExitCode}}', id], { encoding: 'utf8' });
    assert.equal(stdout.trim(), '0');
  });
});
