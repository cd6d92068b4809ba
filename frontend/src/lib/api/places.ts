import type { DeliveryView, PostcodeView } from '@contracts/places/delivery-areas.ts';
import { queryOptions } from '@tanstack/react-query';
import { get } from '../http/http.ts';

/** Which of our cities has it; refused with `unknown_postcode` where none has. */
export const fetchPostcode = (postcode: string) => get<PostcodeView>(`/api/postcodes/${postcode}`);

/** Every read of the terms of this restaurant, whatever the postcode. */
export const deliveryReads = (restaurantId: number) => ['restaurant', restaurantId, 'delivery'] as const;

/** On which terms a restaurant delivers to a postcode, if it does. */
export const deliveryQuery = (restaurantId: number, postcode: string) =>
  queryOptions({
    queryKey: [...deliveryReads(restaurantId), postcode],
    queryFn: ({ signal }) =>
      get<DeliveryView>(`/api/restaurants/${restaurantId}/delivery?postcode=${postcode}`, signal),
  });
