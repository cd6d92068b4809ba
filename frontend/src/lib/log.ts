/** The only code that writes to the browser's console: failures that the specification wants logged and not shown. */
const { console: browserConsole } = globalThis;

export function logWarning(problem: unknown): void {
  browserConsole.warn(problem);
}

export function logError(error: unknown): void {
  browserConsole.error(error);
}
