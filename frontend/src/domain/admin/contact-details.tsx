import { Anchor } from '@mantine/core';
import { EmailText } from '../../components/forms/email-text.tsx';
import type { Translate } from '../../i18n/texts.ts';
import { mailtoOf, telOf } from '../../lib/format/contact-links.ts';

/** For a `DetailList`. */
export function emailDetail(t: Translate, email: string) {
  const value = (
    <Anchor href={mailtoOf(email)}>
      <EmailText email={email} />
    </Anchor>
  );
  return { label: t('common.email'), value };
}

/** For a `DetailList`. */
export function phoneDetail(t: Translate, phone: string | null) {
  const value = phone === null ? t('common.notSpecified') : <Anchor href={telOf(phone)}>{phone}</Anchor>;
  return { label: t('tables.phone'), value };
}
