import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = ['address', 'phone', 'menu_version', 'legal_name', 'vat_id', 'pos_api_url', 'pos_api_key'];
/** What orders are made with and no page shows. */
const OF_ORDERS = ['latitude', 'longitude', 'quarter_cap_until'];

const trigger = (columns: readonly string[]) => `
DROP TRIGGER restaurants_public_page ON restaurants;
CREATE TRIGGER restaurants_public_page AFTER UPDATE OF ${columns.join(', ')} ON restaurants
  FOR EACH ROW WHEN ((${columns.map((column) => `OLD.${column}`).join(', ')}) IS DISTINCT FROM (${columns.map((column) => `NEW.${column}`).join(', ')}))
  EXECUTE FUNCTION public_page_changed();`;

/** Whoever keeps in memory what orders are made with is told when it changes. */
export class OrderBasisChanges1795300000480 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(trigger([...BEFORE, ...OF_ORDERS]));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(trigger(BEFORE));
  }
}
