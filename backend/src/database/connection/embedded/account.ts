import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { StartupError } from '../../../config/startup-error.ts';

/** The account that Postgres runs under. Null: the one that this process already has. */
export type Account = { readonly uid: number; readonly gid: number } | null;

const NAME = 'postgres';

/** Postgres refuses to run as root, so root lends it another account: the owner of the data, else `postgres`. */
export function accountFor(dataDirectory: string): Account {
  const own = process.getuid?.();
  if (own === undefined) {
    throw new StartupError(
      'The embedded Postgres does not run on this system: set DATABASE_URL to a Postgres 15 or newer.',
    );
  }
  const owner = statSync(dataDirectory, { throwIfNoEntry: false });
  if (own !== 0) {
    if (owner !== undefined && owner.uid !== own) {
      throw new StartupError(
        `${dataDirectory} belongs to another user: run as that user, or set DATA_DIR to a folder of your own.`,
      );
    }
    return null;
  }
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return findAccount() ?? createAccount();
}

function findAccount(): Account {
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, NAME], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
}

function createAccount(): Account {
  try {
    const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', NAME];
    execFileSync('useradd', options, { stdio: 'pipe' });
  } catch (error) {
    throw new StartupError(
      `Postgres must not run as root, and the account "${NAME}" could not be made (${String(error).split('\n')[0]}): make it, start as another user, or set DATABASE_URL.`,
    );
  }
  return findAccount();
}

/** Whether this account may pass through a folder or run a file, asked of the system itself. */
export function mayEnter(account: Account, path: string): boolean {
  return account === null || passes(account, '-x', path);
}

export function mayRead(account: Account, path: string): boolean {
  return account === null || passes(account, '-r', path);
}

function passes(account: NonNullable<Account>, test: '-x' | '-r', path: string): boolean {
  const result = spawnSync('/bin/sh', ['-c', `test ${test} "$1"`, 'sh', path], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  });
  return result.status === 0;
}
