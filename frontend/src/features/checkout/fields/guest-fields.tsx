import { MAX_LENGTH } from '@contracts/constants.ts';
import type { GuestContactRequest } from '@contracts/http/requests.gen.ts';
import { Group, Stack } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { LimitedTextInput } from '../../../components/forms/limited-text.tsx';
import { PhoneField } from './phone-field.tsx';
import { ButtonLink } from '../../../components/links.tsx';
import { useText } from '../../../i18n/use-text.ts';
import classes from './guest-fields.module.css';

interface Props {
  value: GuestContactRequest;
  /** The keys are `contact.name`, `contact.phone` and `contact.email`. */
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (contact: GuestContactRequest) => void;
}

/** Who orders without an account, and the way to one. */
export function GuestFields({ value, errors, onChange }: Props) {
  const t = useText();
  const field = (name: keyof GuestContactRequest) => ({
    value: value[name],
    max: MAX_LENGTH[name],
    error: errors[`contact.${name}`],
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ ...value, [name]: event.currentTarget.value }),
  });
  return (
    <>
      <div className={classes.choice}>
        <div>
          <h3 className={classes.heading}>{t('guest.asGuest')}</h3>
          <p className={classes.text}>{t('guest.asGuestText')}</p>
        </div>
        <Group gap="sm" wrap="wrap">
          <span className={classes.text}>{t('guest.haveAccount')}</span>
          <ButtonLink to="/auth" search={{ redirect: '/checkout' }} variant="default" size="md">
            {t('action.logIn')}
          </ButtonLink>
        </Group>
      </div>
      <Stack>
        <LimitedTextInput label={t('guest.name')} required autoComplete="name" {...field('name')} />
        <PhoneField {...field('phone')} />
        <LimitedTextInput
          type="email"
          label={t('common.email')}
          description={t('guest.emailHint')}
          required
          autoComplete="email"
          {...field('email')}
        />
      </Stack>
    </>
  );
}
