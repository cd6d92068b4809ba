/** What `npm run` and the image offer beside the product itself; each is safe to repeat, also beside a running product. */
import 'reflect-metadata';
import type { DataSource } from 'typeorm';
import { type Environment, loadEnvironment } from './config/environment.ts';
import { exitWithStartupError, StartupError } from './config/startup-error.ts';
import { closeDemo, refuseExposedDemo } from './database/demo/demo-exposure.ts';
import { LARGE, seedLarge } from './database/large/large-seed.ts';
import { createAdmin, ONE_TIME_HOURS, readNewAdmin } from './modules/admin-accounts/create-admin.ts';
import { prepareDatabase, startDatabase, undoLastMigration } from './start-database.ts';

interface Command {
  run: (dataSource: DataSource, environment: Environment) => Promise<void>;
  done: string;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  migrate: {
    run: (dataSource) => prepareDatabase(dataSource, { seed: false }),
    done: 'The database has every migration.',
  },
  'migrate:down': { run: undoLastMigration, done: 'The last migration is undone.' },
  seed: {
    run: async (dataSource, environment) => {
      await prepareDatabase(dataSource, { seed: true });
      await refuseExposedDemo(dataSource, environment);
    },
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
    run: async (dataSource, environment) => {
      await prepareDatabase(dataSource, { seed: environment.demoData });
      await refuseExposedDemo(dataSource, environment);
    },
    done: 'The database is ready.',
  },
  'demo:close': {
    run: closeDemo,
    done: 'The demo accounts have passwords that nobody knows, and the demo restaurants are off the lists.',
  },
};

/** Judges what was typed before anything is started. */
function addingAdmin(args: string[]): Command {
  const admin = readNewAdmin(args);
  return {
    run: async (dataSource, { publicUrl }) => {
      await prepareDatabase(dataSource, { seed: false });
      const password = await createAdmin(dataSource, admin);
      process.stdout.write(
        `One-time password, shown this once and valid for ${ONE_TIME_HOURS} hours:\n\n  ${password}\n\nLog in at ${publicUrl}/admin/auth, where you choose your own.\n`,
      );
    },
    done: `${admin.email} is an admin (${admin.role}).`,
  };
}

try {
  const [first = '', ...args] = process.argv.slice(2);
  const name = first === 'admin:create' ? first : [first, ...args].join(' ');
  const command =
    name === 'admin:create' ? addingAdmin(args) : Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    throw new StartupError(
      `Unknown command "${name}": use one of ${[...Object.keys(COMMANDS), 'admin:create'].join(', ')}.`,
    );
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
