import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { ModerationGround, NoticeOutcome, NoticeTarget } from '../../contracts/admin/moderation.ts';
import { AdminUser } from '../accounts/admin-user.entity.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';

/** What somebody finds unlawful or against the terms (Art. 16 DSA). */
@Entity('content_notices')
@Unique('content_notices_token_key', ['token'])
@Check('content_notices_target_check', `target IN ('review', 'dish', 'restaurant')`)
@Check(
  'content_notices_outcome_check',
  `(outcome IS NULL) = (decided_at IS NULL) AND (outcome IS NULL) = (reason IS NULL)`,
)
@Index('content_notices_open_idx', ['id'], { where: 'outcome IS NULL' })
@Index('content_notices_review_idx', ['targetId'], { where: `target = 'review'` })
export class ContentNotice {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'content_notices_pkey' })
  id: number;

  /** Of the link by which whoever sent it follows it. */
  @Column({ type: 'uuid' })
  token: string;

  @Column({ type: 'varchar', length: 20 })
  target: NoticeTarget;

  @Column({ name: 'target_id', type: 'int' })
  targetId: number;

  @Column({ name: 'restaurant_id', type: 'int' })
  @ForeignKey(() => Restaurant, { name: 'content_notices_restaurant_id_fkey', onDelete: 'CASCADE' })
  restaurantId: number;

  /** What it is about, as it was when the notice came. Blanked with a review's text. */
  @Column({ type: 'text', nullable: true })
  content: string | null;

  @Column({ type: 'varchar', length: 40 })
  ground: ModerationGround;

  @Column({ type: 'text' })
  explanation: string;

  /** Blanked, as the e-mail is, when the time to complain is over. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  name: string | null;

  @Column({ type: 'varchar', length: 254, nullable: true })
  email: string | null;

  @Column({ type: 'varchar', length: 5 })
  language: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'varchar', length: 20, nullable: true })
  outcome: NoticeOutcome | null;

  @Column({ type: 'text', nullable: true })
  reason: string | null;

  @Column({ name: 'decided_at', type: 'timestamptz', nullable: true })
  decidedAt: Date | null;

  @Column({ name: 'decided_by', type: 'int', nullable: true })
  @ForeignKey(() => AdminUser, { name: 'content_notices_decided_by_fkey', onDelete: 'SET NULL' })
  decidedBy: number | null;

  @Column({ type: 'int', default: 1 })
  version: number;
}
