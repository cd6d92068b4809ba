import { Anchor } from '@mantine/core';
import { OPERATOR } from './operator.ts';

export function MailLink({ address = OPERATOR.email }: { address?: string }) {
  return <Anchor href={`mailto:${address}`}>{address}</Anchor>;
}

export function PhoneLink() {
  return <Anchor href={`tel:${OPERATOR.phone.replaceAll(' ', '')}`}>{OPERATOR.phone}</Anchor>;
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
