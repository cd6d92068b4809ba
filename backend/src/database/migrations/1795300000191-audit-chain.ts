import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
ALTER TABLE audit_log ADD COLUMN previous_hash character(64), ADD COLUMN hash character(64);
CREATE FUNCTION audit_entry_hash(entry audit_log) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(jsonb_build_array(entry.previous_hash, entry.id, extract(epoch FROM entry.at),
    entry.actor_role, entry.actor_id, entry.actor_name, entry.admin_role, entry.action, entry.target_kind, entry.target_id,
    entry.target_name, entry.before, entry.after, entry.request_id, entry.ip, entry.refusal_key)::text, 'UTF8')), 'hex')
$$;
-- Whoever adds an entry waits until the one before is committed, and takes its number only then: the order of the numbers is
-- the order of the chain. Within a transaction that sees an older state the unique constraint refuses a second successor.
CREATE FUNCTION chain_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('tischlein:audit', 0));
  NEW.id := nextval('audit_log_id_seq');
  NEW.previous_hash := coalesce((SELECT hash FROM audit_log ORDER BY id DESC LIMIT 1), repeat('0', 64));
  NEW.hash := audit_entry_hash(NEW);
  RETURN NEW;
END
$$;
GRANT UPDATE ON audit_log TO CURRENT_USER;
ALTER TABLE audit_log DISABLE TRIGGER audit_log_append_only;
DO $$
DECLARE
  entry audit_log;
  previous text := repeat('0', 64);
BEGIN
  FOR entry IN SELECT * FROM audit_log ORDER BY id LOOP
    entry.previous_hash := previous;
    previous := audit_entry_hash(entry);
    UPDATE audit_log SET previous_hash = entry.previous_hash, hash = previous WHERE id = entry.id;
  END LOOP;
END
$$;
ALTER TABLE audit_log ENABLE TRIGGER audit_log_append_only;
REVOKE UPDATE ON audit_log FROM CURRENT_USER;
ALTER TABLE audit_log
  ALTER COLUMN previous_hash SET NOT NULL,
  ALTER COLUMN hash SET NOT NULL,
  ADD CONSTRAINT audit_log_previous_hash_key UNIQUE (previous_hash);
CREATE TRIGGER audit_log_chain BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION chain_audit_entry();
`;

const DOWN = `
DROP TRIGGER audit_log_chain ON audit_log;
DROP FUNCTION chain_audit_entry();
DROP FUNCTION audit_entry_hash(audit_log);
ALTER TABLE audit_log DROP COLUMN hash, DROP COLUMN previous_hash;
`;

/** Each entry of the audit log carries the hash of the one before, so that none can be changed or taken out unseen. */
export class AuditChain1795300000191 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
