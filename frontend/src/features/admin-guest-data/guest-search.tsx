import { MAX_LENGTH } from '@contracts/constants.ts';
import { GUEST_KEYS, type GuestKey } from '@contracts/accounts/guest-data.ts';
import type { GuestRequest } from '@contracts/http/requests.gen.ts';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { isEmail } from '../../lib/format/email.ts';
import { focusFirst, showRefusals } from '../../components/forms/form-refusals.ts';
import { SettingsCard } from '../../components/cards/settings-card.tsx';
import classes from './guest-data.module.css';

const INPUTS = {
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  order: { type: 'text', inputMode: 'numeric' },
} as const satisfies Record<GuestKey, object>;

/** What is plainly wrong; the server has the last word. */
const FITS: Readonly<Record<GuestKey, (value: string) => boolean>> = {
  email: isEmail,
  phone: (value) => /^[\d\s()+./-]+$/.test(value) && value.replace(/\D/g, '').length >= 6,
  order: (value) => /^[1-9]\d{0,9}$/.test(value),
};

/** `#12` is how screens name an order. */
const plain = ({ by, value }: GuestRequest): GuestRequest => ({
  by,
  value: by === 'order' ? value.trim().replace(/^#/, '') : value.trim(),
});

interface Props {
  /** Of the last search, by the server. */
  refusal: Error | null;
  onSearch: (guest: GuestRequest) => void;
}

export function GuestSearch({ refusal, onSearch }: Props) {
  const t = useText();
  const form = useForm<GuestRequest>({
    initialValues: { by: 'email', value: '' },
    validate: (values) => {
      const { by, value } = plain(values);
      return FITS[by](value) ? {} : { value: t(`guestData.wrong.${by}`) };
    },
  });
  const { by } = form.values;
  const showRefusal = useEffectEvent((error: Error) => showRefusals(form, error));
  useEffect(() => {
    if (refusal) showRefusal(refusal);
  }, [refusal]);
  const choose = (chosen: string) => {
    form.setFieldValue('by', GUEST_KEYS.find((key) => key === chosen) ?? 'email');
    form.clearFieldError('value');
  };
  return (
    <SettingsCard id="guest-search" title={t('guestData.search')}>
      <form
        noValidate
        className={classes.search}
        onSubmit={form.onSubmit(
          (values) => onSearch(plain(values)),
          (errors) => focusFirst(form, errors),
        )}
      >
        <NativeSelect
          label={t('guestData.by')}
          size="md"
          data={GUEST_KEYS.map((key) => ({ value: key, label: t(`guestData.by.${key}`) }))}
          value={by}
          onChange={(event) => choose(event.currentTarget.value)}
        />
        <TextInput
          {...INPUTS[by]}
          label={t(`guestData.by.${by}`)}
          description={t(`guestData.hint.${by}`)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          size="md"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_LENGTH.email}
          {...form.getInputProps('value')}
        />
        <Button type="submit" size="md" leftSection={<IconSearch size={20} aria-hidden />}>
          {t('guestData.find')}
        </Button>
      </form>
    </SettingsCard>
  );
}
