import { MAX_ADDRESS_LENGTH, type AddressView } from '@contracts/accounts/account.ts';
import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useId } from 'react';
import { BusyButton } from '../../components/buttons/busy-button.tsx';
import { LimitedTextarea, LimitedTextInput } from '../../components/forms/limited-text.tsx';
import { showToast } from '../../components/notices/toast.ts';
import { useDescribeError } from '../../components/notices/use-describe-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { isApiError } from '../../lib/http/http.ts';
import { lengthOf } from '../../lib/format/text-length.ts';
import { PostalFields } from './postal-fields.tsx';
import {
  addressProblems,
  byPart,
  NO_ADDRESS,
  readKept,
  toSentAddress,
  type TypedAddress,
  typedOf,
} from './typed-address.ts';
import { useSaveAddress } from './use-addresses.ts';
import '@mantine/core/styles/Checkbox.layer.css';

const textOf = (error: unknown) => (typeof error === 'string' ? error : undefined);

function startOf(address: AddressView | null): TypedAddress {
  if (address === null) return NO_ADDRESS;
  return address.postal ? typedOf(address.postal) : readKept(address.address);
}

interface Props {
  /** It is null for a new address. */
  address: AddressView | null;
  onSaved: (saved: AddressView) => void;
  onCancel: () => void;
}

export function AddressForm({ address, onSaved, onCancel }: Props) {
  const t = useText();
  const describe = useDescribeError();
  const save = useSaveAddress();
  const id = useId();
  const problem = (text: string, max: number, missing: string | null) => {
    if (missing !== null && text.trim() === '') return missing;
    return lengthOf(text.trim()) > max ? t('checkout.tooLong', { max }) : null;
  };
  const inPart =
    (part: keyof TypedAddress) =>
    (_: string, { postal }: { postal: TypedAddress }) =>
      addressProblems(postal, t)[part] ?? null;
  const form = useForm({
    initialValues: {
      label: address?.label ?? '',
      postal: startOf(address),
      notes: address?.notes ?? '',
      isDefault: address?.isDefault ?? false,
    },
    validate: {
      label: (text) => problem(text, MAX_ADDRESS_LENGTH.label, t('address.labelRequired')),
      notes: (text) => problem(text, MAX_ADDRESS_LENGTH.notes, null),
      postal: byPart(inPart),
    },
  });
  const focusFirstError = () =>
    requestAnimationFrame(() =>
      document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );

  const submit = ({ label, postal, notes, isDefault }: typeof form.values) => {
    const body = { label: label.trim(), postal: toSentAddress(postal), notes: notes.trim() || null, isDefault };
    save.mutate(
      { id: address?.id ?? null, body },
      {
        onSuccess: onSaved,
        onError: (error) => {
          if (isApiError(error)) {
            form.setErrors(Object.fromEntries(error.errors.map(({ field, message }) => [field, message])));
            focusFirstError();
          }
          // A full book is nobody's field.
          const full = isApiError(error) ? error.errors.find(({ field }) => field === 'addresses') : undefined;
          void showToast({
            title: t('address.saveFailed'),
            message: full?.message ?? describe(error),
            tone: 'failure',
          });
        },
      },
    );
  };
  return (
    <form id={id} noValidate onSubmit={form.onSubmit(submit, focusFirstError)}>
      <Stack>
        <LimitedTextInput
          label={t('address.label')}
          placeholder={t('address.labelPlaceholder')}
          required
          data-autofocus
          max={MAX_ADDRESS_LENGTH.label}
          {...form.getInputProps('label')}
          value={form.values.label}
        />
        <PostalFields
          value={form.values.postal}
          errors={byPart((part) => textOf(form.errors[`postal.${part}`]))}
          onChange={(postal) => form.setFieldValue('postal', postal)}
        />
        <LimitedTextarea
          label={t('checkout.deliveryNotes')}
          placeholder={t('checkout.deliveryNotesPlaceholder')}
          max={MAX_ADDRESS_LENGTH.notes}
          {...form.getInputProps('notes')}
          value={form.values.notes}
        />
        {!address?.isDefault && (
          <Checkbox
            size="md"
            label={t('address.isDefault')}
            {...form.getInputProps('isDefault', { type: 'checkbox' })}
          />
        )}
        <Group mt="xs">
          <BusyButton type="submit" size="md" isBusy={save.isPending}>
            {t('address.save')}
          </BusyButton>
          <Button size="md" variant="default" onClick={onCancel}>
            {t('action.cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
