import type { DeliveryView } from '@contracts/places/delivery-areas.ts';
import type { RestaurantDetailView } from '@contracts/restaurants/restaurant-views.ts';
import { useQuery } from '@tanstack/react-query';
import { usePostcode } from '../../../domain/place/postcode-state.ts';
import { deliveryQuery } from '../../../lib/api/places.ts';
import { useFallbackInterval } from '../../../lib/socket/connection-state.ts';

export interface Delivery {
  /** The remembered one of the restaurant's city. */
  postcode: string | undefined;
  /** What holds there; undefined while it is not known. */
  terms: DeliveryView | undefined;
}

/** Whether and on which terms a restaurant delivers to whoever looks at it. */
export function useDelivery({ id, city }: RestaurantDetailView): Delivery {
  const postcode = usePostcode(city);
  const { data: terms } = useQuery({
    ...deliveryQuery(id, postcode ?? ''),
    enabled: postcode !== undefined,
    refetchInterval: useFallbackInterval(),
  });
  return { postcode, terms: postcode === undefined ? undefined : terms };
}

/** Its fee, minimum and time as they hold there. */
export function atPlace(restaurant: RestaurantDetailView, terms: DeliveryView | undefined): RestaurantDetailView {
  if (!terms?.delivers) return restaurant;
  return {
    ...restaurant,
    deliveryFee: terms.fee ?? restaurant.deliveryFee,
    freeFrom: terms.freeFrom,
    minimumOrder: terms.minimumOrder ?? restaurant.minimumOrder,
    deliveryTime: terms.deliveryTime ?? restaurant.deliveryTime,
  };
}
