import { CITIES, MAX_LENGTH } from '@contracts/constants.ts';
import { NativeSelect, TextInput } from '@mantine/core';
import { useText } from '../../i18n/use-text.ts';
import { cityName } from '../../lib/format/labels.ts';

type Field = 'name' | 'city' | 'phone' | 'address';

interface Props {
  /** `form.getInputProps` of whichever form shows them. */
  inputProps: (field: Field) => object;
}

export function NameField({ inputProps }: Props) {
  const t = useText();
  return (
    <TextInput
      label={t('auth.name')}
      required
      autoComplete="name"
      maxLength={MAX_LENGTH.name}
      {...inputProps('name')}
    />
  );
}

/** Where and how somebody is reached. The phone may be left empty. */
export function ContactFields({ inputProps }: Props) {
  const t = useText();
  return (
    <>
      <NativeSelect
        label={t('header.city')}
        required
        data={CITIES.map((value) => ({ value, label: cityName(value) }))}
        {...inputProps('city')}
      />
      <TextInput
        type="tel"
        label={t('auth.phone')}
        autoComplete="tel"
        maxLength={MAX_LENGTH.phone}
        {...inputProps('phone')}
      />
    </>
  );
}

/** The first address of a new account's book. */
export function AddressField({ inputProps }: Props) {
  const t = useText();
  return (
    <TextInput
      label={t('auth.address')}
      autoComplete="street-address"
      maxLength={MAX_LENGTH.address}
      {...inputProps('address')}
    />
  );
}
