import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
CREATE TABLE rider_tracks (
  staff_id integer NOT NULL,
  slot integer NOT NULL,
  order_id integer NOT NULL,
  at timestamptz NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  CONSTRAINT rider_tracks_pkey PRIMARY KEY (staff_id, slot),
  CONSTRAINT rider_tracks_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES restaurant_staff(id) ON DELETE CASCADE,
  CONSTRAINT rider_tracks_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT rider_tracks_place_check CHECK (latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180)
);
CREATE INDEX rider_tracks_order_id_idx ON rider_tracks (order_id);
CREATE INDEX rider_tracks_at_idx ON rider_tracks (at);
`;

/** The way that was ridden to an order, for a day. */
export class RiderTracks1795300000380 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE rider_tracks');
  }
}
