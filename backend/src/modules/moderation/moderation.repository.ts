import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  type EntityManager,
  In,
  IsNull,
  Not,
  type ObjectLiteral,
  Raw,
  Repository,
  type SelectQueryBuilder,
} from 'typeorm';
import { ADMIN_ROLES, hasAdminRight } from '../../contracts/accounts/admin-roles.ts';
import {
  APPEAL_MONTHS,
  type AppealOutcome,
  type ModerationCounts,
  type ModerationGround,
  type NoticeOutcome,
  type NoticeTarget,
} from '../../contracts/admin/moderation.ts';
import { propertiesBut, select } from '../../database/sql/columns.ts';
import { Database, type Queryable, type Transaction, first } from '../../database/connection/database.ts';
import { endSessions } from '../../database/shared/end-sessions.ts';
import { AdminUser } from '../../entities/accounts/admin-user.entity.ts';
import { User } from '../../entities/accounts/user.entity.ts';
import { MenuItem } from '../../entities/menus/menu-item.entity.ts';
import { Menu } from '../../entities/menus/menu.entity.ts';
import { ContentNotice } from '../../entities/moderation/content-notice.entity.ts';
import { ModerationAppeal } from '../../entities/moderation/moderation-appeal.entity.ts';
import { type ModerationEmailKind, ModerationEmail } from '../../entities/moderation/moderation-email.entity.ts';
import { ModerationMeasure } from '../../entities/moderation/moderation-measure.entity.ts';
import { Review } from '../../entities/orders/review.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { FIND_MEASURE, LIST_APPEALS, READ_STATE } from './moderation.statements.ts';
import type { ContentNoticesDto } from './moderation.dto.ts';

interface OfRestaurant {
  restaurantName: string;
}
export type NoticeRow = ContentNotice & OfRestaurant;
export type ListedNoticeRow = NoticeRow & { deciderName: string | null; isOnline: boolean };
/** With whom it hits; null where nobody can be written to any more. */
export type MeasureRow = ModerationMeasure & { restaurantName: string | null; email: string | null; language: string };
const OWN_MEASURE = ['token', 'kind', 'createdAt', 'liftedAt'] as const;
export type OwnMeasureRow = Pick<ModerationMeasure, (typeof OWN_MEASURE)[number]> & {
  restaurantName: string | null;
};
/** With what it is about: one of the two. */
export interface LockedAppeal {
  appeal: ModerationAppeal;
  measure: ModerationMeasure | null;
  notice: ContentNotice | null;
}
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
type TargetContent = Pick<ContentNotice, 'restaurantId' | 'content'>;
type EmailAbout = { noticeId: number } | { measureId: number };
type NewMeasure = Pick<ModerationMeasure, 'kind' | 'ground' | 'reason'> & Partial<ModerationMeasure>;
type StandingMeasure = { kind: 'review_removed'; reviewId: number } | { kind: 'account_closed'; userId: number };
export interface NoticePlace {
  isDecided: boolean;
  id: number;
}
export interface ModerationState extends ModerationCounts {
  newestNotice: number | null;
  newestAppeal: number | null;
}
export type Decision = { notice: NoticeRow; measure: null } | { notice: null; measure: MeasureRow };

/** Whether guests can see what a notice is about. */
const IS_ONLINE = `r.is_active AND CASE n.target
  WHEN 'review' THEN EXISTS (SELECT FROM reviews v WHERE v.id = n.target_id AND v.removed_at IS NULL)
  WHEN 'dish' THEN EXISTS (SELECT FROM menu_items i JOIN menus m ON m.id = i.menu_id
    WHERE i.id = n.target_id AND NOT i.is_draft AND i.deleted_at IS NULL AND m.deleted_at IS NULL)
  ELSE true END`;
const NEW_TOKEN = () => 'gen_random_uuid()';
const MODERATORS = ADMIN_ROLES.filter((role) => hasAdminRight(role, 'moderate'));

@Injectable()
export class ModerationRepository {
  constructor(
    @InjectRepository(ContentNotice) private readonly notices: Repository<ContentNotice>,
    @InjectRepository(ModerationMeasure) private readonly measures: Repository<ModerationMeasure>,
    @InjectRepository(ModerationAppeal) private readonly appeals: Repository<ModerationAppeal>,
    private readonly database: Database,
  ) {}

  /** Null where guests see no such thing. A review stays as it is until its copy is written: its text may be blanked. */
  async findTarget({ manager }: Transaction, target: NoticeTarget, id: number): Promise<TargetContent | null> {
    switch (target) {
      case 'review': {
        const where = { id, removedAt: IsNull() };
        const review = await manager.findOne(Review, { where, lock: { mode: 'pessimistic_read' } });
        return review && findSeen(manager, review.restaurantId, () => review.text);
      }
      case 'dish': {
        const dish = await manager.findOneBy(MenuItem, { id, isDraft: false, deletedAt: IsNull() });
        const menu = dish && (await manager.findOneBy(Menu, { id: dish.menuId, deletedAt: IsNull() }));
        return menu && findSeen(manager, menu.restaurantId, () => textOf(dish));
      }
      case 'restaurant':
        return findSeen(manager, id, textOf);
    }
  }

