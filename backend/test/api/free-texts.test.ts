/** Whatever people type comes back as they typed it, up to the limit of its field; see "How long a text may be" in docs/decisions.md. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AddressView, MAX_ADDRESS_LENGTH } from '../../src/contracts/accounts/account.ts';
import { MAX_LENGTH } from '../../src/contracts/constants.ts';
import { MAX_DISH_DESCRIPTION, type MenuEditorView } from '../../src/contracts/menus/menu-editor.ts';
import { MAX_WISH_LENGTH } from '../../src/contracts/orders/order-wishes.ts';
import { MAX_PROBLEM_LENGTH, type OrderProblemView } from '../../src/contracts/orders/order-problems.ts';
import { MAX_REVIEW_LENGTH, type ReviewView } from '../../src/contracts/orders/reviews.ts';
import {
  MAX_DESCRIPTION_LENGTH,
  MAX_SPECIAL_DAY_LABEL,
  type OpeningHoursView,
} from '../../src/contracts/restaurants/settings.ts';
import type { AccountView } from '../../src/contracts/accounts/account-views.ts';
import type { OrderView } from '../../src/contracts/orders/order-views.ts';
import type { RestaurantDetailView } from '../../src/contracts/restaurants/restaurant-views.ts';
import type { Answer } from '../support/person.ts';
import { type Api, Person, refusalOf, startApi } from './api.ts';

const SCRIPT = `<script>alert('1')</script>`;
const EMOJI = '👩🏽‍🍳 Köfte mit Soße & çılgın "Şiş" %00 \\u0000 {{name}}';
const NEXT_WEEK = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const TOO_LONG = 'x'.repeat(10_000);

interface FreeText {
  where: string;
  /** The request's. */
  field: string;
  max: number;
  /** Sends it, and reads it back as those do who see it. */
  send: (text: string) => Promise<Answer<unknown>>;
  read: () => Promise<string | null | undefined>;
}

let api: Api;
let guest: Person;
let customer: Person;
let owner: Person;
let cart: Awaited<ReturnType<Person['cartOf']>>;
let order: OrderView;
let reviewId: number;
let problem: OrderProblemView;
let menuId: number;

beforeAll(async () => {
  api = await startApi();
  guest = new Person(api.url);
  customer = await Person.register(api.url, 'Free');
  owner = await Person.login(api.url, 'restaurant1@example.com');
  // Where an address needs no postcode, it may be any text.
  await owner.request('PUT', '/api/restaurant/delivery-areas', []);
  cart = await guest.cartOf(1);
  const { id } = await customer.placeOrder(1);
  for (const status of ['preparing', 'delivering', 'delivered'] as const) await owner.move(id, status);
  const review = await customer.request<ReviewView>('POST', `/api/orders/${String(id)}/review`, { rating: 5 });
  reviewId = review.body.id;
  const reported = await customer.request<OrderProblemView>('POST', `/api/orders/${String(id)}/problems`, {
    kind: 'late',
  });
  problem = reported.body;
  menuId = (await owner.request<MenuEditorView>('POST', '/api/restaurant/menus', { name: 'Neu' })).body.id ?? 0;
});
afterAll(() => api.stop());

const CONTACT = { name: 'Gundula Gast', email: 'gundula@example.com', phone: '0151 2345678' };

async function placeOrder(more: object): Promise<Answer<unknown>> {
  const answer = await guest.request<OrderView>('POST', '/api/orders', { ...cart, contact: CONTACT, ...more });
  if (answer.status === 201) order = answer.body;
  return answer;
}

function ofOrder(field: string, max: number, bodyOf: (text: string) => object, read: (of: OrderView) => string | null) {
  const path = () => `/api/orders/${String(order.id)}?t=${String(order.guestToken)}`;
  return {
    where: 'an order',
    field,
    max,
    send: (text: string) => placeOrder(bodyOf(text)),
    read: async () => read((await guest.request<OrderView>('GET', path())).body),
  } satisfies FreeText;
}

