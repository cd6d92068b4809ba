import type { App } from './app.ts';
import { assertStartable } from './start-checks.ts';
import { type Environment, loadEnvironment } from './config/environment.ts';
import { exit } from './config/exit.ts';
import { operatorWarning } from './config/operator.ts';
import { exitWithStartupError } from './config/startup-error.ts';
import { DEMO_ADMIN, DEMO_CUSTOMER, DEMO_PASSWORD } from './demo/demo-accounts.ts';
import { DEMO_RESTAURANTS } from './demo/demo-restaurants.ts';

/** Both together are below the 100 seconds after which Docker and Kubernetes kill. Sending 19,000 sockets away takes 63 s. */
const LEAVE_TIMEOUT_MS = 70_000;
const CLOSE_TIMEOUT_MS = 25_000;

let app: App | null = null;
let isStopping = false;

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));

try {
  const environment = loadEnvironment();
  await assertStartable(environment);
  // Loading all of the product takes longer than to find out that it cannot start.
  const { createApp } = await import('./app.ts');
  app = await createApp(environment);
  // A signal during the start waited for it.
  if (isStopping) await end(app);
  else {
    const warning = operatorWarning(environment);
    if (warning !== null) process.stderr.write(`${warning}\n`);
    announce(environment, app);
  }
} catch (error) {
  exitWithStartupError(error);
}

/** The first signal stops in order; the second one, or a stop that takes too long, at once. */
async function stop(signal: string): Promise<void> {
  if (isStopping) exit(1);
  isStopping = true;
  process.stderr.write(`${signal}: stopping. Once more stops at once.\n`);
  if (app !== null) await end(app);
}

async function end(running: App): Promise<never> {
  try {
    const leaving = giveUpAfter(LEAVE_TIMEOUT_MS);
    await running.leave();
    clearTimeout(leaving);
    giveUpAfter(CLOSE_TIMEOUT_MS);
    await running.close();
  } catch (error) {
    process.stderr.write(`${String(error instanceof Error ? error.stack : error)}\n`);
    exit(1);
  }
  exit(0);
}

function giveUpAfter(milliseconds: number): NodeJS.Timeout {
  return setTimeout(() => {
    process.stderr.write(`Not stopped within ${milliseconds / 1_000} s: ending at once.\n`);
    exit(1);
  }, milliseconds).unref();
}

function announce({ publicUrl, role, demoData }: Environment, { port }: App): void {
  if (role === 'worker') {
    process.stdout.write(`Tischlein's worker runs; its health is at http://localhost:${port}/api/health/ready\n`);
    return;
  }
  const logins = [
    ['customer', DEMO_CUSTOMER.email],
    ['restaurant', DEMO_RESTAURANTS[0]?.email ?? ''],
    ['admin', DEMO_ADMIN.email],
  ] as const;
  const lines = logins.map(([who, email]) => `  ${who.padEnd(12)}${email.padEnd(26)}${DEMO_PASSWORD}`);
  process.stdout.write(['', `Tischlein is at ${publicUrl}`, ...(demoData ? lines : []), '', ''].join('\n'));
}
