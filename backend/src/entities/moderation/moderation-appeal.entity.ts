import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { AppealOutcome } from '../../contracts/admin/moderation.ts';
import { AdminUser } from '../accounts/admin-user.entity.ts';
import { ContentNotice } from './content-notice.entity.ts';
import { ModerationMeasure } from './moderation-measure.entity.ts';

/** A complaint about a decision (Art. 20 DSA), one a decision. */
@Entity('moderation_appeals')
@Unique('moderation_appeals_measure_id_key', ['measureId'])
@Unique('moderation_appeals_notice_id_key', ['noticeId'])
@Check('moderation_appeals_about_check', `(measure_id IS NULL) <> (notice_id IS NULL)`)
@Check(
  'moderation_appeals_outcome_check',
  `(outcome IS NULL) = (decided_at IS NULL) AND (outcome IS NULL) = (reason IS NULL)`,
)
@Index('moderation_appeals_open_idx', ['id'], { where: 'outcome IS NULL' })
export class ModerationAppeal {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'moderation_appeals_pkey' })
  id: number;

  @Column({ name: 'measure_id', type: 'int', nullable: true })
  @ForeignKey(() => ModerationMeasure, { name: 'moderation_appeals_measure_id_fkey', onDelete: 'CASCADE' })
  measureId: number | null;

  @Column({ name: 'notice_id', type: 'int', nullable: true })
  @ForeignKey(() => ContentNotice, { name: 'moderation_appeals_notice_id_fkey', onDelete: 'CASCADE' })
  noticeId: number | null;

  @Column({ type: 'text' })
  text: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'varchar', length: 20, nullable: true })
  outcome: AppealOutcome | null;

  @Column({ type: 'text', nullable: true })
  reason: string | null;

  @Column({ name: 'decided_at', type: 'timestamptz', nullable: true })
  decidedAt: Date | null;

  @Column({ name: 'decided_by', type: 'int', nullable: true })
  @ForeignKey(() => AdminUser, { name: 'moderation_appeals_decided_by_fkey', onDelete: 'SET NULL' })
  decidedBy: number | null;
}
