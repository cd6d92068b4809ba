import type { AddressView } from '@contracts/accounts/account.ts';
import type { AccountView } from '@contracts/accounts/account-views.ts';
import type { IsoTime } from '@contracts/units.ts';
import { readKept, type TypedAddress, typedText } from '../../../domain/addresses/typed-address.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/** For when closed restaurants of the cart were chosen, and: what was typed before, else the default of the address book, else the account's own address, else what is known of where meals go. */
export function startingDraft(
  draft: CheckoutDraft,
  user: AccountView | null,
  book: readonly AddressView[],
  ahead: IsoTime | null = null,
  known: Partial<TypedAddress> = {},
): CheckoutDraft {
  // A closed restaurant was chosen for later: nothing can be had of it before.
  if (ahead !== null && !(draft.isLater && draft.scheduledFor !== null && draft.scheduledFor >= ahead)) {
    return startingDraft({ ...draft, isLater: true, scheduledFor: ahead }, user, book, null, known);
  }
  if (book.some(({ id }) => id === draft.addressId)) return draft;
  const [preferred] = book;
  const isTyped = draft.addressId === 'typed' || typedText(draft.address) !== '';
  if (preferred && !isTyped) {
    return { ...draft, addressId: preferred.id, deliveryNotes: draft.deliveryNotes || (preferred.notes ?? '') };
  }
  if (typedText(draft.address) !== '') return { ...draft, addressId: 'typed' };
  const own = user?.role === 'customer' ? user.address : null;
  return { ...draft, addressId: 'typed', address: own ? readKept(own) : { ...draft.address, ...known } };
}
