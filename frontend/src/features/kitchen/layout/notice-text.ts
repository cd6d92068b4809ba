import { kitchenStatusKey, wordKey } from '@contracts/orders/status-words.ts';
import type { Translate } from '../../../i18n/texts.ts';
import { formatTime } from '../../../lib/format/dates/dates.ts';
import type { QueueNotice } from '../queue/queue-types.ts';

export function textOfNotice(notice: QueueNotice, t: Translate): string {
  switch (notice.kind) {
    case 'cancelled':
      if (notice.reason === 'no_response') return t('kitchen.notice.lapsed');
      return [notice.reason && `${t(`reason.${notice.reason}`)}.`, t(whatToDo(notice))].filter(Boolean).join(' ');
    case 'conflict':
      return t('queue.conflict', {
        by: t(`queue.by.${notice.by}`),
        status: t(kitchenStatusKey(notice.status, notice.fulfilment)),
      });
    case 'minutes':
      return t('kitchen.notice.minutes', {
        wanted: notice.wanted,
        minutes: notice.minutes,
        time: formatTime(notice.readyBy),
      });
    case 'failed':
      return notice.message;
  }
}

function whatToDo({ stage, fulfilment }: Extract<QueueNotice, { kind: 'cancelled' }>) {
  return stage === 'underway'
    ? wordKey(`kitchen.notice.cancelled.${stage}`, fulfilment)
    : (`kitchen.notice.cancelled.${stage}` as const);
}
