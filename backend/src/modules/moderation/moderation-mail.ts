/** What is written about notices, measures and complaints: to whoever sent the notice, and to whom the measure hits. Pure. */
import type { Language } from '../../contracts/constants.ts';
import type { MessageKey } from '../../contracts/messages/en.ts';
import { textOf } from '../../texts/catalogue.ts';
import { type Block, type Mail, toHtml, toText } from '../../mail/mail-layout.ts';
import { formatDateTime } from '../../money/formats.ts';
import { appealUntilOf, isOpenToAppeal } from './appeal-terms.ts';
import type { ModerationAppeal } from '../../entities/moderation/moderation-appeal.entity.ts';
import type { ModerationEmailKind } from '../../entities/moderation/moderation-email.entity.ts';
import type { Decision } from './moderation.repository.ts';

export function writeModerationMail(
  kind: ModerationEmailKind,
  decision: Decision,
  appeal: ModerationAppeal | null,
  language: Language,
  publicUrl: string,
): Mail {
  const say = (key: MessageKey, values?: Record<string, string | number>): string => textOf(language, key, values);
  const { notice, measure } = decision;
  const { token, ground } = notice ?? measure;
  const field = (label: MessageKey, text: string | null): Block[] =>
    text === null ? [] : [{ kind: 'field', label: say(label), lines: text.split(/\r?\n/) }];
  const until = appealUntilOf(decision);
  const subject = say(`mail.moderation.${kind}.subject`);
  const blocks: Block[] = [
    { kind: 'heading', text: subject },
    { kind: 'text', text: say('mail.hello') },
    { kind: 'text', text: introOf(kind, decision, appeal, say) },
    // What somebody typed into the form is not sent to an address that the same person typed there.
    ...(kind === 'received' ? [] : field('decision.ground', say(`moderation.ground.${ground}`))),
    ...(kind === 'decided' ? field('mail.moderation.reason', notice?.reason ?? null) : []),
    ...(kind === 'statement' ? statementOf(decision, field, say) : []),
    ...(kind === 'lifted' ? field('mail.moderation.reason', measure?.liftReason ?? null) : []),
    ...(kind === 'appeal_decided' ? field('mail.moderation.reason', appeal?.reason ?? null) : []),
    ...(kind === 'received' ? [] : [{ kind: 'text' as const, text: say('decision.byPeople') }]),
    ...(isOpenToAppeal(decision, appeal) && until !== null
      ? [{ kind: 'text' as const, text: say('mail.moderation.appeal', { time: formatDateTime(until, language) }) }]
      : []),
    {
      kind: 'link',
      text: say(kind === 'received' ? 'notice.sent.link' : 'mail.moderation.link'),
      url: `${publicUrl}/decisions/${token}`,
    },
    ...(kind === 'received' ? [] : [{ kind: 'small' as const, text: say('decision.redress') }]),
  ];
  return { subject, text: toText(blocks), html: toHtml(blocks, language, subject) };
}

type Say = (key: MessageKey) => string;

function introOf(
  kind: ModerationEmailKind,
  { notice, measure }: Decision,
  appeal: ModerationAppeal | null,
  say: Say,
): string {
  if (kind === 'received') return say('mail.moderation.received.text');
  if (kind === 'appeal_decided') return say(`mail.moderation.appeal_decided.${appeal?.outcome ?? 'upheld'}`);
  if (notice !== null) return say(`mail.moderation.decided.${notice.outcome ?? 'kept'}`);
  return say(`mail.moderation.${kind === 'lifted' ? 'lifted' : 'statement'}.${measure.kind}`);
}

function statementOf(
  { measure }: Decision,
  field: (label: MessageKey, text: string | null) => Block[],
  say: Say,
): Block[] {
  if (measure === null) return [];
  return [
    ...field('decision.content', measure.content),
    ...field('decision.reason', measure.reason),
    ...(measure.noticeId === null ? [] : [{ kind: 'text' as const, text: say('decision.fromNotice') }]),
  ];
}
