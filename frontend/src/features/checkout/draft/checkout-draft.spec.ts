import { describe, expect, it } from '@jest/globals';
import { NO_ADDRESS } from '../../../domain/addresses/typed-address.ts';
import { EMPTY_DRAFT, toDraft, type CheckoutDraft } from './checkout-draft.ts';

const full: CheckoutDraft = {
  addressId: 7,
  address: { street: '<script>alert(1)</script> 🍕', houseNumber: '', postcode: '104', city: 'Berlin', addition: ' ' },
  isAddressKept: true,
  deliveryNotes: 'x'.repeat(10_000),
  isLater: true,
  scheduledFor: '2026-11-22T17:15:00.000Z',
  paymentMethod: 'restaurant_pos',
  wantsReusable: true,
  ageConfirmed: true,
  notes: { '1': 'ohne Zwiebeln' },
  tips: { '1': { choice: 'own', own: '2,50' } },
  contact: { name: 'Gundula', email: 'g@example.com', phone: '0151' },
};

describe('the draft of a checkout', () => {
  it('comes back as it was typed', () => {
    expect(toDraft(JSON.parse(JSON.stringify(full)))).toEqual(full);
  });

  it('reads the address that an older release kept as a text, and keeps what cannot be read', () => {
    expect(toDraft({ deliveryAddress: 'Torstraße 1, Hinterhaus, 10119 Berlin' }).address).toEqual({
      street: 'Torstraße',
      houseNumber: '1',
      postcode: '10119',
      city: 'Berlin',
      addition: 'Hinterhaus',
    });
    expect(toDraft({ deliveryAddress: 'Am Hof, links' }).address).toEqual({ ...NO_ADDRESS, street: 'Am Hof, links' });
  });

  it.each([
    null,
    'text',
    [],
    { contact: null, notes: 'x', tips: 'x', paymentMethod: 'gold', scheduledFor: 'soon', addressId: 1.5 },
  ])('starts empty from what is none: %j', (value) => {
    expect(toDraft(value)).toEqual(EMPTY_DRAFT);
  });
});