  async addNotice({ manager }: Transaction, notice: NewNotice): Promise<ContentNotice> {
    const { generatedMaps } = await manager.insert(ContentNotice, { ...notice, token: NEW_TOKEN });
    return manager.findOneByOrFail(ContentNotice, { id: idOf(generatedMaps) });
  }

  async lockNotice({ manager }: Transaction, id: number): Promise<NoticeRow | null> {
    const lock = { mode: 'pessimistic_write' } as const;
    return withRestaurant(manager, await manager.findOne(ContentNotice, { where: { id }, lock }));
  }

  /** Without an outcome it waits for another decision. */
  async decideNotice(
    { manager }: Transaction,
    id: number,
    decision: { outcome: NoticeOutcome | null; reason: string | null; ground: ModerationGround; by: number | null },
  ): Promise<void> {
    const { by: decidedBy, ...change } = decision;
    const decidedAt = change.outcome === null ? null : () => 'now()';
    await manager.update(ContentNotice, { id }, { ...change, decidedBy, decidedAt, version: () => 'version + 1' });
  }

  /** The open ones first, then the newest; `after` the last one of the page before. */
  listNotices(
    { open, target }: ContentNoticesDto,
    after: NoticePlace | null,
    limit: number,
  ): Promise<ListedNoticeRow[]> {
    const query = this.#listed().orderBy({ 'n.outcome IS NOT NULL': 'ASC', 'n.id': 'DESC' }).limit(limit);
    if (open !== undefined) query.andWhere({ outcome: open ? IsNull() : Not(IsNull()) });
    if (target !== undefined) query.andWhere({ target });
    if (after !== null) query.andWhere('(n.outcome IS NOT NULL, -n.id) > (:isDecided, -(:id::int))', after);
    return query.getRawMany<ListedNoticeRow>();
  }

  async findListedNotice(id: number): Promise<ListedNoticeRow | null> {
    return (await this.#listed().where({ id }).getRawOne<ListedNoticeRow>()) ?? null;
  }

  /** What admins see of it. */
  #listed(): SelectQueryBuilder<ContentNotice> {
    return this.notices
      .createQueryBuilder('n')
      .innerJoin(Restaurant, 'r', 'r.id = n.restaurantId')
      .leftJoin(AdminUser, 'd', 'd.id = n.decidedBy')
      .select(select(ContentNotice, 'n', propertiesBut(ContentNotice, [])))
      .addSelect('r.name', 'restaurantName')
      .addSelect('coalesce(d.name, d.email)', 'deciderName')
      .addSelect(IS_ONLINE, 'isOnline');
  }

  async readState(): Promise<ModerationState> {
    const [state] = await this.database.run<ModerationState>(READ_STATE, []);
    if (state === undefined) throw new Error('the state of moderation has no row');
    return state;
  }

  async addMeasure({ manager }: Transaction, measure: NewMeasure): Promise<ModerationMeasure> {
    const { generatedMaps } = await manager.insert(ModerationMeasure, { ...measure, token: NEW_TOKEN });
    return manager.findOneByOrFail(ModerationMeasure, { id: idOf(generatedMaps) });
  }

