import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { isAvailable, soldOutUntil } from '../../database/shared/availability.ts';
import { propertiesBut, select, selectJson } from '../../database/sql/columns.ts';
import { Database, type Statement } from '../../database/connection/database.ts';
import { MenuItem } from '../../entities/menus/menu-item.entity.ts';
import { Menu } from '../../entities/menus/menu.entity.ts';
import { OptionGroup } from '../../entities/menus/option-group.entity.ts';
import { Option } from '../../entities/menus/option.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';

const UNSEEN = ['position', 'version', 'isDraft', 'isDeclared', 'deletedAt'] as const;
const DISH = propertiesBut(MenuItem, [...UNSEEN, 'available', 'soldOutUntil']);
const GROUP = ['id', 'menuItemId', 'name', 'minChoices', 'maxChoices'] as const;
const OPTION = propertiesBut(Option, ['groupId', 'position', 'isDeclared', 'available', 'soldOutUntil']);

export interface MenuItemRow extends Pick<MenuItem, (typeof DISH)[number] | 'available' | 'soldOutUntil'> {
  menuName: string;
  optionGroups: OptionGroupRow[];
}

export interface OptionGroupRow extends Pick<OptionGroup, (typeof GROUP)[number]> {
  options: (Pick<Option, (typeof OPTION)[number] | 'available'> & {
    /** As JSON has it. */
    soldOutUntil: string | null;
  })[];
}

/** What customers are shown. */
const SHOWN = 'm.deleted_at IS NULL AND i.deleted_at IS NULL AND NOT i.is_draft';
/**
 * Both are prepared SQL: every guest of a restaurant waits for some hundred dishes, which are judged by the database's clock.
 */
const LIST_ITEMS: Statement = {
  name: 'menu_items',
  text: `SELECT ${select(MenuItem, 'i', DISH)}, ${select(Menu, 'm', ['name'], 'menu')},
           ${isAvailable('i')} AS available, ${soldOutUntil('i')} AS "soldOutUntil"
         FROM menu_items i JOIN menus m ON m.id = i.menu_id
         WHERE m.restaurant_id = $1 AND ${SHOWN} ORDER BY m.position, m.id, i.position, i.id`,
};
const LIST_GROUPS: Statement = {
  name: 'menu_option_groups',
  text: `SELECT ${select(OptionGroup, 'g', GROUP)},
           (SELECT coalesce(json_agg(${selectJson(Option, 'o', OPTION, { available: isAvailable('o'), soldOutUntil: soldOutUntil('o') })}
                     ORDER BY o.position, o.id), '[]')
              FROM options o WHERE o.group_id = g.id) AS options
         FROM option_groups g JOIN menu_items i ON i.id = g.menu_item_id JOIN menus m ON m.id = i.menu_id
         WHERE m.restaurant_id = $1 AND ${SHOWN} ORDER BY g.menu_item_id, g.position, g.id`,
};

@Injectable()
export class MenuRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(Menu) private readonly menus: Repository<Menu>,
    @InjectRepository(Restaurant) private readonly restaurants: Repository<Restaurant>,
  ) {}

  /** Whether customers may see the restaurant at all. */
  isPublished(id: number): Promise<boolean> {
    return this.restaurants.existsBy({ id, isActive: true });
  }

  listMenus(restaurantId: number): Promise<Menu[]> {
    return this.menus.find({ where: { restaurantId, deletedAt: IsNull() }, order: { position: 'ASC', id: 'ASC' } });
  }

  /** Of all its menus, in the order in which they are shown. */
  async listItems(restaurantId: number): Promise<MenuItemRow[]> {
    const [items, groups] = await Promise.all([
      this.database.run<Omit<MenuItemRow, 'optionGroups'>>(LIST_ITEMS, [restaurantId]),
      this.database.run<OptionGroupRow>(LIST_GROUPS, [restaurantId]),
    ]);
    const groupsByItem = Map.groupBy(groups, (group) => group.menuItemId);
    return items.map((item) => ({ ...item, optionGroups: groupsByItem.get(item.id) ?? [] }));
  }
}
