/**
 * What this tab does for a kitchen, kept until somebody logs out. A session that ends by itself leaves it behind, so that
 * the login which follows can say what is waiting, also after a reload.
 */
export interface KitchenAtWork {
  /** Of the login that the device was used with. */
  readonly email: string;
  /** Orders that nobody had answered when the kitchen was last seen. */
  readonly waiting: number;
}

const KEY = 'kitchenAtWork';

export function keepKitchenAtWork(kitchen: KitchenAtWork): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kitchen));
  } catch {
    // Where storage is blocked, a session that ends leads to the plain login.
  }
}

export function findKitchenAtWork(): KitchenAtWork | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isKitchenAtWork(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function forgetKitchenAtWork(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage that is blocked holds nothing.
  }
}

function isKitchenAtWork(kept: unknown): kept is KitchenAtWork {
  if (typeof kept !== 'object' || kept === null) return false;
  const { email, waiting }: Partial<Record<keyof KitchenAtWork, unknown>> = kept;
  return typeof email === 'string' && typeof waiting === 'number';
}
