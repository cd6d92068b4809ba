import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Admins log in anew: what their sessions were opened with is not known. */
const UP = `
DELETE FROM sessions WHERE admin_id IS NOT NULL;
ALTER TABLE sessions
  ADD COLUMN public_id uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN device varchar(60),
  ADD COLUMN last_seen_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN proved_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN is_restricted boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT sessions_public_id_key UNIQUE (public_id),
  ADD CONSTRAINT sessions_restricted_check CHECK (NOT is_restricted OR admin_id IS NOT NULL);
ALTER TABLE sessions ALTER COLUMN public_id DROP DEFAULT;
UPDATE sessions SET proved_at = created_at;
`;

/** A restricted session would be a whole one without the column. */
const DOWN = `
DELETE FROM sessions WHERE is_restricted;
ALTER TABLE sessions
  DROP CONSTRAINT sessions_restricted_check,
  DROP CONSTRAINT sessions_public_id_key,
  DROP COLUMN is_restricted,
  DROP COLUMN proved_at,
  DROP COLUMN last_seen_at,
  DROP COLUMN device,
  DROP COLUMN public_id;
`;

/** What a list of one's own sessions shows, when a session was last used, and how it was last proved whose it is. */
export class SessionDevices1795300000180 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
