import { stdSerializers } from 'pino';

const SECRETS: ReadonlySet<string> = new Set([
  'password',
  'passwordHash',
  'password_hash',
  'token',
  'posApiKey',
  'pos_api_key',
  'cookie',
  'authorization',
  'set-cookie',
]);
const CENSORED = '[redacted]';
/** In levels: `req.headers.cookie` lies at the third. It also ends the way where something holds itself. */
const DEEPEST = 4;

/**
 * Hides what a caller hands to the logger by mistake, down to `DEEPEST` levels, and writes errors out. What holds neither is given back as it
 * is, and of what does a copy, since somebody goes on with it.
 */
export function withoutSecrets(value: object, depth = 1): Record<string, unknown> {
  const given = value as Record<string, unknown>;
  let copy: Record<string, unknown> | null = null;
  for (const [key, held] of Object.entries(given)) {
    const shown = shownOf(key, held, depth);
    if (shown === held) continue;
    copy ??= Object.assign(Array.isArray(value) ? [] : {}, given);
    copy[key] = shown;
  }
  return copy ?? given;
}

function shownOf(key: string, held: unknown, depth: number): unknown {
  if (SECRETS.has(key)) return held === undefined ? held : CENSORED;
  if (typeof held !== 'object' || held === null || depth === DEEPEST) return held;
  return withoutSecrets(held instanceof Error ? stdSerializers.err(held) : held, depth + 1);
}
