import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Null without a contact, which is then erased. */
const contactOf = (order: string): string =>
  `nullif(search_fold(concat_ws(' ', ${order}.customer_name, ${order}.customer_email, ${order}.customer_phone)), '')`;

/**
 * A row is there for as long as an order is a guest's with a contact: the triggers see to it, so no claim and no erasure
 * has to think of it. A foreign key would look each new order up once more.
 */
const UP = `
CREATE TABLE guest_searches (
  order_id integer NOT NULL,
  contact text NOT NULL,
  CONSTRAINT guest_searches_pkey PRIMARY KEY (order_id)
);
INSERT INTO guest_searches
  SELECT o.id, ${contactOf('o')} FROM orders o WHERE o.user_id IS NULL AND ${contactOf('o')} IS NOT NULL;
CREATE INDEX guest_searches_contact_idx ON guest_searches USING gin (contact gin_trgm_ops);

CREATE FUNCTION add_guest_search() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  new_contact text := ${contactOf('NEW')};
BEGIN
  IF new_contact IS NOT NULL THEN
    INSERT INTO guest_searches VALUES (NEW.id, new_contact);
  END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION remove_guest_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM guest_searches WHERE order_id = OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER orders_guest_placed AFTER INSERT ON orders
  FOR EACH ROW WHEN (NEW.user_id IS NULL) EXECUTE FUNCTION add_guest_search();
CREATE TRIGGER orders_guest_gone AFTER DELETE ON orders
  FOR EACH ROW WHEN (OLD.user_id IS NULL) EXECUTE FUNCTION remove_guest_search();
CREATE TRIGGER orders_guest_changed_1 AFTER UPDATE OF user_id, customer_name, customer_email, customer_phone ON orders
  FOR EACH ROW WHEN (OLD.user_id IS NULL) EXECUTE FUNCTION remove_guest_search();
CREATE TRIGGER orders_guest_changed_2 AFTER UPDATE OF user_id, customer_name, customer_email, customer_phone ON orders
  FOR EACH ROW WHEN (NEW.user_id IS NULL) EXECUTE FUNCTION add_guest_search();

DROP INDEX orders_guest_search_idx;
`;

const DOWN = `
CREATE INDEX orders_guest_search_idx ON orders USING gin (
  search_fold(coalesce(customer_name, '') || ' ' || coalesce(customer_email, '') || ' ' || coalesce(customer_phone, '')) gin_trgm_ops)
  WHERE user_id IS NULL;
DROP TRIGGER orders_guest_changed_2 ON orders;
DROP TRIGGER orders_guest_changed_1 ON orders;
DROP TRIGGER orders_guest_gone ON orders;
DROP TRIGGER orders_guest_placed ON orders;
DROP FUNCTION add_guest_search(), remove_guest_search();
DROP TABLE guest_searches;
`;

/** What finds guests' orders in a table of its own: an index of the orders' own would be written at each change of status. */
export class GuestSearches1795300000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
