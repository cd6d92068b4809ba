import type { City } from '@contracts/constants.ts';
import type { OrderItemView, OrderView } from '@contracts/orders/order-views.ts';

/** More are in the list of orders. */
const MAX_SHOWN = 3;

/** Whatever its price was then, and whatever was noted. */
const lineOf = ({ name, quantity, options }: OrderItemView) =>
  JSON.stringify([name, quantity, options.map((option) => option.name).sort()]);

const sameness = ({ restaurantId, items }: OrderView) => JSON.stringify([restaurantId, items.map(lineOf).sort()]);

/** The last that came, from restaurants of the city; what was ordered twice stands there once. */
export function orderedBefore(orders: readonly OrderView[], city: City): OrderView[] {
  const kinds = new Map<string, OrderView>();
  for (const order of [...orders].sort((a, b) => b.id - a.id)) {
    const kind = sameness(order);
    if (order.status === 'delivered' && order.restaurant.city === city && !kinds.has(kind)) kinds.set(kind, order);
  }
  return [...kinds.values()].slice(0, MAX_SHOWN);
}

/** What was in it, in a line. */
export const dishesOf = ({ items }: OrderView) => items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
