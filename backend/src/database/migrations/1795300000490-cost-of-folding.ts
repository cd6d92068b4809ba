import type { MigrationInterface, QueryRunner } from 'typeorm';

const FOLDED = String.raw`replace(replace(replace(replace(lower(translate(
      regexp_replace(replace(normalize(original, NFKD), 'ẞ', 'ss'), '[\u0300-\u036f]', '', 'g'),
      'ıØøŁłĐđÆæŒœ', 'iooLlDdaaoo') COLLATE "C"),
    'ß', 'ss'), 'ae', 'a'), 'oe', 'o'), 'ue', 'u')`;

/**
 * Postgres puts the expression of an SQL function in its place, takes it for nearly free, and folds ten thousand restaurants in a row rather than to use
 * the index of what is folded. This language is not put in place, so that the cost counts: the 8 µs of an account's words in comparisons of 0.02 µs.
 */
const WITH_COST = `CREATE OR REPLACE FUNCTION search_fold(original text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 400 AS $$
BEGIN
  RETURN ${FOLDED};
END $$`;
const BEFORE = `CREATE OR REPLACE FUNCTION search_fold(original text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 100 AS $$
  SELECT ${FOLDED}
$$`;

export class CostOfFolding1795300000490 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(WITH_COST);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(BEFORE);
  }
}
