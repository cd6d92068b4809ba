import { MAX_DELIVERY_FEE_CENTS, MAX_LENGTH } from '@contracts/constants.ts';
import { TextInput } from '@mantine/core';
import { AmountInput } from '../../components/forms/amount-input.tsx';
import { useText } from '../../i18n/use-text.ts';
import { FormSection } from './form-section.tsx';
import classes from './registration-screen.module.css';
import type { RegistrationForm } from './values/use-registration.ts';

export function DeliverySection({ form }: { form: RegistrationForm }) {
  const t = useText();
  return (
    <FormSection id="registration-delivery" title={t('business.section.delivery')}>
      <div className={classes.pair}>
        <AmountInput
          stepCents={1}
          maxCents={MAX_DELIVERY_FEE_CENTS}
          label={t('business.deliveryFee')}
          {...form.getInputProps('deliveryFee')}
          value={form.values.deliveryFee}
        />
        <TextInput
          label={t('business.deliveryTime')}
          description={t('business.deliveryTimeHint')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          maxLength={MAX_LENGTH.deliveryTime}
          {...form.getInputProps('deliveryTime')}
        />
      </div>
    </FormSection>
  );
}
