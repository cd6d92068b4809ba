import { UNDO_MINUTES } from '@contracts/menus/menu-editor.ts';
import type { MenuPart } from '../../../lib/api/kitchen/menu-editor.ts';

/** What was deleted on this device, to be offered for as long as the server can restore it. */
export interface Deleted {
  restaurantId: number;
  part: MenuPart;
  id: number;
  name: string;
  /** Milliseconds since 1970. */
  at: number;
}

const UNDO_MS = UNDO_MINUTES * 60_000;

/** The latest comes first. */
export function restorableOf(list: readonly Deleted[], restaurantId: number, now: number): Deleted[] {
  return list
    .filter((entry) => entry.restaurantId === restaurantId && now - entry.at < UNDO_MS)
    .toSorted((a, b) => b.at - a.at);
}

export const isEntry = (entry: Deleted, { part, id }: Pick<Deleted, 'part' | 'id'>) =>
  entry.part === part && entry.id === id;
