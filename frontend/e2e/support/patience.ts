/** How long a journey waits for what must come, so that a slow machine fails no test: what never comes fails it all the same. */
export const PATIENCE_MS = 60_000;
