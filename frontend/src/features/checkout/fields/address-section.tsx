import type { AddressView } from '@contracts/accounts/account.ts';
import { MAX_WISH_LENGTH } from '@contracts/orders/order-wishes.ts';
import { Checkbox, Stack, Text } from '@mantine/core';
import { LimitedTextarea } from '../../../components/forms/limited-text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { AddressPicker } from '../../../domain/addresses/address-picker.tsx';
import { PostalFields } from '../../../domain/addresses/postal-fields.tsx';
import { byPart } from '../../../domain/addresses/typed-address.ts';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';
import '@mantine/core/styles/Checkbox.layer.css';

interface Props {
  labelledBy: string;
  draft: CheckoutDraft;
  errors: Readonly<Record<string, string | undefined>>;
  /** It is empty for guests. */
  book: readonly AddressView[];
  isSignedIn: boolean;
  onChange: (change: Partial<CheckoutDraft>) => void;
  onEdit: (address: AddressView) => void;
}

/** Where to, and what whoever rings the bell should know. */
export function AddressSection({ labelledBy, draft, errors, book, isSignedIn, onChange, onEdit }: Props) {
  const t = useText();
  const isTyped = !book.some(({ id }) => id === draft.addressId);

  // Of one from the book, which its own form mends.
  const problem = errors.deliveryAddress ?? errors['address.postcode'];

  /** The notes of the address come along, unless others were typed. */
  const choose = (addressId: number | 'typed') => {
    const notesOf = (id: CheckoutDraft['addressId']) => book.find((address) => address.id === id)?.notes ?? '';
    const isOwn = draft.deliveryNotes !== '' && draft.deliveryNotes !== notesOf(draft.addressId);
    onChange({ addressId, ...(!isOwn && { deliveryNotes: notesOf(addressId) }) });
  };
  return (
    <Stack>
      {book.length > 0 && (
        <AddressPicker
          labelledBy={labelledBy}
          addresses={book}
          value={isTyped ? 'typed' : (draft.addressId ?? 'typed')}
          onChange={choose}
          onEdit={onEdit}
        />
      )}
      {!isTyped && problem && (
        <Text c="error" size="sm" role="alert">
          {problem}
        </Text>
      )}
      {isTyped && (
        <PostalFields
          value={draft.address}
          errors={{
            ...byPart((part) => errors[`address.${part}`]),
            ...(errors.deliveryAddress && { street: errors.deliveryAddress }),
          }}
          onChange={(address) => onChange({ address })}
        />
      )}
      {isTyped && isSignedIn && (
        <Checkbox
          size="md"
          label={t('checkout.saveAddress')}
          checked={draft.isAddressKept}
          onChange={(event) => onChange({ isAddressKept: event.currentTarget.checked })}
        />
      )}
      <LimitedTextarea
        label={t('checkout.deliveryNotes')}
        placeholder={t('checkout.deliveryNotesPlaceholder')}
        max={MAX_WISH_LENGTH.deliveryNotes}
        minRows={1}
        value={draft.deliveryNotes}
        error={errors.deliveryNotes}
        onChange={(event) => onChange({ deliveryNotes: event.currentTarget.value })}
      />
    </Stack>
  );
}
