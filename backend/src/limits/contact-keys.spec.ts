import { describe, expect, it } from '@jest/globals';
import { mailboxOf, phoneOf } from './contact-keys.ts';

describe('mailboxOf', () => {
  it.each([
    ['Ada@Example.com ', 'ada@example.com'],
    ['ada+dinner@example.com', 'ada@example.com'],
    ['a.d.a+x@googlemail.com', 'ada@gmail.com'],
    ['a.da@example.com', 'a.da@example.com'],
  ])('takes %s for %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
});

describe('phoneOf', () => {
  it.each(['+49 30 1234567', '0049301234567', '030/1234567', '(030) 123 45 67'])('takes %s for one number', (phone) =>
    expect(phoneOf(phone)).toBe(phoneOf('030 1234567')),
  );
  it('tells two numbers apart', () => expect(phoneOf('030 1234567')).not.toBe(phoneOf('030 1234568')));
});
