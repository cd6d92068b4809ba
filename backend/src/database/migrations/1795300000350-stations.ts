import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
CREATE TABLE stations (
  id serial NOT NULL,
  restaurant_id integer NOT NULL,
  name character varying(40) NOT NULL,
  position integer NOT NULL,
  CONSTRAINT stations_pkey PRIMARY KEY (id),
  CONSTRAINT stations_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurants (id) ON DELETE CASCADE
);
CREATE INDEX stations_restaurant_id_idx ON stations (restaurant_id, position);
ALTER TABLE menu_items ADD COLUMN station_id integer,
  ADD CONSTRAINT menu_items_station_id_fkey FOREIGN KEY (station_id) REFERENCES stations (id) ON DELETE SET NULL;
CREATE INDEX menu_items_station_id_idx ON menu_items (station_id) WHERE station_id IS NOT NULL;
CREATE TYPE line_state AS ENUM ('todo', 'doing', 'done');
ALTER TABLE order_items ADD COLUMN state line_state NOT NULL DEFAULT 'todo',
  ADD COLUMN version integer NOT NULL DEFAULT 1;
`;

const DOWN = `
ALTER TABLE order_items DROP COLUMN version, DROP COLUMN state;
DROP TYPE line_state;
ALTER TABLE menu_items DROP COLUMN station_id;
DROP TABLE stations;
`;

/** A kitchen's stations, which dishes are made at which, and how far the kitchen is with each line of an order. */
export class Stations1795300000350 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
