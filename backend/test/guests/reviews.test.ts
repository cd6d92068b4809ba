import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OwnReviewView, ReviewSummaryView, ReviewView } from '../../src/contracts/orders/reviews.ts';
import type { OrderView } from '../../src/contracts/orders/order-views.ts';
import type { RestaurantCardView, RestaurantStatsView } from '../../src/contracts/restaurants/restaurant-views.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';

let api: Api;
let guest: Person;
let customer: Person;
let owner: Person;
beforeAll(async () => {
  api = await startApi();
  guest = new Person(api.url);
  customer = await Person.login(api.url, 'kunde@example.com');
  owner = await Person.login(api.url, 'restaurant1@example.com');
});
afterAll(() => api.stop());

async function deliver(order: OrderView, by: Person = owner): Promise<OrderView> {
  for (const status of ['preparing', 'delivering', 'delivered'] as const) await by.move(order.id, status);
  return order;
}
const deliveredOrder = async (restaurantId = 1, by: Person = owner) =>
  deliver(await customer.placeOrder(restaurantId), by);

const review = (person: Person, orderId: number, body: unknown, query = '') =>
  person.request<ReviewView>('POST', `/api/orders/${String(orderId)}/review${query}`, body);
const reviewsOf = async (restaurantId: number) =>
  (await guest.request<ReviewView[]>('GET', `/api/restaurants/${String(restaurantId)}/reviews`)).body;
const summaryOf = async (restaurantId: number) =>
  (await guest.request<ReviewSummaryView>('GET', `/api/restaurants/${String(restaurantId)}/reviews/summary`)).body;

