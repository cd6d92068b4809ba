import type { BoardEntry } from '@contracts/admin/admin-board.ts';
import type { Translate } from '../../i18n/texts.ts';
import type { BoardMarkRequest } from '@contracts/http/requests.gen.ts';
import { markEntry, remindOfOrder, resendToPos, retryJob } from '../../lib/api/admin/admin-board.ts';
import type { BoardCall } from './use-board-calls.ts';

/** What is sent at the click, without a question first. */
export function callOf(entry: BoardEntry, action: 'remind' | 'resend' | 'retry', t: Translate): BoardCall {
  return { entryKey: entry.key, send: () => send(entry), done: t(`adminBoard.done.${action}`) };
}

function send(entry: BoardEntry): Promise<unknown> {
  switch (entry.kind) {
    case 'order_pending':
    case 'order_late':
      return remindOfOrder(entry.orderId);
    case 'till_failed':
      return resendToPos(entry.deliveryId);
    case 'mail_failed':
    case 'job_dead':
      return retryJob(entry.queue, entry.jobId);
    case 'restaurant_no_device':
      return Promise.reject(new Error('A restaurant without a device has nothing to send.'));
  }
}

/** What the other admins are told of it. */
export function markCallOf({ key }: BoardEntry, mark: Omit<BoardMarkRequest, 'key'>, done: string): BoardCall {
  return { entryKey: key, send: () => markEntry({ key, ...mark }), done };
}
