import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
CREATE TABLE option_groups (
  id SERIAL NOT NULL,
  menu_item_id integer NOT NULL,
  name varchar(100) NOT NULL,
  min_choices smallint NOT NULL DEFAULT '0',
  max_choices smallint NOT NULL DEFAULT '1',
  position integer NOT NULL DEFAULT '0',
  CONSTRAINT option_groups_choices_check CHECK (min_choices >= 0 AND max_choices >= 1 AND max_choices >= min_choices),
  CONSTRAINT option_groups_pkey PRIMARY KEY (id),
  CONSTRAINT option_groups_menu_item_id_fkey FOREIGN KEY (menu_item_id) REFERENCES menu_items(id) ON DELETE CASCADE
);
CREATE INDEX option_groups_menu_item_id_idx ON option_groups (menu_item_id, position);
CREATE TABLE options (
  id SERIAL NOT NULL,
  group_id integer NOT NULL,
  name varchar(100) NOT NULL,
  price_cents integer NOT NULL DEFAULT '0',
  available boolean NOT NULL DEFAULT true,
  allergens text[] NOT NULL DEFAULT '{}',
  additives text[] NOT NULL DEFAULT '{}',
  is_vegetarian boolean NOT NULL DEFAULT false,
  is_vegan boolean NOT NULL DEFAULT false,
  position integer NOT NULL DEFAULT '0',
  CONSTRAINT options_price_check CHECK (price_cents >= 0),
  CONSTRAINT options_pkey PRIMARY KEY (id),
  CONSTRAINT options_group_id_fkey FOREIGN KEY (group_id) REFERENCES option_groups(id) ON DELETE CASCADE
);
CREATE INDEX options_group_id_idx ON options (group_id, position);
CREATE TABLE reviews (
  id SERIAL NOT NULL,
  order_id integer NOT NULL,
  restaurant_id integer NOT NULL,
  user_id integer,
  rating smallint NOT NULL,
  text text,
  created_at timestamptz NOT NULL DEFAULT now(),
  answer text,
  answered_at timestamptz,
  CONSTRAINT reviews_order_id_key UNIQUE (order_id),
  CONSTRAINT reviews_rating_check CHECK (rating BETWEEN 1 AND 5),
  CONSTRAINT reviews_length_check CHECK (length(text) <= 2000 AND length(answer) <= 2000),
  CONSTRAINT reviews_answer_check CHECK ((answer IS NULL) = (answered_at IS NULL)),
  CONSTRAINT reviews_pkey PRIMARY KEY (id),
  CONSTRAINT reviews_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT reviews_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurants(id) ON DELETE CASCADE,
  CONSTRAINT reviews_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX reviews_restaurant_id_idx ON reviews (restaurant_id, id);
CREATE INDEX reviews_user_id_idx ON reviews (user_id);
CREATE TABLE favourites (
  user_id integer NOT NULL,
  restaurant_id integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT favourites_pkey PRIMARY KEY (user_id, restaurant_id),
  CONSTRAINT favourites_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT favourites_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurants(id) ON DELETE CASCADE
);
CREATE INDEX favourites_restaurant_id_idx ON favourites (restaurant_id);
`;

const DOWN = `
DROP TABLE favourites, reviews, options, option_groups;
`;

/** Choices of dishes, what customers say of orders, and the restaurants they keep. */
export class OptionsReviewsFavourites1795300000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
