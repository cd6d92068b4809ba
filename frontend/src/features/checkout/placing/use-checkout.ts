import type { AccountView } from '@contracts/accounts/account-views.ts';
import type { AddressView } from '@contracts/accounts/account.ts';
import type { OrderView, UnconfirmedOrderView } from '@contracts/orders/order-views.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { showToast } from '../../../components/notices/toast.ts';
import { useDescribeError } from '../../../components/notices/use-describe-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { updateProfile } from '../../../lib/api/account/account.ts';
import { addAddress } from '../../../lib/api/account/addresses.ts';
import { userQuery } from '../../../lib/api/queries.ts';
import { isApiError } from '../../../lib/http/http.ts';
import { logWarning } from '../../../lib/log.ts';
import type { PricedGroup } from '../../../domain/cart/price-part.ts';
import { useSessionChange } from '../../../domain/session/session.ts';
import { toSentAddress, typedText } from '../../../domain/addresses/typed-address.ts';
import { labelOf } from '@contracts/accounts/address-label.ts';
import { forgetDraft, storeDraft, type CheckoutDraft } from '../draft/checkout-draft.ts';
import { toSentWishes } from '../draft/order-wishes.ts';
import { NO_TIP, tipCentsOf } from '../draft/tip.ts';
import { usePlaceOrders, type CommonRequest, type OrderFailure, type Placing } from './use-place-orders.ts';

interface Order {
  draft: CheckoutDraft;
  /** The chosen one of the book; null: the typed one. */
  saved: AddressView | null;
  /** The groups of the cart that are ordered now. */
  groups: readonly PricedGroup[];
}

/** A saved one whose text could not be read goes as it is. */
function placeOf({ draft, saved }: Order) {
  if (saved === null) return { address: toSentAddress(draft.address) };
  return saved.postal ? { address: saved.postal } : { deliveryAddress: saved.address };
}

function requestOf(order: Order, isGuest: boolean): CommonRequest {
  const { draft, groups } = order;
  const { contact, isLater, scheduledFor } = draft;
  return {
    ...toSentWishes(draft),
    ...placeOf(order),
    paymentMethod: draft.paymentMethod,
    notes: draft.notes,
    tips: new Map(groups.map(({ restaurantId: id }) => [id, tipCentsOf(draft.tips[id] ?? NO_TIP) ?? 0])),
    ...(draft.ageConfirmed && { ageConfirmed: true }),
    ...(isLater && scheduledFor !== null && { scheduledFor }),
    contact: isGuest ? { name: contact.name.trim(), phone: contact.phone.trim(), email: contact.email.trim() } : null,
  };
}

/** A phone is part of an order: the checkout asks for it, and the profile keeps it. */
export function lacksPhone(user: AccountView | null): boolean {
  return user?.role === 'customer' && user.phone === null;
}

/** From the button to the order's screen, or to what keeps it from there. */
export function useCheckout(user: AccountView | null) {
  const t = useText();
  const describe = useDescribeError();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const changeSession = useSessionChange();
  const { place, isPlacing } = usePlaceOrders();
  const [result, setResult] = useState<Placing | null>(null);

  /** After a session that ended meanwhile. */
  const goBackToLogin = (draft: CheckoutDraft) => {
    void showToast({ title: t('checkout.sessionEnded'), message: t('checkout.sessionEndedText'), tone: 'neutral' });
    // Whoever is taken for signed in would be sent straight back here.
    changeSession(null);
    storeDraft(draft);
    void navigate({ to: '/auth', search: { redirect: '/checkout' } });
  };

  const show = async ([first, ...others]: readonly OrderView[]) => {
    if (!first) return;
    const count = others.length + 1;
    void showToast({
      title: t('checkout.success'),
      message: count === 1 ? t('checkout.placed', { id: first.id }) : t('checkout.placedSeveral', { count }),
      tone: 'success',
    });
    // Back from the order leads to where it came from, not to a form without a cart.
    if (count === 1) {
      const search = first.guestToken === null ? {} : { t: first.guestToken };
      await navigate({ to: '/order/$id', params: { id: String(first.id) }, search, replace: true });
    } else {
      await navigate({ to: first.guestToken === null ? '/orders' : '/guest-orders', replace: true });
    }
  };

  /** Its screen says what there is to do. Of several each has an e-mail of its own. */
  const showUnconfirmed = async ({ unconfirmedId }: UnconfirmedOrderView) =>
    navigate({ to: '/order/$id', params: { id: unconfirmedId }, replace: true });

  const keepAddress = async ({ address }: CheckoutDraft) => {
    try {
      await addAddress({ label: labelOf(typedText(address)), postal: toSentAddress(address) });
    } catch (error) {
      logWarning(error);
      void showToast({ title: t('checkout.addressSaveFailed'), message: describe(error), tone: 'failure' });
    }
  };

  /** What failed, for the fields; null when everything was placed or the way leads elsewhere. */
  const submit = async (order: Order): Promise<OrderFailure | null> => {
    if (order.groups.length === 0) {
      void showToast({ title: t('cart.empty'), message: t('checkout.emptyText'), tone: 'failure' });
      return null;
    }
    if (lacksPhone(user)) {
      try {
        const phone = order.draft.contact.phone.trim();
        queryClient.setQueryData(userQuery().queryKey, await updateProfile({ phone }));
      } catch (error) {
        if (isApiError(error, 'unauthenticated')) goBackToLogin(order.draft);
        else void showToast({ title: t('checkout.orderError'), message: describe(error), tone: 'failure' });
        return null;
      }
    }
    const next = await place(order.groups, requestOf(order, user === null));
    if (!next) return null;
    const outcome = {
      ...next,
      placed: [...(result?.placed ?? []), ...next.placed],
      unconfirmed: [...(result?.unconfirmed ?? []), ...next.unconfirmed],
    };
    setResult(outcome);
    if (!outcome.failure) {
      if (user && order.draft.isAddressKept && order.draft.addressId === 'typed') void keepAddress(order.draft);
      forgetDraft();
      const [waiting] = outcome.unconfirmed;
      await (waiting === undefined ? show(outcome.placed) : showUnconfirmed(waiting));
      return null;
    }
    const { error } = outcome.failure;
    if (isApiError(error, 'unauthenticated')) {
      goBackToLogin(order.draft);
      return null;
    }
    // Without an answer the box above the button says what is safe to do; a notice would say it once more.
    if (!isApiError(error, 'network')) {
      void showToast({ title: t('checkout.orderError'), message: describe(error), tone: 'failure' });
    }
    return outcome.failure;
  };

  return { submit, isPlacing, result };
}
