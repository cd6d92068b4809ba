import { Anchor } from '@mantine/core';
import { mailtoOf, telOf } from '../../lib/format/contact-links.ts';
import { OPERATOR } from './operator.ts';

export function MailLink({ address = OPERATOR.email }: { address?: string }) {
  return <Anchor href={mailtoOf(address)}>{address}</Anchor>;
}

export function PhoneLink() {
  return <Anchor href={telOf(OPERATOR.phone)}>{OPERATOR.phone}</Anchor>;
}

export function PostalAddress() {
  return (
    <address style={{ fontStyle: 'normal' }}>
      {[OPERATOR.name, OPERATOR.street, OPERATOR.place, OPERATOR.country].map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  );
}
