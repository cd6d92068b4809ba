import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
ALTER TABLE restaurant_event DROP CONSTRAINT restaurant_event_version_key;
ALTER TABLE restaurant_event
  ALTER COLUMN kind TYPE text USING kind::text,
  ADD COLUMN object_id integer,
  ADD COLUMN request_id text,
  ADD COLUMN traceparent text,
  ADD CONSTRAINT restaurant_event_request_id_check CHECK (length(request_id) <= 64),
  ADD CONSTRAINT restaurant_event_traceparent_check CHECK (length(traceparent) = 55);
DROP TYPE restaurant_event_kind;
UPDATE restaurant_event SET object_id = version, version = CASE kind WHEN 'notice_resolved' THEN 2 ELSE 1 END
 WHERE kind IN ('seen', 'warning', 'warning_half', 'notice', 'notice_resolved');
UPDATE restaurant_event e SET object_id = n.order_id, version = n.version
  FROM (SELECT id, (payload ->> 'orderId')::int AS order_id,
               row_number() OVER (PARTITION BY payload ->> 'orderId' ORDER BY id) AS version
          FROM restaurant_event WHERE kind = 'reminder') n
 WHERE e.id = n.id;
ALTER TABLE restaurant_event
  ADD CONSTRAINT restaurant_event_version_key UNIQUE NULLS NOT DISTINCT (restaurant_id, kind, version, object_id);
`;

/** What no release before knew goes; ids are versions again, and reminders are numbered by restaurant. */
const DOWN = `
ALTER TABLE restaurant_event DROP CONSTRAINT restaurant_event_version_key;
DELETE FROM restaurant_event WHERE kind NOT IN ('open_state', 'menu', 'review', 'seen', 'warning', 'warning_half', 'notice',
  'notice_resolved', 'reminder', 'login');
UPDATE restaurant_event SET version = object_id
 WHERE kind IN ('seen', 'warning', 'warning_half', 'notice', 'notice_resolved') AND object_id IS NOT NULL;
UPDATE restaurant_event e SET version = n.version
  FROM (SELECT id, row_number() OVER (PARTITION BY restaurant_id ORDER BY id) AS version
          FROM restaurant_event WHERE kind = 'reminder') n
 WHERE e.id = n.id;
CREATE TYPE restaurant_event_kind AS ENUM('open_state', 'menu', 'review', 'seen', 'warning', 'warning_half', 'notice',
  'notice_resolved', 'reminder', 'login');
ALTER TABLE restaurant_event
  ALTER COLUMN kind TYPE restaurant_event_kind USING kind::restaurant_event_kind,
  DROP COLUMN object_id,
  DROP COLUMN request_id,
  DROP COLUMN traceparent;
ALTER TABLE restaurant_event ADD CONSTRAINT restaurant_event_version_key UNIQUE (restaurant_id, kind, version);
`;

/**
 * A version is a version: the order or notice that an event is about has a column of its own. Which kinds there are is
 * said in the catalogue of events alone, and which request an event comes from outlives the process that committed it.
 */
export class EventObjects1795300000250 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
