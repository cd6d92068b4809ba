/** Which key does what on the board. Pure. */
import { storedAtom } from '../../../lib/storage/stored-atom.ts';

export const SHORTCUTS = {
  j: 'down',
  k: 'up',
  h: 'left',
  l: 'right',
  a: 'forward',
  i: 'line',
  x: 'reject',
  s: 'seen',
  '+': 'more',
  z: 'undo',
  r: 'recall',
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
