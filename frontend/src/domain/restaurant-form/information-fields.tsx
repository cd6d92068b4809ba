import { CATEGORIES, MAX_DELIVERY_FEE_CENTS, MAX_LENGTH } from '@contracts/constants.ts';
import { NativeSelect, Switch, TextInput, type TextInputProps } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { AmountInput } from '../../components/forms/amount-input.tsx';
import { LimitedTextarea } from '../../components/forms/limited-text.tsx';
import { useText } from '../../i18n/use-text.ts';
import type { InformationValues } from './information-values.ts';
import cardClasses from '../../components/cards/settings-card.module.css';
import { SettingsCard } from '../../components/cards/settings-card.tsx';
import '@mantine/core/styles/Switch.layer.css';

const BELOW: TextInputProps['inputWrapperOrder'] = ['label', 'input', 'error', 'description'];

interface Props {
  form: UseFormReturnType<InformationValues>;
  /** Beside the category: restaurants read their city, admins choose it. */
  cityField: ReactNode;
}

/** What guests read about a restaurant. */
export function InformationFields({ form, cityField }: Props) {
  const t = useText();
  // Once chosen it can only be changed.
  const isOpen = form.getInitialValues().category === '';
  return (
    <>
      <SettingsCard id="information-restaurant" title={t('settings.information.restaurant')}>
        <TextInput label={t('settings.name')} required maxLength={MAX_LENGTH.name} {...form.getInputProps('name')} />
        <LimitedTextarea
          label={t('settings.description')}
          description={t('settings.descriptionHint')}
          max={MAX_LENGTH.description}
          {...form.getInputProps('description')}
          value={form.values.description}
        />
        <div className={cardClasses.pair}>
          <NativeSelect
            label={t('settings.category')}
            data={[
              ...(isOpen ? [{ value: '', label: t('settings.noCategory') }] : []),
              ...CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) })),
            ]}
            {...form.getInputProps('category')}
          />
          {cityField}
        </div>
        <TextInput
          label={t('settings.address')}
          required
          autoComplete="street-address"
          maxLength={MAX_LENGTH.address}
          {...form.getInputProps('address')}
        />
        <TextInput
          type="tel"
          label={t('settings.phone')}
          description={t('settings.phoneHint')}
          inputWrapperOrder={BELOW}
          autoComplete="tel"
          maxLength={MAX_LENGTH.phone}
          {...form.getInputProps('phone')}
        />
      </SettingsCard>
      <SettingsCard id="information-delivery" title={t('settings.information.delivery')}>
        <div className={cardClasses.pair}>
          <AmountInput
            label={t('settings.deliveryFee')}
            required
            stepCents={10}
            maxCents={MAX_DELIVERY_FEE_CENTS}
            {...form.getInputProps('deliveryFee')}
            value={form.values.deliveryFee}
          />
          <AmountInput
            label={t('settings.minimumOrder')}
            required
            stepCents={50}
            maxCents={MAX_DELIVERY_FEE_CENTS}
            {...form.getInputProps('minimumOrder')}
            value={form.values.minimumOrder}
          />
          <TextInput
            label={t('settings.deliveryTime')}
            description={t('settings.deliveryTimeHint')}
            required
            inputWrapperOrder={BELOW}
            maxLength={MAX_LENGTH.deliveryTime}
            {...form.getInputProps('deliveryTime')}
          />
        </div>
      </SettingsCard>
      <PickupCard form={form} />
    </>
  );
}

function PickupCard({ form }: Pick<Props, 'form'>) {
  const t = useText();
  const { offersPickup } = form.values;
  return (
    <SettingsCard id="information-pickup" title={t('settings.information.pickup')}>
      <Switch
        size="md"
        label={t('settings.offersPickup')}
        description={t('settings.offersPickupHint')}
        {...form.getInputProps('offersPickup', { type: 'checkbox' })}
      />
      <div className={cardClasses.pair}>
        <TextInput
          label={t('settings.pickupMinutes')}
          description={t('settings.pickupMinutesHint')}
          inputWrapperOrder={BELOW}
          inputMode="numeric"
          autoComplete="off"
          required={offersPickup}
          disabled={!offersPickup}
          {...form.getInputProps('pickupMinutes')}
        />
        <AmountInput
          label={t('settings.pickupMinimum')}
          description={t('settings.pickupMinimumHint')}
          inputWrapperOrder={BELOW}
          required={offersPickup}
          disabled={!offersPickup}
          stepCents={50}
          maxCents={MAX_DELIVERY_FEE_CENTS}
          {...form.getInputProps('pickupMinimum')}
          value={form.values.pickupMinimum}
        />
      </div>
    </SettingsCard>
  );
}
