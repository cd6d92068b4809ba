/** Whose heart was pressed by somebody who then logs in: it outlives that way, in this tab alone. */
const STORAGE_KEY = 'wantedFavourite';
/** Who comes back later has forgotten it. */
const LASTS_MS = 30 * 60_000;

export function rememberWish(restaurantId: number): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([restaurantId, Date.now()]));
  } catch {
    // Storage may be blocked: the heart then takes one more click.
  }
}

/** True once: a second look finds nothing. */
export function takeWish(restaurantId: number): boolean {
  try {
    const [id, at] = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [number?, number?];
    if (id !== restaurantId || at === undefined) return false;
    sessionStorage.removeItem(STORAGE_KEY);
    return Date.now() - at < LASTS_MS;
  } catch {
    return false;
  }
}
