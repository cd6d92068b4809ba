import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { type BoardNoteView, MAX_BOARD_NOTES } from '../../contracts/admin/admin-board.ts';
import { AdminUser } from '../accounts/admin-user.entity.ts';

/** What admins say to each other about an entry of the board. It outlives the entry for a month. */
@Entity('board_marks')
@Check('board_marks_notes_check', `jsonb_array_length(notes) <= ${String(MAX_BOARD_NOTES)}`)
@Index('board_marks_claimed_by_idx', ['claimedBy'])
@Index('board_marks_snoozed_by_idx', ['snoozedBy'])
@Index('board_marks_changed_at_idx', ['changedAt'])
export class BoardMark {
  /** `BoardEntry.key` */
  @PrimaryColumn({ name: 'entry_key', type: 'varchar', length: 300, primaryKeyConstraintName: 'board_marks_pkey' })
  entryKey: string;

  /** The admin who is on it. */
  @Column({ name: 'claimed_by', type: 'int', nullable: true })
  @ForeignKey(() => AdminUser, { name: 'board_marks_claimed_by_fkey', onDelete: 'SET NULL' })
  claimedBy: number | null;

  @Column({ name: 'snoozed_by', type: 'int', nullable: true })
  @ForeignKey(() => AdminUser, { name: 'board_marks_snoozed_by_fkey', onDelete: 'SET NULL' })
  snoozedBy: number | null;

  /** It counts no more until then. */
  @Column({ name: 'snoozed_until', type: 'timestamptz', nullable: true })
  snoozedUntil: Date | null;

  /** The oldest first, each with who wrote it, as they were called then. */
  @Column({ type: 'jsonb', default: [] })
  notes: BoardNoteView[];

  @CreateDateColumn({ name: 'changed_at', type: 'timestamptz' })
  changedAt: Date;
}
