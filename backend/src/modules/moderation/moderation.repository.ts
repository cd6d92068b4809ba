import { Injectable } from '@nestjs/common';
import { ADMIN_ROLES, hasAdminRight } from '../../contracts/accounts/admin-roles.ts';
import type {
  AppealOutcome,
  ModerationCounts,
  ModerationGround,
  NoticeOutcome,
  NoticeTarget,
} from '../../contracts/admin/moderation.ts';
import { Database, type Queryable } from '../../database/database.ts';
import type { ContentNotice } from '../../entities/moderation/content-notice.entity.ts';
import type { ModerationAppeal } from '../../entities/moderation/moderation-appeal.entity.ts';
import type { LetterKind } from '../../entities/moderation/moderation-letter.entity.ts';
import type { ModerationMeasure } from '../../entities/moderation/moderation-measure.entity.ts';
import * as statements from './moderation.statements.ts';

interface OfRestaurant {
  restaurantName: string;
}
export type NoticeRow = ContentNotice & OfRestaurant;
export type ListedNoticeRow = NoticeRow & { deciderName: string | null; isOnline: boolean };
/** With whom it hits; null where nobody can be written to any more. */
export type MeasureRow = ModerationMeasure & { restaurantName: string | null; email: string | null; language: string };
export type OwnMeasureRow = Pick<ModerationMeasure, 'token' | 'kind' | 'createdAt' | 'liftedAt'> & {
  restaurantName: string | null;
};
export type LockedAppealRow = ModerationAppeal & {
  firstDecidedBy: number | null;
  ground: ModerationGround;
} & Pick<ModerationMeasure, 'reviewId' | 'userId'> & { kind: ModerationMeasure['kind'] | null };
export type ListedAppealRow = ModerationAppeal & {
  kind: ModerationMeasure['kind'] | null;
  restaurantName: string | null;
  userId: number | null;
  userName: string | null;
  content: string | null;
  ground: ModerationGround;
  decision: string | null;
  deciderName: string | null;
  isForAnother: boolean;
};
type NewNotice = Pick<
  ContentNotice,
  'target' | 'targetId' | 'restaurantId' | 'content' | 'ground' | 'explanation' | 'name' | 'email' | 'language'
>;
type NewMeasure = Pick<ModerationMeasure, 'kind' | 'ground' | 'reason'> & Partial<ModerationMeasure>;
export interface NoticeFilter {
  open?: boolean;
  target?: NoticeTarget;
}
export interface NoticePlace {
  isDecided: boolean;
  id: number;
}
export interface ModerationState extends ModerationCounts {
  newestNotice: number | null;
  newestAppeal: number | null;
}
export type Decision = { notice: NoticeRow; measure: null } | { notice: null; measure: MeasureRow };

const MODERATORS = ADMIN_ROLES.filter((role) => hasAdminRight(role, 'moderate'));

@Injectable()
export class ModerationRepository {
  constructor(private readonly database: Database) {}

  /** Null where guests see no such thing. */
  findTarget(
    tx: Queryable,
    target: NoticeTarget,
    id: number,
  ): Promise<Pick<ContentNotice, 'restaurantId' | 'content'> | null> {
    return first(tx.run(statements.FIND_TARGET[target], [id]));
  }

  addNotice(tx: Queryable, notice: NewNotice): Promise<ContentNotice> {
    return one(tx.run<ContentNotice>(statements.ADD_NOTICE, [JSON.stringify(toColumns(notice))]));
  }

  lockNotice(tx: Queryable, id: number): Promise<NoticeRow | null> {
    return first(tx.run<NoticeRow>(statements.LOCK_NOTICE, [id]));
  }

  /** Without an outcome it waits for another decision. */
  decideNotice(
    tx: Queryable,
    id: number,
    decision: { outcome: NoticeOutcome | null; reason: string | null; ground: ModerationGround; by: number | null },
  ): Promise<ContentNotice> {
    const { outcome, reason, ground, by } = decision;
    return one(tx.run<ContentNotice>(statements.DECIDE_NOTICE, [id, outcome, reason, by, ground]));
  }

  /** The open ones first, then the newest; `after` the last one of the page before. */
  listNotices(filter: NoticeFilter, after: NoticePlace | null, limit: number): Promise<ListedNoticeRow[]> {
    const { open = null, target = null } = filter;
    return this.database.run<ListedNoticeRow>(statements.LIST_NOTICES, [
      after?.isDecided ?? null,
      after?.id ?? null,
      limit,
      open,
      target,
    ]);
  }

  findListedNotice(id: number): Promise<ListedNoticeRow | null> {
    return first(this.database.run<ListedNoticeRow>(statements.FIND_LISTED_NOTICE, [id]));
  }

  readState(): Promise<ModerationState> {
    return one(this.database.run<ModerationState>(statements.READ_STATE, []));
  }

