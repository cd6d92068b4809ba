/** No request of the product nests deeper than an order's lines; what does is meant to exhaust a stack. */
export const MAX_DEPTH = 8;

type BadText = { kind: 'nul'; path: string } | { kind: 'too_deep' };

/**
 * Finds what must not go further: text with a NUL, which Postgres cannot store, and nesting without end. Passwords may
 * have any character, since only their hash is stored.
 */
export function firstBadText(value: unknown, path = '', depth = 0): BadText | null {
  if (typeof value === 'string') return value.includes('\0') ? { kind: 'nul', path } : null;
  if (typeof value !== 'object' || value === null) return null;
  if (depth === MAX_DEPTH) return { kind: 'too_deep' };
  for (const [key, child] of Object.entries(value)) {
    if (/password$/i.test(key)) continue;
    const bad = firstBadText(child, path === '' ? key : `${path}.${key}`, depth + 1);
    if (bad !== null) return bad;
  }
  return null;
}
