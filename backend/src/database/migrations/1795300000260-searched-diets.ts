import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a dish is searched by: its name, and what it is declared to be. */
const DISH_WORDS = `
CREATE FUNCTION dish_words(name text, is_vegetarian boolean, is_vegan boolean) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT name || CASE WHEN is_vegan THEN ' vegan vegetarian' WHEN is_vegetarian THEN ' vegetarian' ELSE '' END
$$;
`;

const searchOf = (words: string) => `
CREATE OR REPLACE FUNCTION refresh_restaurant_search(restaurant_ids integer[]) RETURNS void LANGUAGE plpgsql SET jit = off AS $$
DECLARE
  new_words text[];
BEGIN
  PERFORM FROM restaurant_search WHERE restaurant_id = ANY (restaurant_ids) ORDER BY restaurant_id FOR UPDATE;

  INSERT INTO restaurant_search AS s (restaurant_id, words, dish_names, dish_texts, dish_profiles, diets)
  SELECT r.id,
    ARRAY(SELECT ' ' || term FROM unnest(search_terms(concat_ws(' ', r.name, r.description,
      CASE r.category WHEN 'italian' THEN 'italian italienisch italyan' WHEN 'asian' THEN 'asian asiatisch asya'
        WHEN 'burgers' THEN 'burgers' WHEN 'turkish' THEN 'turkish türkisch türk' WHEN 'pizza' THEN 'pizza' END,
      (SELECT string_agg(m.name, ' ') FROM menus m WHERE m.restaurant_id = r.id AND m.deleted_at IS NULL), d.all_names))) AS t(term)),
    d.names, d.texts, d.profiles, d.diets
  FROM restaurants r, LATERAL (
    SELECT string_agg(${words}, ' ') AS all_names,
      coalesce(array_agg(i.name ORDER BY m.position, m.id, i.position, i.id) FILTER (WHERE i.available), '{}') AS names,
      coalesce(array_agg(search_text(${words}) ORDER BY m.position, m.id, i.position, i.id) FILTER (WHERE i.available), '{}') AS texts,
      coalesce(array_agg(dish_profile(i.is_vegetarian, i.is_vegan, i.allergens) ORDER BY m.position, m.id, i.position, i.id) FILTER (WHERE i.available), '{}') AS profiles,
      coalesce(bit_or(dish_profile(i.is_vegetarian, i.is_vegan, '{}')) FILTER (WHERE i.available), 0) AS diets
    FROM menus m JOIN menu_items i ON i.menu_id = m.id
    WHERE m.restaurant_id = r.id AND m.deleted_at IS NULL AND NOT i.is_draft AND i.deleted_at IS NULL
  ) d
  WHERE r.id = ANY (restaurant_ids)
  ON CONFLICT (restaurant_id) DO UPDATE SET words = excluded.words, dish_names = excluded.dish_names,
    dish_texts = excluded.dish_texts, dish_profiles = excluded.dish_profiles, diets = excluded.diets
  WHERE (s.words, s.dish_names, s.dish_texts, s.dish_profiles, s.diets)
    IS DISTINCT FROM (excluded.words, excluded.dish_names, excluded.dish_texts, excluded.dish_profiles, excluded.diets);

  new_words := ARRAY(
    SELECT DISTINCT w.word FROM restaurant_search s, unnest(s.words) AS w(word)
    WHERE s.restaurant_id = ANY (restaurant_ids) AND NOT EXISTS (SELECT FROM search_words k WHERE k.word = w.word));
  IF cardinality(new_words) > 0 THEN
    -- One at a time, so that two who add the same words in another order cannot lock each other out.
    PERFORM pg_advisory_xact_lock(hashtext('search_words'));
    INSERT INTO search_words SELECT unnest(new_words) ON CONFLICT DO NOTHING;
  END IF;
END $$;
SELECT refresh_restaurant_search(ARRAY(SELECT id FROM restaurants ORDER BY id));
`;

/** Who looks for `vegan` finds the dishes that are declared so, whatever they are called. */
export class SearchedDiets1795300000260 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(DISH_WORDS);
    await runner.query(searchOf('dish_words(i.name, i.is_vegetarian, i.is_vegan)'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(searchOf('i.name'));
    await runner.query('DROP FUNCTION dish_words(text, boolean, boolean)');
  }
}
