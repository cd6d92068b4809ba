import { addressOf, type OperatorData } from '@contracts/admin/operator.ts';
import { Anchor, Text } from '@mantine/core';
import { useText } from '../../i18n/use-text.ts';
import { mailtoOf, telOf } from '../../lib/format/contact-links.ts';

export function MailLink({ address }: { address: string }) {
  return address === '' ? <NotGiven /> : <Anchor href={mailtoOf(address)}>{address}</Anchor>;
}

export function PhoneLink({ phone }: { phone: string }) {
  return phone === '' ? <NotGiven /> : <Anchor href={telOf(phone)}>{phone}</Anchor>;
}

export function PostalAddress({ operator }: { operator: OperatorData }) {
  if (addressOf(operator) === '') return <NotGiven />;
  return (
    <address style={{ fontStyle: 'normal' }}>
      {[operator.name, operator.street, operator.place, operator.country]
        .filter((line) => line !== '')
        .map((line) => (
          <div key={line}>{line}</div>
        ))}
    </address>
  );
}

/** Of what the law asks for and nobody has given. */
export function NotGiven() {
  const t = useText();
  return <Text c="dimmed">{t('pages.notGiven')}</Text>;
}
