import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
CREATE TYPE city AS ENUM('berlin', 'hamburg', 'frankfurt');
CREATE TYPE category AS ENUM('italian', 'asian', 'burgers', 'turkish', 'pizza');
CREATE TYPE subscription_plan AS ENUM('monthly', 'yearly');
CREATE TYPE deposit_kind AS ENUM('einweg', 'mehrweg');
CREATE TYPE order_status AS ENUM('pending', 'preparing', 'delivering', 'delivered', 'cancelled');
CREATE TYPE cancel_reason AS ENUM('closing', 'too_busy', 'item_unavailable', 'address_out_of_range', 'customer_request', 'no_response', 'other');
CREATE TYPE payment_method AS ENUM('cash_on_delivery', 'card_on_delivery', 'restaurant_pos');
CREATE TYPE payment_status AS ENUM('due', 'pending', 'paid', 'failed');
CREATE TYPE order_actor AS ENUM('customer', 'restaurant', 'admin', 'system');
CREATE TYPE restaurant_event_kind AS ENUM('open_state', 'menu');
CREATE TABLE admin_users (
  id SERIAL NOT NULL,
  email varchar(254) NOT NULL,
  password_hash text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT admin_users_email_key UNIQUE (email),
  CONSTRAINT admin_users_email_lower_check CHECK (email = lower(email)),
  CONSTRAINT admin_users_pkey PRIMARY KEY (id)
);
CREATE TABLE users (
  id SERIAL NOT NULL,
  name varchar(100) NOT NULL,
  email varchar(254) NOT NULL,
  password_hash text NOT NULL,
  city city NOT NULL,
  phone varchar(40),
  address varchar(300),
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT users_email_key UNIQUE (email),
  CONSTRAINT users_email_lower_check CHECK (email = lower(email)),
  CONSTRAINT users_pkey PRIMARY KEY (id)
);
CREATE TABLE restaurants (
  id SERIAL NOT NULL,
  name varchar(100) NOT NULL,
  email varchar(254) NOT NULL,
  password_hash text NOT NULL,
  city city NOT NULL,
  address varchar(300) NOT NULL,
  phone varchar(40),
  description text,
  image_url text,
  category category NOT NULL DEFAULT 'italian',
  delivery_fee_cents integer NOT NULL DEFAULT '290',
  minimum_order_cents integer NOT NULL DEFAULT '0',
  delivery_min_minutes integer NOT NULL DEFAULT '25',
  delivery_max_minutes integer NOT NULL DEFAULT '40',
  rating numeric(2,1) NOT NULL DEFAULT 4.5,
  review_count integer NOT NULL DEFAULT '0',
  is_active boolean NOT NULL DEFAULT false,
  is_open boolean NOT NULL DEFAULT false,
  paused_until timestamptz,
  busy_minutes integer NOT NULL DEFAULT '0',
  announced_open boolean NOT NULL DEFAULT false,
  open_version integer NOT NULL DEFAULT '1',
  menu_version integer NOT NULL DEFAULT '1',
  legal_name varchar(200),
  vat_id varchar(20),
  pos_api_url text,
  pos_api_key text,
  subscription_plan subscription_plan,
  subscription_active boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT restaurants_email_key UNIQUE (email),
  CONSTRAINT restaurants_busy_minutes_check CHECK (busy_minutes BETWEEN 0 AND 120),
  CONSTRAINT restaurants_rating_check CHECK (rating BETWEEN 0 AND 5),
  CONSTRAINT restaurants_delivery_minutes_check CHECK (delivery_min_minutes >= 0 AND delivery_max_minutes >= delivery_min_minutes),
  CONSTRAINT restaurants_money_check CHECK (delivery_fee_cents >= 0 AND minimum_order_cents >= 0),
  CONSTRAINT restaurants_email_lower_check CHECK (email = lower(email)),
  CONSTRAINT restaurants_pkey PRIMARY KEY (id)
);
CREATE INDEX restaurants_city_idx ON restaurants (city, is_active);
CREATE TABLE sessions (
  id character(64) NOT NULL,
  user_id integer,
  restaurant_id integer,
  admin_id integer,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  CONSTRAINT sessions_one_account_check CHECK (num_nonnulls(user_id, restaurant_id, admin_id) = 1),
  CONSTRAINT sessions_pkey PRIMARY KEY (id)
);
CREATE INDEX sessions_admin_id_idx ON sessions (admin_id);
CREATE INDEX sessions_restaurant_id_idx ON sessions (restaurant_id);
CREATE INDEX sessions_user_id_idx ON sessions (user_id);
CREATE INDEX sessions_expires_at_idx ON sessions (expires_at);
CREATE TABLE menus (
  id SERIAL NOT NULL,
  restaurant_id integer NOT NULL,
  name varchar(100) NOT NULL,
  description text,
  position integer NOT NULL DEFAULT '0',
  CONSTRAINT menus_pkey PRIMARY KEY (id)
);
CREATE INDEX menus_restaurant_id_idx ON menus (restaurant_id, position);
CREATE TABLE menu_items (
  id SERIAL NOT NULL,
  menu_id integer NOT NULL,
  name varchar(100) NOT NULL,
  description text,
  price_cents integer NOT NULL,
  image_url text,
  available boolean NOT NULL DEFAULT true,
  vat_rate smallint NOT NULL DEFAULT '7',
  deposit_cents integer NOT NULL DEFAULT '0',
  deposit_kind deposit_kind,
  volume_ml integer,
  allergens text[] NOT NULL DEFAULT '{}',
  additives text[] NOT NULL DEFAULT '{}',
  is_vegetarian boolean NOT NULL DEFAULT false,
  is_vegan boolean NOT NULL DEFAULT false,
  position integer NOT NULL DEFAULT '0',
  CONSTRAINT menu_items_volume_check CHECK (volume_ml > 0),
  CONSTRAINT menu_items_vat_rate_check CHECK (vat_rate IN (7, 19)),
  CONSTRAINT menu_items_deposit_check CHECK ((deposit_cents > 0) = (deposit_kind IS NOT NULL)),
  CONSTRAINT menu_items_money_check CHECK (price_cents >= 0 AND deposit_cents >= 0),
  CONSTRAINT menu_items_pkey PRIMARY KEY (id)
);
CREATE INDEX menu_items_menu_id_idx ON menu_items (menu_id, position);
CREATE TABLE orders (
  id SERIAL NOT NULL,
  user_id integer NOT NULL,
  restaurant_id integer NOT NULL,
  status order_status NOT NULL DEFAULT 'pending',
  version integer NOT NULL DEFAULT '1',
  reason cancel_reason,
  payment_method payment_method NOT NULL,
  payment_status payment_status NOT NULL DEFAULT 'due',
  subtotal_cents integer NOT NULL,
  deposit_cents integer NOT NULL DEFAULT '0',
  delivery_fee_cents integer NOT NULL,
  total_cents integer NOT NULL,
  delivery_address varchar(300) NOT NULL,
  notes text,
  estimated_from timestamptz,
  estimated_to timestamptz,
  accept_deadline_at timestamptz NOT NULL,
  share_token uuid NOT NULL,
  idempotency_key varchar(200),
  request_hash character(64),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT orders_idempotency_key UNIQUE (user_id, idempotency_key),
  CONSTRAINT orders_delivery_address_check CHECK (length(delivery_address) >= 1),
  CONSTRAINT orders_reason_check CHECK (reason IS NULL OR status = 'cancelled'),
  CONSTRAINT orders_version_check CHECK (version >= 1),
  CONSTRAINT orders_money_check CHECK (subtotal_cents >= 0 AND deposit_cents >= 0 AND delivery_fee_cents >= 0 AND total_cents = subtotal_cents + deposit_cents + delivery_fee_cents),
  CONSTRAINT orders_pkey PRIMARY KEY (id)
);
CREATE INDEX orders_created_at_idx ON orders (created_at);
CREATE INDEX orders_accept_deadline_idx ON orders (accept_deadline_at) WHERE status = 'pending';
CREATE INDEX orders_open_idx ON orders (restaurant_id, id) WHERE status IN ('pending', 'preparing', 'delivering');
CREATE INDEX orders_restaurant_id_idx ON orders (restaurant_id, id);
CREATE INDEX orders_user_id_idx ON orders (user_id, id);
CREATE TABLE order_event (
  id BIGSERIAL NOT NULL,
  order_id integer NOT NULL,
  version integer NOT NULL,
  status order_status NOT NULL,
  previous_status order_status,
  actor order_actor NOT NULL,
  actor_id integer,
  reason cancel_reason,
  payment_status payment_status NOT NULL,
  estimated_from timestamptz,
  estimated_to timestamptz,
  "at" timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  CONSTRAINT order_event_version_key UNIQUE (order_id, version),
  CONSTRAINT order_event_pkey PRIMARY KEY (id)
);
CREATE INDEX order_event_at_idx ON order_event ("at");
CREATE INDEX order_event_unsent_idx ON order_event (id) WHERE sent_at IS NULL;
CREATE TABLE order_items (
  id SERIAL NOT NULL,
  order_id integer NOT NULL,
  menu_item_id integer,
  name varchar(100) NOT NULL,
  quantity smallint NOT NULL,
  unit_price_cents integer NOT NULL,
  deposit_cents integer NOT NULL DEFAULT '0',
  vat_rate smallint NOT NULL,
  notes varchar(300),
  CONSTRAINT order_items_money_check CHECK (unit_price_cents >= 0 AND deposit_cents >= 0),
  CONSTRAINT order_items_quantity_check CHECK (quantity BETWEEN 1 AND 99),
  CONSTRAINT order_items_pkey PRIMARY KEY (id)
);
CREATE INDEX order_items_menu_item_id_idx ON order_items (menu_item_id);
CREATE INDEX order_items_order_id_idx ON order_items (order_id);
CREATE TABLE opening_hours (
  id SERIAL NOT NULL,
  restaurant_id integer NOT NULL,
  weekday smallint NOT NULL,
  opens_minute smallint NOT NULL,
  closes_minute smallint NOT NULL,
  CONSTRAINT opening_hours_span_check CHECK (opens_minute >= 0 AND opens_minute < 1440 AND closes_minute > opens_minute AND closes_minute <= 2880),
  CONSTRAINT opening_hours_weekday_check CHECK (weekday BETWEEN 1 AND 7),
  CONSTRAINT opening_hours_pkey PRIMARY KEY (id)
);
CREATE INDEX opening_hours_restaurant_id_idx ON opening_hours (restaurant_id, weekday);
CREATE TABLE restaurant_event (
  id BIGSERIAL NOT NULL,
  restaurant_id integer NOT NULL,
  kind restaurant_event_kind NOT NULL,
  version integer NOT NULL,
  payload jsonb NOT NULL,
  "at" timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  CONSTRAINT restaurant_event_version_key UNIQUE (restaurant_id, kind, version),
  CONSTRAINT restaurant_event_pkey PRIMARY KEY (id)
);
CREATE INDEX restaurant_event_unsent_idx ON restaurant_event (id) WHERE sent_at IS NULL;
CREATE TABLE subscriptions (
  id SERIAL NOT NULL,
  restaurant_id integer NOT NULL,
  plan subscription_plan NOT NULL,
  price_cents integer NOT NULL,
  start_date date NOT NULL,
  end_date date NOT NULL,
  CONSTRAINT subscriptions_span_check CHECK (end_date > start_date),
  CONSTRAINT subscriptions_price_check CHECK (price_cents >= 0),
  CONSTRAINT subscriptions_pkey PRIMARY KEY (id)
);
CREATE INDEX subscriptions_restaurant_id_idx ON subscriptions (restaurant_id);
CREATE TABLE translations (
  id SERIAL NOT NULL,
  key varchar(255) NOT NULL,
  language varchar(5) NOT NULL,
  value text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT translations_key_language_key UNIQUE (key, language),
  CONSTRAINT translations_pkey PRIMARY KEY (id)
);
ALTER TABLE sessions ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE sessions ADD CONSTRAINT sessions_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurants(id) ON DELETE CASCADE;
ALTER TABLE sessions ADD CONSTRAINT sessions_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES admin_users(id) ON DELETE CASCADE;
ALTER TABLE menus ADD CONSTRAINT menus_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurants(id) ON DELETE CASCADE;
ALTER TABLE menu_items ADD CONSTRAINT menu_items_menu_id_fkey FOREIGN KEY (menu_id) REFERENCES menus(id) ON DELETE CASCADE;
ALTER TABLE orders ADD CONSTRAINT orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE orders ADD CONSTRAINT orders_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurants(id);
ALTER TABLE order_event ADD CONSTRAINT order_event_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);
ALTER TABLE order_items ADD CONSTRAINT order_items_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;
ALTER TABLE order_items ADD CONSTRAINT order_items_menu_item_id_fkey FOREIGN KEY (menu_item_id) REFERENCES menu_items(id) ON DELETE SET NULL;
ALTER TABLE opening_hours ADD CONSTRAINT opening_hours_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurants(id) ON DELETE CASCADE;
ALTER TABLE restaurant_event ADD CONSTRAINT restaurant_event_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurants(id) ON DELETE CASCADE;
ALTER TABLE subscriptions ADD CONSTRAINT subscriptions_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurants(id) ON DELETE CASCADE;

