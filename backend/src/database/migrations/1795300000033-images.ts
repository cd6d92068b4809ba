import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
CREATE TABLE images (
  hash character(64) NOT NULL,
  large bytea NOT NULL,
  small bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT images_pkey PRIMARY KEY (hash)
);
`;
/** Pictures that were uploaded go with their table. */
const DOWN = `
UPDATE menu_items SET image_url = NULL WHERE image_url LIKE '/api/images/%';
UPDATE restaurants SET image_url = NULL WHERE image_url LIKE '/api/images/%';
DROP TABLE images;
`;

/** Uploaded photos, in the database, so that every instance serves them. */
export class Images1795300000033 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
