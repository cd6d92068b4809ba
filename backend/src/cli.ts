/** `migrate`, `migrate:down`, `seed`, `seed --large` and `prepare`, each safe to repeat, also beside a running product. */
import 'reflect-metadata';
import type { DataSource } from 'typeorm';
import { type Environment, loadEnvironment } from './config/environment.ts';
import { exitWithStartupError, StartupError } from './config/startup-error.ts';
import { LARGE, seedLarge } from './database/large/large-seed.ts';
import { prepareDatabase, startDatabase, undoLastMigration } from './start-database.ts';

const COMMANDS: Readonly<
  Record<string, { run: (dataSource: DataSource, environment: Environment) => Promise<void>; done: string }>
> = {
  migrate: {
    run: (dataSource) => prepareDatabase(dataSource, { seed: false }),
    done: 'The database has every migration.',
  },
  'migrate:down': { run: undoLastMigration, done: 'The last migration is undone.' },
  seed: {
    run: (dataSource) => prepareDatabase(dataSource, { seed: true }),
    done: 'The demo data is there; nothing that existed was changed.',
  },
  'seed --large': {
    run: async (dataSource) => {
      await prepareDatabase(dataSource, { seed: true });
      const startedAt = performance.now();
      const seconds = () => ((performance.now() - startedAt) / 1_000).toFixed(1);
      await seedLarge(dataSource, LARGE, (step) => process.stdout.write(`${seconds().padStart(6)} s  ${step}\n`));
    },
    done: 'The large data set is there; nothing that existed was changed.',
  },
  /** What a start does first, for stacks where one container does it for all. */
  prepare: {
    run: (dataSource, { demoData }) => prepareDatabase(dataSource, { seed: demoData }),
    done: 'The database is ready.',
  },
};

try {
  const name = process.argv.slice(2).join(' ');
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    throw new StartupError(`Unknown command "${name}": use one of ${Object.keys(COMMANDS).join(', ')}.`);
  }
  const environment = loadEnvironment();
  const database = await startDatabase(environment, { ifInUse: 'join' });
  try {
    await command.run(database.dataSource, environment);
  } finally {
    await database.stop();
  }
  process.stdout.write(`${command.done}\n`);
} catch (error) {
  exitWithStartupError(error);
}
