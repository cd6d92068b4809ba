import type { OrderView } from '@contracts/orders/order-views.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { showToast } from '../../components/notices/toast.ts';
import { useDescribeError } from '../../components/notices/use-describe-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { fetchReorder } from '../../lib/api/orders.ts';
import { menusQuery, restaurantQuery } from '../../lib/api/customer-queries.ts';
import { fetchMenus, fetchRestaurant } from '../../lib/api/restaurants.ts';
import { addLine } from '../cart/cart.ts';
import { cartAtom } from '../cart/cart-state.ts';
import { useCartDrawer } from '../cart/use-cart-drawer.ts';
import { planReorder, type ReorderPlan } from './reorder-plan.ts';

/** A guest's own order is known by its token. */
export type OrderedBefore = Pick<OrderView, 'id' | 'restaurantId' | 'guestToken'>;

/** Puts what can be had into the cart and opens it. */
export function useAddPlan(): (plan: ReorderPlan) => void {
  const setLines = useSetAtom(cartAtom);
  const { open: openCart } = useCartDrawer();
  return useCallback(
    (plan) => {
      setLines((held) =>
        plan.lines.reduce(
          (lines, { line, cartLine }) => (cartLine ? addLine(lines, cartLine, line.quantity) : lines),
          held,
        ),
      );
      openCart();
    },
    [openCart, setLines],
  );
}

/** Orders the same again: at once where all is as it was, after a question where something is gone or dearer. */
export function useReorder(ask: (plan: ReorderPlan) => void) {
  const t = useText();
  const describe = useDescribeError();
  const queryClient = useQueryClient();
  const addPlan = useAddPlan();

  return useMutation({
    mutationFn: async ({ id, restaurantId, guestToken }: OrderedBefore) => {
      const [reorder, restaurant, menus] = await Promise.all([
        fetchReorder(id, guestToken ?? undefined),
        fetchRestaurant(restaurantId),
        fetchMenus(restaurantId),
      ]);
      queryClient.setQueryData(restaurantQuery(restaurantId).queryKey, restaurant);
      queryClient.setQueryData(menusQuery(restaurantId).queryKey, menus);
      return planReorder(reorder, restaurant, menus);
    },
    onSuccess: (plan) => {
      if (plan.isOpen && plan.isUnchanged) addPlan(plan);
      else ask(plan);
    },
    onError: (error) => {
      void showToast({ title: t('orders.reorderFailed'), message: describe(error), tone: 'failure' });
    },
  });
}
