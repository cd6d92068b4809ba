/** What a guest is asked before the kitchen gets the order. Pure. */
import type { Language } from '../../../contracts/constants.ts';
import { UNCONFIRMED_MINUTES } from '../../../contracts/constants.ts';
import type { MessageKey } from '../../../contracts/messages/en.ts';
import { textOf } from '../../../texts/catalogue.ts';
import { type Block, type Mail, toHtml, toText } from '../../../mail/mail-layout.ts';

interface Unconfirmed {
  restaurant: string;
  language: Language;
  url: string;
}

/** Nothing that the guest typed is in it: whoever ordered may have chosen somebody else's mailbox. */
export function writeConfirmationMail({ restaurant, language, url }: Unconfirmed): Mail {
  const values = { restaurant, minutes: UNCONFIRMED_MINUTES };
  const say = (key: MessageKey): string => textOf(language, key, values);
  const subject = say('mail.confirm.subject');
  const blocks: Block[] = [
    { kind: 'heading', text: say('mail.confirm.heading') },
    { kind: 'text', text: say('mail.hello') },
    { kind: 'text', text: say('mail.confirm.text') },
    { kind: 'link', text: say('mail.confirm.link'), url },
    { kind: 'text', text: say('mail.confirm.unasked') },
    { kind: 'small', text: say('mail.why') },
  ];
  return { subject, text: toText(blocks), html: toHtml(blocks, language, subject) };
}
