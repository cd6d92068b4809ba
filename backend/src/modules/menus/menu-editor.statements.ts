/** The editor's prepared SQL. Every change locks its restaurant's row first, by counting up the menu's version. */
import { isAvailable, soldOutUntil } from '../../database/availability.ts';
import type { Statement } from '../../database/database.ts';
import { pictureFetchWhere } from '../../database/picture-fetch.ts';
import { HAS_DISH } from '../restaurants/opening/opening-needs.ts';

/** $1 restaurant. With whether it is open and has a dish before the edit. */
export const COUNT_UP: Statement = {
  name: 'editor_count_up',
  text: `UPDATE restaurants r SET menu_version = menu_version + 1 WHERE id = $1
         RETURNING menu_version, is_open AND ${HAS_DISH} AS is_serving`,
};

/** $1 restaurant. */
export const HAS_ANY_DISH: Statement = {
  name: 'editor_has_dish',
  text: `SELECT ${HAS_DISH} AS has_dish FROM restaurants r WHERE r.id = $1`,
};

/** $1 restaurant, $2 dishes: as customers see them; what they do not see cannot be had. */
export const LIST_CHANGED: Statement = {
  name: 'editor_list_changed',
  text: `SELECT i.id, i.price_cents, ${soldOutUntil('i')} AS sold_out_until,
           ${isAvailable('i')} AND NOT i.is_draft AND i.deleted_at IS NULL AND m.deleted_at IS NULL AS available
         FROM menu_items i JOIN menus m ON m.id = i.menu_id WHERE m.restaurant_id = $1 AND i.id = ANY($2::int[]) ORDER BY i.id`,
};

export const FIND_VERSION: Statement = {
  name: 'editor_version',
  text: 'SELECT menu_version FROM restaurants WHERE id = $1',
};

export const LIST_MENUS: Statement = {
  name: 'editor_menus',
  text: `SELECT id, version, name, description FROM menus WHERE restaurant_id = $1 AND deleted_at IS NULL ORDER BY position, id`,
};

/** What is read by time comes after the columns of the row, and counts instead of them. */
export const LIST_DISHES: Statement = {
  name: 'editor_dishes',
  text: `
    SELECT i.*, ${isAvailable('i')} AS available, ${soldOutUntil('i')} AS sold_out_until,
      ${pictureFetchWhere('p.menu_item_id = i.id')},
      (SELECT coalesce(json_agg(json_build_object('id', g.id, 'name', g.name, 'min_choices', g.min_choices,
        'max_choices', g.max_choices, 'options', (SELECT coalesce(json_agg(to_jsonb(o)
          || jsonb_build_object('available', ${isAvailable('o')}, 'sold_out_until', ${soldOutUntil('o')})
          ORDER BY o.position, o.id), '[]')
          FROM options o WHERE o.group_id = g.id)) ORDER BY g.position, g.id), '[]')
      FROM option_groups g WHERE g.menu_item_id = i.id) AS groups
    FROM menu_items i JOIN menus m ON m.id = i.menu_id
    WHERE m.restaurant_id = $1 AND m.deleted_at IS NULL AND i.deleted_at IS NULL ORDER BY i.position, i.id`,
};

/** $1 restaurant, $2 name, $3 description: behind the others. */
export const ADD_MENU: Statement = {
  name: 'editor_add_menu',
  text: `INSERT INTO menus (restaurant_id, name, description, position)
         SELECT $1, $2, $3, coalesce(max(position) + 1, 0) FROM menus WHERE restaurant_id = $1 RETURNING id`,
};

/** $1 restaurant, $2 menu, $3 name, $4 description, $5 version that it must have or null. */
export const CHANGE_MENU: Statement = {
  name: 'editor_change_menu',
  text: `UPDATE menus SET name = $3, description = $4, version = version + 1
         WHERE restaurant_id = $1 AND id = $2 AND deleted_at IS NULL AND ($5::int IS NULL OR version = $5) RETURNING id`,
};

export const FIND_MENU: Statement = {
  name: 'editor_menu',
  text: 'SELECT id FROM menus WHERE restaurant_id = $1 AND id = $2 AND deleted_at IS NULL',
};

/** $1 restaurant, $2 menu. */
export const DELETE_MENU: Statement = {
  name: 'editor_delete_menu',
  text: `UPDATE menus SET deleted_at = now() WHERE restaurant_id = $1 AND id = $2 AND deleted_at IS NULL RETURNING id`,
};

/** $1 restaurant, $2 menu, $3 minutes. */
export const RESTORE_MENU: Statement = {
  name: 'editor_restore_menu',
  text: `UPDATE menus SET deleted_at = NULL, version = version + 1
         WHERE restaurant_id = $1 AND id = $2 AND deleted_at > now() - make_interval(mins => $3) RETURNING id`,
};

