/** What the editor does in SQL. Every change locks its restaurant's row first, by counting up the menu's version. */
import type { PictureFetch } from '../../../contracts/images.ts';
import { isAvailable, soldOutUntil } from '../../../database/shared/availability.ts';
import { names, propertiesBut, select, selectJson } from '../../../database/sql/columns.ts';
import type { Statement } from '../../../database/connection/database.ts';
import { pictureFetchWhere } from '../../../database/shared/picture-fetch.ts';
import { MenuItem } from '../../../entities/menus/menu-item.entity.ts';
import { OptionGroup } from '../../../entities/menus/option-group.entity.ts';
import { Option } from '../../../entities/menus/option.entity.ts';

const DISH = propertiesBut(MenuItem, ['available', 'soldOutUntil', 'position', 'deletedAt']);
const GROUP = ['id', 'name', 'minChoices', 'maxChoices'] as const;
const OPTION = propertiesBut(Option, ['available', 'soldOutUntil', 'position', 'groupId']);

export interface EditorOptionRow extends Pick<Option, (typeof OPTION)[number] | 'available'> {
  /** Of options as JSON has it. */
  soldOutUntil: Date | string | null;
}

export interface EditorDishRow extends Pick<MenuItem, (typeof DISH)[number] | 'available' | 'soldOutUntil'> {
  pictureFetch: PictureFetch | null;
  groups: (Pick<OptionGroup, (typeof GROUP)[number]> & { options: EditorOptionRow[] })[];
}

const OPTIONS = `(SELECT coalesce(json_agg(${selectJson(Option, 'o', OPTION, { available: isAvailable('o'), soldOutUntil: soldOutUntil('o') })}
  ORDER BY o.position, o.id), '[]') FROM options o WHERE o.group_id = g.id)`;

/** One statement, so that dishes and what they offer are of one moment, and judged by the database's clock. */
export const LIST_DISHES: Statement = {
  name: 'editor_dishes',
  text: `
    SELECT ${select(MenuItem, 'i', DISH)}, ${isAvailable('i')} AS available, ${soldOutUntil('i')} AS "soldOutUntil",
      ${pictureFetchWhere('p.menu_item_id = i.id')},
      (SELECT coalesce(json_agg(${selectJson(OptionGroup, 'g', GROUP, { options: OPTIONS })} ORDER BY g.position, g.id), '[]')
      FROM option_groups g WHERE g.menu_item_id = i.id) AS groups
    FROM menu_items i JOIN menus m ON m.id = i.menu_id
    WHERE m.restaurant_id = $1 AND m.deleted_at IS NULL AND i.deleted_at IS NULL ORDER BY i.position, i.id`,
};

export type ChangedDishRow = Pick<MenuItem, 'id' | 'priceCents' | 'available' | 'soldOutUntil'>;

/**
 * $1 restaurant, $2 dishes: as customers see them, by the database's clock; what they do not see cannot be had.
 */
export const LIST_CHANGED: Statement = {
  name: 'editor_list_changed',
  text: `SELECT ${select(MenuItem, 'i', ['id', 'priceCents'])}, ${soldOutUntil('i')} AS "soldOutUntil",
           ${isAvailable('i')} AND NOT i.is_draft AND i.deleted_at IS NULL AND m.deleted_at IS NULL AS available
         FROM menu_items i JOIN menus m ON m.id = i.menu_id WHERE m.restaurant_id = $1 AND i.id = ANY($2::int[]) ORDER BY i.id`,
};

/** $1 restaurant. Times by the kitchen's clock are functions of the database. */
export const FIND_TOMORROW: Statement = {
  name: 'editor_sold_out_tomorrow',
  text: 'SELECT kitchen_tomorrow($1, now()) AS until',
};
/** $1 time by the clock. */
export const FIND_TODAY_AT: Statement = {
  name: 'editor_sold_out_today',
  text: 'SELECT kitchen_today_at($1::time, now()) AS until',
};

/** $1 limit. A union of two tables, which the query builder does not know. */
export const LIST_SOLD_OUT_OVER: Statement = {
  name: 'editor_sold_out_over',
  text: `
    SELECT m.restaurant_id AS id FROM menu_items i JOIN menus m ON m.id = i.menu_id WHERE i.sold_out_until <= now()
    UNION
    SELECT m.restaurant_id FROM options o JOIN option_groups g ON g.id = o.group_id
      JOIN menu_items i ON i.id = g.menu_item_id JOIN menus m ON m.id = i.menu_id WHERE o.sold_out_until <= now()
    LIMIT $1`,
};

/** $1 restaurant: deleted ones as well, which may be restored. One statement each, which says whose dishes they are. */
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

const SAVED = propertiesBut(Option, ['id', 'groupId', 'soldOutUntil']);

/** $1 group, $2 its options as a JSON list by column. One statement for dozens, which leaves sold out what is sold out for a while. */
export const SAVE_OPTIONS: Statement = {
  name: 'editor_save_options',
  text: `INSERT INTO options (id, group_id, ${names(Option, SAVED)})
         SELECT coalesce(o.id, nextval('options_id_seq')::int), $1, ${names(Option, SAVED, 'o')}
         FROM jsonb_populate_recordset(NULL::options, $2::jsonb) AS o
         ON CONFLICT (id) DO UPDATE SET (group_id, ${names(Option, SAVED)}) = ROW(excluded.group_id, ${names(Option, SAVED, 'excluded')}),
           sold_out_until = CASE WHEN NOT excluded.available AND options.sold_out_until > now() THEN options.sold_out_until END`,
};
