/** Twelve callers and what is theirs: for everything that has an id one of their own, somebody else's and none. */
import type { MenuEditorView } from '../../src/contracts/menus/menu-editor.ts';
import type { OrderView } from '../../src/contracts/orders/order-views.ts';
import type { OrderProblemView } from '../../src/contracts/orders/order-problems.ts';
import type { ReviewView } from '../../src/contracts/orders/reviews.ts';
import type { SessionView } from '../../src/contracts/accounts/sessions.ts';
import type { DeliveryAreaView } from '../../src/contracts/places/delivery-areas.ts';
import type { StationView } from '../../src/contracts/menus/stations.ts';
import type { StaffDuty } from '../../src/contracts/riders/duty.ts';
import type { StaffView } from '../../src/contracts/restaurants/settings.ts';
import { vapidPair } from '../support/vapid.ts';
import { addAdmin } from '../admin/admins.ts';
import { type Api, Person, startApi } from '../api/api.ts';

export const CALLERS = [
  'nobody',
  'guest',
  'shareHolder',
  'customer',
  'otherCustomer',
  'owner',
  'otherOwner',
  'staff',
  'rider',
  'support',
  'operations',
  'adminOwner',
] as const;
export type Caller = (typeof CALLERS)[number];

export type Id = string | number;

/** Of one kind: the caller's own, somebody else's where that is a difference, and one that nobody has. */
export interface Ids {
  readonly own: Id;
  readonly foreign?: Id;
  readonly gone: Id;
}

export interface RightsWorld {
  readonly api: Api;
  readonly people: Readonly<Record<Caller, Person>>;
  /** A guest's order at the first restaurant. */
  readonly guestOrder: OrderView;
  readonly ids: Readonly<Record<string, Ids>>;
}

export const GONE_ID = 2_147_483_647;
export const PUSH_ORIGIN = 'https://push.example';
const GONE_TOKEN = '00000000-0000-4000-8000-000000000000';
const CONTACT = { name: 'Gundula Gast', email: 'gundula@example.com', phone: '0151 2345678' };
const DISH = { name: 'Rights soup', price: '5.00', vatRate: 7, isDeclared: true };

