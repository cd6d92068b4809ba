/** What customers are written about their order, in their language. Pure. */
import type { PaymentStatus } from '../../../contracts/constants.ts';
import type { MessageKey } from '../../../contracts/messages/en.ts';
import { isStepBack, type OrderStatus } from '../../../contracts/orders/order-status.ts';
import { webMapLink } from '../../../contracts/places/map-links.ts';
import { textOf } from '../../../texts/catalogue.ts';
import { orderTextOf } from '../../../texts/order-text.ts';
import { formatCents, formatDateTime } from '../../../money/formats.ts';
import { receiptOf } from '../../../money/receipt.ts';
import { totalWithTip } from '../../../money/pricing.ts';
import { arrivalText, type Notice, oneLine, orderPath, plannedFor, reasonIn, type Step } from './notice.ts';
import { type Block, type Mail, toHtml, toText, type UnwrittenMail } from '../../../mail/mail-layout.ts';

const KINDS = {
  pending: 'placed',
  preparing: 'accepted',
  delivering: 'onTheWay',
  delivered: 'delivered',
  cancelled: 'cancelled',
} as const satisfies Record<OrderStatus, string>;
/** What is written when a step that somebody was told of is taken back. */
const BACK_IN = { preparing: 'backInKitchen', delivering: 'backOnTheWay' } as const;
export type MailKind = (typeof KINDS)[OrderStatus] | (typeof BACK_IN)[keyof typeof BACK_IN] | 'planned';

/** What is written about the step; null where the customer wants none, or where the order has left the step behind. */
export function mailKindOf(step: Step, notice: Notice): MailKind | null {
  const { status } = step;
  const kind = KINDS[status];
  // The confirmation of an order is owed to everyone (§ 312i BGB); news about it to those who want them.
  if (kind === 'placed') return kind;
  if (!notice.wantsMail) return null;
  const isLate = status !== notice.status || notice.isLongAgo;
  if (isStepBack(step.previousStatus, status)) {
    const isBack = status === 'preparing' || status === 'delivering';
    return isBack && !isLate && notice.misled.has('mail') ? BACK_IN[status] : null;
  }
  // Nobody looks at the screen until tomorrow: what is planned is confirmed in writing.
  if (kind === 'accepted' && plannedFor(notice, step) !== null) return isLate ? null : 'planned';
  if (kind === 'accepted') return notice.wantsAcceptance && !isLate ? kind : null;
  return kind === 'onTheWay' && isLate ? null : kind;
}

export function writeOrderMail(kind: MailKind, notice: Notice, step: Step, publicUrl: string): Mail {
  const { subject, write } = orderMail(kind, notice, step, publicUrl);
  return { subject, ...write() };
}

/** Where no mail server is set up its subject alone is wanted. */
export function orderMail(kind: MailKind, notice: Notice, step: Step, publicUrl: string): UnwrittenMail {
  const { language } = notice;
  const say = (key: MessageKey, values?: Record<string, string | number>): string => orderTextOf(notice, key, values);
  const values = {
    id: notice.orderId,
    restaurant: oneLine(notice.restaurant.name),
    time: formatDateTime(plannedFor(notice, step) ?? step.at, language),
    total: formatCents(totalWithTip(notice.receipt), language),
  };
  const subject = say(`mail.${kind}.subject`, values);
  const blocksOf = (): Block[] => [
    { kind: 'heading', text: say(`mail.${kind}.heading`) },
    { kind: 'text', text: greetingOf(notice) },
    { kind: 'text', text: say(`mail.${kind}.text`, values) },
    ...detailsOf(kind, notice, values),
    ...whereToCollect(kind, notice),
    {
      kind: 'link',
      text: say(`mail.${kind}.link`),
      url: publicUrl + orderPath(notice.orderId, notice.guestToken ?? notice.shareToken),
    },
    { kind: 'title', text: say('mail.order', { ...values, time: formatDateTime(notice.placedAt, language) }) },
    { kind: 'receipt', receipt: receiptOf(notice.receipt, language) },
    { kind: 'field', label: say('mail.payment'), lines: [say(`payment.${notice.paymentMethod}`)] },
    ...(notice.deliveryAddress === null
      ? []
      : [{ kind: 'field' as const, label: say('mail.deliveryAddress'), lines: [oneLine(notice.deliveryAddress)] }]),
    { kind: 'field', label: say('mail.supplier'), lines: supplierOf(notice) },
    ...(kind === 'placed' ? [{ kind: 'small' as const, text: say('mail.withdrawal') }] : []),
    { kind: 'small', text: say('mail.why') },
    ...(notice.userId === null
      ? []
      : [{ kind: 'link' as const, text: say('mail.settings'), url: `${publicUrl}/profile` }]),
  ];
  const write = () => {
    const blocks = blocksOf();
    return { text: toText(blocks), html: toHtml(blocks, language, subject) };
  };
  return { subject, write };
}

