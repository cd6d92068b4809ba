/** What stops a start and the person at the terminal can mend. Its message is one line: what is wrong and how to mend it. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** Prints a startup error as its one line, anything else with its stack, and ends with exit code 1. */
export function exitWithStartupError(error: unknown): never {
  const text = error instanceof StartupError ? error.message : String(error instanceof Error ? error.stack : error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
