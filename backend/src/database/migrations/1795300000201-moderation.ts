import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
ALTER TABLE reviews ADD COLUMN removed_at timestamptz;
ALTER TABLE users ADD COLUMN closed_at timestamptz;
CREATE TABLE content_notices (
  id SERIAL NOT NULL,
  token uuid NOT NULL,
  target varchar(20) NOT NULL,
  target_id integer NOT NULL,
  restaurant_id integer NOT NULL,
  content text,
  ground varchar(40) NOT NULL,
  explanation text NOT NULL,
  name varchar(100),
  email varchar(254),
  language varchar(5) NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  outcome varchar(20),
  reason text,
  decided_at timestamptz,
  decided_by integer,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT content_notices_pkey PRIMARY KEY (id),
  CONSTRAINT content_notices_token_key UNIQUE (token),
  CONSTRAINT content_notices_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurants (id) ON DELETE CASCADE,
  CONSTRAINT content_notices_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES admin_users (id) ON DELETE SET NULL,
  CONSTRAINT content_notices_target_check CHECK (target IN ('review', 'dish', 'restaurant')),
  CONSTRAINT content_notices_outcome_check
    CHECK ((outcome IS NULL) = (decided_at IS NULL) AND (outcome IS NULL) = (reason IS NULL))
);
CREATE INDEX content_notices_open_idx ON content_notices (id) WHERE outcome IS NULL;
CREATE TABLE moderation_measures (
  id SERIAL NOT NULL,
  token uuid NOT NULL,
  kind varchar(30) NOT NULL,
  review_id integer,
  user_id integer,
  restaurant_id integer,
  notice_id integer,
  content text,
  ground varchar(40) NOT NULL,
  reason text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  decided_by integer,
  lifted_at timestamptz,
  lift_reason text,
  CONSTRAINT moderation_measures_pkey PRIMARY KEY (id),
  CONSTRAINT moderation_measures_token_key UNIQUE (token),
  CONSTRAINT moderation_measures_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews (id) ON DELETE CASCADE,
  CONSTRAINT moderation_measures_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
  CONSTRAINT moderation_measures_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurants (id) ON DELETE CASCADE,
  CONSTRAINT moderation_measures_notice_id_fkey FOREIGN KEY (notice_id) REFERENCES content_notices (id) ON DELETE SET NULL,
  CONSTRAINT moderation_measures_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES admin_users (id) ON DELETE SET NULL,
  CONSTRAINT moderation_measures_kind_check CHECK (kind IN ('review_removed', 'account_closed', 'restaurant_measure')),
  CONSTRAINT moderation_measures_lifted_check CHECK ((lifted_at IS NULL) = (lift_reason IS NULL))
);
CREATE INDEX moderation_measures_user_id_idx ON moderation_measures (user_id);
CREATE INDEX moderation_measures_review_id_idx ON moderation_measures (review_id);
CREATE TABLE moderation_appeals (
  id SERIAL NOT NULL,
  measure_id integer,
  notice_id integer,
  text text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  outcome varchar(20),
  reason text,
  decided_at timestamptz,
  decided_by integer,
  CONSTRAINT moderation_appeals_pkey PRIMARY KEY (id),
  CONSTRAINT moderation_appeals_measure_id_key UNIQUE (measure_id),
  CONSTRAINT moderation_appeals_notice_id_key UNIQUE (notice_id),
  CONSTRAINT moderation_appeals_measure_id_fkey FOREIGN KEY (measure_id) REFERENCES moderation_measures (id) ON DELETE CASCADE,
  CONSTRAINT moderation_appeals_notice_id_fkey FOREIGN KEY (notice_id) REFERENCES content_notices (id) ON DELETE CASCADE,
  CONSTRAINT moderation_appeals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES admin_users (id) ON DELETE SET NULL,
  CONSTRAINT moderation_appeals_about_check CHECK ((measure_id IS NULL) <> (notice_id IS NULL)),
  CONSTRAINT moderation_appeals_outcome_check
    CHECK ((outcome IS NULL) = (decided_at IS NULL) AND (outcome IS NULL) = (reason IS NULL))
);
CREATE INDEX moderation_appeals_open_idx ON moderation_appeals (id) WHERE outcome IS NULL;
CREATE TABLE moderation_letters (
  id SERIAL NOT NULL,
  kind varchar(20) NOT NULL,
  notice_id integer,
  measure_id integer,
  created_at timestamptz NOT NULL DEFAULT now(),
  next_try_at timestamptz DEFAULT now(),
  tries integer NOT NULL DEFAULT 0,
  sent_at timestamptz,
  CONSTRAINT moderation_letters_pkey PRIMARY KEY (id),
  CONSTRAINT moderation_letters_notice_id_fkey FOREIGN KEY (notice_id) REFERENCES content_notices (id) ON DELETE CASCADE,
  CONSTRAINT moderation_letters_measure_id_fkey FOREIGN KEY (measure_id) REFERENCES moderation_measures (id) ON DELETE CASCADE,
  CONSTRAINT moderation_letters_about_check CHECK ((measure_id IS NULL) <> (notice_id IS NULL))
);
CREATE INDEX moderation_letters_due_idx ON moderation_letters (next_try_at) WHERE next_try_at IS NOT NULL;
`;

const DOWN = `
DROP TABLE moderation_letters, moderation_appeals, moderation_measures, content_notices;
ALTER TABLE users DROP COLUMN closed_at;
ALTER TABLE reviews DROP COLUMN removed_at;
`;

/** Notices about content, what is decided about them with which reasons, complaints, and the e-mails about all of it. */
export class Moderation1795300000201 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
