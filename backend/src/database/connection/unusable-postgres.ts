import { hasCode } from '../../config/error-code.ts';
import { StartupError } from '../../config/startup-error.ts';

const REASONS: readonly (readonly [code: string, reason: string])[] = [
  ['ECONNREFUSED', 'nothing listens there'],
  ['ENOTFOUND', 'there is no such host'],
  ['ETIMEDOUT', 'it does not answer'],
  ['28P01', 'the user or the password is wrong'],
  ['28000', 'the user is not allowed in'],
  ['3D000', 'there is no such database'],
];

/** What a failed connection is called at the terminal: it names the place, never the password. */
export function unusablePostgres(url: string, error: unknown): StartupError {
  const { hostname, port, pathname } = new URL(url);
  const place = `${hostname}:${port || '5432'}${pathname}`;
  return new StartupError(
    `DATABASE_URL: the Postgres at ${place} cannot be used (${reasonOf(error)}): start it, or set DATABASE_URL to one that runs.`,
  );
}

/** Of a connection that could not be made, in few words. */
export function reasonOf(error: unknown): string {
  const known = REASONS.find(([code]) => hasCode(error, code));
  if (known !== undefined) return known[1];
  return error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : 'no reason given';
}
