import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
ALTER TABLE translations
  ADD COLUMN updated_by integer,
  ADD CONSTRAINT translations_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES admin_users(id) ON DELETE SET NULL;
`;
const DOWN = 'ALTER TABLE translations DROP COLUMN updated_by;';

/** Who put a text in the place of a built-in one. */
export class TranslationAuthors1795300000071 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
