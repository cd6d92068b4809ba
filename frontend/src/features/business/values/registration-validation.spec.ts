import { describe, expect, it } from '@jest/globals';
import { problemsOf } from './registration-validation.ts';
import { EMPTY_REGISTRATION, type RegistrationValues } from './registration-values.ts';

const valid: RegistrationValues = {
  ...EMPTY_REGISTRATION,
  name: 'Haus',
  email: 'wirt@example.com',
  password: 'zwölf Zeiche',
  address: 'Weg 1, 10115 Berlin',
};
const t = ((key: string) => key) as unknown as Parameters<typeof problemsOf>[1];
const problems = (part: Partial<RegistrationValues>) => problemsOf({ ...valid, ...part }, t);

describe('a registration', () => {
  it('may be sent with the five required fields', () => {
    expect(problems({})).toEqual({});
    expect(problems({ deliveryFee: '', deliveryTime: ' ', posApiUrl: ' ', vatId: '', phone: '' })).toEqual({});
  });

  it('names what is missing, in the order of the screen', () => {
    expect(Object.entries(problemsOf(EMPTY_REGISTRATION, t))).toEqual([
      ['name', 'business.error.name'],
      ['email', 'business.error.email'],
      ['password', 'business.error.passwordMissing'],
      ['address', 'business.error.address'],
    ]);
  });

  it.each([
    [{ email: 'wirt@' }, 'email', 'business.error.email'],
    [{ password: 'elf Zeichen' }, 'password', 'business.error.passwordShort'],
    [{ name: 'x'.repeat(101) }, 'name', 'business.error.tooLong'],
    [{ description: '🍜'.repeat(1001) }, 'description', 'business.error.tooLong'],
    [{ deliveryFee: '-1' }, 'deliveryFee', 'business.error.deliveryFee'],
    [{ deliveryFee: '100' }, 'deliveryFee', 'business.error.deliveryFee'],
    [{ deliveryFee: '2.905' }, 'deliveryFee', 'business.error.deliveryFee'],
    [{ deliveryFee: 'free' }, 'deliveryFee', 'business.error.deliveryFee'],
    [{ deliveryTime: 'soon' }, 'deliveryTime', 'business.error.deliveryTime'],
    [{ deliveryTime: '40-25 min' }, 'deliveryTime', 'business.error.deliveryTime'],
    [{ vatId: '123' }, 'vatId', 'business.error.vatId'],
    [{ phone: '110' }, 'phone', 'business.error.phone'],
    [{ posApiUrl: 'http://kasse.example.com' }, 'posApiUrl', 'business.error.posApiUrl'],
  ])('is stopped by %j', (part, field, problem) => {
    expect(problems(part)).toEqual({ [field]: problem });
  });

  it.each([
    { password: '🍜'.repeat(12) },
    { description: '🍜'.repeat(1000) },
    { deliveryFee: '99.99' },
    { deliveryFee: '3,5' },
    { deliveryFee: '0' },
    { deliveryTime: '30 – 45' },
    { vatId: 'de 123 456 789' },
    { phone: '030 123' },
    { posApiUrl: ' https://kasse.example.com/api ' },
  ])('is not stopped by %j', (part) => {
    expect(problems(part)).toEqual({});
  });
});
