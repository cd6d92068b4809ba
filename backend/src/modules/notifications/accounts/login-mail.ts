/** What a restaurant is written when it logs in with another e-mail from now on, in its language and formally. Pure. */
import type { Language } from '../../../contracts/constants.ts';
import type { MessageKey } from '../../../contracts/messages/en.ts';
import { textOf } from '../../../texts/catalogue.ts';
import { type Block, type Mail, toHtml, toText } from '../../../mail/mail-layout.ts';
import { plainName } from '../registrations/registration-mail.ts';

/** Which of both addresses is written to. */
export type LoginSide = 'old' | 'new';

interface Login {
  name: string;
  language: Language;
  /** The address that is used from now on. */
  email: string;
}

/** The old address may be a stranger's by a slip at the registration: it is told that it is no login any more, not what is. */
export function writeLoginMail(side: LoginSide, { name, language, email }: Login, publicUrl: string): Mail {
  const say = (key: MessageKey): string => textOf(language, key);
  const plain = plainName(name);
  const subject = say('mail.login.subject') + (plain === null ? '' : `: ${plain}`);
  const blocks: Block[] = [
    { kind: 'heading', text: say('mail.login.heading') },
    { kind: 'text', text: say('mail.hello') },
    { kind: 'text', text: say(`mail.login.${side}.text`) },
    ...(plain === null ? [] : [{ kind: 'field' as const, label: say('mail.registration.restaurant'), lines: [plain] }]),
    ...(side === 'old' ? [] : [{ kind: 'field' as const, label: say('mail.login.email'), lines: [email] }]),
    { kind: 'text', text: say('mail.login.unasked') },
    side === 'old'
      ? { kind: 'link', text: say('mail.login.contact'), url: `${publicUrl}/contact` }
      : { kind: 'link', text: say('mail.registration.link'), url: `${publicUrl}/restaurant/login` },
    { kind: 'small', text: say(`mail.login.${side}.why`) },
  ];
  return { subject, text: toText(blocks), html: toHtml(blocks, language, subject) };
}