/** $1 restaurant, $2 minutes: what cannot be restored any more. */
export const PURGE_MENUS: Statement = {
  name: 'editor_purge_menus',
  text: `DELETE FROM menus WHERE restaurant_id = $1 AND deleted_at <= now() - make_interval(mins => $2)`,
};
export const PURGE_DISHES: Statement = {
  name: 'editor_purge_dishes',
  text: `DELETE FROM menu_items i USING menus m
         WHERE m.id = i.menu_id AND m.restaurant_id = $1 AND i.deleted_at <= now() - make_interval(mins => $2)`,
};

/** $1 restaurant, $2 ids in order. */
export const ORDER_MENUS: Statement = {
  name: 'editor_order_menus',
  text: `UPDATE menus m SET position = o.place FROM unnest($2::int[]) WITH ORDINALITY AS o(id, place)
         WHERE m.restaurant_id = $1 AND m.id = o.id RETURNING m.id`,
};

/** $1 restaurant, $2 menu, $3 ids in order: they move there from wherever they are. */
export const ORDER_DISHES: Statement = {
  name: 'editor_order_dishes',
  text: `UPDATE menu_items i SET menu_id = $2, position = o.place
         FROM unnest($3::int[]) WITH ORDINALITY AS o(id, place), menus m
         WHERE m.id = i.menu_id AND m.restaurant_id = $1 AND m.deleted_at IS NULL AND i.deleted_at IS NULL AND i.id = o.id
         RETURNING i.id`,
};

export const COUNT_DISHES: Statement = {
  name: 'editor_count_dishes',
  text: `SELECT count(*)::int AS count FROM menu_items i JOIN menus m ON m.id = i.menu_id
         WHERE m.restaurant_id = $1 AND m.deleted_at IS NULL AND i.deleted_at IS NULL`,
};

const FIELDS = `menu_id, name, description, price_cents, vat_rate, deposit_cents, deposit_kind, volume_ml, min_age, allergens, additives,
  is_vegetarian, is_vegan, is_declared, is_draft`;

/** $1 the dish as JSON by column. */
export const ADD_DISH: Statement = {
  name: 'editor_add_dish',
  text: `INSERT INTO menu_items (${FIELDS}, position)
         SELECT ${FIELDS}, (SELECT coalesce(max(position) + 1, 0) FROM menu_items o WHERE o.menu_id = d.menu_id)
         FROM jsonb_populate_record(NULL::menu_items, $1::jsonb) AS d RETURNING id`,
};

/** $1 restaurant, $2 dish, $3 the dish as JSON by column, $4 version that it must have or null. */
export const CHANGE_DISH: Statement = {
  name: 'editor_change_dish',
  text: `UPDATE menu_items i SET (${FIELDS}) = (
           SELECT ${FIELDS} FROM jsonb_populate_record(NULL::menu_items, $3::jsonb) AS d), version = i.version + 1
         FROM menus m WHERE m.id = i.menu_id AND m.restaurant_id = $1 AND i.id = $2 AND i.deleted_at IS NULL
           AND m.deleted_at IS NULL AND ($4::int IS NULL OR i.version = $4) RETURNING i.id`,
};

/** $1 restaurant, $2 dish. */
export const FIND_DISH: Statement = {
  name: 'editor_dish',
  text: `SELECT i.id FROM menu_items i JOIN menus m ON m.id = i.menu_id
         WHERE m.restaurant_id = $1 AND i.id = $2 AND i.deleted_at IS NULL AND m.deleted_at IS NULL`,
};

/** $1 restaurant. */
export const FIND_TOMORROW: Statement = {
  name: 'editor_sold_out_tomorrow',
  text: 'SELECT kitchen_tomorrow($1, now()) AS until',
};
/** $1 time by the clock. */
export const FIND_TODAY_AT: Statement = {
  name: 'editor_sold_out_today',
  text: 'SELECT kitchen_today_at($1::time, now()) AS until',
};

/** $1 restaurant, $2 dish, $3 available, $4 sold out until or null. */
export const SET_DISH_AVAILABLE: Statement = {
  name: 'editor_dish_available',
  text: `UPDATE menu_items i SET available = $3, sold_out_until = $4 FROM menus m
         WHERE m.id = i.menu_id AND m.restaurant_id = $1 AND i.id = $2 AND i.deleted_at IS NULL AND m.deleted_at IS NULL
         RETURNING i.id`,
};

/** $1 restaurant, $2 dish, $3 available. */
export const IMPORT_DISH_AVAILABLE: Statement = {
  name: 'editor_dish_available_import',
  text: `UPDATE menu_items i SET available = $3,
           sold_out_until = CASE WHEN NOT $3 AND i.sold_out_until > now() THEN i.sold_out_until END
         FROM menus m WHERE m.id = i.menu_id AND m.restaurant_id = $1 AND i.id = $2`,
};

/** $1 restaurant, $2 option, $3 available, $4 sold out until or null. */
export const SET_OPTION_AVAILABLE: Statement = {
  name: 'editor_option_available',
  text: `UPDATE options o SET available = $3, sold_out_until = $4 FROM option_groups g, menu_items i, menus m
         WHERE g.id = o.group_id AND i.id = g.menu_item_id AND m.id = i.menu_id AND m.restaurant_id = $1 AND o.id = $2
           AND i.deleted_at IS NULL AND m.deleted_at IS NULL RETURNING i.id`,
};

