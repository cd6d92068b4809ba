import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders have one for guests alone: whoever has an account is found by it, and placing an order costs as before. */
const UP = `
CREATE INDEX users_admin_search_idx ON users USING gin (
  search_fold(name || ' ' || email || ' ' || coalesce(phone, '')) gin_trgm_ops);
CREATE INDEX restaurants_admin_search_idx ON restaurants USING gin (
  search_fold(name || ' ' || email || ' ' || address || ' ' || coalesce(phone, '') || ' ' || coalesce(legal_name, '')) gin_trgm_ops);
CREATE INDEX orders_guest_search_idx ON orders USING gin (
  search_fold(coalesce(customer_name, '') || ' ' || coalesce(customer_email, '') || ' ' || coalesce(customer_phone, '')) gin_trgm_ops)
  WHERE user_id IS NULL;
CREATE INDEX orders_payment_idx ON orders (id) WHERE payment_status IN ('pending', 'failed');
CREATE INDEX restaurants_name_idx ON restaurants (name, id);
CREATE INDEX users_name_idx ON users (name, id);
CREATE INDEX users_created_at_idx ON users (created_at);
ALTER TABLE restaurants ADD COLUMN info_version integer NOT NULL DEFAULT 1;
`;

const DOWN = `
ALTER TABLE restaurants DROP COLUMN info_version;
DROP INDEX users_admin_search_idx, restaurants_admin_search_idx, orders_guest_search_idx, orders_payment_idx,
  restaurants_name_idx, users_name_idx, users_created_at_idx;
`;

/** What the admins' tables search and sort by. */
export class AdminTables1795300000061 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
