import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
CREATE TYPE admin_role AS ENUM('support', 'operations', 'owner');
ALTER TABLE admin_users
  ADD COLUMN name varchar(100),
  ADD COLUMN role admin_role NOT NULL DEFAULT 'support',
  ADD COLUMN totp_secret text,
  ADD COLUMN totp_confirmed_at timestamptz,
  ADD COLUMN totp_last_step integer,
  ADD COLUMN totp_failures integer NOT NULL DEFAULT 0,
  ADD COLUMN totp_failures_since timestamptz,
  ADD CONSTRAINT admin_users_totp_check CHECK (totp_confirmed_at IS NULL OR totp_secret IS NOT NULL);
UPDATE admin_users SET role = 'owner';
CREATE TABLE admin_recovery_codes (
  admin_id integer NOT NULL,
  code_hash character(64) NOT NULL,
  used_at timestamptz,
  CONSTRAINT admin_recovery_codes_pkey PRIMARY KEY (admin_id, code_hash),
  CONSTRAINT admin_recovery_codes_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admin_users(id) ON DELETE CASCADE
);
-- No foreign keys: the record outlives whom and what it names.
CREATE TABLE audit_log (
  id BIGSERIAL NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  actor_role varchar(20) NOT NULL,
  actor_id integer NOT NULL,
  actor_name varchar(254),
  admin_role admin_role,
  action varchar(60) NOT NULL,
  target_kind varchar(20) NOT NULL,
  target_id varchar(300),
  target_name varchar(254),
  before jsonb,
  after jsonb,
  request_id varchar(64),
  ip varchar(45),
  refusal_key varchar(60),
  search text NOT NULL GENERATED ALWAYS AS (lower(coalesce(actor_name, '') || ' ' || action || ' ' || coalesce(target_id, '')
    || ' ' || coalesce(target_name, '') || ' ' || coalesce(before::text, '') || ' ' || coalesce(after::text, ''))) STORED,
  CONSTRAINT audit_log_pkey PRIMARY KEY (id),
  CONSTRAINT audit_log_refusal_key UNIQUE (refusal_key),
  CONSTRAINT audit_log_actor_check CHECK (actor_role IN ('customer', 'restaurant', 'admin'))
);
CREATE INDEX audit_log_actor_idx ON audit_log (actor_role, actor_id, id);
CREATE INDEX audit_log_action_idx ON audit_log (action, id);
CREATE INDEX audit_log_target_idx ON audit_log (target_kind, target_id, id);
CREATE INDEX audit_log_at_idx ON audit_log (at);
CREATE INDEX audit_log_search_idx ON audit_log USING gin (search gin_trgm_ops);
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
REVOKE UPDATE, DELETE, TRUNCATE ON audit_log FROM PUBLIC, CURRENT_USER;
`;

const DOWN = `
DROP TABLE audit_log, admin_recovery_codes;
ALTER TABLE admin_users
  DROP CONSTRAINT admin_users_totp_check,
  DROP COLUMN totp_failures_since,
  DROP COLUMN totp_failures,
  DROP COLUMN totp_last_step,
  DROP COLUMN totp_confirmed_at,
  DROP COLUMN totp_secret,
  DROP COLUMN role,
  DROP COLUMN name;
DROP TYPE admin_role;
`;

/** Several admins with rights of their own, their second factor, and the record of what they do. */
export class AdminRolesAndAudit1795300000060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
