import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a list shows of a restaurant, sorts by, filters by, or reckons whether it is open from. */
const ON_LISTS = [
  ...['name', 'description', 'category', 'city', 'image_url', 'rating', 'review_count', 'open_version'],
  ...['delivery_fee_cents', 'minimum_order_cents', 'delivery_min_minutes', 'delivery_max_minutes', 'delivers_by_area'],
  ...['offers_pickup', 'pickup_minutes', 'pickup_minimum_cents', 'busy_minutes', 'busy_until', 'paused_until'],
  ...['full_until', 'is_active', 'is_open', 'suspended_from'],
];
/** What its page shows besides. */
const ON_PAGE = ['address', 'phone', 'menu_version', 'legal_name', 'vat_id', 'pos_api_url', 'pos_api_key'];

const differs = (columns: readonly string[]) =>
  ['OLD', 'NEW'].map((row) => `(${columns.map((column) => `${row}.${column}`).join(', ')})`).join(' IS DISTINCT FROM ');

const TABLE = `
CREATE TABLE public_changes (
  xid bigint NOT NULL,
  subject varchar(60) NOT NULL,
  CONSTRAINT public_changes_pkey PRIMARY KEY (xid, subject)
);

-- A transaction says each subject once. Nobody waits for anybody: the rows of two transactions differ by their number.
CREATE FUNCTION note_public_changes(subjects text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO public_changes (xid, subject)
  SELECT DISTINCT pg_current_xact_id()::text::bigint, unnest(subjects) ON CONFLICT DO NOTHING
$$;
`;

/** Row by row, since hot statements move single columns that nobody reads. */
const RESTAURANTS = `
CREATE FUNCTION public_restaurant_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM note_public_changes(ARRAY['restaurant:' || OLD.id, 'list:' || OLD.city]);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM note_public_changes(ARRAY['restaurant:' || NEW.id, 'list:' || NEW.city]);
  END IF;
  IF TG_OP = 'DELETE' OR TG_OP = 'UPDATE' AND OLD.is_active AND NOT NEW.is_active THEN
    PERFORM note_public_changes(ARRAY['menu:' || OLD.id]);
  END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION public_page_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_public_changes(ARRAY['restaurant:' || NEW.id]);
  RETURN NULL;
END $$;
CREATE TRIGGER restaurants_public_come_or_go AFTER INSERT OR DELETE ON restaurants
  FOR EACH ROW EXECUTE FUNCTION public_restaurant_changed();
CREATE TRIGGER restaurants_public_lists AFTER UPDATE OF ${ON_LISTS.join(', ')} ON restaurants
  FOR EACH ROW WHEN (${differs(ON_LISTS)}) EXECUTE FUNCTION public_restaurant_changed();
CREATE TRIGGER restaurants_public_page AFTER UPDATE OF ${ON_PAGE.join(', ')} ON restaurants
  FOR EACH ROW WHEN (${differs(ON_PAGE)}) EXECUTE FUNCTION public_page_changed();
`;

/** The rows that a statement changed, as they were and as they are, are `{changed}` in a table's query. */
const STATEMENTS = `
CREATE FUNCTION public_rows_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE 'SELECT note_public_changes(array_agg(DISTINCT subject)) FROM (' || TG_ARGV[0] || ') AS s(subject)
    HAVING count(subject) > 0';
  RETURN NULL;
END $$;
`;

const CITY = `SELECT 'list:' || r.city FROM {changed} c JOIN restaurants r ON r.id = c.restaurant_id`;
const PAGE = `SELECT 'restaurant:' || c.restaurant_id FROM {changed} c`;
const DISHES = `SELECT 'dishes:' || r.city FROM {changed} c JOIN restaurants r ON r.id = c.restaurant_id`;

/** By table the subjects of its rows. A row whose parent is gone with it needs none: the parent says it. */
const SUBJECTS: Readonly<Record<string, string>> = {
  menus: `SELECT 'menu:' || c.restaurant_id FROM {changed} c`,
  menu_items: `SELECT 'menu:' || m.restaurant_id FROM {changed} c JOIN menus m ON m.id = c.menu_id`,
  option_groups: `SELECT 'menu:' || m.restaurant_id FROM {changed} c
    JOIN menu_items i ON i.id = c.menu_item_id JOIN menus m ON m.id = i.menu_id`,
  options: `SELECT 'menu:' || m.restaurant_id FROM {changed} c
    JOIN option_groups g ON g.id = c.group_id JOIN menu_items i ON i.id = g.menu_item_id JOIN menus m ON m.id = i.menu_id`,
  opening_hours: `${PAGE} UNION ALL ${CITY}`,
  special_hours: `${PAGE} UNION ALL ${CITY}`,
  delivery_postcodes: `${PAGE} UNION ALL ${CITY}`,
  restaurant_popularity: CITY,
  restaurant_times: PAGE,
  restaurant_search: DISHES,
  translations: `SELECT 'texts:' || c.language FROM {changed} c`,
};

const EVENTS = {
  INSERT: ['NEW TABLE AS rows_after', 'rows_after'],
  UPDATE: [
    'OLD TABLE AS rows_before NEW TABLE AS rows_after',
    '(SELECT * FROM rows_before UNION ALL SELECT * FROM rows_after)',
  ],
  DELETE: ['OLD TABLE AS rows_before', 'rows_before'],
} as const;

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

const triggersOf = (table: string, subjects: string) =>
  Object.entries(EVENTS).map(
    ([event, [referencing, changed]]) => `
CREATE TRIGGER ${table}_public_${event.toLowerCase()} AFTER ${event} ON ${table} REFERENCING ${referencing}
  FOR EACH STATEMENT EXECUTE FUNCTION public_rows_changed(${quoted(subjects.replaceAll('{changed}', changed))});`,
  );

const UP = [
  ...[TABLE, RESTAURANTS, STATEMENTS],
  ...Object.entries(SUBJECTS).flatMap(([table, subjects]) => triggersOf(table, subjects)),
].join('\n');

const DOWN = `
${Object.keys(SUBJECTS)
  .flatMap((table) =>
    Object.keys(EVENTS).map((event) => `DROP TRIGGER ${table}_public_${event.toLowerCase()} ON ${table};`),
  )
  .join('\n')}
DROP TRIGGER restaurants_public_page ON restaurants;
DROP TRIGGER restaurants_public_lists ON restaurants;
DROP TRIGGER restaurants_public_come_or_go ON restaurants;
DROP FUNCTION public_rows_changed(), public_page_changed(), public_restaurant_changed(), note_public_changes(text[]);
DROP TABLE public_changes;
`;

/** Which menus, restaurants, lists and texts have changed, for whoever keeps the answers about them in memory. */
export class PublicChanges1795300000450 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
