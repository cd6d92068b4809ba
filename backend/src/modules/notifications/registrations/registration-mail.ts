/** What restaurants are written about their registration and their standing, in their language and formally. Pure. */
import type { ApprovalStep } from '../../../contracts/restaurants/approval.ts';
import type { Language } from '../../../contracts/constants.ts';
import type { MessageKey } from '../../../contracts/messages/en.ts';
import { textOf } from '../../../texts/catalogue.ts';
import { formatCents, formatDateTime } from '../../../money/formats.ts';
import type { RegistrationNotice } from './registration-notice.repository.ts';
import { type Block, type Mail, toHtml, toText } from '../../../mail/mail-layout.ts';

export function writeRegistrationMail(step: ApprovalStep, notice: RegistrationNotice, publicUrl: string): Mail {
  const { language } = notice;
  const say = (key: MessageKey, values?: Record<string, string | number>): string => textOf(language, key, values);
  const name = plainName(notice.name);
  const subject = say(`mail.registration.${step}.subject`) + (name === null ? '' : `: ${name}`);
  const blocks: Block[] = [
    { kind: 'heading', text: say(`mail.registration.${step}.heading`) },
    { kind: 'text', text: say('mail.hello') },
    { kind: 'text', text: say(`mail.registration.${step}.text`) },
    ...detailsOf(step, notice, name),
    { kind: 'link', text: say('mail.registration.link'), url: `${publicUrl}/restaurant/login` },
    ...(step === 'suspended'
      ? [{ kind: 'link' as const, text: say('mail.registration.complain'), url: `${publicUrl}/contact` }]
      : []),
    { kind: 'small', text: say('mail.registration.why') },
  ];
  return { subject, text: toText(blocks), html: toHtml(blocks, language, subject) };
}

function detailsOf(
  step: ApprovalStep,
  { language, reason, plan, priceCents, suspension }: RegistrationNotice,
  name: string | null,
): Block[] {
  const say = (key: MessageKey, values?: Record<string, string | number>): string => textOf(language, key, values);
  const restaurant: Block[] =
    name === null ? [] : [{ kind: 'field', label: say('mail.registration.restaurant'), lines: [name] }];
  if (step === 'reinstated') return [...restaurant, { kind: 'text', text: say('mail.registration.reinstated.next') }];
  if (step === 'suspended') {
    return [
      ...restaurant,
      ...(suspension === null ? [] : suspensionBlocks(suspension, language)),
      { kind: 'text', text: say('mail.registration.suspended.next') },
      { kind: 'text', text: say('mail.registration.suspended.object') },
    ];
  }
  if (step === 'rejected') {
    return [
      ...(reason === null
        ? []
        : [{ kind: 'field' as const, label: say('mail.registration.reason'), lines: reason.split(/\r?\n/) }]),
      { kind: 'text', text: say('mail.registration.rejected.object') },
    ];
  }
  const price = priceCents === null ? null : formatCents(priceCents, language);
  return [
    ...restaurant,
    ...(plan === null || price === null
      ? []
      : [
          {
            kind: 'field' as const,
            label: say('mail.registration.plan'),
            lines: [say(`mail.registration.plan.${plan}`, { price })],
          },
        ]),
    { kind: 'text', text: say(`mail.registration.${step}.next`) },
  ];
}

function suspensionBlocks(
  { from, ground, reason }: NonNullable<RegistrationNotice['suspension']>,
  language: Language,
): Block[] {
  const say = (key: MessageKey): string => textOf(language, key);
  return [
    { kind: 'field', label: say('mail.registration.suspendedFrom'), lines: [formatDateTime(from, language)] },
    { kind: 'field', label: say('mail.registration.ground'), lines: [say(`suspension.ground.${ground}`)] },
    { kind: 'field', label: say('mail.registration.reason'), lines: reason.split(/\r?\n/) },
  ];
}

/**
 * Whoever registers chooses both the name and the address that is written to: what is no plain name could be somebody's
 * advertisement, so it stays out.
 */
export function plainName(name: string): string | null {
  const isPlain = /^[\p{L}\p{M}\p{N}' ’&+-]{1,60}$/u.test(name.replace(/\.(?=\s|$)/g, ''));
  return isPlain ? name.replace(/\s+/g, ' ') : null;
}
