import { MAX_LENGTH } from '@contracts/constants.ts';
import { PasswordInput, TextInput } from '@mantine/core';
import { useText } from '../../i18n/use-text.ts';
import { FormSection } from './form-section.tsx';
import type { RegistrationForm } from './values/use-registration.ts';
import '@mantine/core/styles/PasswordInput.layer.css';

export function PosSection({ form }: { form: RegistrationForm }) {
  const t = useText();
  return (
    <FormSection id="registration-pos" title={t('business.section.till')} hint={t('business.section.till.text')}>
      <TextInput
        type="url"
        inputMode="url"
        label={t('business.posApiUrl')}
        description={t('business.posApiUrlHint')}
        autoComplete="off"
        maxLength={MAX_LENGTH.url}
        {...form.getInputProps('posApiUrl')}
      />
      <PasswordInput
        label={t('business.posApiKey')}
        description={t('business.posApiKeyHint')}
        // No password manager shall fill in the account's own password.
        autoComplete="one-time-code"
        maxLength={MAX_LENGTH.posApiKey}
        visibilityToggleFocusable
        visibilityToggleButtonProps={{ 'aria-label': t('business.showKey') }}
        {...form.getInputProps('posApiKey')}
      />
    </FormSection>
  );
}