function ofAddress(field: keyof typeof MAX_ADDRESS_LENGTH) {
  let id = 0;
  return {
    where: 'the address book',
    field,
    max: MAX_ADDRESS_LENGTH[field],
    async send(text: string) {
      const body = { label: 'Zuhause', address: 'Torstraße 1', [field]: text };
      const answer = await customer.request<AddressView>('POST', '/api/addresses', body);
      if (answer.status === 201) ({ id } = answer.body);
      return answer;
    },
    read: async () =>
      (await customer.request<AddressView[]>('GET', '/api/addresses')).body.find((address) => address.id === id)?.[
        field
      ],
  } satisfies FreeText;
}

const ofProfile = (field: 'name' | 'address') =>
  ({
    where: 'the profile',
    field,
    max: MAX_LENGTH[field],
    send: (text) => customer.request('PUT', '/api/user/profile', { [field]: text }),
    read: async () => (await customer.request<AccountView>('GET', '/api/user')).body[field],
  }) satisfies FreeText;

const ofRestaurant = (field: 'name' | 'description' | 'address' | 'legalName', max: number) =>
  ({
    where: 'a restaurant',
    field,
    max,
    send: (text) => owner.request('PUT', '/api/restaurant/info', { [field]: text }),
    read: async () => (await guest.request<RestaurantDetailView>('GET', '/api/restaurants/1')).body[field],
  }) satisfies FreeText;

const ofMenu = (field: 'name' | 'description', max: number) =>
  ({
    where: 'a menu',
    field,
    max,
    send: (text) => owner.request('PUT', `/api/restaurant/menus/${String(menuId)}`, { name: 'Neu', [field]: text }),
    read: async () =>
      (await owner.request<MenuEditorView>('GET', '/api/restaurant/menus')).body.menus.find(
        (menu) => menu.id === menuId,
      )?.[field],
  }) satisfies FreeText;

const ofDish = (field: 'name' | 'description', max: number) =>
  ({
    where: 'a dish',
    field,
    max,
    send: (text) =>
      owner.request('POST', '/api/restaurant/menu-items', {
        name: 'Suppe',
        price: '9.50',
        vatRate: 7,
        menuId,
        isDeclared: true,
        isPublished: true,
        [field]: text,
      }),
    read: async () =>
      (await owner.request<MenuEditorView>('GET', '/api/restaurant/menus')).body.menus
        .find((menu) => menu.id === menuId)
        ?.items.at(-1)?.[field],
  }) satisfies FreeText;

const reviewRead = async (field: 'text' | 'answer') =>
  (await guest.request<ReviewView[]>('GET', '/api/restaurants/1/reviews')).body.find(({ id }) => id === reviewId)?.[
    field
  ];
/** Of an order of its own: each has one. */
async function writeReview(text: string): Promise<Answer<unknown>> {
  const { id } = await customer.placeOrder(1);
  for (const status of ['preparing', 'delivering', 'delivered'] as const) await owner.move(id, status);
  const answer = await customer.request<ReviewView>('POST', `/api/orders/${String(id)}/review`, { rating: 4, text });
  if (answer.status === 201) reviewId = answer.body.id;
  return answer;
}

const problemRead = async () =>
  (await customer.request<OrderProblemView[]>('GET', `/api/orders/${String(problem.orderId)}/problems`)).body[0];
const writeProblem = (text: string) =>
  customer.request('POST', `/api/orders/${String(problem.orderId)}/problems`, { kind: 'late', text });
async function answerProblem(text: string): Promise<Answer<unknown>> {
  const { id, version } = (await problemRead()) ?? problem;
  const path = `/api/restaurant/problems/${String(id)}/answers`;
  return owner.request('POST', path, { text, expectedVersion: version });
}

