import { PasswordInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';

interface Props {
  value: string;
  onChange: (password: string) => void;
  /** Why the last one was refused; the focus goes to the field with each new reason. */
  failure: { text: string } | null;
}

/** In the place of a one-time password. */
export function NewPasswordField({ value, onChange, failure }: Props) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [failure]);
  return (
    <PasswordInput
      ref={field}
      name="newPassword"
      label={t('adminLogin.newPassword')}
      description={t('adminLogin.newPasswordHint')}
      autoComplete="new-password"
      required
      withAsterisk={false}
      value={value}
      error={failure?.text}
      onChange={(event) => onChange(event.currentTarget.value)}
      visibilityToggleButtonProps={{ 'aria-label': t('panel.login.showPassword') }}
    />
  );
}
