import { MAX_LENGTH, MIN_PASSWORD_LENGTH, type Role } from '@contracts/constants.ts';
import { PasswordInput } from '@mantine/core';
import { useText } from '../../../i18n/use-text.ts';
import '@mantine/core/styles/PasswordInput.layer.css';

interface Props {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  /** Says what a new password needs before anything is typed. */
  withRules?: boolean;
  rulesOf?: Role;
  /** What `form.getInputProps` answers. */
  inputProps: object;
}

export function PasswordField({ label, autoComplete, withRules = false, rulesOf = 'customer', inputProps }: Props) {
  const t = useText();
  return (
    <PasswordInput
      label={label}
      description={withRules ? t('auth.passwordHint', { count: MIN_PASSWORD_LENGTH[rulesOf] }) : undefined}
      required
      autoComplete={autoComplete}
      maxLength={MAX_LENGTH.password}
      visibilityToggleFocusable
      // Pressed or not says whether it is shown; the name stays.
      visibilityToggleButtonProps={{ 'aria-label': t('auth.showPassword') }}
      {...inputProps}
    />
  );
}
