import type { AddressView } from '@contracts/accounts/account.ts';
import type { AccountView } from '@contracts/accounts/account-views.ts';
import { Container } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PagePending } from '../../components/page/page-pending.tsx';
import { PageSkeleton } from '../../components/page/page-skeleton.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import { prepareToasts } from '../../components/notices/toast.ts';
import { useText } from '../../i18n/use-text.ts';
import { addressesQuery } from '../../lib/api/customer-queries.ts';
import { AddressDrawer } from '../../domain/addresses/address-drawer.tsx';
import { EmptyCart } from '../../domain/cart-lines/empty-cart.tsx';
import { useCartPrices } from '../../domain/cart/use-cart-prices.ts';
import { useCurrentUser } from '../../domain/session/session.ts';
import classes from './checkout-screen.module.css';
import { CheckoutForm } from './checkout-form.tsx';
import { useCheckout } from './placing/use-checkout.ts';

export function CheckoutScreen() {
  const { user } = useCurrentUser();
  const isCustomer = user?.role === 'customer';
  const book = useQuery({ ...addressesQuery(), enabled: isCustomer });
  // The form starts with the default address, so it waits to know it. A book that does not come is an empty one.
  if (user === undefined || (isCustomer && book.isPending)) return <PageSkeleton size="lg" blocks={[200, 160, 240]} />;
  return <Checkout user={user} book={isCustomer ? (book.data ?? []) : []} />;
}

function Checkout({ user, book }: { user: AccountView | null; book: readonly AddressView[] }) {
  const t = useText();
  const [postcode, setPostcode] = useState<string | null>(null);
  const groups = useCartPrices(postcode);
  const checkout = useCheckout(user);
  const [editing, setEditing] = useState<AddressView | null>(null);
  useEffect(() => void prepareToasts(), []);

  if (groups.length === 0) {
    // Everything is placed: the order's screen is on its way.
    const isLeaving = checkout.isPlacing || (checkout.result?.placed.length ?? 0) > 0;
    return isLeaving ? <PagePending /> : <EmptyCart title={t('checkout.title')} text={t('checkout.emptyText')} />;
  }
  return (
    <Container size="lg" pt={{ base: 'md', md: 'xl' }} pb="xl">
      <PageTitle className={classes.title}>{t('checkout.title')}</PageTitle>
      <CheckoutForm
        user={user}
        book={book}
        groups={groups}
        checkout={checkout}
        onPostcode={setPostcode}
        onEditAddress={setEditing}
      />
      {/* Outside of the form: its own form's submit would reach the checkout's. */}
      <AddressDrawer editing={editing} onClose={() => setEditing(null)} onSaved={() => setEditing(null)} />
    </Container>
  );
}