  /** The measure that holds. */
  lockStanding({ manager }: Transaction, about: StandingMeasure): Promise<ModerationMeasure | null> {
    return manager.findOne(ModerationMeasure, {
      where: { ...about, liftedAt: IsNull() },
      order: { id: 'DESC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async lift({ manager }: Transaction, id: number, liftReason: string): Promise<ModerationMeasure> {
    await manager.update(ModerationMeasure, { id }, { liftedAt: () => 'now()', liftReason });
    return manager.findOneByOrFail(ModerationMeasure, { id });
  }

  async findNotice(by: { token: string } | { id: number }, manager = this.notices.manager): Promise<NoticeRow | null> {
    return withRestaurant(manager, await manager.findOneBy(ContentNotice, by));
  }

  /** Where whoever is hit is written to now. */
  async findMeasure(by: { token?: string; id?: number }, db: Queryable = this.database): Promise<MeasureRow | null> {
    return first(db.run<MeasureRow>(FIND_MEASURE, [by.token ?? null, by.id ?? null]));
  }

  /** What the link leads to: a notice, for whoever sent it, or a measure, for whom it hits. */
  async findDecision(token: string): Promise<Decision | null> {
    const notice = await this.findNotice({ token });
    if (notice !== null) return { notice, measure: null };
    const measure = await this.findMeasure({ token });
    return measure === null ? null : { notice: null, measure };
  }

  listOwn(userId: number): Promise<OwnMeasureRow[]> {
    return this.measures
      .createQueryBuilder('m')
      .leftJoin(Review, 'v', 'v.id = m.reviewId')
      .leftJoin(Restaurant, 'r', 'r.id = v.restaurantId')
      .select(select(ModerationMeasure, 'm', OWN_MEASURE))
      .addSelect('r.name', 'restaurantName')
      .where({ userId })
      .orderBy('m.id', 'DESC')
      .limit(100)
      .getRawMany<OwnMeasureRow>();
  }

  /** False where the account is closed already. */
  async closeAccount({ manager }: Transaction, id: number): Promise<boolean> {
    return (await manager.update(User, { id, closedAt: IsNull() }, { closedAt: () => 'now()' })).affected === 1;
  }

  async reopenAccount({ manager }: Transaction, id: number): Promise<void> {
    await manager.update(User, { id }, { closedAt: null });
  }

  hasUser({ manager }: Transaction, id: number): Promise<boolean> {
    return manager.existsBy(User, { id });
  }

  endSessions({ manager }: Transaction, userId: number): Promise<string[]> {
    return endSessions(manager, { userId });
  }

  /** False where there is one already. */
  async addAppeal({ notice, measure }: Decision, text: string): Promise<boolean> {
    const appeal = { measureId: measure?.id ?? null, noticeId: notice?.id ?? null, text };
    const insert = this.appeals.createQueryBuilder().insert().values(appeal).orIgnore().returning('id');
    return ((await insert.execute()).raw as unknown[]).length === 1;
  }

  findAppeal({ notice, measure }: Decision): Promise<ModerationAppeal | null> {
    return this.appeals.findOneBy(measure === null ? { noticeId: notice.id } : { measureId: measure.id });
  }

  async lockAppeal({ manager }: Transaction, id: number): Promise<LockedAppeal | null> {
    const appeal = await manager.findOne(ModerationAppeal, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (appeal === null) return null;
    const { measureId, noticeId } = appeal;
    return {
      appeal,
      measure: measureId === null ? null : await manager.findOneByOrFail(ModerationMeasure, { id: measureId }),
      notice: noticeId === null ? null : await manager.findOneByOrFail(ContentNotice, { id: noticeId }),
    };
  }

  async decideAppeal(
    { manager }: Transaction,
    id: number,
    { by: decidedBy, ...decision }: { outcome: AppealOutcome; reason: string; by: number },
  ): Promise<void> {
    await manager.update(ModerationAppeal, { id }, { ...decision, decidedBy, decidedAt: () => 'now()' });
  }

  async listAppeals(limit: number, adminId: number): Promise<ListedAppealRow[]> {
    const moderators = await this.countModerators();
    return this.database.run<ListedAppealRow>(LIST_APPEALS, [limit, adminId, moderators]);
  }

  countModerators(manager = this.appeals.manager): Promise<number> {
    return manager.countBy(AdminUser, { role: In(MODERATORS) });
  }

  async addEmail({ manager }: Transaction, kind: ModerationEmailKind, about: EmailAbout): Promise<void> {
    await manager.insert(ModerationEmail, { kind, ...about });
  }

  /** Whoever sent a notice is forgotten when nobody can complain any more. */
  async forgetSenders(): Promise<void> {
    const decidedAt = Raw<Date>((column) => `${column} < now() - interval '${String(APPEAL_MONTHS)} months'`);
    const known = [{ name: Not(IsNull()) }, { email: Not(IsNull()) }].map((one) => ({ ...one, decidedAt }));
    await this.notices.update(known, { name: null, email: null });
  }
}

function idOf([row]: readonly ObjectLiteral[]): number {
  return (row as { id: number }).id;
}

/** Null where guests do not see the restaurant. */
async function findSeen(
  manager: EntityManager,
  id: number,
  contentOf: (restaurant: Restaurant) => string | null,
): Promise<TargetContent | null> {
  const restaurant = await manager.findOneBy(Restaurant, { id, isActive: true });
  return restaurant && { restaurantId: id, content: contentOf(restaurant) };
}

function textOf({ name, description }: Pick<Restaurant | MenuItem, 'name' | 'description'>): string {
  return description === null ? name : `${name}: ${description}`;
}

async function withRestaurant(manager: EntityManager, notice: ContentNotice | null): Promise<NoticeRow | null> {
  if (notice === null) return null;
  const restaurant = await manager.findOneBy(Restaurant, { id: notice.restaurantId });
  return restaurant && Object.assign(notice, { restaurantName: restaurant.name });
}
