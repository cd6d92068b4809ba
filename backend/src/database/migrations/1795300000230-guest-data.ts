import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
CREATE INDEX orders_guest_data_idx ON orders (created_at) WHERE guest_token IS NOT NULL;
CREATE INDEX content_notices_review_idx ON content_notices (target_id) WHERE target = 'review';
`;

const DOWN = `
DROP INDEX content_notices_review_idx;
DROP INDEX orders_guest_data_idx;
`;

/**
 * Finds the guests whose data is due. By the time of ordering, which does not change: an index of the last status would be
 * written at each one, and of every order.
 */
export class GuestData1795300000230 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
