import { BOARD_KINDS, type BoardEntry, type BoardKind } from '@contracts/admin/admin-board.ts';
import { hasAdminRight, type AdminRole } from '@contracts/accounts/admin-roles.ts';
import { REMINDER_PAUSE_SECONDS } from '@contracts/restaurants/watch.ts';

export type BoardAction = 'remind' | 'cancel' | 'pause' | 'resend' | 'retry' | 'drop';

/** What is to be done about each kind, the nearest thing first. */
const ACTIONS: Readonly<Record<BoardKind, readonly BoardAction[]>> = {
  order_pending: ['remind', 'cancel', 'pause'],
  order_late: ['remind', 'cancel'],
  restaurant_no_device: ['pause'],
  till_failed: ['resend'],
  mail_failed: ['retry', 'drop'],
  job_dead: ['retry', 'drop'],
};

const RIGHT_FOR = {
  remind: 'remind',
  cancel: 'cancel_orders',
  pause: 'pause_restaurants',
  resend: 'resend',
  retry: 'resend',
  drop: 'resend',
} as const satisfies Record<BoardAction, string>;

export function actionsOf(kind: BoardKind, role: AdminRole | undefined): BoardAction[] {
  return ACTIONS[kind].filter((action) => hasAdminRight(role, RIGHT_FOR[action]));
}

export interface BoardGroup {
  kind: BoardKind;
  /** How many there are, those that are not listed among them. */
  count: number;
  /** What has been stuck longest comes first. */
  entries: BoardEntry[];
}

/** Whether an admin lets it rest. */
export const isSnoozed = ({ mark }: BoardEntry): boolean => mark !== null && mark.snoozedUntil !== null;

/** Those in which something is stuck that does not rest. */
export function groupsOf(entries: readonly BoardEntry[], counts: Readonly<Record<BoardKind, number>>): BoardGroup[] {
  return BOARD_KINDS.map((kind) => {
    const own = entries.filter((entry) => entry.kind === kind && !isSnoozed(entry));
    return { kind, entries: own, count: Math.max(counts[kind], own.length) };
  }).filter(({ entries: own }) => own.length > 0);
}

/** Seconds until the restaurant may be reminded again; 0: now. */
export function reminderWait(remindedAt: string | null, now: number): number {
  if (remindedAt === null) return 0;
  return Math.max(0, Math.ceil((Date.parse(remindedAt) + REMINDER_PAUSE_SECONDS * 1000 - now) / 1000));
}
