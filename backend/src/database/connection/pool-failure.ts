/** Whether no connection was to be had in time; `pg` gives these errors no code. */
export function isPoolFailure(error: unknown): boolean {
  const message = error instanceof Error ? error.message : '';
  return message.includes('timeout exceeded when trying to connect') || message.startsWith('Connection terminated');
}
