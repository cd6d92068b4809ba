import type { AdminNoticeView } from '@contracts/restaurants/watch.ts';
import { describe, expect, it } from '@jest/globals';
import { urgentFirst } from './notice-list.ts';

const notice = (id: number, kind: AdminNoticeView['kind']): AdminNoticeView => ({
  id,
  kind,
  restaurantId: id,
  restaurantName: `No. ${String(id)}`,
  restaurantPhone: null,
  orderId: null,
  at: '2026-11-21T12:00:00.000Z',
  resolvedAt: null,
});

describe('notices', () => {
  it('of orders come before kitchens without a device, each newest first', () => {
    const notices = [
      notice(4, 'no_device'),
      notice(3, 'order_unanswered'),
      notice(2, 'no_device'),
      notice(1, 'restaurant_paused'),
    ];
    expect(urgentFirst(notices).map(({ id }) => id)).toEqual([3, 1, 4, 2]);
  });
});
