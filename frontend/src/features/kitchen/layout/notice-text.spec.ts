import { LANGUAGES } from '@contracts/constants.ts';
import { de } from '@contracts/messages/de.ts';
import { en } from '@contracts/messages/en.ts';
import { tr } from '@contracts/messages/tr.ts';
import { FULFILMENTS } from '@contracts/orders/fulfilment.ts';
import { describe, expect, it } from '@jest/globals';
import { textsOf } from '../../../i18n/texts.ts';
import { textOfNotice } from './notice-text.ts';

const CATALOGUES = { en, de, tr };

describe.each(LANGUAGES)('what a kitchen is told of an order (%s)', (language) => {
  const texts = CATALOGUES[language];
  const { t } = textsOf(language, texts);
  const cancelled = { kind: 'cancelled', orderId: 1, reason: 'customer_request', stage: 'underway' } as const;
  const conflict = { kind: 'conflict', orderId: 1, by: 'restaurant', status: 'delivering' } as const;

  it('calls a driver back, and takes what is fetched off the counter', () => {
    const [delivery = '', pickup = ''] = FULFILMENTS.map((fulfilment) => textOfNotice({ ...cancelled, fulfilment }, t));
    expect(delivery).toContain(texts['kitchen.notice.cancelled.underway']);
    expect(pickup).not.toContain(texts['kitchen.notice.cancelled.underway']);
    expect(pickup).toContain(texts['pickup.kitchen.notice.cancelled.underway']);
  });

  it('says by its own word where somebody else has put it', () => {
    const [delivery, pickup] = FULFILMENTS.map((fulfilment) => textOfNotice({ ...conflict, fulfilment }, t));
    expect(delivery).toContain(texts['kitchen.status.delivering']);
    expect(pickup).toContain(texts['pickup.status.delivering']);
    expect(pickup).not.toContain(texts['kitchen.status.delivering']);
  });

  it('asks for a decision once nobody has opened for long enough', () => {
    const door = { kind: 'nobodyThere', orderId: 1, until: '2026-11-25T12:05:00.000Z' } as const;
    expect(textOfNotice(door, t)).toContain('13:05');
    expect(textOfNotice(door, t, true)).toBe(texts['kitchen.notice.nobodyThereOver']);
  });

  it('counts the tries that are left for a code, and says when there is none', () => {
    const refused = (remainingTries: number) => textOfNotice({ kind: 'codeRefused', orderId: 1, remainingTries }, t);
    expect(refused(3)).toContain('3');
    expect(refused(0)).toBe(texts['kitchen.notice.codeLocked']);
  });
});
