import { BOARD_KINDS, type BoardKind } from '@contracts/admin/admin-board.ts';

/** How much is stuck, of all kinds. */
export function totalOf(counts: Readonly<Record<BoardKind, number>>): number {
  return BOARD_KINDS.reduce((sum, kind) => sum + counts[kind], 0);
}
