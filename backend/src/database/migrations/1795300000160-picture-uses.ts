import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
CREATE INDEX restaurants_image_url_idx ON restaurants (image_url) WHERE image_url IS NOT NULL;
CREATE INDEX menu_items_image_url_idx ON menu_items (image_url) WHERE image_url IS NOT NULL;
`;

const DOWN = `
DROP INDEX menu_items_image_url_idx;
DROP INDEX restaurants_image_url_idx;
`;

/** Who shows a picture is asked whenever it is read, and when unused ones are removed. */
export class PictureUses1795300000160 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
