import type { AddressView } from '@contracts/accounts/account.ts';
import type { ReactNode } from 'react';
import type { PricedGroup } from '../../../domain/cart/price-part.ts';
import type { Translate } from '../../../i18n/texts.ts';
import { formatCents } from '../../../lib/format/money.ts';
import { typedText } from '../../../domain/addresses/typed-address.ts';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';
import { NO_TIP, tipCentsOf } from '../draft/tip.ts';

const joined = (parts: readonly string[]) =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' · ');

/** What a text of several lines says in one; null without any. */
const orNull = (text: string) => (text === '' ? null : text);

export function contactLine({ contact }: CheckoutDraft): string | null {
  return orNull(joined([contact.name, contact.phone, contact.email]));
}

/** Where to, as the summary says it beside the button, too. */
export function addressText(draft: CheckoutDraft, saved: AddressView | null): string {
  return saved === null ? typedText(draft.address) : `${saved.label} · ${saved.address}`;
}

export function AddressLine({ draft, saved }: { draft: CheckoutDraft; saved: AddressView | null }): ReactNode {
  const notes = draft.deliveryNotes.trim();
  return (
    <>
      {addressText(draft, saved)}
      {notes !== '' && <small>{notes}</small>}
    </>
  );
}

/** The tip of each restaurant that gets one. */
export function tipLine({ tips }: CheckoutDraft, groups: readonly PricedGroup[], t: Translate): string | null {
  const given = groups.flatMap(({ restaurantId, restaurantName }) => {
    const cents = tipCentsOf(tips[restaurantId] ?? NO_TIP) ?? 0;
    if (cents === 0) return [];
    const amount = formatCents(cents, t.language);
    return groups.length === 1 ? amount : `${restaurantName}: ${amount}`;
  });
  return orNull(joined(given));
}

export function notesLine(
  { notes, wantsReusable }: CheckoutDraft,
  groups: readonly PricedGroup[],
  t: Translate,
): string | null {
  const said = groups.map(({ restaurantId }) => notes[restaurantId] ?? '');
  return orNull(joined([...said, wantsReusable ? t('checkout.reusable') : '']));
}
