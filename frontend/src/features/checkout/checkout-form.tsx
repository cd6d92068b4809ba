import type { AddressView } from '@contracts/accounts/account.ts';
import { type City, DEFAULT_PAYMENT_METHOD } from '@contracts/constants.ts';
import type { AccountView } from '@contracts/accounts/account-views.ts';
import { postcodeIn } from '@contracts/places/postal-address.ts';
import { POSTCODE_PATTERN } from '@contracts/places/postcode.ts';
import { minAgeOf } from '@contracts/menus/strictest-age.ts';
import type { IsoTime } from '@contracts/units.ts';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useNow } from '../../components/use-now.ts';
import { restaurantQuery } from '../../lib/api/customer-queries.ts';
import { isApiError } from '../../lib/http/http.ts';
import { useAheadOf } from '../../domain/cart/order-ahead.ts';
import type { PricedGroup } from '../../domain/cart/price-part.ts';
import { type CheckoutDraft, readDraft } from './draft/checkout-draft.ts';
import classes from './checkout-screen.module.css';
import { knownPlace } from './draft/known-place.ts';
import { problemsOf } from './draft/checkout-validation.ts';
import { fieldRefusals } from './draft/field-refusals.ts';
import { FullKitchenNotice } from './fields/full-kitchen-notice.tsx';
import { OrderBox } from './summary/order-box.tsx';
import { startingDraft } from './draft/starting-draft.ts';
import { NO_TIP, tipCentsOf } from './draft/tip.ts';
import { lacksPhone, type useCheckout } from './placing/use-checkout.ts';
import { useCheckoutForm } from './draft/use-checkout-form.ts';
import { timeText } from './fields/time-texts.ts';
import { toggleIdOf } from './sections/checkout-section.tsx';
import { CheckoutSections } from './sections/checkout-sections.tsx';
import { addressText } from './sections/section-lines.tsx';
import { problemsIn, SECTIONS, sectionsOf, type SectionId } from './sections/section-of.ts';
import { useLeaving } from './sections/use-leaving.ts';
import { useSections } from './sections/use-sections.ts';

const MINUTE_MS = 60_000;
const FIRST_WRONG = '[data-conflict], [aria-invalid="true"]';

/** Null while it is not whole yet. */
function postcodeOf(saved: AddressView | null, { address }: CheckoutDraft): string | null {
  if (saved !== null) return saved.postal?.postcode ?? postcodeIn(saved.address);
  return POSTCODE_PATTERN.test(address.postcode) ? address.postcode : null;
}

interface Props {
  user: AccountView | null;
  book: readonly AddressView[];
  groups: readonly PricedGroup[];
  checkout: ReturnType<typeof useCheckout>;
  /** Of the chosen or typed address; null while it has none. */
  onPostcode: (postcode: string | null) => void;
  onEditAddress: (address: AddressView) => void;
}