describe('a review', () => {
  it('is made of a delivered order, once, and shown to everyone', async () => {
    expect(await summaryOf(1)).toEqual({ rating: '4.7', reviewCount: 0, stars: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } });
    const order = await deliveredOrder();
    const { status, body } = await review(customer, order.id, { rating: 4, text: '  Heiß & knusprig.  ' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: body.id,
      restaurantId: 1,
      rating: 4,
      text: 'Heiß & knusprig.',
      createdAt: expect.stringMatching(/Z$/),
      author: expect.stringMatching(/^\p{L}+ \p{Lu}\.$/u),
      answer: null,
      answeredAt: null,
    });
    expect(await reviewsOf(1)).toEqual([body]);
    expect(refusalOf(await review(customer, order.id, { rating: 1 }))).toMatchObject({
      status: 409,
      code: 'already_reviewed',
    });
    expect(await summaryOf(1)).toEqual({ rating: '4.0', reviewCount: 1, stars: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 } });
  });

  it('is told to its restaurant at once, with its order, and to nobody else', async () => {
    const order = await deliveredOrder();
    const [kitchen, visitor, stranger] = await Promise.all([owner.watch(), guest.watch(), customer.watch()]);
    await Promise.all([
      kitchen.subscribe('restaurant:1:orders'),
      visitor.subscribe('restaurant:1'),
      stranger.subscribe(`order:${order.id}`),
    ]);
    const { body: written } = await review(customer, order.id, { rating: 5 });
    const news = await kitchen.hear('review:new', ({ reviewId }) => reviewId === written.id);
    expect(news).toMatchObject({ orderId: order.id, at: written.createdAt });
    for (const other of [visitor, stranger]) {
      await other.settle();
      expect(other.all('review:new')).toEqual([]);
    }
    for (const watcher of [kitchen, visitor, stranger]) watcher.close();
    await api.sql('DELETE FROM reviews WHERE order_id = $1', [order.id]);
  });

  it('stands in the order, for its customer alone', async () => {
    const order = await deliveredOrder();
    expect(order.review).toBeNull();
    const { body: written } = await review(customer, order.id, { rating: 4, text: 'Gut.' });
    const read = async (person: Person, query = '') =>
      (await person.request<OrderView>('GET', `/api/orders/${String(order.id)}${query}`)).body.review;
    expect(await read(customer)).toEqual({ rating: 4, text: 'Gut.', answer: null });
    await owner.request('PUT', `/api/restaurant/reviews/${String(written.id)}/answer`, { text: 'Danke.' });
    const { body: mine } = await customer.request<OrderView[]>('GET', '/api/my-orders');
    expect(mine.find(({ id }) => id === order.id)?.review).toEqual({
      rating: 4,
      text: 'Gut.',
      answer: 'Danke.',
    });
    expect(await read(owner)).toBeNull();
    expect(await read(guest, `?t=${order.shareToken ?? ''}`)).toBeNull();
    await api.sql('DELETE FROM reviews WHERE order_id = $1', [order.id]);
  });

  it('moves the rating that cards, details and the kitchen show', async () => {
    for (const rating of [5, 2]) await review(customer, (await deliveredOrder()).id, { rating });
    const expected = { rating: '3.7', reviewCount: 3 };
    expect(await summaryOf(1)).toMatchObject({ ...expected, stars: { 2: 1, 4: 1, 5: 1 } });
    expect((await guest.request('GET', '/api/restaurants/1')).body).toMatchObject(expected);
    const { body: cards } = await guest.request<RestaurantCardView[]>('GET', '/api/restaurants?city=berlin');
    expect(cards.find(({ id }) => id === 1)).toMatchObject(expected);
    const { body: stats } = await owner.request<RestaurantStatsView>('GET', '/api/restaurant/stats');
    expect(stats).toMatchObject({ avgRating: '3.7', reviewCount: 3 });
  });

  it('counts each of many that come at once', async () => {
    const kitchen = await Person.login(api.url, 'restaurant2@example.com');
    const orders = await Promise.all(Array.from({ length: 8 }, () => deliveredOrder(2, kitchen)));
    const answers = await Promise.all(
      orders.flatMap(({ id }, index) => [
        review(customer, id, { rating: 1 + (index % 5) }),
        review(customer, id, { rating: 1 + (index % 5) }),
      ]),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(8);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(8);
    expect(await summaryOf(2)).toEqual({ rating: '2.6', reviewCount: 8, stars: { 1: 2, 2: 2, 3: 2, 4: 1, 5: 1 } });
  });

  it('decides where its restaurant stands in the list by rating, as soon as it is given', async () => {
    const kitchens = new Map<number, Person>();
    for (const id of [3, 5]) kitchens.set(id, await Person.login(api.url, `restaurant${String(id)}@example.com`));
    const rate = async (restaurantId: number, rating: number) => {
      const order = await deliveredOrder(restaurantId, kitchens.get(restaurantId));
      expect((await review(customer, order.id, { rating })).status).toBe(201);
    };
    const rated = async () =>
      (await guest.request<RestaurantCardView[]>('GET', '/api/restaurants?city=berlin&sort=rating')).body
        .slice(0, 4)
        .map(({ id, rating, reviewCount }) => [id, rating, reviewCount]);
    await rate(3, 5);
    await rate(5, 1);
    expect(await rated()).toEqual([
      [3, '5.0', 1],
      [1, '3.7', 3],
      [2, '2.6', 8],
      [5, '1.0', 1],
    ]);
    for (const rating of [5, 5, 5]) await rate(5, rating);
    expect(await rated()).toEqual([
      [3, '5.0', 1],
      [5, '4.0', 4],
      [1, '3.7', 3],
      [2, '2.6', 8],
    ]);
  });

  it('does not keep orders of the restaurant waiting', async () => {
    const order = await deliveredOrder();
    await api.sql('BEGIN');
    await api.sql('SELECT 1 FROM restaurants WHERE id = 1 FOR NO KEY UPDATE');
    const waiting = review(customer, order.id, { rating: 5 });
    expect((await customer.placeOrder(1)).id).toBeGreaterThan(order.id);
    await api.sql('COMMIT');
    expect((await waiting).status).toBe(201);
  });

  it.each([
    ['<script>alert(1)</script>'],
    ["'; DROP TABLE reviews; --"],
    ['🍕🇹🇷👩‍🍳 lecker'],
    ['ü'.repeat(2_000)],
    ['Zeile eins\nZeile zwei'],
  ])('comes back as it was written: %.30s', async (text) => {
    const { body } = await review(customer, (await deliveredOrder()).id, { rating: 5, text });
    expect(body.text).toBe(text);
    expect((await reviewsOf(1))[0]?.text).toBe(text);
  });

  it.each([[null], [''], ['   '], [undefined]])('may have no text: %j', async (text) => {
    const { status, body } = await review(customer, (await deliveredOrder()).id, { rating: 3, text });
    expect(status).toBe(201);
    expect(body.text).toBeNull();
  });

  it.each([
    [{}, 'rating required'],
    [{ rating: null }, 'rating required'],
    [{ rating: 0 }, 'rating too_small'],
    [{ rating: 6 }, 'rating too_large'],
    [{ rating: 4.5 }, 'rating invalid_type'],
    [{ rating: '5' }, 'rating invalid_type'],
    [{ rating: 5, text: 'x'.repeat(2_001) }, 'text too_long'],
    [{ rating: 5, text: 7 }, 'text invalid_type'],
    [{ rating: 5, text: 'a\0b' }, 'text invalid_format'],
  ])('is refused as %j', async (body, field) => {
    const order = await deliveredOrder();
    expect(refusalOf(await review(customer, order.id, body))).toEqual({
      status: 400,
      code: 'validation_failed',
      fields: [field],
    });
  });

  it('waits for the delivery', async () => {
    const order = await customer.placeOrder(1);
    const early = async () => refusalOf(await review(customer, order.id, { rating: 5 }));
    expect(await early()).toMatchObject({ status: 409, code: 'not_delivered' });
    await owner.move(order.id, 'preparing');
    expect((await early()).code).toBe('not_delivered');
    await owner.move(order.id, 'delivering');
    expect((await early()).code).toBe('not_delivered');
    await owner.move(order.id, 'delivered');
    expect((await review(customer, order.id, { rating: 5 })).status).toBe(201);
    const dropped = await customer.placeOrder(1);
    await customer.request('POST', `/api/orders/${String(dropped.id)}/cancel`);
    expect(refusalOf(await review(customer, dropped.id, { rating: 1 })).code).toBe('not_delivered');
  });

  it('is the matter of its customer alone', async () => {
    const order = await deliveredOrder();
    const stranger = await Person.register(api.url, 'Fremd');
    const admin = await Person.login(api.url, 'admin@example.com');
    const refusals = await Promise.all(
      [guest, stranger, owner, admin].map((person) => review(person, order.id, { rating: 1 })),
    );
    expect(refusals.map((answer) => refusalOf(answer).code)).toEqual([
      'unauthenticated',
      'not_found',
      'forbidden',
      'forbidden',
    ]);
    expect(refusalOf(await review(guest, order.id, { rating: 1 }, `?t=${order.shareToken ?? ''}`)).code).toBe(
      'not_found',
    );
    expect(refusalOf(await review(guest, order.id, { rating: 1 }, `?t=nonsense`)).code).toBe('unauthenticated');
    expect(refusalOf(await review(customer, 999_999, { rating: 1 })).code).toBe('not_found');
    expect((await review(customer, order.id, { rating: 5 })).status).toBe(201);
  });

  it("may be a guest's, by the guest's token", async () => {
    const order = await new Person(api.url).placeOrder(1, {
      contact: { name: 'Gül Öz', phone: '+49 30 1234567', email: 'gast@example.com' },
    });
    await deliver(order);
    const { status, body } = await review(guest, order.id, { rating: 5 }, `?t=${order.guestToken ?? ''}`);
    expect(status).toBe(201);
    expect(body.author).toBe('Gül Ö.');
  });

  it("is the account's, whether its guest's order is claimed before it or after", async () => {
    const contact = { name: 'Gül Öz', phone: '+49 30 1234567', email: 'gast@example.com' };
    const orders = [await guest.placeOrder(1, { contact }), await guest.placeOrder(1, { contact })];
    for (const order of orders) await deliver(order);
    const [before, after] = orders as [OrderView, OrderView];
    const account = await Person.register(api.url, 'Guel');
    const claim = ({ id, guestToken }: OrderView) =>
      account.request<OrderView>('POST', `/api/orders/${String(id)}/claim`, { guestToken });
    await review(guest, before.id, { rating: 5, text: 'Gern.' }, `?t=${before.guestToken ?? ''}`);
    expect((await claim(before)).body.review).toEqual({ rating: 5, text: 'Gern.', answer: null });
    await claim(after);
    expect((await review(account, after.id, { rating: 4 })).status).toBe(201);
    const { body: summary } = await account.request<{ reviews: number }>('GET', '/api/profile/summary');
    expect(summary.reviews).toBe(2);
  });

  it('outlives the account, without its name', async () => {
    const passing = await Person.register(api.url, 'Nomade');
    const order = await deliver(await passing.placeOrder(1));
    const { body } = await review(passing, order.id, { rating: 2, text: 'Kalt.' });
    expect(body.author).toBe('Nomade');
    await api.sql('UPDATE orders SET user_id = NULL, customer_name = NULL WHERE id = $1', [order.id]);
    await api.sql('DELETE FROM users WHERE id = $1', [passing.account?.id]);
    expect((await reviewsOf(1))[0]).toMatchObject({ id: body.id, author: null, rating: 2, text: 'Kalt.' });
  });
});

