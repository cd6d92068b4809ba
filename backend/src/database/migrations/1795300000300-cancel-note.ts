import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A restaurant that cancels for a reason of its own says it in words, which the guest reads. */
export class CancelNote1795300000300 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE orders ADD COLUMN cancel_note varchar(200),
        ADD CONSTRAINT orders_cancel_note_check CHECK (cancel_note IS NULL OR reason = 'other')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE orders DROP COLUMN cancel_note');
  }
}
