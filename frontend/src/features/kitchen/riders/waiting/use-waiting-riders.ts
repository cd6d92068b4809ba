import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { RiderView } from '@contracts/riders/riders.ts';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { movedPlaces, placeOf } from '../../../../domain/riders/places.ts';
import { kitchenInfoQuery } from '../../../../lib/api/kitchen/kitchen-queries.ts';
import { riderPlacesQuery } from '../../../../lib/api/kitchen/kitchen-riders.ts';
import { useLive } from '../../../../lib/realtime/use-live.ts';
import { useKitchen } from '../../state/kitchen-context.ts';
import { waitingAtom } from './waiting-atoms.ts';
import { isSame, NOTHING_RUNG, ringFor, type Visits, visitsAfter, type Waiting, waitingFor } from './waiting-riders.ts';

const LOOK_EVERY_MS = 1_000;
const NOBODY: Waiting = new Map<number, number>();

/**
 * Follows where the riders on shift are, for the whole panel, and rings where one of them waits. Positions come every second and
 * render nothing here. Answers with who waits, and with the orders that somebody has begun to wait for, to be read out.
 */
export function useWaitingRiders(onShift: readonly RiderView[]): { waiting: Waiting; fresh: readonly number[] } {
  const queryClient = useQueryClient();
  const { restaurantId, orders, shift } = useKitchen();
  const { data: info } = useQuery(kitchenInfoQuery());
  const [waiting, setWaiting] = useAtom(waitingAtom);
  const [fresh, setFresh] = useState<readonly number[]>([]);
  const visits = useRef<Visits>(NOBODY);
  const rung = useRef(NOTHING_RUNG);
  const options = riderPlacesQuery();
  // Keeps them in the cache, and asks to be told of none.
  useQuery({ ...options, notifyOnChangeProps: [] });
  useLive(`restaurant:${restaurantId}:riders`, {
    queryKey: options.queryKey,
    first: (riders) => riders,
    snapshot: (_, riders) => riders,
    events: { 'riders:moved': movedPlaces },
  });

  const look = useEffectEvent(() => {
    const { latitude = null, longitude = null } = info ?? {};
    // Without the door's own point, the middle of its postcode would say nothing of who stands at it.
    if (latitude === null || longitude === null) return;
    const now = Date.now();
    const places = queryClient.getQueryData(options.queryKey) ?? [];
    const riders = onShift.map((rider) => ({ id: rider.id, position: placeOf(rider, places) }));
    visits.current = visitsAfter(visits.current, riders, { latitude, longitude }, now);
    const next = waitingFor(orders, visits.current, now);
    if (!isSame(waiting, next)) setWaiting(next);
    const ring = ringFor(next, rung.current, now);
    if (ring === null) return;
    rung.current = ring;
    shift.ringOnce();
    if (ring.fresh.length > 0) setFresh(ring.fresh);
  });
  useEffect(() => {
    const timer = setInterval(() => look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => () => setWaiting(NOBODY), [setWaiting]);
  return { waiting, fresh };
}
