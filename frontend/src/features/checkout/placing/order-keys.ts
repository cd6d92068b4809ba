/**
 * One idempotency key for each restaurant's part of the cart, kept until its order is placed. A key stays when the body
 * changes: should an earlier try have arrived after all, the server refuses the second instead of cooking twice.
 */
const STORAGE_KEY = 'orderKeys';

type Keys = Record<string, string>;

function readKeys(): Keys {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Keys) : {};
  } catch {
    return {};
  }
}

/** Keys of pages that may not store anything: they last as long as the page. */
const unstored: Keys = {};

function writeKeys(keys: Keys): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(keys));
  } catch {
    Object.assign(unstored, keys);
  }
}

export function keyOfOrder(restaurantId: number): string {
  const keys = { ...unstored, ...readKeys() };
  const held = keys[restaurantId];
  if (typeof held === 'string' && held !== '') return held;
  const key = crypto.randomUUID();
  writeKeys({ ...keys, [restaurantId]: key });
  return key;
}

export function forgetKeyOfOrder(restaurantId: number): void {
  Reflect.deleteProperty(unstored, restaurantId);
  const { [restaurantId]: _placed, ...rest } = readKeys();
  writeKeys(rest);
}
