import { CATEGORIES, CITIES, MAX_LENGTH, MIN_PASSWORD_LENGTH } from '@contracts/constants.ts';
import { NativeSelect, PasswordInput, TextInput } from '@mantine/core';
import { EmailField } from '../../components/forms/email-field.tsx';
import { LimitedTextarea } from '../../components/forms/limited-text.tsx';
import { useText } from '../../i18n/use-text.ts';
import { cityName } from '../../lib/format/labels.ts';
import { FormSection } from './form-section.tsx';
import classes from './registration-screen.module.css';
import type { RegistrationForm } from './values/use-registration.ts';
import '@mantine/core/styles/PasswordInput.layer.css';

export function RestaurantSection({ form }: { form: RegistrationForm }) {
  const t = useText();
  return (
    <FormSection id="registration-restaurant" title={t('business.section.restaurant')}>
      <TextInput
        label={t('business.name')}
        required
        autoComplete="organization"
        maxLength={MAX_LENGTH.name}
        {...form.getInputProps('name')}
      />
      <EmailField label={t('business.email')} description={t('business.emailHint')} {...form.getInputProps('email')} />
      <PasswordInput
        label={t('business.password')}
        description={t('business.passwordHint', { count: MIN_PASSWORD_LENGTH.restaurant })}
        required
        autoComplete="new-password"
        maxLength={MAX_LENGTH.password}
        visibilityToggleFocusable
        visibilityToggleButtonProps={{ 'aria-label': t('business.showPassword') }}
        {...form.getInputProps('password')}
      />
      <div className={classes.pair}>
        <NativeSelect
          label={t('business.city')}
          required
          data={CITIES.map((value) => ({ value, label: cityName(value) }))}
          {...form.getInputProps('city')}
        />
        <NativeSelect
          label={t('business.category')}
          data={[
            { value: '', label: t('business.noCategory') },
            ...CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) })),
          ]}
          {...form.getInputProps('category')}
        />
      </div>
      <TextInput
        label={t('business.address')}
        description={t('business.addressHint')}
        required
        autoComplete="street-address"
        maxLength={MAX_LENGTH.address}
        {...form.getInputProps('address')}
      />
      <LimitedTextarea
        label={t('business.details')}
        description={t('business.detailsHint')}
        max={MAX_LENGTH.description}
        {...form.getInputProps('description')}
        value={form.values.description}
      />
    </FormSection>
  );
}
