/** What `npm run` and the image offer beside the product itself; each is safe to repeat, also beside a running product. */
import 'reflect-metadata';
import { type Environment, loadEnvironment } from './config/environment.ts';
import { exitWithStartupError, StartupError } from './config/startup-error.ts';
import { closeDemo, refuseExposedDemo } from './demo/demo-exposure.ts';
import { LARGE, seedLarge } from './demo/large/large-seed.ts';
import { createAdmin, ONE_TIME_HOURS, readNewAdmin } from './modules/admin-accounts/create-admin.ts';
import { attachMonth } from './modules/order-months/attach-month.ts';
import { detachMonth } from './modules/order-months/detach-month.ts';
import { describeMonths, readMonth } from './modules/order-months/month-list.ts';
import { readExpectedHash, verifyChain } from './modules/audit/verify-chain.ts';
import { startAsOwner, undoLastMigration } from './start-database.ts';

type OwnedDatabase = Awaited<ReturnType<typeof startAsOwner>>;

interface Command {
  run: (database: OwnedDatabase, environment: Environment) => Promise<void>;
  done: string;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  migrate: {
    run: ({ prepare }) => prepare({ seed: false }),
    done: 'The database has every migration.',
  },
  'migrate:down': { run: ({ dataSource }) => undoLastMigration(dataSource), done: 'The last migration is undone.' },
  seed: {
    run: async ({ dataSource, prepare }, environment) => {
      await prepare({ seed: true });
      await refuseExposedDemo(dataSource, environment);
    },
    done: 'The demo data is there; nothing that existed was changed.',
  },
  'seed --large': {
    run: async ({ dataSource, prepare }) => {
      await prepare({ seed: true });
      const startedAt = performance.now();
      const seconds = () => ((performance.now() - startedAt) / 1_000).toFixed(1);
      await seedLarge(dataSource, LARGE, (step) => process.stdout.write(`${seconds().padStart(6)} s  ${step}\n`));
    },
    done: 'The large data set is there; nothing that existed was changed.',
  },
  /** What a start does first, for stacks where one container does it for all. */
  prepare: {
    run: async ({ dataSource, prepare }, environment) => {
      await prepare({ seed: environment.demoData });
      await refuseExposedDemo(dataSource, environment);
    },
    done: 'The database is ready.',
  },
  'orders:months': {
    run: async ({ dataSource }) => {
      for (const line of await describeMonths(dataSource.manager)) process.stdout.write(`${line}\n`);
    },
    done: 'These are the months of orders, by their numbers.',
  },
  'demo:close': {
    run: ({ dataSource }) => closeDemo(dataSource),
    done: 'The demo accounts have passwords that nobody knows, and the demo restaurants are off the lists.',
  },
};

/** Judges what was typed before anything is started. */
function addingAdmin(args: string[]): Command {
  const admin = readNewAdmin(args);
  return {
    run: async ({ dataSource, prepare }, { publicUrl }) => {
      await prepare({ seed: false });
      const password = await createAdmin(dataSource, admin);
      process.stdout.write(
        `One-time password, shown this once and valid for ${ONE_TIME_HOURS} hours:\n\n  ${password}\n\nLog in at ${publicUrl}/admin/auth, where you choose your own.\n`,
      );
    },
    done: `${admin.email} is an admin (${admin.role}).`,
  };
}

function verifyingAudit(args: string[]): Command {
  const expectedHash = readExpectedHash(args);
  return {
    run: async ({ dataSource }) => {
      const { entries, head } = await verifyChain(dataSource, expectedHash);
      process.stdout.write(`${entries} entries; the newest has the hash ${head}\n`);
    },
    done: 'The audit log is as it was written.',
  };
}

function detaching(args: string[]): Command {
  const month = readMonth(args, 'orders:detach');
  return {
    run: async ({ dataSource }) => {
      const { orders, blanked } = await detachMonth(dataSource, month);
      process.stdout.write(
        `${String(orders)} orders, of which ${String(blanked)} named somebody and no longer do. They are in tables that end in ${month}.\n`,
      );
    },
    done: 'The month is detached: no screen, list or link has its orders, and the sums of its days stay. npm run orders:attach brings it back.',
  };
}

function attaching(args: string[]): Command {
  const month = readMonth(args, 'orders:attach');
  return {
    run: ({ dataSource }) => attachMonth(dataSource, month),
    done: 'The month is among the orders again.',
  };
}

const WITH_OPTIONS: Readonly<Record<string, (args: string[]) => Command>> = {
  'admin:create': addingAdmin,
  'audit:verify': verifyingAudit,
  'orders:detach': detaching,
  'orders:attach': attaching,
};

try {
  const [first = '', ...args] = process.argv.slice(2);
  const name = Object.hasOwn(WITH_OPTIONS, first) ? first : [first, ...args].join(' ');
  const command = WITH_OPTIONS[name]?.(args) ?? (Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined);
  if (command === undefined) {
    throw new StartupError(
      `Unknown command "${name}": use one of ${[...Object.keys(COMMANDS), ...Object.keys(WITH_OPTIONS)].join(', ')}.`,
    );
  }
  const environment = loadEnvironment();
  const database = await startAsOwner(environment, { ifInUse: 'join' });
  try {
    await command.run(database, environment);
  } finally {
    await database.stop();
  }
  process.stdout.write(`${command.done}\n`);
} catch (error) {
  exitWithStartupError(error);
}
