import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { ContentNotice } from './content-notice.entity.ts';
import { ModerationMeasure } from './moderation-measure.entity.ts';

export const MODERATION_EMAIL_KINDS = ['received', 'decided', 'statement', 'lifted', 'appeal_decided'] as const;
export type ModerationEmailKind = (typeof MODERATION_EMAIL_KINDS)[number];

/** An e-mail that is owed: written down with the decision itself, sent by whoever works in the background. */
@Entity('moderation_letters')
@Check('moderation_letters_about_check', `(measure_id IS NULL) <> (notice_id IS NULL)`)
@Index('moderation_letters_due_idx', ['nextTryAt'], { where: 'next_try_at IS NOT NULL' })
export class ModerationEmail {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'moderation_letters_pkey' })
  id: number;

  @Column({ type: 'varchar', length: 20 })
  kind: ModerationEmailKind;

  /** Set for an e-mail to whoever sent the notice. */
  @Column({ name: 'notice_id', type: 'int', nullable: true })
  @ForeignKey(() => ContentNotice, { name: 'moderation_letters_notice_id_fkey', onDelete: 'CASCADE' })
  noticeId: number | null;

  /** Set for an e-mail to whom the measure hits. */
  @Column({ name: 'measure_id', type: 'int', nullable: true })
  @ForeignKey(() => ModerationMeasure, { name: 'moderation_letters_measure_id_fkey', onDelete: 'CASCADE' })
  measureId: number | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  /** Null once it is sent or given up. */
  @Column({ name: 'next_try_at', type: 'timestamptz', nullable: true, default: () => 'now()' })
  nextTryAt: Date | null;

  @Column({ type: 'int', default: 0 })
  tries: number;

  @Column({ name: 'sent_at', type: 'timestamptz', nullable: true })
  sentAt: Date | null;
}
