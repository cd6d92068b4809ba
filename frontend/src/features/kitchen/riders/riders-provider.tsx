import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import type { RiderView } from '@contracts/riders/riders.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { riderLoginsQuery, ridersQuery } from '../../../lib/api/kitchen/kitchen-riders.ts';
import { READ_ANEW } from '../../../lib/realtime/live.ts';
import { useLive } from '../../../lib/realtime/use-live.ts';
import { useFallbackInterval } from '../../../lib/socket/connection-state.ts';
import { hasRide } from './rides.ts';
import { RidersContext } from './riders-context.ts';

const NOBODY: RiderView[] = [];

interface Props {
  restaurantId: number;
  orders: readonly RestaurantOrderView[];
  children: ReactNode;
}

/** Who is on shift, for the cards, the panel and the paper. */
export function RidersProvider({ restaurantId, orders, children }: Props) {
  const options = ridersQuery();
  const { data: onShift = NOBODY } = useQuery({ ...options, refetchInterval: useFallbackInterval() });
  useLive(`restaurant:${restaurantId}:orders`, {
    queryKey: options.queryKey,
    snapshot: READ_ANEW,
    events: { 'rider:shift': READ_ANEW },
  });
  const { data: logins } = useQuery(riderLoginsQuery());
  const isRiddenNow = logins?.hasRiders === true || onShift.length > 0 || orders.some(hasRide);
  const [isRidden, setRidden] = useState(false);
  // Whoever has seen riders here goes on reading that nobody is on shift any more.
  if (!isRidden && isRiddenNow) setRidden(true);
  const riders = useMemo(() => (isRidden ? { onShift } : null), [isRidden, onShift]);
  return <RidersContext value={riders}>{children}</RidersContext>;
}
