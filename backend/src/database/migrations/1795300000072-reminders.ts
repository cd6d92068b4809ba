import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `ALTER TYPE restaurant_event_kind ADD VALUE 'reminder';`;

/** A value cannot be taken out of an enum, so the type is made anew without it. */
const DOWN = `
DELETE FROM restaurant_event WHERE kind = 'reminder';
ALTER TYPE restaurant_event_kind RENAME TO restaurant_event_kind_old;
DO $$ BEGIN
  EXECUTE (SELECT format('CREATE TYPE restaurant_event_kind AS ENUM(%s)', string_agg(quote_literal(enumlabel), ', ' ORDER BY enumsortorder))
             FROM pg_enum WHERE enumtypid = 'restaurant_event_kind_old'::regtype AND enumlabel <> 'reminder');
END $$;
ALTER TABLE restaurant_event ALTER COLUMN kind TYPE restaurant_event_kind USING kind::text::restaurant_event_kind;
DROP TYPE restaurant_event_kind_old;
`;

/** Admins remind restaurants of orders. */
export class Reminders1795300000072 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
