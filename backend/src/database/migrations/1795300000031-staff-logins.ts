import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
CREATE TABLE restaurant_staff (
  id SERIAL NOT NULL,
  restaurant_id integer NOT NULL,
  name varchar(100) NOT NULL,
  email varchar(254) NOT NULL,
  password_hash text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT restaurant_staff_email_key UNIQUE (email),
  CONSTRAINT restaurant_staff_email_lower_check CHECK (email = lower(email)),
  CONSTRAINT restaurant_staff_pkey PRIMARY KEY (id),
  CONSTRAINT restaurant_staff_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurants(id) ON DELETE CASCADE
);
CREATE INDEX restaurant_staff_restaurant_id_idx ON restaurant_staff (restaurant_id);
ALTER TABLE sessions
  ADD COLUMN staff_id integer,
  ADD CONSTRAINT sessions_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES restaurant_staff(id) ON DELETE CASCADE,
  ADD CONSTRAINT sessions_staff_check CHECK (staff_id IS NULL OR restaurant_id IS NOT NULL);
CREATE INDEX sessions_staff_id_idx ON sessions (staff_id);
`;

/** Without the column a staff's session would be the owner's: they end. */
const DOWN = `
DELETE FROM sessions WHERE staff_id IS NOT NULL;
ALTER TABLE sessions DROP COLUMN staff_id;
DROP TABLE restaurant_staff;
`;

/** Logins of a restaurant that may only work in its kitchen. */
export class StaffLogins1795300000031 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
