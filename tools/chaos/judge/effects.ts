/** E-mails, messages and calls to POS systems: everyone who was to be told was told, and once in effect. */
import type { Mail } from '../../../backend/test/support/mailbox.ts';
import type { Town } from '../people/town.ts';
import type { World } from '../setting/world.ts';
import type { Findings } from './findings.ts';
import type { TrueEvent, Truth } from './truth.ts';

/** E-mails, calls to POS systems and messages that came again under the same id, as at-least-once must now and then. */
export interface Repeats {
  readonly emails: number;
  readonly posCalls: number;
  readonly messages: number;
}

const MAILED = ['pending', 'delivered', 'cancelled'];
/** Nobody is told by e-mail of a ride that is over before the e-mail is written. */
const MAILED_WHILE_TRUE = 'delivering';

export function judgeEffects(truth: Truth, town: Town, { mailbox, pos }: World, findings: Findings): Repeats {
  const emails = Map.groupBy(mailbox.mails.filter(isOrderMail), ({ headers }) => headers['message-id'] ?? '');
  const toldMail = new Set(truth.told.filter(({ recipient }) => recipient === 'mail').map(({ eventId }) => eventId));
  for (const event of mailedEvents(truth)) {
    const has = [...emails.keys()].some((id) => id.startsWith(`<order-${event.orderId}-${event.version}@`));
    if (!has) findings.unfinished(`no e-mail that order ${event.orderId} is ${event.status}`);
    if (!toldMail.has(event.id)) findings.unfinished(`the e-mail of event ${event.id} is not marked as sent`);
  }
  const steps = stepsOf(truth, [...MAILED, MAILED_WHILE_TRUE]);
  const subjects = new Set(steps.map(({ orderId, version }) => `<order-${orderId}-${version}@`));
  for (const id of emails.keys()) {
    if (!subjects.has(id.slice(0, id.indexOf('@') + 1))) findings.doubled(`the e-mail ${id} is about nothing`);
  }

  const calls = Map.groupBy(pos.calls, ({ delivery }) => delivery);
  for (const order of truth.orders.values()) {
    const asked = truth.events.get(order.id)?.[0]?.paymentStatus === 'pending';
    const deliveries = truth.posDeliveries.filter(({ orderId, kind }) => orderId === order.id && kind === 'order');
    if (!asked) continue;
    if (deliveries.length > 1) findings.doubled(`order ${order.id} has ${deliveries.length} deliveries to the POS`);
    if (order.paymentStatus === 'pending' && order.status !== 'cancelled') {
      findings.unfinished(`order ${order.id} was not paid`);
    }
    const heard = [...calls.values()].filter(([call]) => call?.body.order?.id === order.id);
    const kinds = heard.map(([call]) => call?.body.type);
    if (new Set(kinds).size !== kinds.length) findings.doubled(`the POS took order ${order.id} for several`);
  }
  for (const { browser, placed } of town.customers) {
    const messages = Map.groupBy(browser.received, ({ message }) => `${message.orderId} ${message.status}`);
    for (const { orderId } of placed) {
      const order = truth.orders.get(orderId);
      if (order && !messages.has(`${orderId} ${order.status}`)) {
        findings.unfinished(`no message that order ${orderId} is ${order.status}`);
      }
    }
  }
  const again = (groups: ReadonlyMap<string, readonly unknown[]>): number =>
    [...groups.values()].reduce((sum, group) => sum + group.length - 1, 0);
  const pushed = town.customers.map(({ browser }) =>
    again(Map.groupBy(browser.received, ({ message }) => `${message.orderId} ${message.version} ${message.status}`)),
  );
  return { emails: again(emails), posCalls: again(calls), messages: pushed.reduce((sum, count) => sum + count, 0) };
}

/** Answers the events that are mailed: those of steps that nobody took back. */
export function mailedEvents(truth: Truth): TrueEvent[] {
  return stepsOf(truth, MAILED);
}

function stepsOf(truth: Truth, statuses: readonly string[]): TrueEvent[] {
  return [...truth.events.values()]
    .flat()
    .filter(({ status, previousStatus }) => status !== previousStatus && statuses.includes(status));
}

function isOrderMail({ headers }: Mail): boolean {
  return headers['message-id']?.startsWith('<order-') ?? false;
}
