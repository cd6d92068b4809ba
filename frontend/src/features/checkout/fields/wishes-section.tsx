import { MAX_WISH_LENGTH } from '@contracts/orders/order-wishes.ts';
import { Checkbox, Stack } from '@mantine/core';
import { LimitedTextarea } from '../../../components/forms/limited-text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import type { PricedGroup } from '../../../domain/cart/price-part.ts';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';

interface Props {
  draft: CheckoutDraft;
  errors: Readonly<Record<string, string | undefined>>;
  groups: readonly PricedGroup[];
  onChange: (change: Partial<CheckoutDraft>) => void;
}

/** Notes to each restaurant, and how it packs. */
export function WishesSection({ draft, errors, groups, onChange }: Props) {
  const t = useText();
  return (
    <Stack>
      {groups.map(({ restaurantId, restaurantName }) => (
        <LimitedTextarea
          key={restaurantId}
          label={groups.length === 1 ? t('checkout.notesLabel') : t('checkout.notesFor', { name: restaurantName })}
          placeholder={t('checkout.notesPlaceholder')}
          max={MAX_WISH_LENGTH.notes}
          value={draft.notes[restaurantId] ?? ''}
          error={errors[`notes.${restaurantId}`]}
          onChange={(event) => onChange({ notes: { ...draft.notes, [restaurantId]: event.currentTarget.value } })}
        />
      ))}
      <Checkbox
        size="md"
        label={t('checkout.reusable')}
        description={t('checkout.reusableText')}
        checked={draft.wantsReusable}
        onChange={(event) => onChange({ wantsReusable: event.currentTarget.checked })}
      />
    </Stack>
  );
}
