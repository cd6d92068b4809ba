import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
CREATE TABLE order_problems (
  id serial NOT NULL,
  order_id integer NOT NULL,
  restaurant_id integer NOT NULL,
  version integer NOT NULL DEFAULT 1,
  kind character varying(20) NOT NULL,
  wish character varying(20) NOT NULL,
  item_ids integer[] NOT NULL DEFAULT '{}',
  text text,
  created_at timestamptz NOT NULL DEFAULT now(),
  answered_at timestamptz,
  closed_at timestamptz,
  CONSTRAINT order_problems_pkey PRIMARY KEY (id),
  CONSTRAINT order_problems_kind_check
    CHECK (kind IN ('missing', 'wrong', 'quality', 'late', 'not_arrived', 'other') AND wish IN ('tell', 'money_back')),
  CONSTRAINT order_problems_length_check CHECK (length(text) <= 2000),
  CONSTRAINT order_problems_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE,
  CONSTRAINT order_problems_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurants (id) ON DELETE CASCADE
);
CREATE INDEX order_problems_order_id_idx ON order_problems (order_id);
CREATE INDEX order_problems_restaurant_id_idx ON order_problems (restaurant_id, id);
CREATE INDEX order_problems_open_idx ON order_problems (restaurant_id) WHERE answered_at IS NULL AND closed_at IS NULL;
CREATE TABLE problem_answers (
  id serial NOT NULL,
  problem_id integer NOT NULL,
  actor character varying(20) NOT NULL,
  text text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  mailed_at timestamptz,
  CONSTRAINT problem_answers_pkey PRIMARY KEY (id),
  CONSTRAINT problem_answers_actor_check CHECK (actor IN ('restaurant', 'admin')),
  CONSTRAINT problem_answers_length_check CHECK (length(text) <= 2000),
  CONSTRAINT problem_answers_problem_id_fkey FOREIGN KEY (problem_id) REFERENCES order_problems (id) ON DELETE CASCADE
);
CREATE INDEX problem_answers_problem_id_idx ON problem_answers (problem_id);
`;

const DOWN = `
DROP TABLE problem_answers;
DROP TABLE order_problems;
`;

/** What went wrong with orders, and what was answered. */
export class OrderProblems1795300000280 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
