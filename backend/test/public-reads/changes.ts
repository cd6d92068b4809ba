/** Whatever changes what everybody may read, as the people do it whose business it is. */
import type { MenuEditorView } from '../../src/contracts/menus/menu-editor.ts';
import type { OrderView } from '../../src/contracts/orders/order-views.ts';
import type { RestaurantInfoView } from '../../src/contracts/restaurants/restaurant-views.ts';
import { type Api, Person } from '../api/api.ts';

export interface People {
  readonly owner: Person;
  readonly admin: Person;
  readonly customer: Person;
  readonly sql: Api['sql'];
}

export interface Change {
  readonly name: string;
  /** One of the reads that it changes. */
  readonly path: string;
  /** `value` makes two of the same kind differ. Not each of them succeeds whatever came before it. */
  readonly make: (people: People, value: number) => Promise<unknown>;
}

export const RESTAURANT = '/api/restaurants/1';
export const MENU = '/api/restaurants/1/menus';
export const LIST = '/api/restaurants?city=berlin';
export const TEXTS = '/api/translations/de';
const TEXT = '/api/admin/translations/de/error.not_found';

/** Of the demo's first restaurant, at one of the instances. */
export async function gather({ sql }: Pick<Api, 'sql'>, { url }: { url: string }): Promise<People> {
  const [owner, admin, customer] = await Promise.all(
    ['restaurant1@example.com', 'admin@example.com', 'kunde@example.com'].map((email) => Person.login(url, email)),
  );
  if (!owner || !admin || !customer) throw new Error('somebody is missing');
  return { owner, admin, customer, sql };
}

async function firstDish({ owner }: People) {
  const { body } = await owner.request<MenuEditorView>('GET', '/api/restaurant/menus');
  const dish = body.menus[0]?.items[0];
  if (dish === undefined) throw new Error('there is no dish');
  return dish;
}

const owners = (
  name: string,
  path: string,
  method: string,
  route: string,
  body: (value: number) => unknown,
): Change => ({
  name,
  path,
  make: ({ owner }, value) => owner.request(method, `/api/restaurant/${route}`, body(value)),
});

async function review(people: People, value: number): Promise<void> {
  const order = await people.customer.placeOrder(1, { deliveryAddress: 'Torstraße 1, 10115 Berlin' });
  for (const status of ['preparing', 'delivering', 'delivered']) {
    await people.owner.request<OrderView>('PUT', `/api/restaurant/orders/${String(order.id)}/status`, { status });
  }
  await people.customer.request('POST', `/api/orders/${String(order.id)}/review`, { rating: 1 + (value % 5) });
}

export const CHANGES: readonly Change[] = [
  {
    name: 'a dish is sold out, or back',
    path: MENU,
    make: async (people) => {
      const { id, available } = await firstDish(people);
      await people.owner.request('PUT', `/api/restaurant/menu-items/${String(id)}/available`, {
        available: !available,
      });
    },
  },
  {
    name: 'a menu is new',
    path: MENU,
    make: ({ owner }, value) => owner.request('POST', '/api/restaurant/menus', { name: `Karte ${String(value)}` }),
  },
  owners('the restaurant closes', LIST, 'POST', 'toggle-status', () => ({ isOpen: false })),
  owners('it opens', RESTAURANT, 'POST', 'toggle-status', () => ({ isOpen: true })),
  owners('it pauses', LIST, 'PUT', 'load/pause', () => ({ minutes: 15 })),
  owners('the pause ends', RESTAURANT, 'DELETE', 'load/pause', () => undefined),
  owners('it is busy', LIST, 'PUT', 'load/busy', (value) => ({ minutes: 5 + 5 * (value % 4) })),
  owners('it is busy no more', RESTAURANT, 'DELETE', 'load/busy', () => undefined),
  owners('its words are others', LIST, 'PUT', 'info', (value) => ({ description: `Nummer ${String(value)}` })),
  owners('its fee is another', RESTAURANT, 'PUT', 'info', (value) => ({ deliveryFee: `${String(value % 9)}.50` })),
  owners('its hours are others', RESTAURANT, 'PUT', 'hours', (value) => {
    // Open at any time of the day, since orders are placed after this.
    const noon = `12:${String(10 + (value % 50))}`;
    const spans = [
      { opens: '00:00', closes: noon },
      { opens: noon, closes: '24:00' },
    ];
    return { week: Array.from({ length: 7 }, () => ({ spans })) };
  }),
  owners('it delivers elsewhere', `${LIST}&postcode=10115`, 'PUT', 'delivery-areas', (value) => ({
    areas: [{ name: 'Mitte', postcodes: ['10115'], fee: `${String(value % 5)}.00`, minimumOrder: '10.00' }],
  })),
  {
    name: 'an admin says something in other words',
    path: TEXTS,
    make: ({ admin }, value) => admin.request('PUT', TEXT, { value: `Fehlt ${String(value)}` }),
  },
  { name: 'an admin takes that back', path: TEXTS, make: ({ admin }) => admin.request('DELETE', TEXT) },
  { name: 'it is reviewed', path: RESTAURANT, make: review },
  {
    name: 'it is suspended',
    path: LIST,
    make: async ({ admin, owner }) => {
      const { body } = await owner.request<RestaurantInfoView>('GET', '/api/restaurant/info');
      const wish = { ground: 'food_safety', reason: 'Zum Schein, nur heute.', start: 'at_once' };
      await admin.request('POST', '/api/admin/restaurants/1/suspend', {
        ...wish,
        expectedVersion: body.review.version,
      });
    },
  },
  {
    name: 'the suspension ends',
    path: LIST,
    make: ({ admin }) => admin.request('POST', '/api/admin/restaurants/1/unsuspend', {}),
  },
];