/** $1 limit. */
export const LIST_SOLD_OUT_OVER: Statement = {
  name: 'editor_sold_out_over',
  text: `
    SELECT m.restaurant_id FROM menu_items i JOIN menus m ON m.id = i.menu_id WHERE i.sold_out_until <= now()
    UNION
    SELECT m.restaurant_id FROM options o JOIN option_groups g ON g.id = o.group_id
      JOIN menu_items i ON i.id = g.menu_item_id JOIN menus m ON m.id = i.menu_id WHERE o.sold_out_until <= now()
    LIMIT $1`,
};

/** $1 restaurant. */
export const LOCK: Statement = { name: 'editor_lock', text: 'SELECT FROM restaurants WHERE id = $1 FOR UPDATE' };

/** $1 restaurant: deleted ones as well, which may be restored. */
export const END_SOLD_OUT_DISHES: Statement = {
  name: 'editor_sold_out_end_dishes',
  text: `UPDATE menu_items i SET available = true, sold_out_until = NULL FROM menus m
         WHERE m.id = i.menu_id AND m.restaurant_id = $1 AND i.sold_out_until <= now() RETURNING i.id`,
};
export const END_SOLD_OUT_OPTIONS: Statement = {
  name: 'editor_sold_out_end_options',
  text: `UPDATE options o SET available = true, sold_out_until = NULL FROM option_groups g, menu_items i, menus m
         WHERE g.id = o.group_id AND i.id = g.menu_item_id AND m.id = i.menu_id AND m.restaurant_id = $1
           AND o.sold_out_until <= now() RETURNING i.id`,
};

/** $1 restaurant, $2 dish. */
export const DELETE_DISH: Statement = {
  name: 'editor_delete_dish',
  text: `UPDATE menu_items i SET deleted_at = now() FROM menus m
         WHERE m.id = i.menu_id AND m.restaurant_id = $1 AND i.id = $2 AND i.deleted_at IS NULL AND m.deleted_at IS NULL
         RETURNING i.id`,
};

/** $1 restaurant, $2 dish, $3 minutes. */
export const RESTORE_DISH: Statement = {
  name: 'editor_restore_dish',
  text: `UPDATE menu_items i SET deleted_at = NULL, version = i.version + 1 FROM menus m
         WHERE m.id = i.menu_id AND m.restaurant_id = $1 AND m.deleted_at IS NULL AND i.id = $2
           AND i.deleted_at > now() - make_interval(mins => $3) RETURNING i.id`,
};

/** $1 dish. */
export const LIST_OPTIONS: Statement = {
  name: 'editor_options',
  text: `SELECT g.id AS group_id, o.id, o.is_declared FROM option_groups g LEFT JOIN options o ON o.group_id = g.id WHERE g.menu_item_id = $1`,
};

/** $1 dish, $2 groups or options that stay. */
export const CLEAR_GROUPS: Statement = {
  name: 'editor_clear_groups',
  text: 'DELETE FROM option_groups WHERE menu_item_id = $1 AND id <> ALL($2::int[])',
};
export const CLEAR_OPTIONS: Statement = {
  name: 'editor_clear_options',
  text: `DELETE FROM options o USING option_groups g
         WHERE g.id = o.group_id AND g.menu_item_id = $1 AND o.id <> ALL($2::int[])`,
};

/** $1 group or null for a new one, $2 dish, $3 name, $4 and $5 choices, $6 position. */
export const SAVE_GROUP: Statement = {
  name: 'editor_save_group',
  text: `INSERT INTO option_groups AS g (id, menu_item_id, name, min_choices, max_choices, position)
         VALUES (coalesce($1::int, nextval('option_groups_id_seq')::int), $2, $3, $4, $5, $6)
         ON CONFLICT (id) DO UPDATE SET name = excluded.name, min_choices = excluded.min_choices,
           max_choices = excluded.max_choices, position = excluded.position RETURNING g.id`,
};

/** $1 group, $2 its options as a JSON list by column, in order. */
export const SAVE_OPTIONS: Statement = {
  name: 'editor_save_options',
  text: `INSERT INTO options (id, group_id, name, price_cents, available, allergens, additives, is_declared, is_vegetarian,
           is_vegan, position)
         SELECT coalesce(o.id, nextval('options_id_seq')::int), $1, o.name, o.price_cents, o.available, o.allergens, o.additives,
           o.is_declared, o.is_vegetarian, o.is_vegan, o.position
         FROM jsonb_populate_recordset(NULL::options, $2::jsonb) AS o
         ON CONFLICT (id) DO UPDATE SET group_id = excluded.group_id, name = excluded.name, price_cents = excluded.price_cents,
           available = excluded.available,
           sold_out_until = CASE WHEN NOT excluded.available AND options.sold_out_until > now() THEN options.sold_out_until END,
           allergens = excluded.allergens, additives = excluded.additives,
           is_declared = excluded.is_declared, is_vegetarian = excluded.is_vegetarian, is_vegan = excluded.is_vegan,
           position = excluded.position`,
};
