import { MAX_LENGTH } from '@contracts/constants.ts';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useText } from '../../i18n/use-text.ts';

export function EmailField(props: TextInputProps) {
  const t = useText();
  return (
    <TextInput
      type="email"
      label={t('common.email')}
      required
      autoComplete="email"
      maxLength={MAX_LENGTH.email}
      {...props}
    />
  );
}
