import type { AddressView } from '@contracts/accounts/account.ts';
import type { AccountView } from '@contracts/accounts/account-views.ts';
import { describe, expect, it } from '@jest/globals';
import { NO_ADDRESS } from '../../../domain/addresses/typed-address.ts';
import { EMPTY_DRAFT } from './checkout-draft.ts';
import { startingDraft } from './starting-draft.ts';

const home: AddressView = {
  id: 1,
  label: 'Home',
  address: 'Torstraße 1',
  postal: null,
  notes: '2. Stock',
  isDefault: true,
  createdAt: '2026-11-01T10:00:00.000Z',
};
const work: AddressView = { ...home, id: 2, label: 'Work', notes: null, isDefault: false };
const customer: AccountView = {
  id: 1,
  role: 'customer',
  name: 'Kundin',
  email: 'k@example.com',
  city: 'berlin',
  phone: null,
  address: 'Gneisenaustraße 1',
  createdAt: '2026-11-01T10:00:00.000Z',
};

describe('where a checkout starts', () => {
  it('is the default address with its notes', () => {
    expect(startingDraft(EMPTY_DRAFT, customer, [home, work])).toMatchObject({
      addressId: 1,
      deliveryNotes: '2. Stock',
      address: NO_ADDRESS,
    });
  });

  it('is what was chosen or typed before', () => {
    const chosen = { ...EMPTY_DRAFT, addressId: 2 };
    expect(startingDraft(chosen, customer, [home, work])).toEqual(chosen);
    const typed = { ...EMPTY_DRAFT, address: { ...NO_ADDRESS, street: 'Elsewhere' }, deliveryNotes: 'Ring twice' };
    expect(startingDraft(typed, customer, [home])).toEqual({ ...typed, addressId: 'typed' });
  });

  it('is the time for which a closed restaurant was chosen, unless it is later already', () => {
    const ahead = '2026-11-24T10:30:00.000Z';
    expect(startingDraft(EMPTY_DRAFT, null, [], ahead)).toMatchObject({ isLater: true, scheduledFor: ahead });
    const later = { ...EMPTY_DRAFT, isLater: true, scheduledFor: '2026-11-24T12:00:00.000Z' };
    expect(startingDraft(later, null, [], ahead).scheduledFor).toBe(later.scheduledFor);
  });

  it('is the default again when the chosen address is gone', () => {
    expect(startingDraft({ ...EMPTY_DRAFT, addressId: 9 }, customer, [home]).addressId).toBe(1);
  });

  it("is the account's own address without a book, and empty for guests and restaurants", () => {
    const own = { ...customer, address: 'Gneisenaustraße 1, 10961 Berlin' };
    expect(startingDraft(EMPTY_DRAFT, own, []).address).toMatchObject({ street: 'Gneisenaustraße', postcode: '10961' });
    expect(startingDraft(EMPTY_DRAFT, null, []).address).toEqual(NO_ADDRESS);
    expect(startingDraft(EMPTY_DRAFT, { ...own, role: 'restaurant' }, []).address).toEqual(NO_ADDRESS);
  });

  it('is what is known of the place where nothing else is', () => {
    const known = { city: 'Berlin', postcode: '10435' };
    expect(startingDraft(EMPTY_DRAFT, null, [], null, known).address).toEqual({ ...NO_ADDRESS, ...known });
    const typed = { ...EMPTY_DRAFT, address: { ...NO_ADDRESS, street: 'Elsewhere' } };
    expect(startingDraft(typed, null, [], null, known).address).toEqual(typed.address);
  });
});
