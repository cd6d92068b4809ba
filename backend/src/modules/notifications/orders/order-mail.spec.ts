import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '../../../contracts/constants.ts';
import { NOTICE } from '../../../../test/support/notices.ts';
import type { Notice } from './notice.ts';
import { mailKindOf, writeOrderMail } from './order-mail.ts';
import { writeOrderPush } from './order-push.ts';

const write = (part: Partial<Notice>, kind: 'placed' | 'delivered' = 'placed') =>
  writeOrderMail(
    kind,
    { ...NOTICE, ...part },
    { status: 'pending', previousStatus: null, at: '2026-11-21T12:00:00Z' },
    'https://x.example',
  );

describe('the e-mail of an order with alcohol', () => {
  it.each(LANGUAGES)('asks for the ID, with the age (%s)', (language) => {
    const plain = write({ language }).text;
    const asking = write({ language, minAge: 18 }).text;
    expect(asking).not.toBe(plain);
    expect(asking).toMatch(/\b18\b/);
    expect(plain).not.toMatch(/\b18\b/);
  });

  it('says so when it was placed, not when it is there', () => {
    expect(write({ minAge: 16 }).text).toContain('have your ID ready');
    expect(write({ minAge: 16 }, 'delivered').text).not.toContain('ID ready');
  });
});

describe('an order for later', () => {
  // It is wanted for 19:00 in Berlin, so the kitchen begins at 18:35.
  const later: Notice = {
    ...NOTICE,
    version: 2,
    status: 'preparing',
    scheduledFor: new Date('2026-11-22T18:00:00Z'),
    estimatedFrom: new Date('2026-11-22T18:00:00Z'),
    estimatedTo: new Date('2026-11-22T18:10:00Z'),
  };
  const accepted = { status: 'preparing', previousStatus: 'pending', at: '2026-11-21T12:00:00.000Z' } as const;
  const begun = { status: 'preparing', previousStatus: 'pending', at: '2026-11-22T17:35:00.000Z' } as const;

  it('is confirmed for its time, by e-mail and push, and nobody cooks it yet', () => {
    expect(mailKindOf(accepted, later)).toBe('planned');
    const mail = writeOrderMail('planned', later, accepted, 'https://x.example');
    expect(mail.text).toContain('Ofen has confirmed your order for 22.11.2026, 19:00.');
    expect(mail.text).not.toContain('Expected arrival');
    expect(writeOrderPush(later, accepted, true)?.body).toBe('Your order #3 is confirmed for 22.11.2026, 19:00.');
  });

  it.each(LANGUAGES)('says the time in %s', (language) => {
    const mail = writeOrderMail('planned', { ...later, language }, accepted, 'https://x.example');
    expect(mail.subject).toContain('19:00');
    expect(writeOrderPush({ ...later, language }, accepted, true)?.body).toContain('19:00');
  });

  it('is like any other once its kitchen begins', () => {
    expect(mailKindOf(begun, later)).toBeNull();
    expect(writeOrderPush(later, begun, true)?.body).toBe(
      'Your order #3 has been accepted and is being prepared. Expected arrival: 19:00–19:10.',
    );
  });

  it('writes no e-mail to those who want none', () => {
    expect(mailKindOf(accepted, { ...later, wantsMail: false })).toBeNull();
  });
});

describe('a step that was taken back', () => {
  const back = { status: 'delivering', previousStatus: 'delivered', at: '2026-11-21T12:00:00.000Z' } as const;
  const misled: Notice = { ...NOTICE, status: 'delivering', misled: new Set(['mail']) };

  it.each(LANGUAGES)('is news in %s for whoever was told of it', (language) => {
    expect(mailKindOf(back, misled)).toBe('backOnTheWay');
    expect(writeOrderMail('backOnTheWay', { ...misled, language }, back, 'https://x.example').subject).toContain('#3');
    expect(writeOrderPush({ ...misled, language }, back, true)?.body).toContain('#3');
  });

  it('is none for anybody else, and none once the order has gone on', () => {
    expect(mailKindOf(back, { ...misled, misled: new Set() })).toBeNull();
    expect(mailKindOf(back, { ...misled, status: 'delivered' })).toBeNull();
    expect(mailKindOf(back, { ...misled, wantsMail: false })).toBeNull();
  });
});
