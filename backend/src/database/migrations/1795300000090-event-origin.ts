import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
ALTER TABLE order_event
  ADD COLUMN request_id text,
  ADD COLUMN traceparent text,
  ADD CONSTRAINT order_event_request_id_check CHECK (length(request_id) <= 64),
  ADD CONSTRAINT order_event_traceparent_check CHECK (length(traceparent) = 55);
`;
const DOWN = 'ALTER TABLE order_event DROP COLUMN request_id, DROP COLUMN traceparent;';

/** Which request an event comes from, so that its id and its trace outlive the process that committed it. */
export class EventOrigin1795300000090 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
