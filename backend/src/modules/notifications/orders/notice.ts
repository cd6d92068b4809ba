import type { Language } from '../../../contracts/constants.ts';
import type { MinAge } from '../../../contracts/menus/min-age.ts';
import type { OrderStatus } from '../../../contracts/orders/order-status.ts';
import { cookingStart, guestStatusOf } from '../../../contracts/orders/planned-order.ts';
import type { IsoTime } from '../../../contracts/units.ts';
import type { Order } from '../../../entities/orders/order.entity.ts';
import type { Restaurant } from '../../../entities/restaurants/restaurant.entity.ts';
import { textOf } from '../../../texts/catalogue.ts';
import { orderTextOf } from '../../../texts/order-text.ts';
import { formatTime } from '../../../money/formats.ts';
import type { ReceiptOrder } from '../../../money/receipt.ts';

type AsItIs =
  | 'version'
  | 'status'
  | 'reason'
  | 'cancelNote'
  | 'language'
  | 'scheduledFor'
  | 'leadMinutes'
  | 'fulfilment'
  | 'handoverCode'
  | 'estimatedFrom'
  | 'estimatedTo'
  | 'paymentMethod';

/** What may be told to whoever ordered, as the order is now. */
export interface Notice extends Pick<
  Order,
  AsItIs | 'paymentStatus' | 'deliveryAddress' | 'userId' | 'guestToken' | 'shareToken'
> {
  orderId: number;
  placedAt: Date;
  /** The strictest age limit of what was ordered. */
  minAge: MinAge | null;
  name: string | null;
  /** It is null once the guest's data was erased. */
  email: string | null;
  wantsMail: boolean;
  /** An e-mail about the acceptance, too. */
  wantsAcceptance: boolean;
  wantsPush: boolean;
  restaurant: Pick<Restaurant, 'name' | 'legalName' | 'address' | 'latitude' | 'longitude' | 'phone' | 'vatId'>;
  receipt: ReceiptOrder;
  /** The step was taken back: nobody is told of it. */
  isUndone: boolean;
  /** So long, by Postgres's clock, that no push service would deliver it either. */
  isLongAgo: boolean;
  /** Who has heard of the event, or of the same step before: `mail`, or `push:` and the subscription's id. */
  told: ReadonlySet<string>;
  /** Who was last told of a step that the order has not come to, since it was taken back. */
  misled: ReadonlySet<string>;
}

/** The step that the notice is about. */
export interface Step {
  status: OrderStatus;
  previousStatus: OrderStatus | null;
  at: IsoTime;
}

/** When it is wanted, where the step confirmed an order for later that nobody cooks yet; null for every other one. */
export function plannedFor({ scheduledFor, leadMinutes }: Notice, { status, at }: Step): Date | null {
  const cookingFrom = cookingStart(scheduledFor, leadMinutes);
  return guestStatusOf({ status, cookingFrom }, Date.parse(at)) === 'planned' ? scheduledFor : null;
}

/** Path on this origin; with a token it opens without signing in. */
export function orderPath(orderId: number, token: string | null): string {
  return `/order/${String(orderId)}${token === null ? '' : `?t=${token}`}`;
}

/** When it arrives, or can be fetched; null where nobody has said. */
export function arrivalText(notice: Notice): string | null {
  const { estimatedFrom: from, estimatedTo: to } = notice;
  if (from === null || to === null) return null;
  const time = formatTime(from);
  return orderTextOf(notice, 'mail.arrival', { time, range: `${time}–${formatTime(to)}` });
}

/** Why it was cancelled: in the restaurant's own words where it gave some. Without their full stop, which the sentence has. */
export function reasonIn(
  language: Language,
  { reason, cancelNote }: Pick<Notice, 'reason' | 'cancelNote'>,
): string | null {
  if (cancelNote !== null) return oneLine(cancelNote).replace(/\.+$/, '');
  return reason && textOf(language, `reason.${reason}`);
}

/** Nothing that somebody typed makes lines of its own. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
