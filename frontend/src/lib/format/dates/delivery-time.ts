import { type DeliveryMinutes, deliveryMinutesNow, parseDeliveryTime } from '@contracts/restaurants/delivery-time.ts';
import type { RestaurantCardView } from '@contracts/restaurants/restaurant-views.ts';
import type { Translate } from '../../../i18n/texts.ts';

type Timed = Pick<RestaurantCardView, 'deliveryTime' | 'busyMinutes'>;

/** What the restaurant takes at this moment; null where what it writes of itself names no minutes. */
export function deliveryMinutesOf({ deliveryTime, busyMinutes }: Timed): DeliveryMinutes | null {
  const usual = parseDeliveryTime(deliveryTime);
  return usual && deliveryMinutesNow(usual, busyMinutes);
}

/** In the language's own way; what names no minutes stays as it is written. */
export function formatDeliveryTime(restaurant: Timed, t: Translate): string {
  const minutes = deliveryMinutesOf(restaurant);
  return minutes ? formatMinutes(minutes, t) : restaurant.deliveryTime.replace('-', '–');
}

export function formatMinutes({ min, max }: DeliveryMinutes, t: Translate): string {
  return t('common.minutes', { range: min === max ? min : `${min}–${max}` });
}
