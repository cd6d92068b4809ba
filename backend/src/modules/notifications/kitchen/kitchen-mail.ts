/** What restaurants are written when nobody there answers, in their language and formally. Pure. */
import type { MessageKey } from '../../../contracts/messages/en.ts';
import { textOf } from '../../../texts/catalogue.ts';
import { formatCents, formatTime } from '../../../money/formats.ts';
import { totalWithTip } from '../../../money/pricing.ts';
import type { KitchenAlert } from './kitchen-alert.repository.ts';
import { type Block, type Mail, toHtml, toText } from '../../../mail/mail-layout.ts';

export type AlertTopic = 'waiting' | 'overdue' | 'paused' | 'noDevice';

/** Nothing that a customer typed is in it. */
export function writeKitchenMail(topic: AlertTopic, { restaurant, order }: KitchenAlert, publicUrl: string): Mail {
  const { language, name } = restaurant;
  const say = (key: MessageKey, values?: Record<string, string | number>): string => textOf(language, key, values);
  const values = {
    name: name.replace(/[\s\p{Cc}]+/gu, ' ').trim(),
    id: order?.id ?? '',
    placed: order === null ? '' : formatTime(order.createdAt),
    deadline: order === null ? '' : formatTime(order.acceptDeadlineAt),
    promised: order?.estimatedTo ? formatTime(order.estimatedTo) : '',
    total: order === null ? '' : formatCents(totalWithTip(order), language),
  };
  const subject = say(`mail.kitchen.${topic}.subject`, values);
  const blocks: Block[] = [
    { kind: 'heading', text: say(`mail.kitchen.${topic}.heading`, values) },
    { kind: 'text', text: say('mail.hello') },
    { kind: 'text', text: say(`mail.kitchen.${topic}.text`, values) },
    { kind: 'text', text: say(`mail.kitchen.${topic}.next`, values) },
    { kind: 'link', text: say(`mail.kitchen.${topic}.link`), url: `${publicUrl}/restaurant/dashboard/orders` },
    { kind: 'small', text: say('mail.kitchen.why', values) },
  ];
  return { subject, text: toText(blocks), html: toHtml(blocks, language, subject) };
}
