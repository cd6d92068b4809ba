import type { AddressView } from '@contracts/accounts/account.ts';
import type { AccountView } from '@contracts/accounts/account-views.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/** What was typed before, else the default of the address book, else the account's own address. */
export function startingDraft(
  draft: CheckoutDraft,
  user: AccountView | null,
  book: readonly AddressView[],
): CheckoutDraft {
  if (book.some(({ id }) => id === draft.addressId)) return draft;
  const [preferred] = book;
  const isTyped = draft.addressId === 'typed' || draft.deliveryAddress.trim() !== '';
  if (preferred && !isTyped) {
    return { ...draft, addressId: preferred.id, deliveryNotes: draft.deliveryNotes || (preferred.notes ?? '') };
  }
  const own = user?.role === 'customer' ? user.address : null;
  return { ...draft, addressId: 'typed', deliveryAddress: draft.deliveryAddress || (own ?? '') };
}