describe('the list of reviews', () => {
  it('is newest first, a page at a time', async () => {
    const whole = (await reviewsOf(1)).map(({ id }) => id);
    expect(whole).toEqual(whole.toSorted((one, other) => other - one));
    const collected: number[] = [];
    let next: string | null = '/api/restaurants/1/reviews?limit=3';
    while (next !== null) {
      const page: { body: ReviewView[]; headers: Headers } = await guest.request('GET', next);
      expect(page.body.length).toBeLessThanOrEqual(3);
      collected.push(...page.body.map(({ id }) => id));
      next = /^<(.+)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1] ?? null;
    }
    expect(collected).toEqual(whole);
  });

  it('says nothing of who wrote but a first name and an initial', async () => {
    expect(JSON.stringify(await reviewsOf(1))).not.toMatch(/@|user|order|phone|address/i);
  });

  it('is empty without reviews, and nowhere without a restaurant', async () => {
    expect(await reviewsOf(7)).toEqual([]);
    await api.sql('UPDATE restaurants SET is_active = false WHERE id = 8');
    for (const id of [8, 999]) {
      for (const path of ['reviews', 'reviews/summary']) {
        const answer = await guest.request('GET', `/api/restaurants/${String(id)}/${path}`);
        expect(refusalOf(answer)).toMatchObject({ status: 404, code: 'not_found' });
      }
    }
    await api.sql('UPDATE restaurants SET is_active = true WHERE id = 8');
  });

  it('is read by the restaurant itself, page by page, also while guests may not see it', async () => {
    const own = async (path: string) => owner.request<OwnReviewView[]>('GET', path);
    await api.sql('UPDATE restaurants SET is_active = false WHERE id = 1');
    const first = await own('/api/restaurant/reviews?limit=2');
    const next = /^<(.+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await own(next);
    expect((await guest.request('GET', '/api/restaurants/1/reviews')).status).toBe(404);
    await api.sql('UPDATE restaurants SET is_active = true WHERE id = 1');
    const read = [...first.body, ...second.body];
    expect(read.map(({ orderId: _, ...shown }) => shown)).toEqual((await reviewsOf(1)).slice(0, 4));
    const orders = await api.sql<{ order_id: number }>(
      'SELECT order_id FROM reviews WHERE id = ANY($1) ORDER BY id DESC',
      [read.map(({ id }) => id)],
    );
    expect(read.map(({ orderId }) => orderId)).toEqual(orders.map(({ order_id }) => order_id));
    expect(first.body).toHaveLength(2);
    const other = await Person.login(api.url, 'restaurant7@example.com');
    expect((await other.request<ReviewView[]>('GET', '/api/restaurant/reviews')).body).toEqual([]);
  });

  it.each(['limit=0', 'limit=101', 'cursor=!!!'])('refuses %s', async (query) => {
    expect(refusalOf(await guest.request('GET', `/api/restaurants/1/reviews?${query}`)).status).toBe(400);
  });
});

