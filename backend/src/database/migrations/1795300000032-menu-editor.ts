import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = `
ALTER TABLE menus
  ADD COLUMN version integer NOT NULL DEFAULT '1',
  ADD COLUMN deleted_at timestamptz;
-- What is on a menu today has its declaration; the editor says of everything new whether it has one.
ALTER TABLE menu_items
  ADD COLUMN version integer NOT NULL DEFAULT '1',
  ADD COLUMN is_draft boolean NOT NULL DEFAULT false,
  ADD COLUMN is_declared boolean NOT NULL DEFAULT true,
  ADD COLUMN deleted_at timestamptz,
  ADD CONSTRAINT menu_items_declared_check CHECK (is_draft OR is_declared);
ALTER TABLE options ADD COLUMN is_declared boolean NOT NULL DEFAULT true;
`;

const DROP_COLUMNS = `
DELETE FROM menus WHERE deleted_at IS NOT NULL;
DELETE FROM menu_items WHERE is_draft OR deleted_at IS NOT NULL;
ALTER TABLE options DROP COLUMN is_declared;
ALTER TABLE menu_items
  DROP CONSTRAINT menu_items_declared_check,
  DROP COLUMN deleted_at,
  DROP COLUMN is_declared,
  DROP COLUMN is_draft,
  DROP COLUMN version;
ALTER TABLE menus
  DROP COLUMN deleted_at,
  DROP COLUMN version;
`;

/** What search knows of a restaurant, from those of its menus and dishes that customers see. */
const searchOf = (shownMenu: string, shownDish: string) => `
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
      (SELECT string_agg(m.name, ' ') FROM menus m WHERE m.restaurant_id = r.id AND ${shownMenu}), d.all_names))) AS t(term)),
    d.names, d.texts, d.profiles, d.diets
  FROM restaurants r, LATERAL (
    SELECT string_agg(i.name, ' ') AS all_names,
      coalesce(array_agg(i.name ORDER BY m.position, m.id, i.position, i.id) FILTER (WHERE i.available), '{}') AS names,
      coalesce(array_agg(search_text(i.name) ORDER BY m.position, m.id, i.position, i.id) FILTER (WHERE i.available), '{}') AS texts,
      coalesce(array_agg(dish_profile(i.is_vegetarian, i.is_vegan, i.allergens) ORDER BY m.position, m.id, i.position, i.id) FILTER (WHERE i.available), '{}') AS profiles,
      coalesce(bit_or(dish_profile(i.is_vegetarian, i.is_vegan, '{}')) FILTER (WHERE i.available), 0) AS diets
    FROM menus m JOIN menu_items i ON i.menu_id = m.id WHERE m.restaurant_id = r.id AND ${shownMenu} AND ${shownDish}
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
`;

/** A trigger that runs when one of these columns changes. */
const trigger = (table: 'menus' | 'menu_items', changed: string, columns: readonly string[]) => `
DROP TRIGGER ${table}_search_update ON ${table};
CREATE TRIGGER ${table}_search_update AFTER UPDATE OF ${columns.join(', ')} ON ${table}
  FOR EACH ROW WHEN ((${columns.map((c) => `OLD.${c}`).join(', ')}) IS DISTINCT FROM (${columns.map((c) => `NEW.${c}`).join(', ')}))
  EXECUTE FUNCTION ${changed}();
`;
const OF_MENU = ['name', 'restaurant_id', 'position'];
const OF_DISH = ['name', 'menu_id', 'position', 'available', 'is_vegetarian', 'is_vegan', 'allergens'];

/** Drafts, declarations, what was deleted and can be restored, and versions of what two may edit at once. */
export class MenuEditor1795300000032 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMNS);
    await runner.query(searchOf('m.deleted_at IS NULL', 'NOT i.is_draft AND i.deleted_at IS NULL'));
    await runner.query(trigger('menus', 'menu_changed', [...OF_MENU, 'deleted_at']));
    await runner.query(trigger('menu_items', 'menu_item_changed', [...OF_DISH, 'is_draft', 'deleted_at']));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(trigger('menu_items', 'menu_item_changed', OF_DISH));
    await runner.query(trigger('menus', 'menu_changed', OF_MENU));
    await runner.query(searchOf('true', 'true'));
    await runner.query(DROP_COLUMNS);
  }
}
