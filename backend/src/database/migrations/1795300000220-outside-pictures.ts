import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Below these two there are pictures that are ours: those of the demo, and uploaded ones. */
const IS_OURS = `image_url ~ '^/(api/)?images/'`;

const UP = `
CREATE TABLE outside_pictures (
  id SERIAL NOT NULL,
  restaurant_id integer NOT NULL,
  menu_item_id integer,
  url text NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  failure varchar(20),
  next_try_at timestamptz DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT outside_pictures_pkey PRIMARY KEY (id),
  CONSTRAINT outside_pictures_menu_item_id_key UNIQUE (menu_item_id),
  CONSTRAINT outside_pictures_failure_check CHECK (next_try_at IS NOT NULL OR failure IS NOT NULL),
  CONSTRAINT outside_pictures_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurants (id) ON DELETE CASCADE,
  CONSTRAINT outside_pictures_menu_item_id_fkey FOREIGN KEY (menu_item_id) REFERENCES menu_items (id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX outside_pictures_restaurant_key ON outside_pictures (restaurant_id) WHERE menu_item_id IS NULL;
CREATE INDEX outside_pictures_next_try_idx ON outside_pictures (next_try_at) WHERE next_try_at IS NOT NULL;
INSERT INTO outside_pictures (restaurant_id, url) SELECT id, image_url FROM restaurants WHERE NOT ${IS_OURS} ORDER BY id;
INSERT INTO outside_pictures (restaurant_id, menu_item_id, url)
  SELECT m.restaurant_id, i.id, i.image_url FROM menu_items i JOIN menus m ON m.id = i.menu_id
  WHERE NOT i.${IS_OURS} ORDER BY i.id;
UPDATE restaurants SET image_url = NULL WHERE NOT ${IS_OURS};
UPDATE menu_items SET image_url = NULL WHERE NOT ${IS_OURS};
ALTER TABLE restaurants ADD CONSTRAINT restaurants_image_url_check CHECK (${IS_OURS});
ALTER TABLE menu_items ADD CONSTRAINT menu_items_image_url_check CHECK (${IS_OURS});
`;

const DOWN = `
ALTER TABLE menu_items DROP CONSTRAINT menu_items_image_url_check;
ALTER TABLE restaurants DROP CONSTRAINT restaurants_image_url_check;
UPDATE menu_items i SET image_url = p.url FROM outside_pictures p WHERE p.menu_item_id = i.id AND i.image_url IS NULL;
UPDATE restaurants r SET image_url = p.url FROM outside_pictures p
  WHERE p.restaurant_id = r.id AND p.menu_item_id IS NULL AND r.image_url IS NULL;
DROP TABLE outside_pictures;
`;

/** Addresses from outside were stored as they came, and no browser may load them. They are fetched, and none can be stored any more. */
export class OutsidePictures1795300000220 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
