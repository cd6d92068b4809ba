import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What admins did to a restaurant's running last, and why: its kitchen reads it until it has taken notice or decides anew. */
export class Interventions1795300000340 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TYPE intervention AS ENUM('pause', 'resume', 'busy', 'end_busy', 'open', 'close');
      CREATE TABLE restaurant_interventions (
        restaurant_id integer NOT NULL,
        kind intervention NOT NULL,
        reason varchar(200),
        admin_id integer,
        at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT restaurant_interventions_pkey PRIMARY KEY (restaurant_id),
        CONSTRAINT restaurant_interventions_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurants(id) ON DELETE CASCADE,
        CONSTRAINT restaurant_interventions_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admin_users(id) ON DELETE SET NULL
      );
      CREATE INDEX restaurant_interventions_admin_id_idx ON restaurant_interventions (admin_id);
      CREATE INDEX restaurants_paused_until_idx ON restaurants (paused_until) WHERE paused_until IS NOT NULL;
      CREATE INDEX restaurants_suspended_from_idx ON restaurants (suspended_from) WHERE suspended_from IS NOT NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX restaurants_suspended_from_idx, restaurants_paused_until_idx;
      DROP TABLE restaurant_interventions;
      DROP TYPE intervention`);
  }
}
