import type { OrderView, UnconfirmedOrderView } from '@contracts/orders/order-views.ts';
import type { GuestContactRequest, PlaceOrderRequest } from '@contracts/http/requests.gen.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { isApiError } from '../../../lib/http/http.ts';
import { placeOrder } from '../../../lib/api/orders.ts';
import { myOrdersQuery, orderQuery } from '../../../lib/api/customer-queries.ts';
import { toMoney } from '../../../lib/format/money.ts';
import { applyQuote, removeRestaurant, setRestaurantOpen, toOrderLines } from '../../../domain/cart/cart.ts';
import { cartAtom } from '../../../domain/cart/cart-state.ts';
import { useForgetQuotes } from '../../../domain/cart/use-cart-prices.ts';
import type { PricedGroup } from '../../../domain/cart/price-part.ts';
import { useRememberGuestOrder } from '../../../domain/orders/guest-orders.ts';
import { forgetKeyOfOrder, keyOfOrder } from './order-keys.ts';
import { upsertNewest } from '../../../lib/realtime/versions.ts';
import { ACTIVE_ORDERS_KEY } from '../../../lib/api/my-orders.ts';

/** What every order of the cart has in common, and the notes and tips by restaurant. */
export interface CommonRequest extends Omit<
  PlaceOrderRequest,
  'restaurantId' | 'items' | 'totalPrice' | 'notes' | 'tip' | 'contact'
> {
  notes: Readonly<Record<string, string>>;
  /** The amount is in cents. */
  tips: ReadonlyMap<number, number>;
  /** It is null when the signed-in account orders. */
  contact: GuestContactRequest | null;
}

export interface OrderFailure {
  restaurantId: number;
  restaurantName: string;
  error: unknown;
}

export interface Placing {
  placed: OrderView[];
  /** Those that their guest has to confirm first. */
  unconfirmed: UnconfirmedOrderView[];
  /** The first that was refused; what comes after it was not sent. */
  failure: OrderFailure | null;
}

function toBody(
  group: PricedGroup,
  { notes, tips, contact, address, deliveryAddress, deliveryNotes, ...common }: CommonRequest,
): PlaceOrderRequest {
  const note = notes[group.restaurantId]?.trim();
  const tipCents = tips.get(group.restaurantId) ?? 0;
  return {
    restaurantId: group.restaurantId,
    items: toOrderLines(group.lines),
    ...common,
    // Whoever picks a meal up has no door for it.
    ...(group.fulfilment === 'pickup'
      ? { fulfilment: group.fulfilment }
      : {
          ...(address && { address }),
          ...(deliveryAddress && { deliveryAddress }),
          ...(deliveryNotes && { deliveryNotes }),
        }),
    ...(note && { notes: note }),
    ...(contact && { contact }),
    ...(tipCents > 0 && { tip: toMoney(tipCents) }),
    totalPrice: toMoney(group.sums.totalCents + tipCents),
  };
}

/** One order a restaurant, one after the other. Only what was placed leaves the cart. */
export function usePlaceOrders() {
  const queryClient = useQueryClient();
  const setLines = useSetAtom(cartAtom);
  const forgetQuotes = useForgetQuotes();
  const rememberGuestOrder = useRememberGuestOrder();
  const [isPlacing, setPlacing] = useState(false);
  /** A second click may come before the button shows the first. */
  const isBusy = useRef(false);

  /** What the refusal says about the cart goes into the cart. */
  const learnFrom = (error: unknown, { restaurantId, lines: asked }: PricedGroup) => {
    if (!isApiError(error)) return;
    const { quote } = error;
    if (quote) setLines((lines) => applyQuote(lines, quote, asked));
    if (error.code === 'restaurant_closed') setLines((lines) => setRestaurantOpen(lines, restaurantId, false));
    if (error.code === 'idempotency_key_reused') forgetKeyOfOrder(restaurantId);
    if (error.status === 409) forgetQuotes(restaurantId);
  };

  const placeOne = async (group: PricedGroup, request: CommonRequest): Promise<OrderView | UnconfirmedOrderView> => {
    const order = await placeOrder(toBody(group, request), keyOfOrder(group.restaurantId));
    forgetKeyOfOrder(group.restaurantId);
    setLines((lines) => removeRestaurant(lines, group.restaurantId));
    if ('unconfirmedId' in order) return order;
    const { id, guestToken } = order;
    if (guestToken !== null) rememberGuestOrder({ id, token: guestToken });
    queryClient.setQueryData(orderQuery(id, guestToken ?? undefined).queryKey, order);
    queryClient.setQueryData(ACTIVE_ORDERS_KEY, (held: OrderView[] | undefined) => held && upsertNewest(held, order));
    return order;
  };

  /** Null while an earlier call is still under way. */
  const place = async (groups: readonly PricedGroup[], request: CommonRequest): Promise<Placing | null> => {
    if (isBusy.current) return null;
    isBusy.current = true;
    const placed: OrderView[] = [];
    const unconfirmed: UnconfirmedOrderView[] = [];
    setPlacing(true);
    try {
      for (const group of groups) {
        try {
          const order = await placeOne(group, request);
          if ('unconfirmedId' in order) unconfirmed.push(order);
          else placed.push(order);
        } catch (error) {
          learnFrom(error, group);
          const { restaurantId, restaurantName } = group;
          return { placed, unconfirmed, failure: { restaurantId, restaurantName, error } };
        }
      }
      return { placed, unconfirmed, failure: null };
    } finally {
      isBusy.current = false;
      setPlacing(false);
      if (placed.length > 0) void queryClient.invalidateQueries({ queryKey: myOrdersQuery().queryKey });
    }
  };

  return { place, isPlacing };
}