export async function openRightsWorld(): Promise<RightsWorld> {
  const api = await startApi({ vapid: vapidPair(), pushOrigins: [PUSH_ORIGIN] });
  const login = (email: string) => Person.login(api.url, email);
  const nobody = new Person(api.url);
  const customer = await login('kunde@example.com');
  const otherCustomer = await Person.register(api.url, 'Other');
  const owner = await login('restaurant1@example.com');
  const otherOwner = await login('restaurant2@example.com');
  for (const person of [owner, otherOwner])
    await ask(person, 'POST', '/api/restaurant/toggle-status', { isOpen: true });
  await addStaff(owner, 'herd1@example.com');
  const ownStaff = await addStaff(owner, 'herd3@example.com');
  const otherStaff = await addStaff(otherOwner, 'herd2@example.com');
  const rider = await addStaff(owner, 'fahrt1@example.com', 'rider');
  const otherRider = await addStaff(otherOwner, 'fahrt2@example.com', 'rider');
  const people = {
    nobody,
    guest: new Person(api.url),
    shareHolder: new Person(api.url),
    customer,
    otherCustomer,
    owner,
    otherOwner,
    staff: await Person.login(api.url, 'herd1@example.com', STAFF_PASSWORD),
    rider: await Person.login(api.url, 'fahrt1@example.com', STAFF_PASSWORD),
    support: await addAdmin(api, 'support'),
    operations: await addAdmin(api, 'operations'),
    adminOwner: await login('admin@example.com'),
  };
  await ask(people.rider, 'POST', '/api/rider/shift', { isOn: true });
  const [guestOrder, laterOrder, lastOrder] = [
    await nobody.placeOrder(1, { contact: CONTACT }),
    await nobody.placeOrder(1, { contact: CONTACT }),
    await nobody.placeOrder(1, { contact: CONTACT }),
  ];
  const [ownMenu, otherMenu] = [await menuOf(owner), await menuOf(otherOwner)];
  const order = await customer.placeOrder(1);
  const otherOrder = await otherCustomer.placeOrder(2);
  const [reviewed, otherReviewed] = [
    await deliveredAndReviewed(customer, owner, 1),
    await deliveredAndReviewed(otherCustomer, otherOwner, 2),
  ];
  const delivered = await deliveredOrder(customer, owner, 1);
  const undone = await customer.placeOrder(1);
  await owner.move(undone.id, 'preparing');
  const ridden = [await rideOf(customer, owner), await rideOf(customer, owner), await rideOf(customer, owner)] as const;
  const otherRide = await otherCustomer.placeOrder(2);
  await otherOwner.move(otherRide.id, 'preparing');
  const number = (own: number, foreign?: number): Ids => ({
    own,
    ...(foreign === undefined ? {} : { foreign }),
    gone: GONE_ID,
  });
  const ids: Record<string, Ids> = {
    address: number(await addAddress(customer), await addAddress(otherCustomer)),
    order: number(order.id, otherOrder.id),
    // Of the same customer, since an order may be cancelled by its restaurant once.
    kitchenOrder: number((await customer.placeOrder(1)).id, otherOrder.id),
    preparing: number(undone.id, otherOrder.id),
    preparingLine: number(await lineOf(api, undone.id), await lineOf(api, otherOrder.id)),
    assignedOrder: number(ridden[0], otherRide.id),
    takenOrder: number(ridden[1], otherRide.id),
    riddenOrder: number(ridden[2], otherRide.id),
    rider: number(rider.id, otherRider.id),
    station: number(await addStation(owner), await addStation(otherOwner)),
    area: number(await areaOf(owner), await areaOf(otherOwner)),
    deliveredOrder: number(delivered.id, otherReviewed.orderId),
    restaurant: number(2),
    menu: number(ownMenu.menuId, otherMenu.menuId),
    deletedMenu: number(ownMenu.deletedMenuId, otherMenu.deletedMenuId),
    dish: number(ownMenu.dishId, otherMenu.dishId),
    deletedDish: number(ownMenu.deletedDishId, otherMenu.deletedDishId),
    group: number(ownMenu.groupId, otherMenu.groupId),
    option: number(ownMenu.optionId, otherMenu.optionId),
    review: number(reviewed.reviewId, otherReviewed.reviewId),
    orderLine: number(await lineOf(api, delivered.id), await lineOf(api, otherReviewed.orderId)),
    problem: number(
      await reportProblem(customer, reviewed.orderId),
      await reportProblem(otherCustomer, otherReviewed.orderId),
    ),
    anyProblem: number(await reportProblem(customer, reviewed.orderId)),
    session: {
      own: await secondSessionOf('kunde@example.com', api),
      foreign: await secondSessionOf('restaurant2@example.com', api),
      gone: GONE_TOKEN,
    },
    staff: number(ownStaff.id, otherStaff.id),
    laterOrder: number(laterOrder.id),
    lastOrder: number(lastOrder.id),
    laterToken: { own: laterOrder.guestToken ?? '', gone: GONE_TOKEN },
    lastToken: { own: lastOrder.guestToken ?? '', gone: GONE_TOKEN },
    likeOrder: number(guestOrder.id, otherOrder.id),
    linkToken: { own: guestOrder.guestToken ?? '', gone: GONE_TOKEN },
    delivery: number(await addDelivery(api, reviewed.orderId, 1), await addDelivery(api, otherReviewed.orderId, 2)),
    customer: number(customer.account?.id ?? 0),
    admin: number((await addAdmin(api, 'support', 'leaver')).account?.id ?? 0),
    anyOrder: number((await customer.placeOrder(1)).id),
    anyDelivery: number(await addDelivery(api, delivered.id, 1)),
    guestOrder: number(guestOrder.id, (await nobody.placeOrder(2, { contact: CONTACT })).id),
    language: { own: 'de', gone: 'xx' },
    textKey: { own: 'error.internal', gone: 'error.nothing' },
    guestToken: { own: guestOrder.guestToken ?? '', foreign: guestOrder.shareToken ?? '', gone: GONE_TOKEN },
  };
  return { api, people, guestOrder, ids };
}

const STAFF_PASSWORD = 'Pfanne, Herd und Löffel';

