/** Whom this device was asked to tell news of orders to. Kept in the browser: each device has its own say. Pure. */

/** All orders of an account, or the one order of somebody without. */
export type NoticeSubject = { accountId: number } | { orderId: number; token: string };

export interface NoticeWish {
  /** `push`: also while the site is closed. `page`: while it is open. */
  way: 'push' | 'page';
  accountId: number | null;
  /** Only guests have it. */
  orderIds: number[];
}

export const NO_WISH: NoticeWish = { way: 'page', accountId: null, orderIds: [] };
/** Guests' orders are over within hours: older wishes may go. */
const MAX_ORDERS = 20;

export function isWished(wish: NoticeWish, subject: NoticeSubject): boolean {
  return 'accountId' in subject ? wish.accountId === subject.accountId : wish.orderIds.includes(subject.orderId);
}

export function withWish(wish: NoticeWish, subject: NoticeSubject, way: NoticeWish['way']): NoticeWish {
  if ('accountId' in subject) return { ...wish, way, accountId: subject.accountId };
  const others = wish.orderIds.filter((id) => id !== subject.orderId);
  return { ...wish, way, orderIds: [...others, subject.orderId].slice(-MAX_ORDERS) };
}

export function isNoticeWish(value: unknown): value is NoticeWish {
  if (typeof value !== 'object' || value === null) return false;
  const { way, accountId, orderIds } = value as Partial<NoticeWish>;
  return (
    (way === 'push' || way === 'page') &&
    (accountId === null || Number.isInteger(accountId)) &&
    Array.isArray(orderIds) &&
    orderIds.every((id) => Number.isInteger(id))
  );
}
