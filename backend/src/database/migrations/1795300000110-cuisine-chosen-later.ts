import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
ALTER TABLE restaurants
  ALTER COLUMN category DROP NOT NULL,
  ADD CONSTRAINT restaurants_category_check CHECK (category IS NOT NULL OR NOT is_active);
`;

const DOWN = `
UPDATE restaurants SET category = 'italian' WHERE category IS NULL;
ALTER TABLE restaurants
  DROP CONSTRAINT restaurants_category_check,
  ALTER COLUMN category SET NOT NULL;
`;

/** A registration may leave the cuisine open; whoever customers see has one. */
export class CuisineChosenLater1795300000110 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
