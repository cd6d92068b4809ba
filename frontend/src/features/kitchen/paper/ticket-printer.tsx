import type { OrderStatus } from '@contracts/orders/order-status.ts';
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect, useRef } from 'react';
import { lazyPart } from '../../../components/lazy-part.ts';
import { addTicketAtom, printsOnAcceptAtom, ticketJobsAtom } from './ticket-jobs.ts';

const TicketFrame = lazyPart(() => import('./ticket-frame.tsx'));

/** Prints one ticket after the other, and those that are accepted where this device is the one with the printer. */
export function TicketPrinter({ orders }: { orders: readonly RestaurantOrderView[] | undefined }) {
  const [jobs, setJobs] = useAtom(ticketJobsAtom);
  useAutoPrint(orders);
  const [job] = jobs;
  if (!job) return null;
  return (
    <Suspense>
      <TicketFrame
        key={job.key}
        orderId={job.orderId}
        onDone={() => setJobs((held) => held.filter(({ key }) => key !== job.key))}
      />
    </Suspense>
  );
}

/** Whoever accepted it: what was new here a moment ago and is being prepared now. */
function useAutoPrint(orders: readonly RestaurantOrderView[] | undefined): void {
  const isOn = useAtomValue(printsOnAcceptAtom);
  const print = useSetAtom(addTicketAtom);
  const known = useRef<ReadonlyMap<number, OrderStatus>>(new Map());
  useEffect(() => {
    const before = known.current;
    known.current = new Map(orders?.map(({ id, status }) => [id, status]));
    if (!isOn || !orders) return;
    for (const { id, status } of orders) {
      if (status === 'preparing' && before.get(id) === 'pending') print(id);
    }
  }, [orders, isOn, print]);
}