const FREE_TEXTS: FreeText[] = [
  ofOrder(
    'contact.name',
    MAX_LENGTH.name,
    (name) => ({ contact: { ...CONTACT, name } }),
    (of) => of.customerName,
  ),
  ofOrder(
    'deliveryAddress',
    MAX_LENGTH.address,
    (deliveryAddress) => ({ deliveryAddress }),
    (of) => of.deliveryAddress,
  ),
  ofOrder(
    'deliveryNotes',
    MAX_WISH_LENGTH.deliveryNotes,
    (deliveryNotes) => ({ deliveryNotes }),
    (of) => of.deliveryNotes,
  ),
  ofOrder(
    'notes',
    MAX_WISH_LENGTH.notes,
    (notes) => ({ notes }),
    (of) => of.notes,
  ),
  ofOrder(
    'items.0.notes',
    MAX_LENGTH.itemNotes,
    (notes) => ({ items: cart.items.map((item) => ({ ...item, notes })) }),
    (of) => of.items[0]?.notes ?? null,
  ),
  ofProfile('name'),
  ofProfile('address'),
  ofAddress('label'),
  ofAddress('address'),
  ofAddress('notes'),
  { where: 'a review', field: 'text', max: MAX_REVIEW_LENGTH, send: writeReview, read: () => reviewRead('text') },
  {
    where: 'the answer to a review',
    field: 'text',
    max: MAX_REVIEW_LENGTH,
    send: (text) => owner.request('PUT', `/api/restaurant/reviews/${String(reviewId)}/answer`, { text }),
    read: () => reviewRead('answer'),
  },
  {
    where: 'a problem',
    field: 'text',
    max: MAX_PROBLEM_LENGTH,
    send: writeProblem,
    read: async () => (await problemRead())?.text,
  },
  {
    where: 'the answer to a problem',
    field: 'text',
    max: MAX_PROBLEM_LENGTH,
    send: answerProblem,
    read: async () => (await problemRead())?.answers.at(-1)?.text,
  },
  ofRestaurant('name', MAX_LENGTH.name),
  ofRestaurant('description', MAX_DESCRIPTION_LENGTH),
  ofRestaurant('address', MAX_LENGTH.address),
  ofRestaurant('legalName', MAX_LENGTH.legalName),
  ofMenu('name', MAX_LENGTH.name),
  ofMenu('description', MAX_DISH_DESCRIPTION),
  ofDish('name', MAX_LENGTH.name),
  ofDish('description', MAX_DISH_DESCRIPTION),
  {
    where: 'a special day',
    field: 'specialDays.0.label',
    max: MAX_SPECIAL_DAY_LABEL,
    send: (label) =>
      owner.request('PUT', '/api/restaurant/special-days', {
        specialDays: [{ date: NEXT_WEEK, spans: [], label }],
      }),
    read: async () =>
      (await owner.request<OpeningHoursView>('GET', '/api/restaurant/hours')).body.specialDays.at(-1)?.label,
  },
];

describe.each(FREE_TEXTS)('$field of $where', ({ field, max, send, read }) => {
  it.each([
    ['a script', () => SCRIPT],
    ['emoji, umlauts and what looks like code', () => EMOJI],
    ['a text at its limit', () => SCRIPT.padEnd(max, 'ç')],
    ['emoji up to its limit', () => '🍜'.repeat(max)],
  ])('comes back as it was: %s', async (_what, textOf) => {
    const text = textOf();
    const { status, body } = await send(text);
    expect([status, (body as { errors?: unknown }).errors]).toEqual([expect.any(Number), undefined]);
    expect(status).toBeLessThan(300);
    expect(await read()).toBe(text);
  });

  it('refuses 10,000 characters at its field', async () => {
    const before = await read();
    expect(refusalOf(await send(TOO_LONG))).toEqual({
      status: 400,
      code: 'validation_failed',
      fields: [`${field} too_long`],
    });
    expect(await read()).toBe(before);
  });
});