async function ask<T>(person: Person, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await person.request<T>(method, path, body);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

function addStaff(person: Person, email: string, duty: StaffDuty = 'kitchen'): Promise<StaffView> {
  return ask(person, 'POST', '/api/restaurant/staff', { name: 'Am Herd', email, password: STAFF_PASSWORD, duty });
}

async function areaOf(person: Person): Promise<number> {
  return (await ask<DeliveryAreaView[]>(person, 'GET', '/api/restaurant/delivery-areas'))[0]!.id;
}

async function addStation(person: Person): Promise<number> {
  const body = { stations: [{ name: 'Grill' }], removedIds: [] };
  return (await ask<StationView[]>(person, 'PUT', '/api/restaurant/stations', body))[0]!.id;
}

async function addAddress(person: Person): Promise<number> {
  const body = { label: 'Home', address: 'Torstraße 1, 10119 Berlin' };
  return (await ask<{ id: number }>(person, 'POST', '/api/addresses', body)).id;
}

/** Of a login beside the one that the caller uses. */
async function secondSessionOf(email: string, { url }: Api): Promise<string> {
  const sessions = await ask<SessionView[]>(await Person.login(url, email), 'GET', '/api/sessions');
  return sessions.find(({ isCurrent }) => isCurrent)!.id;
}

interface OwnMenu {
  menuId: number;
  deletedMenuId: number;
  dishId: number;
  deletedDishId: number;
  groupId: number;
  optionId: number;
}

async function menuOf(person: Person): Promise<OwnMenu> {
  const newestMenu = async (name: string) => {
    const { menus } = await ask<MenuEditorView>(person, 'POST', '/api/restaurant/menus', { name });
    return menus.find((menu) => menu.name === name)!.id;
  };
  const menuId = await newestMenu('Rights menu');
  const deletedMenuId = await newestMenu('Rights menu that was deleted');
  const addDish = async (name: string) => {
    const optionGroups = [{ name: 'Size', options: [{ name: 'Large', price: '1.00', isDeclared: true }] }];
    const body = { ...DISH, name, menuId, optionGroups, isPublished: true };
    const { menus } = await ask<MenuEditorView>(person, 'POST', '/api/restaurant/menu-items', body);
    return menus.flatMap((menu) => menu.items).find((dish) => dish.name === name)!;
  };
  const dish = await addDish('Rights soup');
  const deletedDish = await addDish('Rights soup that was deleted');
  await ask(person, 'DELETE', `/api/restaurant/menu-items/${deletedDish.id}`);
  await ask(person, 'DELETE', `/api/restaurant/menus/${deletedMenuId}`);
  const [group] = dish.optionGroups;
  return {
    menuId,
    deletedMenuId,
    dishId: dish.id,
    deletedDishId: deletedDish.id,
    groupId: group!.id,
    optionId: group!.options[0]!.id,
  };
}

/** An order that a rider may take. */
async function rideOf(customer: Person, owner: Person): Promise<number> {
  const { id } = await customer.placeOrder(1);
  await owner.move(id, 'preparing');
  return id;
}

async function deliveredOrder(customer: Person, owner: Person, restaurantId: number): Promise<OrderView> {
  const order = await customer.placeOrder(restaurantId);
  for (const status of ['preparing', 'delivering', 'delivered'] as const) await owner.move(order.id, status);
  return order;
}

async function deliveredAndReviewed(
  customer: Person,
  owner: Person,
  restaurantId: number,
): Promise<{ orderId: number; reviewId: number }> {
  const { id } = await deliveredOrder(customer, owner, restaurantId);
  const review = await ask<ReviewView>(customer, 'POST', `/api/orders/${id}/review`, { rating: 4, text: 'Good.' });
  return { orderId: id, reviewId: review.id };
}

async function lineOf({ sql }: Api, orderId: number): Promise<number> {
  const [line] = await sql<{ id: number }>('SELECT id FROM order_items WHERE order_id = $1', [orderId]);
  return line!.id;
}

async function reportProblem(customer: Person, orderId: number): Promise<number> {
  const body = { kind: 'late' };
  return (await ask<OrderProblemView>(customer, 'POST', `/api/orders/${orderId}/problems`, body)).id;
}

async function addDelivery({ sql }: Api, orderId: number, restaurantId: number): Promise<number> {
  const [row] = await sql<{ id: number }>(
    `INSERT INTO till_deliveries (key, order_id, restaurant_id, kind, state, next_try_at)
     VALUES (gen_random_uuid(), $1, $2, 'order', 'given_up', NULL) RETURNING id`,
    [orderId, restaurantId],
  );
  return row!.id;
}
