import type { AddressView } from '@contracts/accounts/account.ts';
import { type City, DEFAULT_PAYMENT_METHOD, MAX_LENGTH } from '@contracts/constants.ts';
import type { AccountView } from '@contracts/accounts/account-views.ts';
import { minAgeOf } from '@contracts/menus/strictest-age.ts';
import type { IsoTime } from '@contracts/units.ts';
import { Checkbox } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { restaurantQuery } from '../../lib/api/customer-queries.ts';
import { isApiError } from '../../lib/http/http.ts';
import type { PricedGroup } from '../../domain/cart/use-cart-prices.ts';
import { GuestFields } from './fields/guest-fields.tsx';
import { cityName } from '../../lib/format/labels.ts';
import { AddressSection } from './fields/address-section.tsx';
import { CityConflict } from './fields/city-conflict.tsx';
import { CheckoutBox } from './fields/checkout-box.tsx';
import { readDraft } from './draft/checkout-draft.ts';
import classes from './checkout-screen.module.css';
import { problemsOf } from './draft/checkout-validation.ts';
import { DeliveryTime } from './fields/delivery-time.tsx';
import { fieldRefusals } from './draft/field-refusals.ts';
import { FullKitchenNotice } from './fields/full-kitchen-notice.tsx';
import { OrderBox } from './summary/order-box.tsx';
import { PhoneField } from './fields/phone-field.tsx';
import { PaymentChoice } from './fields/payment-choice.tsx';
import { startingDraft } from './draft/starting-draft.ts';
import { NO_TIP, tipCentsOf } from './draft/tip.ts';
import { TipSection } from './fields/tip-section.tsx';
import { lacksPhone, type useCheckout } from './placing/use-checkout.ts';
import { useCheckoutForm } from './draft/use-checkout-form.ts';
import { WishesSection } from './fields/wishes-section.tsx';

interface Props {
  user: AccountView | null;
  book: readonly AddressView[];
  groups: readonly PricedGroup[];
  checkout: ReturnType<typeof useCheckout>;
  onEditAddress: (address: AddressView) => void;
}

