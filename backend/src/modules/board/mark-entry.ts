import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { MAX_BOARD_NOTES } from '../../contracts/admin/admin-board.ts';
import { Database } from '../../database/connection/database.ts';
import { updateWith } from '../../database/sql/update-with.ts';
import { BoardMark } from '../../entities/operations/board-mark.entity.ts';
import { ProblemError } from '../../http/problem.ts';
import type { BoardMarkDto } from './board-mark.dto.ts';
import { ReadBoard } from './read-board.ts';

const KEPT_MS = 30 * 86_400_000;
/** The oldest gives way to one that is too many. */
const WITH_NOTE = `(CASE WHEN jsonb_array_length(notes) >= ${String(MAX_BOARD_NOTES)} THEN notes - 0 ELSE notes END) ||
  jsonb_build_array(jsonb_build_object('text', :note::text, 'at', :at::text,
    'by', (SELECT coalesce(a.name, a.email) FROM admin_users a WHERE a.id = :adminId)))`;

/** An admin says to the others that they are on an entry, lets it rest, or writes a note. Two at once never undo each other's. */
@Injectable()
export class MarkEntry {
  constructor(
    private readonly database: Database,
    private readonly board: ReadBoard,
  ) {}

  /** @throws ProblemError `not_found` for what is on the board no more. */
  async execute(adminId: number, { key, isClaimed, snoozeMinutes, note = null }: BoardMarkDto): Promise<void> {
    const { entries } = await this.board.execute();
    if (!entries.some((entry) => entry.key === key)) throw new ProblemError('not_found');
    const now = new Date();
    await this.database.transaction(async ({ manager }) => {
      await manager.createQueryBuilder().insert().into(BoardMark).values({ entryKey: key }).orIgnore().execute();
      await updateWith(
        manager,
        BoardMark,
        { entryKey: key },
        {
          changedAt: now,
          ...(isClaimed !== undefined && { claimedBy: isClaimed ? adminId : null }),
          ...(snoozeMinutes !== undefined && {
            snoozedBy: snoozeMinutes === 0 ? null : adminId,
            snoozedUntil: snoozeMinutes === 0 ? null : new Date(now.getTime() + snoozeMinutes * 60_000),
          }),
          ...(note !== null && { notes: () => WITH_NOTE }),
        },
        { note, at: now.toISOString(), adminId },
      );
      await manager.delete(BoardMark, { changedAt: LessThan(new Date(now.getTime() - KEPT_MS)) });
    });
  }
}
