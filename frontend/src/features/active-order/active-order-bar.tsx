import { statusKey } from '@contracts/orders/status-words.ts';
import { isFinal } from '@contracts/orders/order-status.ts';
import type { OrderView } from '@contracts/orders/order-views.ts';
import { guestStatusOf } from '@contracts/orders/planned-order.ts';
import { useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { useNow } from '../../components/use-now.ts';
import { useEndGuestOrder, type GuestOrder } from '../../domain/orders/guest-orders.ts';
import { useLiveOrder } from '../../domain/orders/use-live-order.ts';
import type { Translate } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { isApiError } from '../../lib/http/http.ts';
import { BarLink } from './bar-link.tsx';
import { useActiveOrders } from './use-active-orders.ts';

interface Props {
  isCustomer: boolean;
  guestOrders: readonly GuestOrder[];
}

const TICK_MS = 15_000;

export interface ActiveOrder {
  order: OrderView;
  /** Of an order without an account. */
  token: string | undefined;
}

/** What is under way, in view on every page until it is over. */
export default function ActiveOrderBar({ isCustomer, guestOrders }: Props) {
  const t = useText();
  const now = useNow(TICK_MS);
  const own = useActiveOrders(isCustomer);
  const [guests, setGuests] = useState<ReadonlyMap<number, OrderView>>(new Map());
  const keep = useCallback((order: OrderView) => setGuests((held) => new Map(held).set(order.id, order)), []);

  const all: ActiveOrder[] = own.map((order) => ({ order, token: undefined }));
  for (const { id, token } of guestOrders) {
    const order = guests.get(id);
    if (order && !all.some((known) => known.order.id === id)) all.push({ order, token });
  }
  const active = all.filter(({ order }) => !isFinal(order.status)).sort((a, b) => b.order.id - a.order.id);
  const spoken = useStatusChange([...own, ...guests.values()], now, t);

  return (
    <>
      {guestOrders.map((order) => (
        <GuestOrderWatch key={order.id} order={order} onChange={keep} />
      ))}
      <BarLink active={active} now={now} />
      <p className="spoken" role="status">
        {spoken}
      </p>
    </>
  );
}

/** Follows one order of this device; one that is over is not asked for again. */
function GuestOrderWatch({
  order: { id, token },
  onChange,
}: {
  order: GuestOrder;
  onChange: (order: OrderView) => void;
}) {
  const { data, error } = useLiveOrder(id, token);
  const end = useEndGuestOrder();
  const isOver = (data !== undefined && isFinal(data.status)) || isApiError(error, 'not_found');
  useEffect(() => {
    if (data) onChange(data);
    if (isOver) end(id);
  }, [data, isOver, id, end, onChange]);
  return null;
}

/**
 * What is read out of a status that has changed; how much longer it takes is not. An order's own page says it itself, and
 * the next page does not repeat what was said on this one.
 */
function useStatusChange(orders: readonly OrderView[], now: number, t: Translate): string {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [told, setTold] = useState<{ statuses: ReadonlyMap<number, string>; spoken: string; path: string }>({
    statuses: new Map(),
    spoken: '',
    path,
  });
  const statuses = new Map(orders.map((order) => [order.id, guestStatusOf(order, now)]));
  const changed = orders.find(({ id }) => told.statuses.has(id) && told.statuses.get(id) !== statuses.get(id));
  const isNews = orders.some(({ id }) => told.statuses.get(id) !== statuses.get(id));
  const textOf = (order: OrderView) =>
    path === `/order/${order.id}`
      ? ''
      : `${order.restaurantName}: ${t(statusKey(guestStatusOf(order, now), order.fulfilment))}`;
  const spoken = told.path === path ? told.spoken : '';
  if (isNews) {
    setTold({
      statuses: new Map([...told.statuses, ...statuses]),
      spoken: changed ? textOf(changed) : spoken,
      path,
    });
  }
  return spoken;
}