describe("the restaurant's answer", () => {
  const answer = (person: Person, reviewId: number, body: unknown) =>
    person.request<ReviewView>('PUT', `/api/restaurant/reviews/${String(reviewId)}/answer`, body);

  it('stands beside the review, and the latest holds', async () => {
    const { body: written } = await review(customer, (await deliveredOrder()).id, { rating: 3 });
    const first = await answer(owner, written.id, { text: ' Danke. ' });
    expect(first).toMatchObject({ status: 200, body: { id: written.id, rating: 3, answer: 'Danke.' } });
    expect(first.body.answeredAt).toMatch(/Z$/);
    await answer(owner, written.id, { text: 'Danke, das besprechen wir in der Küche. 🙏' });
    expect((await reviewsOf(1))[0]?.answer).toBe('Danke, das besprechen wir in der Küche. 🙏');
  });

  it('can be taken away, twice too, and given anew', async () => {
    const { body: written } = await review(customer, (await deliveredOrder()).id, { rating: 2 });
    await answer(owner, written.id, { text: 'Voreilig.' });
    const remove = (person: Person) =>
      person.request<ReviewView>('DELETE', `/api/restaurant/reviews/${String(written.id)}/answer`);
    const other = await Person.login(api.url, 'restaurant2@example.com');
    expect(refusalOf(await remove(other)).code).toBe('not_found');
    expect((await reviewsOf(1))[0]?.answer).toBe('Voreilig.');
    for (let time = 1; time <= 2; time += 1) {
      expect(await remove(owner)).toMatchObject({ status: 200, body: { ...written, answer: null, answeredAt: null } });
      expect((await reviewsOf(1))[0]).toEqual(written);
    }
    await answer(owner, written.id, { text: 'Danke.' });
    expect((await reviewsOf(1))[0]?.answer).toBe('Danke.');
  });

  it('is for the own reviews of signed-in restaurants', async () => {
    const [latest] = await reviewsOf(1);
    const id = latest?.id ?? 0;
    const other = await Person.login(api.url, 'restaurant2@example.com');
    const admin = await Person.login(api.url, 'admin@example.com');
    const refusals = await Promise.all(
      [guest, customer, admin, other].map((person) => answer(person, id, { text: 'x' })),
    );
    expect(refusals.map((refusal) => refusalOf(refusal).code)).toEqual([
      'unauthenticated',
      'forbidden',
      'forbidden',
      'not_found',
    ]);
    expect(refusalOf(await answer(owner, 999_999, { text: 'x' })).code).toBe('not_found');
    expect(await reviewsOf(1)).toContainEqual(latest);
  });

  it.each([
    [{}, 'text required'],
    [{ text: '  ' }, 'text required'],
    [{ text: 5 }, 'text invalid_type'],
    [{ text: 'x'.repeat(2_001) }, 'text too_long'],
  ])('is refused as %j', async (body, field) => {
    const [latest] = await reviewsOf(1);
    expect(refusalOf(await answer(owner, latest?.id ?? 0, body))).toMatchObject({ status: 400, fields: [field] });
  });
});
