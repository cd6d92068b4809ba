import { beforeEach, describe, expect, it } from '@jest/globals';
import { stubGlobal } from '../../../../test/stub-global.ts';
import {
  EMPTY_REGISTRATION,
  forgetDraft,
  inWriting,
  readDraft,
  storeDraft,
  toRequest,
  toValues,
  type RegistrationValues,
} from './registration-values.ts';

const required = { name: ' Haus ', email: ' a@b.de ', password: ' ein Topf voll Suppe ', address: ' Weg 1 ' };
const values = (part: Partial<RegistrationValues> = {}) => ({ ...EMPTY_REGISTRATION, ...required, ...part });

describe('what is sent', () => {
  it('is the specification’s defaults where nothing was changed', () => {
    expect(toRequest(values())).toEqual({
      name: 'Haus',
      email: 'a@b.de',
      password: ' ein Topf voll Suppe ',
      city: 'berlin',
      address: 'Weg 1',
      deliveryFee: 2.9,
      deliveryTime: '25-40 min',
      traderDeclaration: false,
      subscriptionPlan: 'monthly',
    });
  });

  it('lacks what was emptied', () => {
    const request = toRequest(values({ deliveryFee: ' ', deliveryTime: '', vatId: ' ' }));
    expect(Object.keys(request)).not.toEqual(expect.arrayContaining(['deliveryFee']));
    expect(request).not.toHaveProperty('deliveryTime');
    expect(request).not.toHaveProperty('vatId');
  });

  it('has the fee as a number, however it was typed', () => {
    expect(toRequest(values({ deliveryFee: '3,50' })).deliveryFee).toBe(3.5);
    expect(toRequest(values({ deliveryFee: '0' })).deliveryFee).toBe(0);
  });
});

describe('the fee that nobody has changed', () => {
  it('is written as in the language, and another one as it was typed', () => {
    expect(inWriting(values(), 'de').deliveryFee).toBe('2,90');
    expect(toRequest(inWriting(values(), 'tr')).deliveryFee).toBe(2.9);
    expect(inWriting(values(), 'en').deliveryFee).toBe('2.90');
    expect(inWriting(values({ deliveryFee: '3.5' }), 'de').deliveryFee).toBe('3.5');
  });
});

describe('the draft', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    });
  });

  it('keeps everything but the secrets', () => {
    const typed = values({ description: 'Suppe', traderDeclaration: true, city: 'hamburg', posApiKey: 'geheim' });
    storeDraft(typed);
    expect([...stored.values()].join()).not.toMatch(/geheim|Topf/);
    expect(readDraft()).toEqual({ ...typed, password: '', posApiKey: '' });
    forgetDraft();
    expect(readDraft()).toEqual(EMPTY_REGISTRATION);
  });

  it('is empty where another hand left something else', () => {
    for (const odd of [null, 7, 'x', [], { city: 'paris', name: 7, subscriptionPlan: 'weekly', category: 1 }]) {
      expect(toValues(odd)).toEqual(EMPTY_REGISTRATION);
    }
    stored.set('registrationDraft', '{');
    expect(readDraft()).toEqual(EMPTY_REGISTRATION);
  });
});
