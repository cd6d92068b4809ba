/** Digits that tell two numbers apart, however their country is written. */
export const PHONE_DIGITS = 9;

/** Many spellings of an address lead to one mailbox: capitals, `name+tag@`, and dots where Gmail ignores them. */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@');
  const [plain = ''] = name.split('+');
  return /^(?:gmail|googlemail)\.com$/.test(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`;
}

/** `+49 30 1234567`, `0049301234567` and `030 1234567` are one number. */
export function phoneOf(phone: string): string {
  return phone.replace(/\D/g, '').slice(-PHONE_DIGITS);
}