/** Whoever orders as a guest chooses both name and address: what is no plain name could be somebody's advertisement. */
function greetingOf({ name, language }: Notice): string {
  const isPlain = name !== null && /^[\p{L}\p{M}\p{N}' -]{1,60}$/u.test(name.replace(/\.(?=\s|$)/g, ''));
  return isPlain ? textOf(language, 'mail.helloName', { name: oneLine(name) }) : textOf(language, 'mail.hello');
}

function detailsOf(kind: MailKind, notice: Notice, values: Record<string, string | number>): Block[] {
  const { language, scheduledFor, minAge, paymentStatus } = notice;
  const say = (key: MessageKey, filled: Record<string, string | number>) => orderTextOf(notice, key, filled);
  const reason = reasonIn(language, notice);
  if (kind === 'placed') {
    return [
      ...(scheduledFor === null
        ? []
        : [say('mail.placed.scheduled', { time: formatDateTime(scheduledFor, language) })]),
      ...(minAge === null ? [] : [say('mail.placed.id', { age: minAge })]),
    ].map((text) => ({ kind: 'text', text }));
  }
  if (kind === 'delivered' || kind === 'planned') return [];
  if (kind !== 'cancelled') return arrivalOf(kind, notice);
  const why = reason === null ? [] : [textOf(language, 'mail.cancelled.reason', { reason })];
  const money: `mail.money.${PaymentStatus}` = `mail.money.${paymentStatus}`;
  return [...why, textOf(language, money, values)].map((text) => ({ kind: 'text', text }));
}

function arrivalOf(kind: MailKind, notice: Notice): Block[] {
  const isThere = notice.fulfilment === 'pickup' && (kind === 'onTheWay' || kind === 'backOnTheWay');
  const text = isThere ? null : arrivalText(notice);
  return text === null ? [] : [{ kind: 'text', text }];
}

/** What whoever goes there needs, until the meal is fetched or cancelled. */
function whereToCollect(kind: MailKind, { language, fulfilment, handoverCode, restaurant }: Notice): Block[] {
  if (fulfilment !== 'pickup' || kind === 'delivered' || kind === 'cancelled') return [];
  const [name, address] = [oneLine(restaurant.name), oneLine(restaurant.address)];
  return [
    { kind: 'field', label: textOf(language, 'pickup.where'), lines: [name, address] },
    { kind: 'link', text: textOf(language, 'pickup.onMap'), url: webMapLink({ ...restaurant, name, address }) },
    ...(handoverCode === null
      ? []
      : [{ kind: 'text' as const, text: textOf(language, 'pickup.show', { code: handoverCode }) }]),
  ];
}

function supplierOf({ restaurant, language }: Notice): string[] {
  const { name, legalName, address, vatId, phone } = restaurant;
  return [
    ...(legalName === null || legalName === name ? [name] : [legalName, name]),
    address,
    ...(vatId === null ? [] : [textOf(language, 'mail.vatId', { vatId })]),
    ...(phone === null ? [] : [textOf(language, 'mail.phone', { phone })]),
  ].map(oneLine);
}
