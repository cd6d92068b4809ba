import type { MinAge } from '@contracts/menus/min-age.ts';
import { Checkbox } from '@mantine/core';
import { useText } from '../../../i18n/use-text.ts';
import '@mantine/core/styles/Checkbox.layer.css';

interface Props {
  minAge: MinAge;
  isConfirmed: boolean;
  error: string | undefined;
  onChange: (isConfirmed: boolean) => void;
}

/** As old as the strictest of what is in the cart asks for. */
export function AgeCheck({ minAge, isConfirmed, error, onChange }: Props) {
  const t = useText();
  return (
    <Checkbox
      size="md"
      required
      label={t('checkout.ageConfirm', { age: minAge })}
      description={t('checkout.ageText')}
      checked={isConfirmed}
      error={error && <span id="checkout-age-error">{error}</span>}
      aria-invalid={error !== undefined || undefined}
      {...(error !== undefined && { 'aria-describedby': 'checkout-age-error' })}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
