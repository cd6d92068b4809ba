import type {
  AdminAppealView,
  AdminContentNoticeView,
  AppealView,
  DecisionView,
  TakenMeasureView,
  OwnDecisionView,
} from '../../contracts/admin/moderation.ts';
import { appealUntilOf, isOpenToAppeal } from './appeal-terms.ts';
import type { ModerationAppeal } from '../../entities/moderation/moderation-appeal.entity.ts';
import type { ModerationMeasure } from '../../entities/moderation/moderation-measure.entity.ts';
import type { Decision, ListedAppealRow, ListedNoticeRow, OwnMeasureRow } from './moderation.repository.ts';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

function toAppealView(row: ModerationAppeal): AppealView {
  return {
    text: row.text,
    at: row.createdAt.toISOString(),
    outcome: row.outcome,
    reason: row.reason,
    decidedAt: iso(row.decidedAt),
  };
}

export function toDecisionView(decision: Decision, appeal: ModerationAppeal | null): DecisionView {
  const { notice, measure } = decision;
  const { createdAt, restaurantName, content, ground, reason } = notice ?? measure;
  const mayAppeal = isOpenToAppeal(decision, appeal);
  return {
    kind: measure?.kind ?? 'notice',
    at: createdAt.toISOString(),
    restaurantName,
    content,
    ground,
    explanation: notice?.explanation ?? null,
    outcome: notice?.outcome ?? null,
    reason,
    decidedAt: iso(notice === null ? measure.createdAt : notice.decidedAt),
    isFromNotice: measure !== null && measure.noticeId !== null,
    isAutomated: false,
    liftedAt: iso(measure?.liftedAt ?? null),
    mayAppeal,
    appealUntil: mayAppeal ? iso(appealUntilOf(decision)) : null,
    appeal: appeal === null ? null : toAppealView(appeal),
  };
}

export function toOwnDecision({ token, kind, createdAt, restaurantName, liftedAt }: OwnMeasureRow): OwnDecisionView {
  return { token, kind, at: createdAt.toISOString(), restaurantName, liftedAt: iso(liftedAt) };
}

export function toMeasureView({ kind, createdAt, liftedAt }: ModerationMeasure): TakenMeasureView {
  return { kind, at: createdAt.toISOString(), liftedAt: iso(liftedAt) };
}

export function toAdminNotice(row: ListedNoticeRow): AdminContentNoticeView {
  const { id, target, targetId, restaurantId, restaurantName, content, isOnline, ground, explanation } = row;
  const { name, email, outcome, reason, version } = row;
  return {
    ...{ id, target, targetId, restaurantId, restaurantName, content, isOnline, ground, explanation },
    ...{ name, email, outcome, reason, version },
    at: row.createdAt.toISOString(),
    decidedAt: iso(row.decidedAt),
    decidedBy: row.deciderName,
  };
}

export function toAdminAppeal(row: ListedAppealRow): AdminAppealView {
  const { id, restaurantName, userId, userName, content, ground, decision, deciderName, isForAnother } = row;
  return {
    ...toAppealView(row),
    ...{ id, restaurantName, userId, userName, content, ground, decision, isForAnother },
    kind: row.kind ?? 'notice',
    decidedBy: deciderName,
  };
}
