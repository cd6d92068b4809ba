/** Which decisions can be complained about, and until when. Pure. */
import { APPEAL_MONTHS } from '../../contracts/admin/moderation.ts';
import type { ModerationAppeal } from '../../entities/moderation/moderation-appeal.entity.ts';
import type { Decision } from './moderation.repository.ts';

/** Until when somebody may complain; null while there is no decision. */
export function appealUntilOf({ notice, measure }: Decision): Date | null {
  const from = notice === null ? measure.createdAt : notice.decidedAt;
  if (from === null) return null;
  const until = new Date(from);
  until.setUTCMonth(until.getUTCMonth() + APPEAL_MONTHS);
  return until;
}

/** Once, in time, and not about what was decided as asked. */
export function isOpenToAppeal(decision: Decision, appeal: ModerationAppeal | null): boolean {
  const until = appealUntilOf(decision);
  if (appeal !== null || until === null || until < new Date()) return false;
  return decision.notice === null ? decision.measure.liftedAt === null : decision.notice.outcome === 'kept';
}
