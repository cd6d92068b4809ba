import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever is registered already is not new: nothing that it has done so far may be asked for again. */
const UP = `
ALTER TABLE restaurants
  ADD COLUMN is_new boolean NOT NULL DEFAULT false,
  ADD COLUMN hours_confirmed boolean NOT NULL DEFAULT true,
  ADD CONSTRAINT restaurants_hours_confirmed_check CHECK (hours_confirmed OR is_new);
`;

const DOWN = `
ALTER TABLE restaurants
  DROP CONSTRAINT restaurants_hours_confirmed_check,
  DROP COLUMN hours_confirmed,
  DROP COLUMN is_new;
`;

/** A new restaurant opens for the first time with a photo and with hours that it has looked at. */
export class FirstOpening1795300000331 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
