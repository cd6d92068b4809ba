import type { City } from '@contracts/constants.ts';
import type { OrderView } from '@contracts/orders/order-views.ts';
import type { RestaurantCardView } from '@contracts/restaurants/restaurant-views.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForgetGuestOrder, useGuestOrders } from '../../../domain/orders/guest-orders.ts';
import { useCurrentUser } from '../../../domain/session/session.ts';
import { myOrdersQuery, orderQuery } from '../../../lib/api/customer-queries.ts';
import { favouritesQuery } from '../../../lib/api/queries.ts';
import { isApiError } from '../../../lib/http/http.ts';
import { orderedBefore } from './ordered-before.ts';

interface Again {
  orders: OrderView[];
  favourites: RestaurantCardView[];
  isPending: boolean;
  /** Something could not be read, so that there may be more. */
  isIncomplete: boolean;
}

/** Of a guest's orders, those that are read: each takes a request. */
const MAX_READ = 5;

/** What was ordered before and whom the account likes, in the city. Without an answer there is nothing of it. */
export function useAgain(city: City): Again {
  const { user } = useCurrentUser();
  const isCustomer = user?.role === 'customer';
  // An order may have come since they were last read.
  const own = useQuery({ ...myOrdersQuery(), enabled: isCustomer, staleTime: 0 });
  const favourites = useQuery({ ...favouritesQuery(), enabled: isCustomer });
  const guest = useOrdersOfGuest(user === null);
  const reads = isCustomer ? [own, favourites] : guest;
  return {
    orders: orderedBefore(isCustomer ? (own.data?.orders ?? []) : guest.flatMap(({ data }) => data ?? []), city),
    favourites: isCustomer ? (favourites.data?.filter((restaurant) => restaurant.city === city) ?? []) : [],
    isPending: user === undefined || reads.some(({ isPending }) => isPending),
    isIncomplete: reads.some(({ isError }) => isError),
  };
}

/** As this device remembers them. */
function useOrdersOfGuest(isGuest: boolean) {
  const known = useGuestOrders().slice(0, isGuest ? MAX_READ : 0);
  const forget = useForgetGuestOrder();
  const reads = useQueries({ queries: known.map(({ id, token }) => orderQuery(id, token)) });
  // Its link has ended, or the order is in an account now: nobody could open it here any more.
  const gone = known.find((_, index) => isApiError(reads[index]?.error, 'not_found'))?.id;
  useEffect(() => {
    if (gone !== undefined) forget(gone);
  }, [forget, gone]);
  return reads;
}