export function CheckoutForm({ user, book, groups, checkout, onPostcode, onEditAddress }: Props) {
  const t = useText();
  const element = useRef<HTMLFormElement>(null);
  const [keptIds, setKeptIds] = useState<ReadonlySet<number>>(new Set());
  const ahead = useAheadOf(groups.map(({ restaurantId }) => restaurantId));
  const { draft, change, errors, setErrors } = useCheckoutForm(() =>
    startingDraft(readDraft(), user, book, ahead, knownPlace()),
  );
  const wanted = groups.filter(({ restaurantId }) => !keptIds.has(restaurantId));
  const details = useQueries({ queries: wanted.map(({ restaurantId }) => restaurantQuery(restaurantId)) });
  const restaurants = details.flatMap(({ data }) => data ?? []);
  const saved = book.find(({ id }) => id === draft.addressId) ?? null;
  const isSignedIn = user !== null;
  const postcode = postcodeOf(saved, draft);
  useEffect(() => onPostcode(postcode), [onPostcode, postcode]);
  const withoutPos = wanted
    .filter(({ quote }) => quote?.takesOnlinePayment === false)
    .map((group) => group.restaurantName);
  const canPayOnline = withoutPos.length === 0;
  const paymentMethod =
    canPayOnline || draft.paymentMethod !== 'restaurant_pos' ? draft.paymentMethod : DEFAULT_PAYMENT_METHOD;

  const pickedUp = new Set(
    wanted.filter(({ fulfilment }) => fulfilment === 'pickup').map(({ restaurantId }) => restaurantId),
  );
  const needsAddress = pickedUp.size < wanted.length;
  const cities = [...new Set(restaurants.filter(({ id }) => !pickedUp.has(id)).map(({ city }) => city))];
  const minAge = minAgeOf(wanted.map(({ quote }) => quote?.minAge ?? null));

  const nowMs = useNow(MINUTE_MS);
  const missing = problemsOf(
    draft,
    {
      isSignedIn,
      hasPhone: isSignedIn && !lacksPhone(user),
      needsAddress,
      savedAddress: saved?.address ?? null,
      restaurantIds: wanted.map(({ restaurantId }) => restaurantId),
      cityCount: cities.length,
      minAge,
      nowMs,
    },
    t,
  );
  // What was chosen before is not to be had here: what stands in its place is to be seen.
  const isSwitched = paymentMethod !== draft.paymentMethod;
  const sections = useSections({ ...missing, ...(isSwitched && { paymentMethod: '' }) });

  // With the render that shows what it is for: a field of a section that has yet to open is not there before.
  const [focused, setFocused] = useState<{ selector: string } | null>(null);
  useEffect(() => {
    if (focused !== null) element.current?.querySelector<HTMLElement>(focused.selector)?.focus();
  }, [focused]);
  const focusSoon = (selector: string) => setFocused({ selector });

  const send = async () => {
    setErrors(missing);
    if (Object.keys(missing).length > 0) {
      focusSoon(FIRST_WRONG);
      return;
    }
    sections.foldAll();
    const failure = await checkout.submit({
      draft: { ...draft, paymentMethod },
      saved,
      groups: wanted,
    });
    if (!failure) return;
    const refusals = fieldRefusals(failure.error, failure.restaurantId);
    setErrors(refusals);
    sections.open(...sectionsOf(refusals));
    focusSoon(Object.keys(refusals).length > 0 ? '[aria-invalid="true"]' : '[data-notices]');
  };
  /** The section folds, or says what it lacks; whoever goes on finds the next one that asks for something. */
  const finish = (section: SectionId) => {
    const wrong = problemsIn(section, missing);
    if (Object.keys(wrong).length > 0) {
      setErrors({ ...errors, ...wrong });
      focusSoon(`[data-section="${section}"] :is(${FIRST_WRONG})`);
      return;
    }
    if (section === 'payment' && isSwitched) change({ paymentMethod });
    sections.fold(section);
    const next = SECTIONS.find((other) => other !== section && sections.isOpen(other));
    focusSoon(
      next === undefined ? `#${toggleIdOf(section)}` : `[data-fields="${next}"] :is(input, textarea, button, select)`,
    );
  };
  const leaving = useLeaving(sections, finish);
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
    focusSoon(`#${toggleIdOf('address')}`);
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
  const time = timeText(draft, restaurants, nowMs, t);
  return (
    <form ref={element} noValidate className={classes.columns} onSubmit={submit} {...leaving}>
      <CheckoutSections
        asks={isSignedIn ? (lacksPhone(user) ? 'phone' : null) : 'contact'}
        isSignedIn={isSignedIn}
        draft={draft}
        errors={errors}
        book={book}
        saved={saved}
        restaurants={restaurants}
        cities={cities}
        pickedUp={pickedUp}
        groups={wanted}
        paymentMethod={paymentMethod}
        withoutPos={withoutPos}
        minAge={minAge}
        time={time}
        sections={sections}
        onChange={change}
        onDone={finish}
        onEditAddress={onEditAddress}
        onOrderOnlyFrom={orderOnlyFrom}
      />
      <OrderBox
        user={user}
        groups={groups}
        keptIds={keptIds}
        restaurants={restaurants}
        result={checkout.result}
        isPlacing={checkout.isPlacing}
        remedy={remedy}
        goesTo={needsAddress ? addressText(draft, saved) : t('cart.pickup')}
        time={time}
        isReady={!SECTIONS.some((section) => sections.isOpen(section))}
        tipOf={(restaurantId) => tipCentsOf(draft.tips[restaurantId] ?? NO_TIP) ?? 0}
        onKeep={keep}
        onOtherAddress={() => {
          sections.open('address');
          focusSoon('[data-fields="address"] :is(input, textarea)');
        }}
      />
    </form>
  );
}
