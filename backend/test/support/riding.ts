/** Riders who ride: hired, on shift, with an order, and somewhere. */
import type { OrderView } from '../../src/contracts/orders/order-views.ts';
import type { StaffView } from '../../src/contracts/restaurants/settings.ts';
import type { SentPosition } from '../../src/contracts/riders/position.ts';
import { Person } from './person.ts';

const PASSWORD = 'Lenker, Sattel und Klingel';
const METERS_PER_DEGREE = 111_195;

export interface HiredRider {
  readonly id: number;
  readonly person: Person;
}

export async function hireRider(url: string, owner: Person, email: string, loginUrl = url): Promise<HiredRider> {
  const body = { name: 'Rita Rad', email, password: PASSWORD, duty: 'rider' };
  const { id } = (await owner.request<StaffView>('POST', '/api/restaurant/staff', body)).body;
  const person = await signInRider(loginUrl, email);
  await setShift(person, true);
  return { id, person };
}

export const signInRider = (url: string, email: string) => Person.login(url, email, PASSWORD);
export const setShift = (rider: Person, isOn: boolean) => rider.request('POST', '/api/rider/shift', { isOn });

/** An order that the rider takes along at once. */
export async function takenAlong(
  customer: Person,
  owner: Person,
  rider: Person,
  more: object = {},
): Promise<OrderView> {
  const order = await customer.placeOrder(1, { ...more });
  await owner.move(order.id, 'preparing');
  await takeAlong(rider, order.id);
  return order;
}

export async function takeAlong(rider: Person, orderId: number): Promise<void> {
  const path = `/api/rider/orders/${String(orderId)}/status`;
  const { status, body } = await rider.request('PUT', path, { status: 'delivering' });
  if (status !== 200) throw new Error(`not taken along: ${String(status)} ${JSON.stringify(body)}`);
}

/** Without the guest's code. */
export const handOver = (rider: Person, orderId: number) =>
  rider.request('PUT', `/api/rider/orders/${String(orderId)}/status`, {
    status: 'delivered',
    withoutCode: true,
    reason: 'left_at_door',
  });

/** By the kitchen; null takes it from whoever has it. */
export const giveTo = (owner: Person | undefined, orderId: number, riderId: number | null) =>
  owner!.request('POST', `/api/restaurant/orders/${String(orderId)}/rider`, { riderId });

let sequence = 0;

/** So many metres to the north of Alexanderplatz, now; each is newer than the one before. */
export function positionAt(meters: number, more: Partial<SentPosition> = {}): SentPosition {
  sequence += 1;
  return {
    latitude: 52.5213 + meters / METERS_PER_DEGREE,
    longitude: 13.4096,
    accuracyMeters: 10,
    heading: 90,
    speedMps: 5,
    sequence,
    at: new Date().toISOString(),
    ...more,
  };
}
