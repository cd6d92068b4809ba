/** What an address says in one of its parameters; undefined when that is nothing that is known. Pure. */

/** `true` in an address comes as a boolean. */
export function oneOf<T extends string>(values: readonly T[], value: unknown): T | undefined {
  return values.find((known) => known === String(value));
}

export function idOf(value: unknown): number | undefined {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** A text of digits comes as a number. */
export function textOf(value: unknown, maxLength: number): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text.slice(0, maxLength) || undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function dayOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !DAY.test(value)) return undefined;
  const noonMs = Date.parse(`${value}T12:00:00Z`);
  return !Number.isNaN(noonMs) && new Date(noonMs).toISOString().startsWith(value) ? value : undefined;
}
