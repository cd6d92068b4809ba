/**
 * What somebody else's program does with types that a generator made of the API's description. It knows nothing of the
 * product's own types; `generated-client.release.test.ts` compiles and runs it.
 */
import createClient from 'openapi-fetch';
import type { paths } from './paths.ts';

const GUEST = { name: 'Gundula Gast', email: 'gundula@example.com', phone: '0151 5550000' };

/** A dish that needs no choice and no proof of age. */
async function findDish(guest: ReturnType<typeof createClient<paths>>, id: number) {
  const { data: menus = [] } = await guest.GET('/api/restaurants/{id}/menus', { params: { path: { id } } });
  return menus
    .flatMap(({ items }) => items)
    .find(
      ({ available, minAge, optionGroups }) =>
        available && minAge === null && optionGroups.every(({ minChoices }) => minChoices === 0),
    );
}

async function signIn(baseUrl: string, email: string, password: string) {
  const { response } = await createClient<paths>({ baseUrl }).POST('/api/login', { body: { email, password } });
  const [cookie = ''] = response.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
  return createClient<paths>({ baseUrl, headers: { cookie } });
}

/** From the list of restaurants to the kitchen's answer, with what each call said on the way. */
export async function orderAsGuest(baseUrl: string, login: { email: string; password: string }) {
  const guest = createClient<paths>({ baseUrl });
  const kitchen = await signIn(baseUrl, login.email, login.password);
  const { data: info } = await kitchen.GET('/api/restaurant/info');
  const { data: cards = [] } = await guest.GET('/api/restaurants', {
    params: { query: { city: 'berlin', open: true } },
  });
  const restaurantId = cards.find(({ id }) => id === info?.id)?.id ?? 0;
  const dish = await findDish(guest, restaurantId);
  const items = [{ menuItemId: dish?.id ?? 0, quantity: 4 }];

  const { data: quote } = await guest.POST('/api/orders/quote', { body: { restaurantId, items } });
  const order = {
    restaurantId,
    items,
    deliveryAddress: 'Beispielweg 1, 10115 Berlin',
    paymentMethod: 'cash_on_delivery' as const,
    contact: GUEST,
  };
  const { error: dearer } = await guest.POST('/api/orders', { body: { ...order, totalPrice: '0.01' } });
  const { data: placed } = await guest.POST('/api/orders', { body: { ...order, totalPrice: quote?.totalWithTip } });
  if (!placed || 'unconfirmedId' in placed) throw new Error('The kitchen has no order.');

  const path = { id: placed.id };
  const { data: change } = await kitchen.PUT('/api/restaurant/orders/{id}/status', {
    params: { path },
    body: { status: 'preparing', expectedVersion: placed.version, prepMinutes: 20 },
  });
  const { error: late } = await kitchen.PUT('/api/restaurant/orders/{id}/status', {
    params: { path },
    body: { status: 'delivered' },
  });
  const { data: read } = await guest.GET('/api/orders/{id}', {
    params: { path, query: { t: placed.guestToken ?? undefined } },
  });
  const { data: listed = [] } = await kitchen.GET('/api/restaurant/orders');
  return {
    total: placed.totalWithTip,
    quoted: quote?.totalWithTip,
    refusal: { code: dearer?.code, total: dearer?.quote?.totalWithTip },
    change: { from: change?.previousStatus, to: change?.status, version: change?.version },
    late: late?.code,
    read: { status: read?.status, steps: read?.timeline.map(({ status, by }) => `${status} by ${by}`) },
    listed: listed.find(({ id }) => id === placed.id)?.customer_name,
  };
}
