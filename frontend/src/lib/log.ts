/**
 * The only module that writes to the browser's console: failures that the specification wants logged and not shown. The page's
 * own `inline/load-patiently.js`, which is there before any module, does it by itself.
 */
const { console: browserConsole } = globalThis;

export function logWarning(problem: unknown): void {
  browserConsole.warn(problem);
}

export function logError(error: unknown): void {
  browserConsole.error(error);
}
