import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The demo restaurants' pictures are files of the front end: what a database from before names has another ending now. */
const rename = (table: string, from: string, to: string): string => `
UPDATE ${table} SET image_url = regexp_replace(image_url, '\\.${from}$', '.${to}')
WHERE image_url ~ '^/images/(dishes|restaurants)/[a-z-]+\\.${from}$'`;

export class DemoPicturesAsBitmaps1795300000102 implements MigrationInterface {
  readonly name = 'DemoPicturesAsBitmaps1795300000102';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['restaurants', 'menu_items']) await queryRunner.query(rename(table, 'svg', 'avif'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['restaurants', 'menu_items']) await queryRunner.query(rename(table, 'avif', 'svg'));
  }
}
