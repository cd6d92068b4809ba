import type { BoardEntry, BoardKind } from '@contracts/admin/admin-board.ts';
import { de } from '@contracts/messages/de.ts';
import { describe, expect, it } from '@jest/globals';
import { textsOf } from '../../i18n/texts.ts';
import { ageText } from './age.ts';
import { totalOf } from '../../domain/admin/board-total.ts';
import { actionsOf, groupsOf, reminderWait } from './entries.ts';

const COUNTS: Record<BoardKind, number> = {
  order_pending: 1,
  order_late: 140,
  restaurant_no_device: 0,
  till_failed: 0,
  mail_failed: 0,
  job_dead: 1,
};
const since = '2026-11-21T10:00:00.000Z';
const job = (jobId: string) => ({ kind: 'job_dead', since, key: `job tills ${jobId}`, mark: null }) as BoardEntry;
const order = (kind: 'order_pending' | 'order_late', orderId: number, snoozedUntil: string | null = null) =>
  ({ kind, since, key: `order ${String(orderId)}`, mark: snoozedUntil && { snoozedUntil } }) as BoardEntry;

describe('the board', () => {
  it('has a group for each kind that is stuck, and counts beyond what is listed', () => {
    const groups = groupsOf(
      [
        job('7'),
        order('order_late', 3),
        order('order_pending', 4),
        order('order_late', 5),
        order('order_late', 6, since),
      ],
      COUNTS,
    );
    expect(groups.map(({ kind, count, entries }) => [kind, count, entries.map(({ key }) => key)])).toEqual([
      ['order_pending', 1, ['order 4']],
      ['order_late', 140, ['order 3', 'order 5']],
      ['job_dead', 1, ['job tills 7']],
    ]);
    expect(totalOf(COUNTS)).toBe(142);
  });

  it('offers each role what it may do', () => {
    expect(actionsOf('order_pending', 'support')).toEqual(['remind', 'cancel']);
    expect(actionsOf('order_pending', 'operations')).toEqual(['remind', 'cancel', 'pause']);
    expect(actionsOf('restaurant_no_device', 'support')).toEqual([]);
    expect(actionsOf('mail_failed', 'support')).toEqual([]);
    expect(actionsOf('mail_failed', 'owner')).toEqual(['retry', 'drop']);
    expect(actionsOf('till_failed', undefined)).toEqual([]);
  });

  it('waits a minute between two reminders', () => {
    const at = Date.parse(since);
    expect(reminderWait(null, at)).toBe(0);
    expect(reminderWait(since, at + 500)).toBe(60);
    expect(reminderWait(since, at + 60_000)).toBe(0);
  });
});

it.each([
  [-500, '0:00 Min.'],
  [65_000, '1:05 Min.'],
  [3_599_999, '59:59 Min.'],
  [7_500_000, '2 Std. 5 Min.'],
  [86_400_000, '1 Tag'],
  [3 * 86_400_000, '3 Tage'],
])('an age of %d ms', (ageMs, text) => {
  expect(ageText(ageMs, textsOf('de', de).t)).toBe(text);
});
