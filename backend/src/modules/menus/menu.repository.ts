import { Injectable } from '@nestjs/common';
import { isAvailable, soldOutUntil } from '../../database/availability.ts';
import { Database, type Statement } from '../../database/database.ts';
import type { MenuItemRow, MenuRow, OptionGroupRow } from './menu.rows.ts';

const IS_PUBLISHED: Statement = {
  name: 'menu_is_published',
  text: 'SELECT 1 FROM restaurants WHERE id = $1 AND is_active',
};
const LIST_MENUS: Statement = {
  name: 'menu_list',
  text: 'SELECT id, name, description FROM menus WHERE restaurant_id = $1 AND deleted_at IS NULL ORDER BY position, id',
};
/** To customers. */
const SHOWN = 'm.deleted_at IS NULL AND i.deleted_at IS NULL AND NOT i.is_draft';
const LIST_ITEMS: Statement = {
  name: 'menu_items',
  text: `SELECT i.id, i.menu_id, m.name AS menu_name, i.name, i.description, i.price_cents, i.image_url,
           ${isAvailable('i')} AS available, ${soldOutUntil('i')} AS sold_out_until,
           i.vat_rate, i.deposit_cents, i.deposit_kind, i.volume_ml, i.min_age, i.allergens, i.additives, i.is_vegetarian, i.is_vegan
         FROM menu_items i JOIN menus m ON m.id = i.menu_id
         WHERE m.restaurant_id = $1 AND ${SHOWN} ORDER BY m.position, m.id, i.position, i.id`,
};
const LIST_GROUPS: Statement = {
  name: 'menu_option_groups',
  text: `SELECT g.id, g.menu_item_id, g.name, g.min_choices, g.max_choices,
           (SELECT coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'price_cents', o.price_cents,
                     'available', ${isAvailable('o')}, 'sold_out_until', ${soldOutUntil('o')}, 'allergens', o.allergens, 'additives', o.additives,
                     'is_vegetarian', o.is_vegetarian, 'is_vegan', o.is_vegan) ORDER BY o.position, o.id), '[]')
              FROM options o WHERE o.group_id = g.id) AS options
         FROM option_groups g JOIN menu_items i ON i.id = g.menu_item_id JOIN menus m ON m.id = i.menu_id
         WHERE m.restaurant_id = $1 AND ${SHOWN} ORDER BY g.menu_item_id, g.position, g.id`,
};

@Injectable()
export class MenuRepository {
  constructor(private readonly database: Database) {}

  /** Whether customers may see the restaurant at all. */
  async isPublished(restaurantId: number): Promise<boolean> {
    return (await this.database.run(IS_PUBLISHED, [restaurantId])).length > 0;
  }

  listMenus(restaurantId: number): Promise<MenuRow[]> {
    return this.database.run<MenuRow>(LIST_MENUS, [restaurantId]);
  }

  /** Of all its menus, in the order in which they are shown. */
  async listItems(restaurantId: number): Promise<MenuItemRow[]> {
    const [items, groups] = await Promise.all([
      this.database.run<Omit<MenuItemRow, 'option_groups'>>(LIST_ITEMS, [restaurantId]),
      this.database.run<OptionGroupRow>(LIST_GROUPS, [restaurantId]),
    ]);
    const groupsByItem = Map.groupBy(groups, (group) => group.menu_item_id);
    return items.map((item) => ({ ...item, option_groups: groupsByItem.get(item.id) ?? [] }));
  }
}
