/** The lines of what is still missing. */
export function ensureTestTools(names: readonly string[]): string[];
