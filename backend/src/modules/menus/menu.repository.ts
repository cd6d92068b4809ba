import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../database/database.ts';
import type { MenuItemRow, MenuRow } from './menu.rows.ts';

const IS_PUBLISHED: Statement = {
  name: 'menu_is_published',
  text: 'SELECT 1 FROM restaurants WHERE id = $1 AND is_active',
};
const LIST_MENUS: Statement = {
  name: 'menu_list',
  text: 'SELECT id, name, description FROM menus WHERE restaurant_id = $1 ORDER BY position, id',
};
const LIST_ITEMS: Statement = {
  name: 'menu_items',
  text: `SELECT i.id, i.menu_id, m.name AS menu_name, i.name, i.description, i.price_cents, i.image_url, i.available,
           i.vat_rate, i.deposit_cents, i.deposit_kind, i.volume_ml, i.allergens, i.additives, i.is_vegetarian, i.is_vegan
         FROM menu_items i JOIN menus m ON m.id = i.menu_id
         WHERE m.restaurant_id = $1 ORDER BY m.position, m.id, i.position, i.id`,
};

@Injectable()
export class MenuRepository {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Whether customers may see the restaurant at all. */
  async isPublished(restaurantId: number): Promise<boolean> {
    return (await this.#database.run(IS_PUBLISHED, [restaurantId])).length > 0;
  }

  listMenus(restaurantId: number): Promise<MenuRow[]> {
    return this.#database.run<MenuRow>(LIST_MENUS, [restaurantId]);
  }

  /** Of all its menus, in the order in which they are shown. */
  listItems(restaurantId: number): Promise<MenuItemRow[]> {
    return this.#database.run<MenuItemRow>(LIST_ITEMS, [restaurantId]);
  }
}
