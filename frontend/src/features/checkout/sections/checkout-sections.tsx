import type { AddressView } from '@contracts/accounts/account.ts';
import { type City, MAX_LENGTH, type PaymentMethod } from '@contracts/constants.ts';
import type { MinAge } from '@contracts/menus/min-age.ts';
import type { RestaurantDetailView } from '@contracts/restaurants/restaurant-views.ts';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { cityName } from '../../../lib/format/labels.ts';
import type { PricedGroup } from '../../../domain/cart/price-part.ts';
import classes from '../checkout-screen.module.css';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';
import type { FieldProblems } from '../draft/use-checkout-form.ts';
import { AddressSection } from '../fields/address-section.tsx';
import { AgeCheck } from '../fields/age-check.tsx';
import { CityConflict } from '../fields/city-conflict.tsx';
import { DeliveryTime } from '../fields/delivery-time.tsx';
import { GuestFields } from '../fields/guest-fields.tsx';
import { PaymentChoice } from '../fields/payment-choice.tsx';
import { PhoneField } from '../fields/phone-field.tsx';
import { TipSection } from '../fields/tip-section.tsx';
import { WishesSection } from '../fields/wishes-section.tsx';
import { CheckoutSection, titleIdOf } from './checkout-section.tsx';
import { AddressLine, contactLine, notesLine, tipLine } from './section-lines.tsx';
import type { SectionId } from './section-of.ts';
import type { Sections } from './use-sections.ts';

interface Props {
  /** What is asked for about the person: a guest's details, a phone that the account lacks, or nothing. */
  asks: 'contact' | 'phone' | null;
  isSignedIn: boolean;
  draft: CheckoutDraft;
  errors: FieldProblems;
  book: readonly AddressView[];
  saved: AddressView | null;
  restaurants: readonly RestaurantDetailView[];
  cities: readonly City[];
  /** The restaurants whose meals are fetched. */
  pickedUp: ReadonlySet<number>;
  /** What is ordered now. */
  groups: readonly PricedGroup[];
  paymentMethod: PaymentMethod;
  withoutPos: readonly string[];
  minAge: MinAge | null;
  /** When it comes, in a line. */
  time: string | null;
  sections: Sections;
  onChange: (change: Partial<CheckoutDraft>) => void;
  onDone: (section: SectionId) => void;
  onEditAddress: (address: AddressView) => void;
  onOrderOnlyFrom: (city: City) => void;
}

/** Who, where, when and how, each a line as soon as it is said. */
export function CheckoutSections(props: Props) {
  const { asks, isSignedIn, draft, errors, book, saved, restaurants, cities, groups, minAge, sections, onChange } =
    props;
  const delivering = restaurants.filter(({ id }) => !props.pickedUp.has(id));
  const fetched = restaurants.filter(({ id }) => props.pickedUp.has(id));
  const t = useText();
  const section = (id: SectionId, title: string, line: ReactNode, fields: ReactNode, nothing?: string) => (
    <CheckoutSection
      section={id}
      title={title}
      line={line ?? nothing}
      isEmpty={line === null}
      isOpen={sections.isOpen(id)}
      onOpen={() => sections.open(id)}
      onDone={() => props.onDone(id)}
    >
      {fields}
    </CheckoutSection>
  );
  return (
    <div className={classes.fields}>
      {asks === 'contact' &&
        section(
          'contact',
          t('guest.title'),
          contactLine(draft),
          <GuestFields value={draft.contact} errors={errors} onChange={(contact) => onChange({ contact })} />,
        )}
      {asks === 'phone' &&
        section(
          'contact',
          t('checkout.phone'),
          draft.contact.phone.trim(),
          <>
            <p className={classes.hint}>{t('checkout.phoneText')}</p>
            <PhoneField
              value={draft.contact.phone}
              max={MAX_LENGTH.phone}
              error={errors['contact.phone']}
              onChange={({ currentTarget }) => onChange({ contact: { ...draft.contact, phone: currentTarget.value } })}
            />
          </>,
        )}
      {fetched.length > 0 && (
        <p className={classes.fetched}>
          {fetched.map(({ name, address }) => t('checkout.pickUpAt', { name, address })).join(' ')}
        </p>
      )}
      {(delivering.length > 0 || fetched.length === 0) &&
        section(
          'address',
          t('checkout.address'),
          <AddressLine draft={draft} saved={saved} />,
          <>
            {cities.length > 1 && <CityConflict cities={cities} onChoose={props.onOrderOnlyFrom} />}
            <p className={classes.hint}>
              {delivering.map(({ name, city }) => t('checkout.delivers', { name, city: cityName(city) })).join(' ')}
            </p>
            <AddressSection
              labelledBy={titleIdOf('address')}
              draft={draft}
              errors={errors}
              book={book}
              isSignedIn={isSignedIn}
              onChange={onChange}
              onEdit={props.onEditAddress}
            />
          </>,
        )}
      {section(
        'time',
        t('checkout.when'),
        props.time,
        <DeliveryTime
          labelledBy={titleIdOf('time')}
          restaurants={restaurants}
          isLater={draft.isLater}
          scheduledFor={draft.scheduledFor}
          error={errors.scheduledFor}
          onChange={onChange}
        />,
      )}
      {section(
        'payment',
        t('checkout.payment'),
        t(`payment.${props.paymentMethod}`),
        <PaymentChoice
          labelledBy={titleIdOf('payment')}
          value={props.paymentMethod}
          withoutPos={props.withoutPos}
          onChange={(paymentMethod) => onChange({ paymentMethod })}
        />,
      )}
      {section(
        'tip',
        t('tip.name'),
        tipLine(draft, groups, t),
        <TipSection
          labelledBy={titleIdOf('tip')}
          tips={draft.tips}
          errors={errors}
          groups={groups}
          onChange={onChange}
        />,
        t('checkout.tipNo'),
      )}
      {section(
        'notes',
        t('checkout.notes'),
        notesLine(draft, groups, t),
        <WishesSection draft={draft} errors={errors} groups={groups} onChange={onChange} />,
        t('checkout.notesNone'),
      )}
      {minAge !== null &&
        section(
          'age',
          t('checkout.age'),
          t('checkout.ageConfirm', { age: minAge }),
          <AgeCheck
            minAge={minAge}
            isConfirmed={draft.ageConfirmed}
            error={errors.ageConfirmed}
            onChange={(ageConfirmed) => onChange({ ageConfirmed })}
          />,
        )}
    </div>
  );
}