export function CheckoutForm({ user, book, groups, checkout, onEditAddress }: Props) {
  const t = useText();
  const element = useRef<HTMLFormElement>(null);
  const [keptIds, setKeptIds] = useState<ReadonlySet<number>>(new Set());
  const { draft, change, errors, setErrors } = useCheckoutForm(() => startingDraft(readDraft(), user, book));
  const wanted = groups.filter(({ restaurantId }) => !keptIds.has(restaurantId));
  const details = useQueries({ queries: wanted.map(({ restaurantId }) => restaurantQuery(restaurantId)) });
  const restaurants = details.flatMap(({ data }) => data ?? []);
  const saved = book.find(({ id }) => id === draft.addressId) ?? null;
  const isSignedIn = user !== null;
  const withoutPos = wanted
    .filter(({ quote }) => quote?.takesOnlinePayment === false)
    .map((group) => group.restaurantName);
  const canPayOnline = withoutPos.length === 0;
  const paymentMethod =
    canPayOnline || draft.paymentMethod !== 'restaurant_pos' ? draft.paymentMethod : DEFAULT_PAYMENT_METHOD;

  const cities = [...new Set(restaurants.map(({ city }) => city))];
  const minAge = minAgeOf(wanted.map(({ quote }) => quote?.minAge ?? null));

  const focusSoon = (selector: string) =>
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>(selector)?.focus());

  const send = async () => {
    const context = {
      isSignedIn,
      hasPhone: isSignedIn && !lacksPhone(user),
      savedAddress: saved?.address ?? null,
      restaurantIds: wanted.map(({ restaurantId }) => restaurantId),
      cityCount: cities.length,
      minAge,
    };
    const problems = problemsOf(draft, context, t);
    setErrors(problems);
    if (Object.keys(problems).length > 0) {
      focusSoon('[data-conflict], [aria-invalid="true"]');
      return;
    }
    const failure = await checkout.submit({
      draft: { ...draft, paymentMethod },
      address: saved?.address ?? draft.deliveryAddress,
      groups: wanted,
    });
    if (!failure) return;
    const refusals = fieldRefusals(failure.error, failure.restaurantId);
    setErrors(refusals);
    focusSoon(Object.keys(refusals).length > 0 ? '[aria-invalid="true"]' : '[data-notices]');
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
  };
  const keep = (restaurantId: number, isKept: boolean) => {
    const next = new Set(keptIds);
    if (isKept) next.add(restaurantId);
    else next.delete(restaurantId);
    setKeptIds(next);
  };
  const orderOnlyFrom = (chosen: City) => {
    const elsewhere = restaurants.filter(({ city }) => city !== chosen).map(({ id }) => id);
    setKeptIds(new Set([...keptIds, ...elsewhere]));
    focusSoon('#checkout-address');
  };
  const failed = checkout.result?.failure;
  const roomAt = isApiError(failed?.error, 'kitchen_full') ? failed.error.nextPossibleAt : null;
  const chooseLater = (scheduledFor: IsoTime) => {
    change({ isLater: true, scheduledFor });
    focusSoon('button[type="submit"]');
  };
  const remedy = roomAt !== null && (
    <FullKitchenNotice restaurants={restaurants} draft={draft} roomAt={roomAt} onChoose={chooseLater} />
  );
  return (
    <form ref={element} noValidate className={classes.columns} onSubmit={submit}>
      <div className={classes.fields}>
        {!isSignedIn && (
          <CheckoutBox id="checkout-contact" title={t('guest.title')}>
            <GuestFields value={draft.contact} errors={errors} onChange={(contact) => change({ contact })} />
          </CheckoutBox>
        )}
        {lacksPhone(user) && (
          <CheckoutBox id="checkout-phone" title={t('checkout.phone')}>
            <p className={classes.hint}>{t('checkout.phoneText')}</p>
            <PhoneField
              value={draft.contact.phone}
              max={MAX_LENGTH.phone}
              error={errors['contact.phone']}
              onChange={({ currentTarget }) => change({ contact: { ...draft.contact, phone: currentTarget.value } })}
            />
          </CheckoutBox>
        )}
        <CheckoutBox id="checkout-address" title={t('checkout.address')}>
          {cities.length > 1 && <CityConflict cities={cities} onChoose={orderOnlyFrom} />}
          <p className={classes.hint}>
            {restaurants.map(({ name, city }) => t('checkout.delivers', { name, city: cityName(city) })).join(' ')}
          </p>
          <AddressSection
            labelledBy="checkout-address"
            draft={draft}
            errors={errors}
            book={book}
            isSignedIn={isSignedIn}
            onChange={change}
            onEdit={onEditAddress}
          />
        </CheckoutBox>
        <CheckoutBox id="checkout-time" title={t('checkout.when')}>
          <DeliveryTime
            labelledBy="checkout-time"
            restaurants={restaurants}
            isLater={draft.isLater}
            scheduledFor={draft.scheduledFor}
            error={errors.scheduledFor}
            onChange={change}
          />
        </CheckoutBox>
        <CheckoutBox id="checkout-payment" title={t('checkout.payment')}>
          <PaymentChoice
            labelledBy="checkout-payment"
            value={paymentMethod}
            withoutPos={withoutPos}
            onChange={(method) => change({ paymentMethod: method })}
          />
        </CheckoutBox>
        <CheckoutBox id="checkout-tip" title={t('tip.name')}>
          <TipSection labelledBy="checkout-tip" tips={draft.tips} errors={errors} groups={wanted} onChange={change} />
        </CheckoutBox>
        <CheckoutBox id="checkout-notes" title={t('checkout.notes')}>
          <WishesSection draft={draft} errors={errors} groups={wanted} onChange={change} />
        </CheckoutBox>
        {minAge !== null && (
          <CheckoutBox id="checkout-age" title={t('checkout.age')}>
            <Checkbox
              size="md"
              required
              label={t('checkout.ageConfirm', { age: minAge })}
              description={t('checkout.ageText')}
              checked={draft.ageConfirmed}
              error={errors.ageConfirmed && <span id="checkout-age-error">{errors.ageConfirmed}</span>}
              aria-invalid={errors.ageConfirmed !== undefined || undefined}
              {...(errors.ageConfirmed !== undefined && { 'aria-describedby': 'checkout-age-error' })}
              onChange={(event) => change({ ageConfirmed: event.currentTarget.checked })}
            />
          </CheckoutBox>
        )}
      </div>
      <OrderBox
        user={user}
        groups={groups}
        keptIds={keptIds}
        restaurants={restaurants}
        result={checkout.result}
        isPlacing={checkout.isPlacing}
        remedy={remedy}
        tipOf={(restaurantId) => tipCentsOf(draft.tips[restaurantId] ?? NO_TIP) ?? 0}
        onKeep={keep}
      />
    </form>
  );
}
