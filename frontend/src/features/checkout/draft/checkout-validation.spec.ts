import { describe, expect, it } from '@jest/globals';
import { NO_ADDRESS } from '../../../domain/addresses/typed-address.ts';
import { EMPTY_DRAFT, type CheckoutDraft } from './checkout-draft.ts';
import { problemsOf, type FormContext } from './checkout-validation.ts';

const t = Object.assign((key: string) => key, { language: 'en' as const });
const signedIn: FormContext = {
  isSignedIn: true,
  hasPhone: true,
  needsAddress: true,
  savedAddress: null,
  restaurantIds: [1, 2],
  cityCount: 1,
  minAge: null,
  nowMs: Date.parse('2026-11-22T16:00:00.000Z'),
};
const guest: FormContext = { ...signedIn, isSignedIn: false, hasPhone: false };
const draft = (change: Partial<CheckoutDraft>): CheckoutDraft => ({
  ...EMPTY_DRAFT,
  address: { street: 'Torstraße', houseNumber: '1', postcode: '10119', city: 'Berlin', addition: '' },
  ...change,
});

describe('what keeps a checkout from being sent', () => {
  it('is nothing when there is an address', () => {
    expect(problemsOf(draft({}), signedIn, t)).toEqual({});
    expect(problemsOf(draft({ address: NO_ADDRESS }), { ...signedIn, savedAddress: 'Torstraße 1' }, t)).toEqual({});
  });

  it('is a missing address', () => {
    expect(problemsOf(draft({ address: NO_ADDRESS }), signedIn, t)).toEqual({
      'address.street': 'checkout.addressRequired',
      'address.houseNumber': 'address.houseNumberRequired',
      'address.postcode': 'address.postcodeRequired',
      'address.city': 'address.cityRequired',
    });
  });

  it('is what a guest left out', () => {
    expect(problemsOf(draft({}), guest, t)).toEqual({
      'contact.name': 'guest.nameRequired',
      'contact.phone': 'guest.phoneRequired',
      'contact.email': 'guest.invalidEmail',
    });
    const contact = { name: 'Gundula', email: 'nobody', phone: '12' };
    expect(problemsOf(draft({ contact }), guest, t)).toEqual({
      'contact.phone': 'guest.phoneWrong',
      'contact.email': 'guest.invalidEmail',
    });
    expect(problemsOf(draft({ contact }), signedIn, t)).toEqual({});
  });

  it('is a cart of two cities', () => {
    expect(problemsOf(draft({}), { ...signedIn, cityCount: 2 }, t)).toEqual({ cities: 'checkout.twoCitiesText' });
  });

  it('is the phone that an account lacks', () => {
    const without = { ...signedIn, hasPhone: false };
    const draftOf = (phone: string) => draft({ contact: { name: '', email: '', phone } });
    expect(problemsOf(draftOf(''), without, t)).toEqual({ 'contact.phone': 'guest.phoneRequired' });
    expect(problemsOf(draftOf('abc'), without, t)).toEqual({ 'contact.phone': 'guest.phoneWrong' });
    expect(problemsOf(draftOf('030 23125 900'), without, t)).toEqual({});
  });

  it('is text beyond the limit, an emoji being one character', () => {
    expect(problemsOf(draft({ deliveryNotes: '🍕'.repeat(300) }), signedIn, t)).toEqual({});
    const long = draft({ deliveryNotes: 'x'.repeat(301), notes: { '2': 'y'.repeat(10_000), '9': 'z'.repeat(10_000) } });
    expect(problemsOf(long, signedIn, t)).toEqual({
      deliveryNotes: 'checkout.tooLong',
      'notes.2': 'checkout.tooLong',
    });
  });

  it('is a tip of one’s own that is no amount or above the limit, of what is ordered now', () => {
    const tips = {
      '1': { choice: 'own' as const, own: '' },
      '2': { choice: 'own' as const, own: '60' },
      '9': { choice: 'own' as const, own: 'x' },
    };
    expect(problemsOf(draft({ tips }), signedIn, t)).toEqual({
      'tips.1': 'checkout.tipWrong',
      'tips.2': 'checkout.tipTooHigh',
    });
    const mended = { '1': { choice: '0' as const, own: 'x' }, '2': { choice: 'own' as const, own: '50' } };
    expect(problemsOf(draft({ tips: mended }), signedIn, t)).toEqual({});
  });

  it('is an age that was not confirmed, once there is something to be that old for', () => {
    expect(problemsOf(draft({}), { ...signedIn, minAge: 16 }, t)).toEqual({ ageConfirmed: 'checkout.ageRequired' });
    expect(problemsOf(draft({ ageConfirmed: true }), { ...signedIn, minAge: 18 }, t)).toEqual({});
  });

  it('is a later time that was not chosen, or has passed', () => {
    expect(problemsOf(draft({ isLater: true }), signedIn, t)).toEqual({ scheduledFor: 'checkout.timeGone' });
    expect(problemsOf(draft({ isLater: true, scheduledFor: '2026-11-22T17:15:00.000Z' }), signedIn, t)).toEqual({});
    expect(problemsOf(draft({ isLater: true, scheduledFor: '2026-11-22T15:45:00.000Z' }), signedIn, t)).toEqual({
      scheduledFor: 'checkout.timeGone',
    });
  });
});
