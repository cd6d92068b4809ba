import type { OrderView } from '@contracts/views.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { showToast } from '../../components/toast.ts';
import { useDescribeError } from '../../components/use-describe-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { fetchMenus, fetchRestaurant } from '../../lib/api/restaurants.ts';
import { menusQuery, restaurantQuery } from '../../lib/api/queries.ts';
import { addLine, setQuantity } from '../cart/cart.ts';
import { cartAtom, cartDrawerAtom } from '../cart/cart-state.ts';

/** Puts the dishes of an order into the cart again, at today's prices; what is gone is left out and said. */
export function useReorder() {
  const t = useText();
  const describe = useDescribeError();
  const queryClient = useQueryClient();
  const setLines = useSetAtom(cartAtom);
  const openCart = useSetAtom(cartDrawerAtom);

  return useMutation({
    mutationFn: async (order: OrderView) => {
      const id = order.restaurantId;
      const [restaurant, menus] = await Promise.all([fetchRestaurant(id), fetchMenus(id)]);
      queryClient.setQueryData(restaurantQuery(id).queryKey, restaurant);
      queryClient.setQueryData(menusQuery(id).queryKey, menus);
      const onMenu = new Map(menus.flatMap((menu) => menu.items).map((item) => [item.id, item]));
      const wanted = order.items.flatMap((ordered) => {
        const item = ordered.menuItemId === null ? undefined : onMenu.get(ordered.menuItemId);
        return item?.available ? [{ item, quantity: ordered.quantity }] : [];
      });
      return { restaurant, wanted, missing: order.items.length - wanted.length };
    },
    onSuccess: ({ restaurant, wanted, missing }) => {
      if (!restaurant.isOpen) {
        void showToast({ title: t('restaurant.closed'), message: t('restaurant.closedNotice'), tone: 'failure' });
        return;
      }
      setLines((lines) =>
        wanted.reduce((held, { item, quantity }) => {
          const added = addLine(held, {
            id: item.id,
            restaurantId: restaurant.id,
            restaurantName: restaurant.name,
            isRestaurantOpen: restaurant.isOpen,
            name: item.name,
            description: item.description,
            price: Number(item.price),
            imageUrl: item.imageUrl,
            deposit: Number(item.deposit),
            deliveryFee: Number(restaurant.deliveryFee),
            minimumOrder: Number(restaurant.minimumOrder),
          });
          return setQuantity(added, item.id, restaurant.id, quantity);
        }, lines),
      );
      if (missing > 0) {
        void showToast({ title: t('orders.reorderPartly', { count: missing }), tone: 'neutral' });
      }
      if (wanted.length > 0) openCart(true);
    },
    onError: (error) => {
      void showToast({ title: t('orders.reorderFailed'), message: describe(error), tone: 'failure' });
    },
  });
}
