import type { Mail } from '../../../backend/test/support/mailbox.ts';

/** The path of the link in an e-mail: its origin is PUBLIC_URL's. */
export function linkIn(mail: Mail): string {
  const [, address = ''] = /(http:\S+token=\S+)/.exec(mail.text) ?? [];
  const { pathname, search } = new URL(address);
  return pathname + search;
}
