import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
ALTER TABLE restaurants
  ADD COLUMN delivers_by_area boolean NOT NULL DEFAULT false,
  ADD COLUMN latitude double precision,
  ADD COLUMN longitude double precision,
  ADD CONSTRAINT restaurants_location_check CHECK ((latitude IS NULL) = (longitude IS NULL));
CREATE TABLE delivery_areas (
  id serial NOT NULL,
  restaurant_id integer NOT NULL,
  position integer NOT NULL,
  name character varying(60) NOT NULL,
  postcodes character varying(5)[],
  polygon jsonb,
  radius_meters integer,
  fee_cents integer NOT NULL,
  free_from_cents integer,
  minimum_order_cents integer NOT NULL,
  extra_minutes integer NOT NULL DEFAULT 0,
  is_active boolean NOT NULL DEFAULT true,
  CONSTRAINT delivery_areas_pkey PRIMARY KEY (id),
  CONSTRAINT delivery_areas_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurants (id) ON DELETE CASCADE,
  CONSTRAINT delivery_areas_shape_check CHECK (num_nonnulls(postcodes, polygon, radius_meters) = 1),
  CONSTRAINT delivery_areas_postcodes_check CHECK (cardinality(postcodes) BETWEEN 1 AND 200),
  CONSTRAINT delivery_areas_radius_check CHECK (radius_meters BETWEEN 100 AND 30000),
  CONSTRAINT delivery_areas_money_check CHECK (fee_cents >= 0 AND minimum_order_cents >= 0 AND free_from_cents >= minimum_order_cents),
  CONSTRAINT delivery_areas_minutes_check CHECK (extra_minutes BETWEEN 0 AND 120)
);
CREATE INDEX delivery_areas_restaurant_id_idx ON delivery_areas (restaurant_id, position);
CREATE TABLE delivery_postcodes (
  postcode character varying(5) NOT NULL,
  restaurant_id integer NOT NULL,
  area_id integer NOT NULL,
  fee_cents integer NOT NULL,
  free_from_cents integer,
  minimum_order_cents integer NOT NULL,
  extra_minutes integer NOT NULL,
  CONSTRAINT delivery_postcodes_pkey PRIMARY KEY (postcode, restaurant_id),
  CONSTRAINT delivery_postcodes_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurants (id) ON DELETE CASCADE,
  CONSTRAINT delivery_postcodes_area_id_fkey FOREIGN KEY (area_id) REFERENCES delivery_areas (id) ON DELETE CASCADE
);
CREATE INDEX delivery_postcodes_restaurant_id_idx ON delivery_postcodes (restaurant_id);
CREATE INDEX delivery_postcodes_area_id_idx ON delivery_postcodes (area_id);
`;

const DOWN = `
DROP TABLE delivery_postcodes;
DROP TABLE delivery_areas;
ALTER TABLE restaurants DROP COLUMN longitude, DROP COLUMN latitude, DROP COLUMN delivers_by_area;
`;

/** Where restaurants deliver, on which terms, and what follows for each postcode. */
export class DeliveryAreas1795300000361 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
