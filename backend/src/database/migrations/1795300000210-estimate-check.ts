import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
UPDATE orders SET estimated_to = estimated_from WHERE estimated_from > estimated_to;
ALTER TABLE orders ADD CONSTRAINT orders_estimate_check CHECK (estimated_from <= estimated_to);
`;

const DOWN = 'ALTER TABLE orders DROP CONSTRAINT orders_estimate_check;';

/** An arrival is a range: it ends after it begins. */
export class EstimateCheck1795300000210 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
