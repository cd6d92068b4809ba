import type { ChangeEvent } from 'react';
import { LimitedTextInput } from '../../../components/forms/limited-text.tsx';
import { useText } from '../../../i18n/use-text.ts';

interface Props {
  value: string;
  max: number;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Where the restaurant calls when nobody opens. */
export function PhoneField(props: Props) {
  const t = useText();
  return (
    <LimitedTextInput
      type="tel"
      label={t('guest.phone')}
      description={t('guest.phoneHint')}
      required
      autoComplete="tel"
      {...props}
    />
  );
}
