/** How much a request may consist of, beside its bytes. */
export interface ValueBudget {
  /** Values of any kind: objects, lists, texts, numbers. */
  nodes: number;
  /** How many keys one object may have. */
  keys: number;
}

/** No request of the product nests deeper than a dish's options; what does is meant to exhaust a stack. */
export const MAX_DEPTH = 8;

/** A name of JavaScript's own, which code that reads an object by its keys would stumble over. */
const RESERVED_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

interface Fault {
  /**
   * `nodes`, `keys` and `depth`: more than the budget. `text`: what Postgres cannot store, or UTF-8 cannot write.
   * `reserved`: a key that no request may have.
   */
  kind: 'nodes' | 'keys' | 'depth' | 'text' | 'reserved';
  /** The path of the value, such as `items.1.notes`. */
  path: string;
}

/**
 * The first reason to refuse a value that was parsed from a request, in one pass that ends where the budget ends.
 * Passwords may have a NUL, since only their hash is stored.
 */
export function firstFault(value: unknown, budget: ValueBudget): Fault | null {
  const found = inspect(value, { left: budget.nodes, keys: budget.keys, depth: 0, mayHaveNul: false });
  return found === null ? null : { kind: found.kind, path: found.keys.reverse().join('.') };
}

interface Inspection {
  left: number;
  readonly keys: number;
  depth: number;
  mayHaveNul: boolean;
}

/** Keys from the inside out: the path is only put together when there is a fault. */
interface Found {
  kind: Fault['kind'];
  keys: string[];
}

function inspect(value: unknown, state: Inspection): Found | null {
  state.left -= 1;
  if (state.left < 0) return { kind: 'nodes', keys: [] };
  if (typeof value === 'string') return isText(value, state.mayHaveNul) ? null : { kind: 'text', keys: [] };
  if (typeof value !== 'object' || value === null) return null;
  if (state.depth === MAX_DEPTH) return { kind: 'depth', keys: [] };
  state.depth += 1;
  const found = Array.isArray(value) ? inspectList(value, state) : inspectObject(value, state);
  state.depth -= 1;
  return found;
}

function inspectList(list: readonly unknown[], state: Inspection): Found | null {
  for (let at = 0; at < list.length; at += 1) {
    const found = inspect(list[at], state);
    if (found !== null) return within(found, String(at));
  }
  return null;
}

function inspectObject(object: object, state: Inspection): Found | null {
  const keys = Object.keys(object);
  if (keys.length > state.keys) return { kind: 'keys', keys: [] };
  for (const key of keys) {
    if (RESERVED_KEYS.has(key)) return { kind: 'reserved', keys: [key] };
    if (!isText(key, false)) return { kind: 'text', keys: [key] };
    state.mayHaveNul = /password$/i.test(key);
    const found = inspect((object as Record<string, unknown>)[key], state);
    if (found !== null) return within(found, key);
  }
  state.mayHaveNul = false;
  return null;
}

function within(found: Found, key: string): Found {
  found.keys.push(key);
  return found;
}

/** Half of a surrogate pair has no UTF-8: it would be stored as U+FFFD, or refused where a pattern is applied to it. */
function isText(text: string, mayHaveNul: boolean): boolean {
  return text.isWellFormed() && (mayHaveNul || !text.includes('\0'));
}
