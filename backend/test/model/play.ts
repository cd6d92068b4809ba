import { randomUUID } from 'node:crypto';
import { type OrderStatus, targetsOf } from '../../src/contracts/orders/order-status.ts';
import type { OrderView } from '../../src/contracts/orders/order-views.ts';
import { ChangeStatus } from '../../src/modules/orders/status/change-status.ts';
import { SettlePayment } from '../../src/modules/orders/status/settle-payment.ts';
import { type Api, Person } from '../api/api.ts';
import type { Answer } from '../support/person.ts';
import type { ActorName, History, NamedVersion, Step } from './history.ts';

const RESTAURANT = 1;
const CONTACT = { name: 'Gast Beispiel', phone: '+49 30 123456' };
/** They hold none of the order's tokens, whatever they ask. */
const WITHOUT_TOKENS: readonly ActorName[] = ['stranger', 'kitchen', 'otherKitchen', 'admin'];
/** They may change nothing about the order. */
const OUTSIDERS: readonly ActorName[] = ['stranger', 'otherKitchen'];

/** Where an order stands. */
interface Standing {
  version: number;
  status: OrderStatus;
}

export type People = Readonly<Record<ActorName, Person>>;

export async function gather(api: Api): Promise<People> {
  const [customer, stranger, kitchen, otherKitchen, admin] = await Promise.all([
    Person.register(api.url, 'Customer'),
    Person.register(api.url, 'Stranger'),
    Person.login(api.url, 'restaurant1@example.com'),
    Person.login(api.url, 'restaurant2@example.com'),
    Person.login(api.url, 'admin@example.com'),
  ]);
  return { customer, stranger, guest: new Person(api.url), kitchen, otherKitchen, admin };
}

/** Lets a history happen to a new order. Answers with its id and what no history may bring about. */
export async function play(api: Api, people: People, { byGuest, throughPos, tipCents, groups }: History) {
  const problems: string[] = [];
  const placer = byGuest ? people.guest : people.customer;
  const contact = { ...CONTACT, email: `gast-${randomUUID()}@example.com` };
  const tip = (tipCents / 100).toFixed(2);
  const order = await place(placer, people.kitchen, { tip, ...(byGuest && { contact }) });
  if (order.tip !== tip) problems.push(`order ${String(order.id)} has a tip of ${order.tip}, not of ${tip}`);
  if (throughPos) {
    const sql = `UPDATE orders SET payment_method = 'restaurant_pos', payment_status = 'pending' WHERE id = $1`;
    await api.sql(sql, [order.id]);
  }
  const secrets = [order.shareToken, order.guestToken].filter((token) => token !== null);
  let current = { version: order.version, status: order.status };
  for (const group of groups) {
    const known = current;
    await Promise.all(
      group.map(async (step) => {
        const answer = await attempt(api, people, order, step, known);
        if (answer === null) return;
        const said = JSON.stringify(answer.body);
        const by = 'by' in step ? step.by : 'system';
        const what = `${by} ${step.kind} of order ${String(order.id)} answered ${String(answer.status)}`;
        if (answer.status >= 500) problems.push(`${what}: ${said}`);
        if (by === 'system') return;
        problems.push(...wrongTips(answer.body, tip).map((wrong) => `${what} with ${wrong}`));
        if (WITHOUT_TOKENS.includes(by) && secrets.some((token) => said.includes(token))) {
          problems.push(`${what} with a token: ${said}`);
        }
        if (OUTSIDERS.includes(by) && step.kind !== 'read' && answer.status < 400) problems.push(`${what}: ${said}`);
      }),
    );
    const [row] = await api.sql<Standing>('SELECT version, status FROM orders WHERE id = $1', [order.id]);
    if (row === undefined || row.version < current.version) problems.push(`order ${String(order.id)} lost a version`);
    current = row ?? current;
  }
  return { order, problems };
}

