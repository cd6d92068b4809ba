import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Measure, ModerationGround } from '../../contracts/admin/moderation.ts';
import { AdminUser } from '../accounts/admin-user.entity.ts';
import { User } from '../accounts/user.entity.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { Review } from '../orders/review.entity.ts';
import { ContentNotice } from './content-notice.entity.ts';

/** What was done to somebody, with its statement of reasons (Art. 17 DSA). Whom it hits is asked for anew with each e-mail. */
@Entity('moderation_measures')
@Unique('moderation_measures_token_key', ['token'])
@Check('moderation_measures_kind_check', `kind IN ('review_removed', 'account_closed', 'restaurant_measure')`)
@Check('moderation_measures_lifted_check', `(lifted_at IS NULL) = (lift_reason IS NULL)`)
@Index('moderation_measures_user_id_idx', ['userId'])
@Index('moderation_measures_review_id_idx', ['reviewId'])
export class ModerationMeasure {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'moderation_measures_pkey' })
  id: number;

  /** Of the link in the statement: it shows the reasons and takes the complaint, also of whoever cannot sign in any more. */
  @Column({ type: 'uuid' })
  token: string;

  @Column({ type: 'varchar', length: 30 })
  kind: Measure;

  @Column({ name: 'review_id', type: 'int', nullable: true })
  @ForeignKey(() => Review, { name: 'moderation_measures_review_id_fkey', onDelete: 'CASCADE' })
  reviewId: number | null;

  /** Of the closed account, or the author. An erased person takes the measures along. */
  @Column({ name: 'user_id', type: 'int', nullable: true })
  @ForeignKey(() => User, { name: 'moderation_measures_user_id_fkey', onDelete: 'CASCADE' })
  userId: number | null;

  @Column({ name: 'restaurant_id', type: 'int', nullable: true })
  @ForeignKey(() => Restaurant, { name: 'moderation_measures_restaurant_id_fkey', onDelete: 'CASCADE' })
  restaurantId: number | null;

  @Column({ name: 'notice_id', type: 'int', nullable: true })
  @ForeignKey(() => ContentNotice, { name: 'moderation_measures_notice_id_fkey', onDelete: 'SET NULL' })
  noticeId: number | null;

  @Column({ type: 'text', nullable: true })
  content: string | null;

  @Column({ type: 'varchar', length: 40 })
  ground: ModerationGround;

  @Column({ type: 'text' })
  reason: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'decided_by', type: 'int', nullable: true })
  @ForeignKey(() => AdminUser, { name: 'moderation_measures_decided_by_fkey', onDelete: 'SET NULL' })
  decidedBy: number | null;

  @Column({ name: 'lifted_at', type: 'timestamptz', nullable: true })
  liftedAt: Date | null;

  @Column({ name: 'lift_reason', type: 'text', nullable: true })
  liftReason: string | null;
}