-- Whether a restaurant takes orders at a moment: approved, switched on, not paused, and within one of its spans in
-- Europe/Berlin. A span may reach into the next day, so the day before counts as well.
CREATE FUNCTION restaurant_is_open(r restaurants, moment timestamptz) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT r.is_active AND r.is_open AND (r.paused_until IS NULL OR r.paused_until <= moment) AND EXISTS (
    SELECT 1
    FROM opening_hours h,
         LATERAL (SELECT moment AT TIME ZONE 'Europe/Berlin' AS clock) l,
         LATERAL (SELECT extract(isodow FROM l.clock)::int AS weekday,
                         (extract(hour FROM l.clock) * 60 + extract(minute FROM l.clock))::int AS minute) t
    WHERE h.restaurant_id = r.id
      AND ((h.weekday = t.weekday AND t.minute >= h.opens_minute AND t.minute < h.closes_minute)
        OR (h.weekday = (t.weekday + 5) % 7 + 1 AND t.minute + 1440 < h.closes_minute)))
$$;

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER order_event_append_only
  BEFORE DELETE OR UPDATE OF id, order_id, version, status, previous_status, actor, actor_id, reason, payment_status,
    estimated_from, estimated_to, "at"
  ON order_event FOR EACH ROW EXECUTE FUNCTION refuse_change();
`;

const DOWN = `
DROP FUNCTION restaurant_is_open(restaurants, timestamptz);
DROP TABLE admin_users, users, restaurants, sessions, menus, menu_items, orders, order_event, order_items, opening_hours, restaurant_event, subscriptions, translations;
DROP FUNCTION refuse_change();
DROP TYPE city, category, subscription_plan, deposit_kind, order_status, cancel_reason, payment_method, payment_status, order_actor, restaurant_event_kind;
`;

/** The whole first schema. */
export class InitialSchema1795300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
