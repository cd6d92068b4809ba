import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
ALTER TABLE users ADD email_verified_at timestamptz, ADD pending_email character varying(254);
ALTER TABLE users ADD CONSTRAINT users_pending_email_lower_check CHECK (pending_email = lower(pending_email));
UPDATE users SET email_verified_at = created_at;
CREATE TABLE account_links (
  hash character(64) NOT NULL,
  purpose character varying(20) NOT NULL,
  user_id integer,
  restaurant_id integer,
  staff_id integer,
  admin_id integer,
  email character varying(254) NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  CONSTRAINT account_links_pkey PRIMARY KEY (hash),
  CONSTRAINT account_links_one_account_check CHECK (num_nonnulls(user_id, restaurant_id, staff_id, admin_id) = 1),
  CONSTRAINT account_links_purpose_check CHECK (purpose IN ('password_reset', 'email_verification', 'email_change')),
  CONSTRAINT account_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
  CONSTRAINT account_links_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurants (id) ON DELETE CASCADE,
  CONSTRAINT account_links_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES restaurant_staff (id) ON DELETE CASCADE,
  CONSTRAINT account_links_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admin_users (id) ON DELETE CASCADE
);
CREATE INDEX account_links_user_id_idx ON account_links (user_id);
CREATE INDEX account_links_restaurant_id_idx ON account_links (restaurant_id);
CREATE INDEX account_links_staff_id_idx ON account_links (staff_id);
CREATE INDEX account_links_admin_id_idx ON account_links (admin_id);
CREATE INDEX account_links_expires_at_idx ON account_links (expires_at);
`;

const DOWN = `
DROP TABLE account_links;
ALTER TABLE users DROP CONSTRAINT users_pending_email_lower_check;
ALTER TABLE users DROP pending_email, DROP email_verified_at;
`;

/**
 * Links by e-mail: for a forgotten password, and to show that an address is the account's. Accounts from before count as
 * verified, since nobody could have asked them.
 */
export class AccountLinks1795300000170 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
