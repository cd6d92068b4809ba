/** What people are written about their account itself: its password and its e-mail address. Pure. */
import type { Language } from '../../../contracts/constants.ts';
import type { MessageKey } from '../../../contracts/messages/en.ts';
import { textOf } from '../../../texts/catalogue.ts';
import { type Block, type Mail, toHtml, toText } from '../../../mail/mail-layout.ts';

/** Only customers' e-mail addresses are verified, and changed by themselves. */
const OF_EMAIL = ['email_verification', 'email_change', 'email_change_notice'] as const;
type EmailKind = (typeof OF_EMAIL)[number];
type AnybodysKind = 'password_reset' | 'password_changed' | 'email_taken';

export interface AccountMail {
  kind: EmailKind | AnybodysKind;
  account: 'customer' | 'restaurant' | 'staff' | 'admin';
  language: Language;
  /** Null in an e-mail that only tells. */
  token: string | null;
}

const RESET_PATH = {
  customer: '/password-reset',
  restaurant: '/restaurant/password-reset',
  staff: '/restaurant/password-reset',
  admin: '/admin/password-reset',
} as const;

/** Nothing that somebody typed is in it, but for the address that it goes to. */
export function writeAccountMail({ kind, account, language, token }: AccountMail, publicUrl: string): Mail {
  const say = (key: MessageKey): string => textOf(language, key);
  // Customers are addressed as friends, everybody else formally.
  const voice = account === 'customer' ? 'customer' : 'partner';
  const stem = isOfEmail(kind) ? kind : (`${kind}.${voice}` as const);
  const path = kind === 'email_verification' || kind === 'email_change' ? '/confirm-email' : RESET_PATH[account];
  const subject = say(`mail.account.${kind}.subject`);
  const blocks: Block[] = [
    { kind: 'heading', text: subject },
    { kind: 'text', text: say('mail.hello') },
    { kind: 'text', text: say(`mail.account.${stem}.text`) },
    ...(kind === 'password_changed' ? [{ kind: 'text' as const, text: say(passkeysOf(account)) }] : []),
    { kind: 'field', label: say('mail.account.of'), lines: [say(`mail.account.of.${account}`)] },
    {
      kind: 'link',
      text: say(`mail.account.${kind}.link`),
      url: `${publicUrl}${path}${token === null ? '' : `?token=${token}`}`,
    },
    { kind: 'small', text: say(`mail.account.${stem}.unasked`) },
  ];
  return { subject, text: toText(blocks), html: toHtml(blocks, language, subject) };
}

/** Which ones a new password by e-mail has removed. */
function passkeysOf(account: AccountMail['account']): MessageKey {
  const who = account === 'customer' || account === 'admin' ? account : 'restaurant';
  return `mail.account.password_changed.passkeys.${who}`;
}

function isOfEmail(kind: AccountMail['kind']): kind is EmailKind {
  return OF_EMAIL.some((known) => known === kind);
}
