import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
ALTER TABLE menu_items
  ADD COLUMN min_age smallint,
  ADD CONSTRAINT menu_items_min_age_check CHECK (min_age IN (16, 18));
ALTER TABLE order_items
  ADD COLUMN min_age smallint,
  ADD CONSTRAINT order_items_min_age_check CHECK (min_age IN (16, 18));
`;

const DOWN = `
ALTER TABLE order_items DROP CONSTRAINT order_items_min_age_check, DROP COLUMN min_age;
ALTER TABLE menu_items DROP CONSTRAINT menu_items_min_age_check, DROP COLUMN min_age;
`;

/** How old one has to be for a drink (§ 9 JuSchG), and was asked to be when it was ordered. */
export class MinAge1795300000240 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
