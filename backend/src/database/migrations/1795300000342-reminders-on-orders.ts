import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A reminder by an admin stands at its order until the restaurant answers it, so that a tablet that was away has it as well. */
export class RemindersOnOrders1795300000342 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE orders ADD COLUMN reminded_at timestamptz, ADD COLUMN reminder_answered_at timestamptz,
        ADD CONSTRAINT orders_reminder_check CHECK (reminder_answered_at IS NULL OR reminded_at IS NOT NULL)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE orders DROP COLUMN reminder_answered_at, DROP COLUMN reminded_at');
  }
}
