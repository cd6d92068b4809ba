import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Restaurants that were approved without their trader's data, or are open without a dish, are closed until they have both;
 * the opening clock announces it. The demo's restaurants have always had everything but a declaration to tick.
 */
const UP = `
UPDATE restaurants SET trader_declared_at = created_at
 WHERE trader_declared_at IS NULL AND email ~ '^restaurant[0-9]+@example\\.com$';
UPDATE restaurants r SET is_open = false
 WHERE is_open AND (legal_name IS NULL OR vat_id IS NULL OR phone IS NULL OR trader_declared_at IS NULL OR NOT EXISTS (
   SELECT FROM menus m JOIN menu_items i ON i.menu_id = m.id
    WHERE m.restaurant_id = r.id AND m.deleted_at IS NULL AND i.deleted_at IS NULL AND NOT i.is_draft AND i.available));
`;

export class OpeningNeeds1795300000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  /** Who was closed opens by its own switch. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
