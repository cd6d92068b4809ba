import { kitchenStatusKey, wordKey } from '@contracts/orders/status-words.ts';
import type { Translate } from '../../../i18n/texts.ts';
import { formatTime } from '../../../lib/format/dates/dates.ts';
import type { QueueNotice } from '../queue/queue-types.ts';

/** `isOver`: the time is, until which a rider waits. */
export function textOfNotice(notice: QueueNotice, t: Translate, isOver = false): string {
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
    case 'nobodyThere':
      return isOver
        ? t('kitchen.notice.nobodyThereOver')
        : t('kitchen.notice.nobodyThere', { time: formatTime(notice.until) });
    case 'codeRefused':
      return notice.remainingTries === 0
        ? t('kitchen.notice.codeLocked')
        : t('kitchen.notice.codeRefused', { count: notice.remainingTries });
    case 'riderGone':
      return t('kitchen.notice.riderGone');
    case 'failed':
      return notice.message;
  }
}

function whatToDo({ stage, fulfilment }: Extract<QueueNotice, { kind: 'cancelled' }>) {
  return stage === 'underway'
    ? wordKey(`kitchen.notice.cancelled.${stage}`, fulfilment)
    : (`kitchen.notice.cancelled.${stage}` as const);
}
