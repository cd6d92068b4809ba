import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What admins say to each other about what is stuck: who is on it, until when it may rest, and notes. */
export class BoardMarks1795300000343 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE board_marks (
        entry_key varchar(300) NOT NULL,
        claimed_by integer,
        snoozed_by integer,
        snoozed_until timestamptz,
        notes jsonb NOT NULL DEFAULT '[]',
        changed_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT board_marks_pkey PRIMARY KEY (entry_key),
        CONSTRAINT board_marks_claimed_by_fkey FOREIGN KEY (claimed_by) REFERENCES admin_users(id) ON DELETE SET NULL,
        CONSTRAINT board_marks_snoozed_by_fkey FOREIGN KEY (snoozed_by) REFERENCES admin_users(id) ON DELETE SET NULL,
        CONSTRAINT board_marks_notes_check CHECK (jsonb_array_length(notes) <= 50)
      );
      CREATE INDEX board_marks_claimed_by_idx ON board_marks (claimed_by);
      CREATE INDEX board_marks_snoozed_by_idx ON board_marks (snoozed_by);
      CREATE INDEX board_marks_changed_at_idx ON board_marks (changed_at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE board_marks');
  }
}