/** No change touches the tip or makes it part of a total, in whatever view of the order the answer has. */
function wrongTips(said: unknown, tip: string): string[] {
  if (typeof said !== 'object' || said === null) return [];
  if ('order' in said) return wrongTips(said.order, tip);
  if (!('tip' in said)) return [];
  const { total, total_amount, totalWithTip, total_with_tip } = said as Record<string, string | undefined>;
  const sum = Number(total ?? total_amount) + Number(tip);
  const isWhole = said.tip === tip && (totalWithTip ?? total_with_tip) === sum.toFixed(2);
  return isWhole ? [] : [`a tip of ${String(said.tip)} and ${String(totalWithTip ?? total_with_tip)} in all`];
}

/** Orders that lapse pause the kitchen, as they should: it goes on at once. */
async function place(placer: Person, kitchen: Person, more: object): Promise<OrderView> {
  const cart = { ...(await placer.cartOf(RESTAURANT)), ...more };
  for (;;) {
    const { status, body } = await placer.request<OrderView & { code?: string }>('POST', '/api/orders', cart);
    if (status === 201) return body;
    if (body.code !== 'restaurant_closed') throw new Error(`No order: ${String(status)} ${JSON.stringify(body)}`);
    await kitchen.request('DELETE', '/api/restaurant/load/pause');
  }
}

async function attempt(
  api: Api,
  people: People,
  order: OrderView,
  step: Step,
  { version: current, status }: Standing,
): Promise<Answer<unknown> | null> {
  const id = String(order.id);
  if (step.kind === 'pay') {
    await api.app.nest.get(SettlePayment, { strict: false }).execute(order.id, step.result);
    return null;
  }
  if (step.kind === 'lapse') {
    await api.sql('UPDATE orders SET accept_deadline_at = now() WHERE id = $1', [order.id]);
    await api.app.nest.get(ChangeStatus, { strict: false }).lapse(order.id);
    return null;
  }
  const person = people[step.by];
  // Only a guest comes without an account, and only by the token.
  const token = step.by === 'guest' && order.guestToken !== null ? `?t=${order.guestToken}` : '';
  switch (step.kind) {
    case 'advance': {
      const next = targetsOf(status, 'restaurant').find((target) => target !== 'cancelled');
      return next === undefined ? null : person.request('PUT', `/api/restaurant/orders/${id}/status`, { status: next });
    }
    case 'move':
      return person.request('PUT', `/api/restaurant/orders/${id}/status`, {
        status: step.status,
        ...(step.reason !== undefined && { reason: step.reason }),
        ...expected(step.version, current),
      });
    case 'undo':
    case 'recall':
      return person.request('POST', `/api/restaurant/orders/${id}/${step.kind}`, {
        expectedVersion: current,
        ...expected(step.version, current),
      });
    case 'estimate':
      return person.request('POST', `/api/restaurant/orders/${id}/estimate`, {
        minutes: step.minutes,
        ...expected(step.version, current),
      });
    case 'see':
      return person.request('POST', '/api/restaurant/orders/seen', { orderIds: [order.id] });
    case 'cancel':
      return person.request('POST', `/api/orders/${id}/cancel${token}`);
    case 'claim': {
      const guestToken = step.by === 'customer' ? (order.guestToken ?? randomUUID()) : randomUUID();
      return person.request('POST', `/api/orders/${id}/claim`, { guestToken });
    }
    case 'review':
      return person.request('POST', `/api/orders/${id}/review${token}`, { rating: step.rating });
    case 'read': {
      const shared = step.withToken && token === '' ? `?t=${order.shareToken ?? ''}` : token;
      return person.request('GET', `/api/orders/${id}${shared}`);
    }
  }
}

function expected(version: NamedVersion, current: number): { expectedVersion?: number } {
  if (version === 'none') return {};
  return { expectedVersion: version === 'current' ? current : Math.max(1, current - 1) };
}
