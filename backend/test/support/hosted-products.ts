/** What `product-host.ts` runs: it starts and stops the built product in this process, as it is told. */
import type * as Application from '../../src/app.ts';
import type * as Configuration from '../../src/config/environment.ts';
import type * as Checks from '../../src/start-checks.ts';
import type { HostAnswer, HostOrder } from './product-host.ts';

const built = (file: string): Promise<unknown> => import(new URL(`../../dist/${file}`, import.meta.url).href);

let app: Application.App | null = null;

/** As `main.ts` starts it, which reads its variables from this process instead. */
async function start(variables: Readonly<Record<string, string>>): Promise<void> {
  if (app !== null) throw new Error('A product runs here already.');
  const { loadEnvironment } = (await built('config/environment.js')) as typeof Configuration;
  const { assertStartable } = (await built('start-checks.js')) as typeof Checks;
  const { createApp } = (await built('app.js')) as typeof Application;
  const environment = loadEnvironment(variables);
  await assertStartable(environment);
  app = await createApp(environment);
}

async function stop(): Promise<void> {
  const running = app;
  app = null;
  await running?.close();
}

async function obey(order: HostOrder): Promise<HostAnswer> {
  try {
    await (order === 'stop' ? stop() : start(order.start));
    return { failure: null };
  } catch (error) {
    return { failure: String(error instanceof Error ? error.stack : error) };
  }
}

process.on('message', (order: HostOrder) => void obey(order).then((answer) => process.send?.(answer)));
// The tests have ended, in whichever way.
process.on('disconnect', () => process.exit());
