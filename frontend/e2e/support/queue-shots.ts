/** The kitchen's queue with few and many orders, for `npm run screenshots`: each in a restaurant of its own. */
import { openKitchen, placeOrder, signUp } from './order-people.ts';
import type { Product } from './product.ts';
import type { Shot } from './shots.ts';

/** Of the restaurant: half of its orders are new, a quarter is being prepared, and a quarter on the way. */
const ORDERS_OF = { 3: 4, 5: 40, 6: 130 } as const;
const AT_ONCE = 10;
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

export const QUEUE_SHOTS: Shot[] = Object.entries(ORDERS_OF).flatMap(([restaurant, orders]) => {
  const shot = {
    who: 'kitchen',
    path: '/restaurant/dashboard/orders',
    email: `restaurant${restaurant}@example.com`,
    sizes: SIZES,
  } as const;
  const name = `kitchen-queue-${String(orders)}`;
  return [
    { ...shot, name },
    { ...shot, name: `${name}-dark`, colorScheme: 'dark' },
  ];
});

export async function fillQueues(product: Product): Promise<void> {
  const customer = await product.newContext();
  await signUp(customer, 'Lena Brandt');
  for (const [restaurant, orders] of Object.entries(ORDERS_OF)) {
    const restaurantId = Number(restaurant);
    const kitchen = await openKitchen(await product.newContext(), restaurantId);
    for (let placed = 0; placed < orders; placed += AT_ONCE) {
      const next = Array.from({ length: Math.min(AT_ONCE, orders - placed) }, () =>
        placeOrder(customer.request, restaurantId),
      );
      for (const [index, { id }] of (await Promise.all(next)).entries()) {
        if (index % 2 === 0) await kitchen.move(id, 'preparing');
        if (index % 4 === 0) await kitchen.move(id, 'delivering');
      }
    }
  }
}

/** What is whole within the window, said beside the pictures. */
export const WHOLE_TICKETS = `[...document.querySelectorAll('article[data-order-id]')].filter((ticket) => {
  const box = ticket.getBoundingClientRect();
  const frame = ticket.closest('[data-scroller]')?.getBoundingClientRect();
  return box.top >= (frame?.top ?? 0) && box.bottom <= Math.min(frame?.bottom ?? Infinity, innerHeight);
}).length`;
