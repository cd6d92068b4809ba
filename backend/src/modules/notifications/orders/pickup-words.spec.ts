/** What somebody reads who fetches the meal: of no delivery, whatever becomes of the order. */
import { describe, expect, it } from '@jest/globals';
import { deliveryWordsIn } from '../../../../test/support/delivery-words.ts';
import { NOTICE } from '../../../../test/support/notices.ts';
import { LANGUAGES, PAYMENT_METHODS, PAYMENT_STATUSES, type Language } from '../../../contracts/constants.ts';
import { ORDER_STATUSES, type OrderStatus } from '../../../contracts/orders/order-status.ts';
import type { Notice, Step } from './notice.ts';
import { type MailKind, writeOrderMail } from './order-mail.ts';
import { writeOrderPush } from './order-push.ts';

const AT = '2026-11-21T12:00:00.000Z';
const URL = 'https://x.example';
const CODE = '4711';
const DELIVERY: Notice = {
  ...NOTICE,
  minAge: 18,
  estimatedFrom: new Date('2026-11-21T12:20:00Z'),
  estimatedTo: new Date('2026-11-21T12:25:00Z'),
  receipt: { ...NOTICE.receipt, subtotalCents: 900, totalCents: 900, tipCents: 100 },
};
const PICKUP: Notice = {
  ...DELIVERY,
  ...{ fulfilment: 'pickup', handoverCode: CODE, deliveryAddress: null },
  receipt: { ...DELIVERY.receipt, fulfilment: 'pickup' },
};

const STEPS: readonly (Step & { kind: MailKind })[] = [
  ...(
    [
      ['placed', 'pending', null],
      ['accepted', 'preparing', 'pending'],
      ['planned', 'preparing', 'pending'],
      ['onTheWay', 'delivering', 'preparing'],
      ['delivered', 'delivered', 'delivering'],
      ['cancelled', 'cancelled', 'preparing'],
      ['backInKitchen', 'preparing', 'delivering'],
      ['backOnTheWay', 'delivering', 'delivered'],
    ] as const
  ).map(([kind, status, previousStatus]) => ({ kind, status, previousStatus, at: AT })),
];

/** Everything that is written about it, for now and for later, however it is paid. */
function allOf(notice: Notice, language: Language): string {
  const times = [null, new Date('2026-11-22T18:00:00Z')];
  return STEPS.flatMap(({ kind, ...step }) =>
    times.flatMap((scheduledFor) =>
      PAYMENT_METHODS.flatMap((paymentMethod) =>
        PAYMENT_STATUSES.flatMap((paymentStatus) => {
          const now = { ...notice, status: step.status, language, scheduledFor, paymentMethod, paymentStatus };
          const { subject, text, html } = writeOrderMail(kind, now, step, URL);
          return [subject, text, html, ...[true, false].map((isOwner) => writeOrderPush(now, step, isOwner)?.body)];
        }),
      ),
    ),
  ).join('\n');
}

const mail = (kind: MailKind, language: Language, status: OrderStatus, notice = PICKUP) =>
  writeOrderMail(kind, { ...notice, status, language }, { status, previousStatus: null, at: AT }, URL);

describe.each(LANGUAGES)('what is written of a pick-up (%s)', (language) => {
  it('has a message for each status', () => {
    expect(new Set(STEPS.map(({ status }) => status))).toEqual(new Set(ORDER_STATUSES));
  });

  it('says nothing that is said of deliveries', () => {
    expect(deliveryWordsIn(allOf(PICKUP, language), language)).toEqual([]);
  });

  it('would be found saying it: a delivery’s messages say most of it', () => {
    const said = deliveryWordsIn(allOf(DELIVERY, language), language);
    expect(said).toEqual(
      expect.arrayContaining([
        ...(['mail.onTheWay.subject', 'mail.arrival', 'mail.deliveryAddress', 'common.deliveryFee'] as const),
        ...(['payment.cash_on_delivery', 'tip.forTeam', 'push.delivering', 'status.delivered'] as const),
      ]),
    );
  });

  it('tells where it is, how to get there and the code as soon as it is ready', () => {
    const { text, html } = mail('onTheWay', language, 'delivering');
    for (const written of [text, html]) {
      expect(written).toContain('Weg 1');
      expect(written).toContain('https://www.openstreetmap.org/?mlat=52.5&');
      expect(written).toContain(CODE);
    }
    expect(mail('onTheWay', language, 'delivering', DELIVERY).text).not.toContain(CODE);
  });

  it('needs no code where nothing is left to fetch', () => {
    expect(mail('cancelled', language, 'cancelled').text).not.toContain(CODE);
    expect(mail('delivered', language, 'delivered').text).not.toContain(CODE);
  });

  it('tells the code to the devices of whoever ordered, and to no other', () => {
    const step = { status: 'delivering', previousStatus: 'preparing', at: AT } as const;
    const push = (isOwner: boolean) => writeOrderPush({ ...PICKUP, status: 'delivering', language }, step, isOwner);
    expect(push(true)?.body).toContain(CODE);
    expect(push(false)?.body).not.toContain(CODE);
    expect(push(false)?.body).toContain('Weg 1');
  });
});
