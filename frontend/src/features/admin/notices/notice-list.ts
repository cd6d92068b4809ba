import type { AdminNoticeView } from '@contracts/restaurants/watch.ts';

/** The standing notices after the news, newest first: what is resolved goes. */
export function withNotice(held: readonly AdminNoticeView[], notice: AdminNoticeView): AdminNoticeView[] {
  const others = held.filter(({ id }) => id !== notice.id);
  return notice.resolvedAt === null ? [notice, ...others].sort((a, b) => b.id - a.id) : others;
}

/** Orders that somebody waits for come before kitchens that nobody has asked anything of yet. */
export function urgentFirst(notices: readonly AdminNoticeView[]): AdminNoticeView[] {
  return [...notices.filter(({ kind }) => kind !== 'no_device'), ...notices.filter(({ kind }) => kind === 'no_device')];
}
