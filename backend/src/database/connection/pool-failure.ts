/** How `pg` says, without a code, that no connection or no answer was to be had, or that a connection has broken. The last is TypeORM's, in the middle of a transaction. */
const BEGINNINGS = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
  'Client has encountered a connection error',
  'Query runner already released',
];

export function isPoolFailure(error: unknown): boolean {
  return error instanceof Error && BEGINNINGS.some((beginning) => error.message.startsWith(beginning));
}
