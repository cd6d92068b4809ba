import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Unlogged: the counters of the last minutes are worth neither a place in the log nor one on a standby. */
const UP = `
CREATE UNLOGGED TABLE rate_limits (
  key character varying(255) NOT NULL,
  points integer NOT NULL DEFAULT 0,
  expire bigint,
  CONSTRAINT rate_limits_pkey PRIMARY KEY (key)
)`;

/** Counters that instances without Redis share. */
export class RateLimits1795300000150 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE rate_limits');
  }
}
