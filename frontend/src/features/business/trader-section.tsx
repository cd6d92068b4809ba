import { MAX_LENGTH } from '@contracts/constants.ts';
import { Checkbox, TextInput } from '@mantine/core';
import { useText } from '../../i18n/use-text.ts';
import { FormSection } from './form-section.tsx';
import type { RegistrationForm } from './values/use-registration.ts';
import '@mantine/core/styles/Checkbox.layer.css';

/** What Art. 30 DSA asks of a trader. */
export function TraderSection({ form }: { form: RegistrationForm }) {
  const t = useText();
  return (
    <FormSection id="registration-trader" title={t('business.section.trader')} hint={t('business.section.trader.text')}>
      <TextInput
        label={t('business.legalName')}
        description={t('business.legalNameHint')}
        maxLength={MAX_LENGTH.legalName}
        {...form.getInputProps('legalName')}
      />
      <TextInput
        label={t('business.vatId')}
        description={t('business.vatIdHint')}
        // Room for the spaces that people put between.
        maxLength={MAX_LENGTH.vatId * 2}
        {...form.getInputProps('vatId')}
      />
      <TextInput
        type="tel"
        label={t('business.phone')}
        description={t('business.phoneHint')}
        autoComplete="tel"
        maxLength={MAX_LENGTH.phone}
        {...form.getInputProps('phone')}
      />
      <Checkbox
        size="md"
        label={t('business.declaration')}
        {...form.getInputProps('traderDeclaration', { type: 'checkbox' })}
      />
    </FormSection>
  );
}
