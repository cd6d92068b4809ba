import type { BoardEntry } from '@contracts/admin/admin-board.ts';
import { POS_FAILURES } from '@contracts/restaurants/pos.ts';
import type { Translate } from '../../i18n/texts.ts';
import { formatTime } from '../../lib/format/dates/dates.ts';

export function titleOf(entry: BoardEntry, t: Translate): string {
  switch (entry.kind) {
    case 'order_pending':
    case 'order_late':
    case 'till_failed':
      return t('adminBoard.order', { id: entry.orderId, restaurant: entry.restaurantName });
    case 'restaurant_no_device':
      return entry.restaurantName;
    case 'mail_failed':
    case 'job_dead':
      return t('adminBoard.job', { queue: entry.queue });
  }
}

/** Says in words what happened. */
export function storyOf(entry: BoardEntry, t: Translate): string {
  switch (entry.kind) {
    case 'order_pending':
      return t('adminBoard.story.order_pending', { time: formatTime(entry.acceptDeadline) });
    case 'order_late':
      return t('adminBoard.story.order_late', { time: formatTime(entry.since), status: t(`status.${entry.status}`) });
    case 'restaurant_no_device':
      return entry.openOrders === 0
        ? t('adminBoard.story.restaurant_idle')
        : t('adminBoard.story.restaurant_no_device', { count: entry.openOrders });
    case 'till_failed': {
      const failure = POS_FAILURES.find((one) => one === entry.failure);
      const why = failure === undefined ? (entry.failure ?? '–') : t(`adminBoard.till.${failure}`);
      return `${t('adminBoard.story.till_failed', { count: entry.tries })} ${why}`;
    }
    case 'mail_failed':
    case 'job_dead':
      return t(`adminBoard.story.${entry.kind}`, { count: entry.tries });
  }
}
