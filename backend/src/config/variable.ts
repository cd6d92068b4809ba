import { isIP } from 'node:net';
import { readRedisUrl } from './redis-address.ts';

/** How a variable's text becomes a value. `wrong` says what the variable must be, to follow "PORT=abc ". */
type Parsed<T> = { ok: true; value: T } | { ok: false; wrong: string };

export interface Variable<T> {
  /** As it stands in `.env.example`; null: unset. */
  readonly default: string | null;
  readonly meaning: string;
  /** A secret is never repeated in an error line. */
  readonly secret: boolean;
  parse(text: string): Parsed<T>;
}

interface Description {
  default?: string;
  meaning: string;
  secret?: boolean;
}

function variable<T>(description: Description, parse: (text: string) => Parsed<T>): Variable<T> {
  return {
    default: description.default ?? null,
    meaning: description.meaning,
    secret: description.secret ?? false,
    parse,
  };
}

export function integer(description: Description & { min: number; max: number }): Variable<number> {
  const { min, max } = description;
  return variable(description, (text) => {
    const value = Number(text);
    return /^\d+$/.test(text) && value >= min && value <= max
      ? { ok: true, value }
      : { ok: false, wrong: `must be a whole number from ${min} to ${max}` };
  });
}

export function oneOf<const T extends string>(description: Description & { values: readonly T[] }): Variable<T> {
  const { values } = description;
  return variable(description, (text) => {
    const value = values.find((known) => known === text);
    return value === undefined ? { ok: false, wrong: `must be one of ${values.join(', ')}` } : { ok: true, value };
  });
}

export function url(description: Description & { schemes: readonly string[]; example: string }): Variable<string> {
  const { schemes, example } = description;
  return variable(description, (text) => {
    const scheme = URL.canParse(text) ? new URL(text).protocol.slice(0, -1) : '';
    return schemes.includes(scheme) ? { ok: true, value: text } : { ok: false, wrong: `must look like ${example}` };
  });
}

/** The value is the text as it is; `redisAddressOf` takes it apart. */
export function redisUrl(description: Description): Variable<string> {
  return variable(description, (text) => {
    const read = readRedisUrl(text);
    return read.ok ? { ok: true, value: text } : read;
  });
}

/** Scheme, host and port alone: a path or a query here would never match a browser's `Origin`. */
export function origin(description: Description & { example: string }): Variable<string> {
  return variable(description, (text) => {
    const parsed = URL.canParse(text) ? new URL(text) : null;
    const bare = parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.href === `${parsed.origin}/`;
    return bare
      ? { ok: true, value: parsed.origin }
      : { ok: false, wrong: `must be an origin without a path, such as ${description.example}` };
  });
}

export function text(description: Description & { pattern: RegExp; mustBe: string }): Variable<string> {
  const { pattern, mustBe } = description;
  return variable(description, (value) => (pattern.test(value) ? { ok: true, value } : { ok: false, wrong: mustBe }));
}

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (NAMED_NETWORKS.includes(text) || (version !== 0 && bits === undefined)) return true;
  return (
    version !== 0 && rest.length === 0 && /^\d{1,3}$/.test(bits ?? '') && Number(bits) <= (version === 4 ? 32 : 128)
  );
}

/** Addresses, ranges in CIDR notation and the three names that stand for ranges; `none` for an empty list. */
export function networks(description: Description): Variable<readonly string[]> {
  return variable(description, (text) => {
    const value = text === 'none' ? [] : text.split(',').map((part) => part.trim());
    return value.every(isNetwork)
      ? { ok: true, value }
      : {
          ok: false,
          wrong: `must be none, or addresses and ranges with commas between, such as loopback,10.1.0.0/16`,
        };
  });
}
