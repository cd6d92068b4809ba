/** `migrate`, `migrate:down` and `seed`, each safe to repeat. Beside a running product they use its database. */
import 'reflect-metadata';
import type { DataSource } from 'typeorm';
import { loadEnvironment } from './config/environment.ts';
import { exitWithStartupError, StartupError } from './config/startup-error.ts';
import { prepareDatabase, startDatabase, undoLastMigration } from './start-database.ts';

const COMMANDS: Readonly<Record<string, { run: (dataSource: DataSource) => Promise<void>; done: string }>> = {
  migrate: {
    run: (dataSource) => prepareDatabase(dataSource, { seed: false }),
    done: 'The database has every migration.',
  },
  'migrate:down': { run: undoLastMigration, done: 'The last migration is undone.' },
  seed: {
    run: (dataSource) => prepareDatabase(dataSource, { seed: true }),
    done: 'The demo data is there; nothing that existed was changed.',
  },
};

try {
  const name = process.argv[2] ?? '';
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    throw new StartupError(`Unknown command "${name}": use one of ${Object.keys(COMMANDS).join(', ')}.`);
  }
  const database = await startDatabase(loadEnvironment(), { ifInUse: 'join' });
  try {
    await command.run(database.dataSource);
  } finally {
    await database.stop();
  }
  process.stdout.write(`${command.done}\n`);
} catch (error) {
  exitWithStartupError(error);
}
