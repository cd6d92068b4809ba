import { DEFAULT_PAYMENT_METHOD, MAX_LENGTH, PAYMENT_METHODS, type PaymentMethod } from '@contracts/constants.ts';

/** What the form holds. It outlives the way to the login and back, in this tab alone. */
export interface CheckoutDraft {
  deliveryAddress: string;
  paymentMethod: PaymentMethod;
  notes: string;
}

const STORAGE_KEY = 'checkoutDraft';

export const EMPTY_DRAFT: CheckoutDraft = {
  deliveryAddress: '',
  paymentMethod: DEFAULT_PAYMENT_METHOD,
  notes: '',
};

function textOf(value: unknown, maxLength: number): string {
  return typeof value === 'string' ? value.slice(0, maxLength) : '';
}

export function readDraft(): CheckoutDraft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, unknown>;
    return {
      deliveryAddress: textOf(stored.deliveryAddress, MAX_LENGTH.address),
      paymentMethod: PAYMENT_METHODS.find((method) => method === stored.paymentMethod) ?? DEFAULT_PAYMENT_METHOD,
      notes: textOf(stored.notes, MAX_LENGTH.notes),
    };
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
    // Nothing was stored either.
  }
}
