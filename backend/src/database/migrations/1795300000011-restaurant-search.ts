import type { MigrationInterface, QueryRunner } from 'typeorm';

const FOLDING = `
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- How search reads text: no case, no accents, and the ways to write a letter as one: ä, ae and a; ß and ss; İ, ı and i.
-- It asks no locale, so that every database folds alike.
CREATE FUNCTION search_fold(original text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT replace(replace(replace(replace(lower(translate(
      regexp_replace(replace(normalize(original, NFKD), 'ẞ', 'ss'), '[\\u0300-\\u036f]', '', 'g'),
      'ıØøŁłĐđÆæŒœ', 'iooLlDdaaoo') COLLATE "C"),
    'ß', 'ss'), 'ae', 'a'), 'oe', 'o'), 'ue', 'u')
$$;

-- Folded words, each after one space; empty without any word.
CREATE FUNCTION search_text(original text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT rtrim(regexp_replace(' ' || translate(search_fold(original), '.,;:!?()[]{}"„“”«»‚‘’\`´''*/&|+-‐–—·•', repeat(' ', 50)),
    '\\s+', ' ', 'g'))
$$;

CREATE FUNCTION search_terms(original text) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ARRAY(SELECT DISTINCT term FROM string_to_table(ltrim(search_text(original)), ' ') AS t(term) WHERE term <> '')
$$;

-- What LIKE finds a term with: anywhere in a word, but one or two letters only where a word begins.
CREATE FUNCTION search_pattern(term text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN term ~ '^[a-z0-9]{1,2}$' THEN '% ' ELSE '%' END || regexp_replace(term, '([\\\\%_])', '\\\\\\1', 'g') || '%'
$$;

-- What a dish is, as bits: vegetarian, vegan, then the allergens.
CREATE FUNCTION dish_profile(is_vegetarian boolean, is_vegan boolean, allergens text[]) RETURNS integer
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (is_vegetarian OR is_vegan)::int | (is_vegan::int << 1)
    | (('gluten' = ANY (allergens))::int << 2) | (('crustaceans' = ANY (allergens))::int << 3)
    | (('eggs' = ANY (allergens))::int << 4) | (('fish' = ANY (allergens))::int << 5)
    | (('peanuts' = ANY (allergens))::int << 6) | (('soy' = ANY (allergens))::int << 7)
    | (('milk' = ANY (allergens))::int << 8) | (('nuts' = ANY (allergens))::int << 9)
    | (('celery' = ANY (allergens))::int << 10) | (('mustard' = ANY (allergens))::int << 11)
    | (('sesame' = ANY (allergens))::int << 12) | (('sulphites' = ANY (allergens))::int << 13)
    | (('lupin' = ANY (allergens))::int << 14) | (('molluscs' = ANY (allergens))::int << 15)
$$;
`;

const TABLES = `
-- Every word that a restaurant or dish has ever had, after a space: what is typed is looked up here, then by whole words.
CREATE TABLE search_words (
  word text NOT NULL,
  CONSTRAINT search_words_pkey PRIMARY KEY (word)
);
CREATE INDEX search_words_trigram_idx ON search_words USING gin (word gin_trgm_ops) WITH (fastupdate = off);

-- Words that somebody may have meant, the most similar first.
CREATE FUNCTION search_similar(term text) RETURNS TABLE (word text)
LANGUAGE sql STABLE STRICT SET pg_trgm.similarity_threshold = 0.2 AS $$
  SELECT ltrim(w.word) FROM search_words w WHERE w.word % term ORDER BY similarity(w.word, term) DESC, w.word LIMIT 20
$$;

-- What search and the dish filters know of a restaurant: all its words, and its available dishes in the order of its
-- menus. Triggers keep it.
CREATE TABLE restaurant_search (
  restaurant_id integer NOT NULL,
  words text[] NOT NULL,
  dish_names text[] NOT NULL,
  dish_texts text[] NOT NULL,
  dish_profiles integer[] NOT NULL,
  diets integer NOT NULL,
  CONSTRAINT restaurant_search_pkey PRIMARY KEY (restaurant_id),
  CONSTRAINT restaurant_search_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurants(id) ON DELETE CASCADE
);
CREATE INDEX restaurant_search_words_idx ON restaurant_search USING gin (words) WITH (fastupdate = off);

-- Orders of the last 30 days, counted now and then.
CREATE TABLE restaurant_popularity (
  restaurant_id integer NOT NULL,
  order_count integer NOT NULL,
  CONSTRAINT restaurant_popularity_pkey PRIMARY KEY (restaurant_id),
  CONSTRAINT restaurant_popularity_restaurant_id_fkey FOREIGN KEY (restaurant_id) REFERENCES restaurants(id) ON DELETE CASCADE
);

CREATE INDEX opening_hours_weekday_idx ON opening_hours (weekday, restaurant_id, opens_minute, closes_minute);
`;

