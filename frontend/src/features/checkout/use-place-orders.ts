import type { OrderView } from '@contracts/views.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { isApiError } from '../../lib/api/http.ts';
import { placeOrder } from '../../lib/api/orders.ts';
import { myOrdersQuery, orderQuery } from '../../lib/api/queries.ts';
import { toMoney } from '../../lib/format/money.ts';
import { applyQuote, removeRestaurant, setRestaurantOpen, toOrderLines } from '../cart/cart.ts';
import { cartAtom } from '../cart/cart-state.ts';
import { useForgetQuotes, type PricedGroup } from '../cart/use-cart-prices.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import { forgetKeyOfOrder, keyOfOrder } from './order-keys.ts';

export interface OrderFailure {
  restaurantId: number;
  restaurantName: string;
  error: unknown;
}

export interface Placing {
  placed: OrderView[];
  /** The first that was refused; what comes after it was not sent. */
  failure: OrderFailure | null;
}

/** One order a restaurant, one after the other. Only what was placed leaves the cart. */
export function usePlaceOrders() {
  const queryClient = useQueryClient();
  const setLines = useSetAtom(cartAtom);
  const forgetQuotes = useForgetQuotes();
  const [isPlacing, setPlacing] = useState(false);

  /** What the refusal says about the cart goes into the cart. */
  const learnFrom = (error: unknown, restaurantId: number) => {
    if (!isApiError(error)) return;
    const { quote } = error;
    if (quote) setLines((lines) => applyQuote(lines, quote));
    if (error.code === 'restaurant_closed') setLines((lines) => setRestaurantOpen(lines, restaurantId, false));
    if (error.code === 'idempotency_key_reused') forgetKeyOfOrder(restaurantId);
    if (error.status === 409) forgetQuotes(restaurantId);
  };

  const placeOne = async (group: PricedGroup, draft: CheckoutDraft): Promise<OrderView> => {
    const order = await placeOrder(
      {
        restaurantId: group.restaurantId,
        items: toOrderLines(group.lines),
        deliveryAddress: draft.deliveryAddress.trim(),
        paymentMethod: draft.paymentMethod,
        ...(draft.notes.trim() !== '' && { notes: draft.notes.trim() }),
        totalPrice: toMoney(group.sums.totalCents),
      },
      keyOfOrder(group.restaurantId),
    );
    forgetKeyOfOrder(group.restaurantId);
    queryClient.setQueryData(orderQuery(order.id).queryKey, order);
    setLines((lines) => removeRestaurant(lines, group.restaurantId));
    return order;
  };

  const place = async (groups: readonly PricedGroup[], draft: CheckoutDraft): Promise<Placing> => {
    const placed: OrderView[] = [];
    setPlacing(true);
    try {
      for (const group of groups) {
        try {
          placed.push(await placeOne(group, draft));
        } catch (error) {
          learnFrom(error, group.restaurantId);
          const { restaurantId, restaurantName } = group;
          return { placed, failure: { restaurantId, restaurantName, error } };
        }
      }
      return { placed, failure: null };
    } finally {
      setPlacing(false);
      if (placed.length > 0) void queryClient.invalidateQueries({ queryKey: myOrdersQuery().queryKey });
    }
  };

  return { place, isPlacing };
}
