import type { QueueNotice } from './queue-types.ts';

/** What failed on this device before what happened elsewhere, the newest first. Pure. */
export function inOrder(notices: readonly QueueNotice[]): QueueNotice[] {
  const newest = notices.toReversed();
  return [...newest.filter(({ kind }) => kind !== 'cancelled'), ...newest.filter(({ kind }) => kind === 'cancelled')];
}
