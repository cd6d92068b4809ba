import { DEFAULT_PAYMENT_METHOD, PAYMENT_METHODS, type PaymentMethod } from '@contracts/constants.ts';
import type { IsoTime } from '@contracts/units.ts';
import type { GuestContactRequest } from '@contracts/http/requests.gen.ts';
import { byPart, NO_ADDRESS, readKept, type TypedAddress } from '../../../domain/addresses/typed-address.ts';
import { toDraftedWishes, type DraftedWishes } from './order-wishes.ts';
import { toTipDraft, type TipDraft } from './tip.ts';

/** What the form holds. It outlives reloads and the way to the login and back, in this tab alone. */
export interface CheckoutDraft extends DraftedWishes {
  /** From the address book; `typed`: the one below; null: not chosen yet. */
  addressId: number | 'typed' | null;
  /** As it was typed, kept also while one of the address book is chosen. */
  address: TypedAddress;
  /** Into the address book, once it was ordered to. */
  isAddressKept: boolean;
  isLater: boolean;
  /** Kept while `isLater` is off; null: not chosen yet. */
  scheduledFor: IsoTime | null;
  paymentMethod: PaymentMethod;
  /** As old as the cart asks for; of this visit alone. */
  ageConfirmed: boolean;
  /** The key is the restaurant's id. */
  notes: Record<string, string>;
  /** The key is the restaurant's id here, too. */
  tips: Record<string, TipDraft>;
  /** Only guests have it. */
  contact: GuestContactRequest;
}

const STORAGE_KEY = 'checkoutDraft';

export const EMPTY_DRAFT: CheckoutDraft = {
  ...toDraftedWishes({}),
  addressId: null,
  address: NO_ADDRESS,
  isAddressKept: false,
  isLater: false,
  scheduledFor: null,
  paymentMethod: DEFAULT_PAYMENT_METHOD,
  ageConfirmed: false,
  notes: {},
  tips: {},
  contact: { name: '', email: '', phone: '' },
};

type Loose = Record<string, unknown>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const objectOf = (value: unknown): Loose => (typeof value === 'object' && value !== null ? (value as Loose) : {});

/** Of before addresses had parts, a text. */
function toTyped({ address, deliveryAddress }: Loose): TypedAddress {
  if (typeof deliveryAddress === 'string') return readKept(deliveryAddress);
  const parts = objectOf(address);
  return byPart((part) => textOf(parts[part]));
}

/** What an older release or another hand left there is taken for what it can be. */
export function toDraft(value: unknown): CheckoutDraft {
  const stored = objectOf(value);
  const contact = objectOf(stored.contact);
  const { addressId, scheduledFor } = stored;
  return {
    ...toDraftedWishes(stored),
    addressId: addressId === 'typed' || Number.isInteger(addressId) ? (addressId as number | 'typed') : null,
    address: toTyped(stored),
    isAddressKept: stored.isAddressKept === true,
    isLater: stored.isLater === true,
    scheduledFor: typeof scheduledFor === 'string' && !Number.isNaN(Date.parse(scheduledFor)) ? scheduledFor : null,
    paymentMethod: PAYMENT_METHODS.find((method) => method === stored.paymentMethod) ?? DEFAULT_PAYMENT_METHOD,
    ageConfirmed: stored.ageConfirmed === true,
    notes: Object.fromEntries(Object.entries(objectOf(stored.notes)).map(([id, text]) => [id, textOf(text)])),
    tips: Object.fromEntries(Object.entries(objectOf(stored.tips)).map(([id, tip]) => [id, toTipDraft(tip)])),
    contact: { name: textOf(contact.name), email: textOf(contact.email), phone: textOf(contact.phone) },
  };
}

export function readDraft(): CheckoutDraft {
  try {
    return toDraft(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}'));
  } catch {
    return EMPTY_DRAFT;
  }
}

export function storeDraft(draft: CheckoutDraft): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // Storage may be blocked: the draft then lasts as long as the screen.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // The browser refuses storage, so there is nothing to remove.
  }
}
