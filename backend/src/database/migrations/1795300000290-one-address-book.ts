import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The first part of an address, as long as a name may be. */
const LABEL = `coalesce(nullif(left(btrim(split_part(translate(btrim(u.address), E'\\n', ','), ',', 1)), 60), ''), '–')`;

/** The profile's address is the default of the address book, whoever changes the book. */
const FOLLOW = `
CREATE FUNCTION follow_default_address() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner integer := CASE WHEN TG_OP = 'DELETE' THEN OLD.user_id ELSE NEW.user_id END;
  chosen varchar := (SELECT a.address FROM addresses a WHERE a.user_id = owner AND a.is_default);
BEGIN
  UPDATE users SET address = chosen WHERE id = owner AND address IS DISTINCT FROM chosen;
  RETURN NULL;
END $$;
CREATE TRIGGER addresses_follow_default AFTER INSERT OR DELETE OR UPDATE OF address, is_default ON addresses
  FOR EACH ROW EXECUTE FUNCTION follow_default_address();
`;

/** What the profile alone knew becomes an address of the book: its default where there was none, one more where there was. */
export class OneAddressBook1795300000290 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO addresses (user_id, label, address, is_default)
      SELECT u.id, ${LABEL}, u.address, NOT EXISTS (SELECT FROM addresses a WHERE a.user_id = u.id AND a.is_default)
      FROM users u
      WHERE length(btrim(u.address)) > 0
        AND NOT EXISTS (SELECT FROM addresses a WHERE a.user_id = u.id AND a.address = u.address)`);
    await runner.query(`
      UPDATE users u SET address = a.address FROM addresses a
      WHERE a.user_id = u.id AND a.is_default AND u.address IS DISTINCT FROM a.address`);
    await runner.query(FOLLOW);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER addresses_follow_default ON addresses');
    await runner.query('DROP FUNCTION follow_default_address()');
  }
}