const KEEPING = `
-- Locks first: whoever changes the same restaurant at the same time waits, and then reads both changes.
CREATE FUNCTION refresh_restaurant_search(restaurant_ids integer[]) RETURNS void LANGUAGE plpgsql SET jit = off AS $$
DECLARE
  new_words text[];
BEGIN
  PERFORM FROM restaurant_search WHERE restaurant_id = ANY (restaurant_ids) ORDER BY restaurant_id FOR UPDATE;

  INSERT INTO restaurant_search AS s (restaurant_id, words, dish_names, dish_texts, dish_profiles, diets)
  SELECT r.id,
    ARRAY(SELECT ' ' || term FROM unnest(search_terms(concat_ws(' ', r.name, r.description,
      CASE r.category WHEN 'italian' THEN 'italian italienisch italyan' WHEN 'asian' THEN 'asian asiatisch asya'
        WHEN 'burgers' THEN 'burgers' WHEN 'turkish' THEN 'turkish türkisch türk' WHEN 'pizza' THEN 'pizza' END,
      (SELECT string_agg(m.name, ' ') FROM menus m WHERE m.restaurant_id = r.id), d.all_names))) AS t(term)),
    d.names, d.texts, d.profiles, d.diets
  FROM restaurants r, LATERAL (
    SELECT string_agg(i.name, ' ') AS all_names,
      coalesce(array_agg(i.name ORDER BY m.position, m.id, i.position, i.id) FILTER (WHERE i.available), '{}') AS names,
      coalesce(array_agg(search_text(i.name) ORDER BY m.position, m.id, i.position, i.id) FILTER (WHERE i.available), '{}') AS texts,
      coalesce(array_agg(dish_profile(i.is_vegetarian, i.is_vegan, i.allergens) ORDER BY m.position, m.id, i.position, i.id) FILTER (WHERE i.available), '{}') AS profiles,
      coalesce(bit_or(dish_profile(i.is_vegetarian, i.is_vegan, '{}')) FILTER (WHERE i.available), 0) AS diets
    FROM menus m JOIN menu_items i ON i.menu_id = m.id WHERE m.restaurant_id = r.id
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

CREATE FUNCTION restaurant_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_restaurant_search(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
CREATE TRIGGER restaurants_search_insert AFTER INSERT ON restaurants
  FOR EACH ROW EXECUTE FUNCTION restaurant_changed();
CREATE TRIGGER restaurants_search_update AFTER UPDATE OF name, description, category ON restaurants
  FOR EACH ROW EXECUTE FUNCTION restaurant_changed();

CREATE FUNCTION menus_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_restaurant_search(ARRAY(SELECT DISTINCT restaurant_id FROM changed ORDER BY 1));
  RETURN NULL;
END $$;
CREATE TRIGGER menus_search_insert AFTER INSERT ON menus REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION menus_changed();
CREATE TRIGGER menus_search_delete AFTER DELETE ON menus REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION menus_changed();

CREATE FUNCTION menu_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_restaurant_search(ARRAY[OLD.restaurant_id, NEW.restaurant_id]);
  RETURN NULL;
END $$;
CREATE TRIGGER menus_search_update AFTER UPDATE OF name, restaurant_id, position ON menus
  FOR EACH ROW WHEN ((OLD.name, OLD.restaurant_id, OLD.position) IS DISTINCT FROM (NEW.name, NEW.restaurant_id, NEW.position))
  EXECUTE FUNCTION menu_changed();

CREATE FUNCTION menu_items_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_restaurant_search(ARRAY(
    SELECT DISTINCT m.restaurant_id FROM changed c JOIN menus m ON m.id = c.menu_id ORDER BY 1));
  RETURN NULL;
END $$;
CREATE TRIGGER menu_items_search_insert AFTER INSERT ON menu_items REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION menu_items_changed();
CREATE TRIGGER menu_items_search_delete AFTER DELETE ON menu_items REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION menu_items_changed();

CREATE FUNCTION menu_item_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_restaurant_search(ARRAY(
    SELECT DISTINCT restaurant_id FROM menus WHERE id IN (OLD.menu_id, NEW.menu_id) ORDER BY 1));
  RETURN NULL;
END $$;
CREATE TRIGGER menu_items_search_update
  AFTER UPDATE OF name, menu_id, position, available, is_vegetarian, is_vegan, allergens ON menu_items
  FOR EACH ROW WHEN ((OLD.name, OLD.menu_id, OLD.position, OLD.available, OLD.is_vegetarian, OLD.is_vegan, OLD.allergens)
    IS DISTINCT FROM (NEW.name, NEW.menu_id, NEW.position, NEW.available, NEW.is_vegetarian, NEW.is_vegan, NEW.allergens))
  EXECUTE FUNCTION menu_item_changed();

SELECT refresh_restaurant_search(ARRAY(SELECT id FROM restaurants ORDER BY id));
`;

const DOWN = `
DROP TRIGGER menu_items_search_update ON menu_items;
DROP TRIGGER menu_items_search_delete ON menu_items;
DROP TRIGGER menu_items_search_insert ON menu_items;
DROP TRIGGER menus_search_update ON menus;
DROP TRIGGER menus_search_delete ON menus;
DROP TRIGGER menus_search_insert ON menus;
DROP TRIGGER restaurants_search_update ON restaurants;
DROP TRIGGER restaurants_search_insert ON restaurants;
DROP FUNCTION menu_item_changed(), menu_items_changed(), menu_changed(), menus_changed(), restaurant_changed(),
  refresh_restaurant_search(integer[]);
DROP INDEX opening_hours_weekday_idx;
DROP FUNCTION search_similar(text);
DROP TABLE restaurant_popularity, restaurant_search, search_words;
DROP FUNCTION dish_profile(boolean, boolean, text[]), search_pattern(text), search_terms(text), search_text(text),
  search_fold(text);
-- Where somebody else's schema uses it, or the extension is not ours, it stays.
DO $$ BEGIN
  DROP EXTENSION IF EXISTS pg_trgm;
EXCEPTION WHEN dependent_objects_still_exist OR insufficient_privilege THEN NULL;
END $$;
`;

/** Finding restaurants by what they are called and by what they cook. */
export class RestaurantSearch1795300000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FOLDING + TABLES + KEEPING);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
