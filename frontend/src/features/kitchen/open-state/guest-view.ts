import type { CapacityView } from '@contracts/restaurants/capacity.ts';
import type { OpenStateView, RestaurantInfoView } from '@contracts/restaurants/restaurant-views.ts';
import type { IsoTime } from '@contracts/units.ts';
import { activeMeasures } from '../capacity/state/capacity-state.ts';

export type GuestView =
  | { kind: 'review' | 'suspended' | 'closed' | 'unanswered' }
  /** Null: there is no opening in the next three weeks. */
  | { kind: 'paused' | 'outsideHours'; opensAt: IsoTime | null }
  | { kind: 'full'; until: IsoTime }
  | { kind: 'busy' | 'open'; deliveryTime: string; busyMinutes: number };

export type PublicState = Omit<OpenStateView, 'restaurantId'>;

/**
 * What customers see at this moment; null for as long as it is not known whether the hours let them order.
 *
 * @param shown what they were told last
 */
export function guestView(
  info: RestaurantInfoView,
  capacity: CapacityView,
  shown: PublicState | null,
  now: number,
): GuestView | null {
  if (info.review.status !== 'approved') return { kind: 'review' };
  if (info.review.suspension?.isInEffect === true) return { kind: 'suspended' };
  if (!info.isOpen) return { kind: 'closed' };
  const newest = shown !== null && shown.version > capacity.version ? shown : capacity;
  if (newest.version < info.version) return null;
  if (!newest.isOpen) {
    if (capacity.pauseReason !== null) return { kind: 'unanswered' };
    return { kind: newest.pausedUntil === null ? 'outsideHours' : 'paused', opensAt: capacity.opensAt };
  }
  if (newest.fullUntil !== null && Date.parse(newest.fullUntil) > now) return { kind: 'full', until: newest.fullUntil };
  const { deliveryTime } = info;
  const isBusy = activeMeasures(capacity, now).some(({ kind }) => kind === 'busy');
  return { kind: isBusy ? 'busy' : 'open', deliveryTime, busyMinutes: isBusy ? capacity.busyMinutes : 0 };
}

/** What the word beside the switch says, and whether it is as green as an open restaurant's. */
export type SwitchWord = 'open' | 'closed' | 'paused' | 'full' | 'outsideHours' | 'suspended';

export function switchWord(view: GuestView | null, isSwitchedOn: boolean): { word: SwitchWord; isGreen: boolean } {
  switch (view?.kind) {
    case 'open':
    case 'busy':
      return { word: 'open', isGreen: true };
    case 'unanswered':
      return { word: 'paused', isGreen: false };
    case 'paused':
    case 'full':
    case 'outsideHours':
    case 'suspended':
      return { word: view.kind, isGreen: false };
    case 'review':
    case 'closed':
      return { word: 'closed', isGreen: false };
    case undefined:
      return { word: isSwitchedOn ? 'open' : 'closed', isGreen: false };
  }
}
