import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
CREATE TABLE passkeys (
  id SERIAL NOT NULL,
  credential_id text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name varchar(60) NOT NULL,
  user_id integer,
  restaurant_id integer,
  staff_id integer,
  admin_id integer,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz,
  CONSTRAINT passkeys_pkey PRIMARY KEY (id),
  CONSTRAINT passkeys_credential_id_key UNIQUE (credential_id),
  CONSTRAINT passkeys_one_account_check CHECK (num_nonnulls(user_id, restaurant_id, admin_id) = 1),
  CONSTRAINT passkeys_staff_check CHECK (staff_id IS NULL OR restaurant_id IS NOT NULL),
  CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT passkeys_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurants(id) ON DELETE CASCADE,
  CONSTRAINT passkeys_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES restaurant_staff(id) ON DELETE CASCADE,
  CONSTRAINT passkeys_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admin_users(id) ON DELETE CASCADE
);
CREATE INDEX passkeys_user_id_idx ON passkeys (user_id);
CREATE INDEX passkeys_restaurant_id_idx ON passkeys (restaurant_id);
CREATE INDEX passkeys_staff_id_idx ON passkeys (staff_id);
CREATE INDEX passkeys_admin_id_idx ON passkeys (admin_id);
CREATE TABLE passkey_challenges (
  id uuid NOT NULL,
  challenge text NOT NULL,
  session_id character(64),
  expires_at timestamptz NOT NULL,
  CONSTRAINT passkey_challenges_pkey PRIMARY KEY (id),
  CONSTRAINT passkey_challenges_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
);
CREATE INDEX passkey_challenges_session_id_idx ON passkey_challenges (session_id);
CREATE INDEX passkey_challenges_expires_at_idx ON passkey_challenges (expires_at);
`;

const DOWN = `DROP TABLE passkey_challenges, passkeys;`;

/** The second way in, for every role. */
export class Passkeys1795300000181 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
