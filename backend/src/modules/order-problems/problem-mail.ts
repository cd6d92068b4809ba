/** What whoever reported a problem is written, in the language of their order. Pure. */
import type { MessageKey } from '../../contracts/messages/en.ts';
import type { Order } from '../../entities/orders/order.entity.ts';
import type { ProblemAnswer } from '../../entities/orders/problem-answer.entity.ts';
import type { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { type Block, type Mail, toHtml, toText } from '../../mail/mail-layout.ts';
import { textOf } from '../../texts/catalogue.ts';

export function writeProblemMail(
  { actor, text }: Pick<ProblemAnswer, 'actor' | 'text'>,
  {
    id,
    language,
    guestToken,
    shareToken,
    userId,
  }: Pick<Order, 'id' | 'language' | 'guestToken' | 'shareToken' | 'userId'>,
  restaurant: Pick<Restaurant, 'name'>,
  publicUrl: string,
): Mail {
  const say = (key: MessageKey, values?: Record<string, string | number>): string => textOf(language, key, values);
  const values = { id, restaurant: restaurant.name.replace(/[\s\p{Cc}]+/gu, ' ').trim() };
  const subject = say('mail.problem.subject', values);
  // Whoever has an account signs in for what is theirs alone.
  const token = userId === null ? (guestToken ?? shareToken) : null;
  const blocks: Block[] = [
    { kind: 'heading', text: say('mail.problem.heading') },
    { kind: 'text', text: say('mail.hello') },
    { kind: 'text', text: say(`mail.problem.by.${actor}`, values) },
    { kind: 'field', label: say('mail.problem.answer'), lines: text.split(/\r?\n/) },
    {
      kind: 'link',
      text: say('mail.problem.link'),
      url: `${publicUrl}/order/${String(id)}${token === null ? '' : `?t=${token}`}`,
    },
    { kind: 'small', text: say('mail.problem.why') },
  ];
  return { subject, text: toText(blocks), html: toHtml(blocks, language, subject) };
}
