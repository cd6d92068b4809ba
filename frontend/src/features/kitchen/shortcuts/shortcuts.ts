/** Which key does what on the board. Pure. */
import { storedAtom } from '../../../lib/storage/stored-atom.ts';

export const SHORTCUTS = {
  j: 'down',
  k: 'up',
  h: 'left',
  l: 'right',
  a: 'forward',
  x: 'reject',
  s: 'seen',
  '+': 'more',
  z: 'undo',
  f: 'full-screen',
  d: 'details',
  '/': 'search',
  '?': 'help',
} as const;
export type Shortcut = (typeof SHORTCUTS)[keyof typeof SHORTCUTS];

/** The arrows do the same while a card has the focus; elsewhere they scroll. */
export const CARD_KEYS: Readonly<Record<string, Shortcut>> = {
  ArrowDown: 'down',
  ArrowUp: 'up',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** Whoever dictates, or leans on the keyboard, turns single keys off (WCAG 2.1.4). */
export const shortcutsAtom = storedAtom<boolean>(
  'kitchenShortcuts',
  true,
  (value): value is boolean => typeof value === 'boolean',
);

export function isShortcutKey(key: string): key is keyof typeof SHORTCUTS {
  return Object.hasOwn(SHORTCUTS, key);
}

/** The order beside: in the same column, or in the next one that has any, as far down as this one. */
export function neighbourOf(
  columns: readonly (readonly number[])[],
  currentId: number | null,
  direction: 'down' | 'up' | 'left' | 'right',
): number | null {
  const column = columns.findIndex((ids) => currentId !== null && ids.includes(currentId));
  if (column < 0 || currentId === null) return columns.find((ids) => ids.length > 0)?.[0] ?? null;
  const ids = columns[column] ?? [];
  const row = ids.indexOf(currentId);
  if (direction === 'down') return ids[row + 1] ?? currentId;
  if (direction === 'up') return ids[row - 1] ?? currentId;
  const beside = direction === 'left' ? columns.slice(0, column).reverse() : columns.slice(column + 1);
  const next = beside.find((others) => others.length > 0);
  return next ? (next[Math.min(row, next.length - 1)] ?? null) : currentId;
}
