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

/** The same entry in the next answer has the same key. */
export function keyOf(entry: BoardEntry): string {
  switch (entry.kind) {
    case 'order_pending':
    case 'order_late':
      return `${entry.kind} ${entry.orderId}`;
    case 'restaurant_no_device':
      return `${entry.kind} ${entry.restaurantId}`;
    case 'till_failed':
      return `${entry.kind} ${entry.deliveryId}`;
    case 'mail_failed':
    case 'job_dead':
      return `${entry.kind} ${entry.queue} ${entry.jobId}`;
  }
}

export interface BoardGroup {
  kind: BoardKind;
  /** How many there are, those that are not listed among them. */
  count: number;
  /** What has been stuck longest comes first. */
  entries: BoardEntry[];
}

/** Those in which something is stuck. */
export function groupsOf(entries: readonly BoardEntry[], counts: Readonly<Record<BoardKind, number>>): BoardGroup[] {
  return BOARD_KINDS.map((kind) => {
    const own = entries.filter((entry) => entry.kind === kind);
    return { kind, entries: own, count: Math.max(counts[kind], own.length) };
  }).filter(({ entries: own }) => own.length > 0);
}

/** Seconds until the restaurant may be reminded again; 0: now. */
export function reminderWait(remindedAt: string | null, now: number): number {
  if (remindedAt === null) return 0;
  return Math.max(0, Math.ceil((Date.parse(remindedAt) + REMINDER_PAUSE_SECONDS * 1000 - now) / 1000));
}
