import { MAX_LENGTH } from '@contracts/constants.ts';
import type { AccountView } from '@contracts/views.ts';
import { Button, Container, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { PagePending } from '../../components/page-pending.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { showToast } from '../../components/toast.ts';
import { useDescribeError } from '../../components/use-describe-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { isApiError } from '../../lib/api/http.ts';
import { EmptyCart } from '../cart/cart-screen.tsx';
import { isOrderable, Notice } from '../cart/cart-group.tsx';
import { useCartPrices } from '../cart/use-cart-prices.ts';
import { useCurrentUser } from '../session/session.ts';
import { forgetDraft, readDraft, storeDraft, type CheckoutDraft } from './checkout-draft.ts';
import classes from './checkout-screen.module.css';
import { CheckoutSummary } from './checkout-summary.tsx';
import { OrderFailureNotice } from './order-failure-notice.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { usePlaceOrders, type Placing } from './use-place-orders.ts';

export function CheckoutScreen() {
  const { user } = useCurrentUser();
  // The form starts with the account's address, so it waits to know whose it is.
  return user === undefined ? <PagePending /> : <Checkout user={user} />;
}

function Checkout({ user }: { user: AccountView | null }) {
  const t = useText();
  const navigate = useNavigate();
  const describe = useDescribeError();
  const groups = useCartPrices();
  const { place, isPlacing } = usePlaceOrders();
  const [result, setResult] = useState<Placing | null>(null);
  const form = useForm<CheckoutDraft>({
    initialValues: startingDraft(user),
    validate: { deliveryAddress: (value) => (value.trim() === '' ? t('checkout.addressRequired') : null) },
    onValuesChange: storeDraft,
  });

  const goToLogin = () => void navigate({ to: '/auth', search: { redirect: '/checkout' } });

  const finish = async ({ placed }: Placing) => {
    forgetDraft();
    const [first] = placed;
    const isOne = placed.length === 1 && first !== undefined;
    void showToast({
      title: t('checkout.success'),
      message: isOne ? t('checkout.placed', { id: first.id }) : t('checkout.placedSeveral', { count: placed.length }),
      tone: 'success',
    });
    await (isOne ? navigate({ to: '/order/$id', params: { id: String(first.id) } }) : navigate({ to: '/orders' }));
  };

  const submit = async (draft: CheckoutDraft) => {
    if (groups.length === 0) {
      void showToast({ title: t('cart.empty'), message: t('checkout.emptyText'), tone: 'failure' });
      return;
    }
    if (!user) {
      goToLogin();
      return;
    }
    const next = await place(groups, draft);
    const earlier = result?.placed ?? [];
    const outcome = { ...next, placed: [...earlier, ...next.placed] };
    setResult(outcome);
    if (!outcome.failure) {
      await finish(outcome);
    } else if (isApiError(outcome.failure.error, 'unauthenticated')) {
      goToLogin();
    } else {
      void showToast({ title: t('checkout.orderError'), message: describe(outcome.failure.error), tone: 'failure' });
    }
  };

  if (groups.length === 0) {
    // Everything is placed: the order's screen is on its way.
    return isPlacing || result?.placed.length ? <PagePending /> : <EmptyCart text={t('checkout.emptyText')} />;
  }
  const canOrder = isOrderable(groups);
  return (
    <Container size="lg" py="xl">
      <PageTitle mb="lg">{t('checkout.title')}</PageTitle>
      <form
        noValidate
        className={classes.columns}
        onSubmit={form.onSubmit((draft) => void submit(draft), focusFirstError)}
      >
        <div className={classes.fields}>
          <section className={classes.box} aria-labelledby="checkout-address">
            <h2 id="checkout-address">{t('checkout.address')}</h2>
            <Textarea
              label={t('checkout.addressLabel')}
              placeholder={t('checkout.addressPlaceholder')}
              required
              autosize
              minRows={2}
              maxLength={MAX_LENGTH.address}
              autoComplete="street-address"
              {...form.getInputProps('deliveryAddress')}
            />
          </section>
          <section className={classes.box} aria-labelledby="checkout-payment">
            <h2 id="checkout-payment">{t('checkout.payment')}</h2>
            <PaymentChoice labelledBy="checkout-payment" {...form.getInputProps('paymentMethod')} />
          </section>
          <section className={classes.box} aria-labelledby="checkout-notes">
            <h2 id="checkout-notes">{t('checkout.notes')}</h2>
            <Textarea
              label={t('checkout.notesLabel')}
              placeholder={t('checkout.notesPlaceholder')}
              autosize
              minRows={2}
              maxLength={MAX_LENGTH.notes}
              {...form.getInputProps('notes')}
            />
          </section>
        </div>
        <aside className={classes.box} aria-labelledby="checkout-summary">
          <h2 id="checkout-summary">{t('checkout.summary')}</h2>
          {result && result.placed.length > 0 && result.failure && (
            <Notice tone="herb">
              {t('checkout.placedBefore', { ids: result.placed.map((order) => `#${order.id}`).join(', ') })}
            </Notice>
          )}
          {result?.failure && <OrderFailureNotice failure={result.failure} />}
          <CheckoutSummary groups={groups} />
          <Button type="submit" size="lg" fullWidth mt="md" loading={isPlacing} disabled={!canOrder}>
            {t('checkout.submit')}
          </Button>
          <div className={classes.legal}>
            <p>{t('checkout.noWithdrawal')}</p>
            <p>{t('checkout.contract', { names: groups.map((group) => group.restaurantName).join(', ') })}</p>
            {user === null && <p>{t('checkout.loginFirst')}</p>}
          </div>
        </aside>
      </form>
    </Container>
  );
}

/** What was typed before, else the customer's own address. */
function startingDraft(user: AccountView | null): CheckoutDraft {
  const draft = readDraft();
  const knownAddress = user?.role === 'customer' ? user.address : null;
  return { ...draft, deliveryAddress: draft.deliveryAddress || (knownAddress ?? '') };
}

function focusFirstError(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
