import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A kitchen looks through what it has behind it, the order that ended last first. */
export class DoneOrders1795300000320 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE INDEX orders_done_idx ON orders (restaurant_id, updated_at, id) WHERE status IN ('delivered', 'cancelled')`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX orders_done_idx');
  }
}
