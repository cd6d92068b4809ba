import { MAX_POSTAL_LENGTH, type PostalAddress } from '@contracts/places/postal-address.ts';
import { POSTCODE_DIGITS } from '@contracts/places/postcode.ts';
import { TextInput } from '@mantine/core';
import { type ChangeEvent, useState } from 'react';
import { LimitedTextInput } from '../../components/forms/limited-text.tsx';
import { useText } from '../../i18n/use-text.ts';
import classes from './postal-fields.module.css';
import { layOut, type TypedAddress, typedText } from './typed-address.ts';

interface Props {
  value: TypedAddress;
  errors: Partial<Record<keyof PostalAddress, string | undefined>>;
  onChange: (value: TypedAddress) => void;
}

/** The parts of an address. One that is pasted whole into the first field is laid out over all of them, and that is said. */
export function PostalFields({ value, errors, onChange }: Props) {
  const t = useText();
  const [said, setSaid] = useState('');
  const change = (part: keyof PostalAddress, text: string) => {
    const next = { ...value, [part]: text };
    // Pasted, or filled in by the browser. What is typed is not pulled from under the hands.
    if (part === 'street' && text.length > value.street.length + 1) giveOut(next);
    else onChange(next);
  };
  const giveOut = (typed: TypedAddress) => {
    const parts = layOut(typed);
    if (parts.postcode !== typed.postcode) setSaid(t('address.laidOut', { address: typedText(parts) }));
    if (parts !== value) onChange(parts);
  };
  const field = (part: keyof typeof MAX_POSTAL_LENGTH) => ({
    max: MAX_POSTAL_LENGTH[part],
    value: value[part],
    error: errors[part],
    onChange: (event: ChangeEvent<HTMLInputElement>) => change(part, event.currentTarget.value),
  });
  return (
    <div className={classes.fields}>
      <LimitedTextInput
        className={classes.wide}
        label={t('address.street')}
        required
        autoComplete="address-line1"
        onBlur={() => giveOut(value)}
        {...field('street')}
      />
      <LimitedTextInput label={t('address.houseNumber')} required autoComplete="off" {...field('houseNumber')} />
      <TextInput
        label={t('common.postcode')}
        required
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={POSTCODE_DIGITS}
        value={value.postcode}
        error={errors.postcode}
        onChange={(event) => change('postcode', event.currentTarget.value)}
      />
      <LimitedTextInput
        className={classes.wide}
        label={t('address.city')}
        required
        autoComplete="address-level2"
        {...field('city')}
      />
      <LimitedTextInput
        className={classes.whole}
        label={t('address.addition')}
        placeholder={t('address.additionPlaceholder')}
        autoComplete="address-line2"
        {...field('addition')}
      />
      <p className="spoken" role="status">
        {said}
      </p>
    </div>
  );
}