  addMeasure(tx: Queryable, measure: NewMeasure): Promise<ModerationMeasure> {
    return one(tx.run<ModerationMeasure>(statements.ADD_MEASURE, [JSON.stringify(toColumns(measure))]));
  }

  lockStanding(
    tx: Queryable,
    { reviewId = null, userId = null }: { reviewId?: number | null; userId?: number | null },
  ): Promise<ModerationMeasure | null> {
    return first(tx.run<ModerationMeasure>(statements.LOCK_STANDING, [reviewId, userId]));
  }

  lift(tx: Queryable, measureId: number, reason: string): Promise<ModerationMeasure> {
    return one(tx.run<ModerationMeasure>(statements.LIFT, [measureId, reason]));
  }

  findNotice(by: { token: string } | { id: number }, db: Queryable = this.database): Promise<NoticeRow | null> {
    return first(db.run<NoticeRow>(statements.FIND_NOTICE, keys(by)));
  }

  findMeasure(by: { token: string } | { id: number }, db: Queryable = this.database): Promise<MeasureRow | null> {
    return first(db.run<MeasureRow>(statements.FIND_MEASURE, keys(by)));
  }

  /** What the link leads to: a notice, for whoever sent it, or a measure, for whom it hits. */
  async findDecision(token: string): Promise<Decision | null> {
    const notice = await this.findNotice({ token });
    if (notice !== null) return { notice, measure: null };
    const measure = await this.findMeasure({ token });
    return measure === null ? null : { notice: null, measure };
  }

  listOwn(userId: number): Promise<OwnMeasureRow[]> {
    return this.database.run<OwnMeasureRow>(statements.LIST_OWN, [userId]);
  }

  /** The customer's name; null where the account is closed already. */
  async closeAccount(tx: Queryable, userId: number): Promise<string | null> {
    return (await first<{ name: string }>(tx.run(statements.CLOSE_ACCOUNT, [userId])))?.name ?? null;
  }

  async reopenAccount(tx: Queryable, userId: number): Promise<string | null> {
    return (await first<{ name: string }>(tx.run(statements.REOPEN_ACCOUNT, [userId])))?.name ?? null;
  }

  async hasUser(tx: Queryable, userId: number): Promise<boolean> {
    return (await tx.run(statements.HAS_USER, [userId])).length > 0;
  }

  async endSessions(tx: Queryable, userId: number): Promise<string[]> {
    return (await tx.run<{ id: string }>(statements.END_SESSIONS, [userId])).map(({ id }) => id);
  }

  /** Null where there is one already. */
  addAppeal({ notice, measure }: Decision, text: string): Promise<ModerationAppeal | null> {
    return first(
      this.database.run<ModerationAppeal>(statements.ADD_APPEAL, [measure?.id ?? null, notice?.id ?? null, text]),
    );
  }

  findAppeal({ notice, measure }: Decision): Promise<ModerationAppeal | null> {
    return first(
      this.database.run<ModerationAppeal>(statements.FIND_APPEAL, [measure?.id ?? null, notice?.id ?? null]),
    );
  }

  lockAppeal(tx: Queryable, id: number): Promise<LockedAppealRow | null> {
    return first(tx.run<LockedAppealRow>(statements.LOCK_APPEAL, [id]));
  }

  decideAppeal(
    tx: Queryable,
    id: number,
    decision: { outcome: AppealOutcome; reason: string; by: number },
  ): Promise<ModerationAppeal> {
    const { outcome, reason, by } = decision;
    return one(tx.run<ModerationAppeal>(statements.DECIDE_APPEAL, [id, outcome, reason, by]));
  }

  async listAppeals(limit: number, adminId: number): Promise<ListedAppealRow[]> {
    const moderators = await this.countModerators(this.database);
    return this.database.run<ListedAppealRow>(statements.LIST_APPEALS, [limit, adminId, moderators]);
  }

  async countModerators(db: Queryable): Promise<number> {
    return (await one(db.run<{ count: number }>(statements.COUNT_MODERATORS, [MODERATORS]))).count;
  }

  async addLetter(tx: Queryable, kind: LetterKind, about: { noticeId: number } | { measureId: number }): Promise<void> {
    const [notice, measure] = 'noticeId' in about ? [about.noticeId, null] : [null, about.measureId];
    await tx.run(statements.ADD_LETTER, [kind, notice, measure]);
  }
}

async function first<Row>(rows: Promise<object[]>): Promise<Row | null> {
  const [row] = await rows;
  return (row as Row | undefined) ?? null;
}

async function one<Row>(rows: Promise<Row[]>): Promise<Row> {
  const [row] = await rows;
  if (row === undefined) throw new Error('the statement answered no row');
  return row;
}

function keys(by: { token: string } | { id: number }): [string | null, number | null] {
  return 'token' in by ? [by.token, null] : [null, by.id];
}

/** `targetId` → `target_id` */
function toColumns(row: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => [
      field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
}
