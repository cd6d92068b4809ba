import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, IsNull, Not, Raw, Repository } from 'typeorm';
import { UNTIL_TOMORROW } from '../../../contracts/restaurants/capacity.ts';
import { UNDO_MINUTES } from '../../../contracts/menus/menu-editor.ts';
import { toRecord } from '../../../database/sql/columns.ts';
import { Database, type Queryable, type Transaction } from '../../../database/connection/database.ts';
import { anyMenuOf, menuOf } from '../../../database/shared/menus-of.ts';
import { updateWith } from '../../../database/sql/update-with.ts';
import { MenuItem } from '../../../entities/menus/menu-item.entity.ts';
import { Menu } from '../../../entities/menus/menu.entity.ts';
import { OptionGroup } from '../../../entities/menus/option-group.entity.ts';
import { Option } from '../../../entities/menus/option.entity.ts';
import { Station } from '../../../entities/menus/station.entity.ts';
import { Restaurant } from '../../../entities/restaurants/restaurant.entity.ts';
import { isServing } from '../../restaurants/opening/opening-needs.ts';
import type { DishFields, KnownOptions, OptionFields } from './menu-editor.rules.ts';
import * as statements from './menu-editor.statements.ts';
import type { ChangedDishRow, EditorDishRow } from './menu-editor.statements.ts';

/** Null: it is there, or sold out until somebody says otherwise. */
export type Availability = Pick<MenuItem, 'available' | 'soldOutUntil'>;

interface GroupToSave extends Pick<OptionGroup, 'name' | 'minChoices' | 'maxChoices'> {
  id: number | null;
  options: readonly OptionFields[];
}

const RISES = { version: () => 'version + 1' };
const DELETED = { deletedAt: () => 'now()' };
const UNDO = `make_interval(mins => ${String(UNDO_MINUTES)})`;
const isRestorable = () => Raw<Date>((deletedAt) => `${deletedAt} > now() - ${UNDO}`);
const isGone = () => Raw<Date>((deletedAt) => `${deletedAt} <= now() - ${UNDO}`);
const menusOf = (restaurantId: number) => ({ restaurantId, deletedAt: IsNull() });
const dishesOf = (restaurantId: number) => ({ menuId: menuOf(restaurantId), deletedAt: IsNull() });
/** `position` by the place of the id in the list. */
const PLACE = { position: () => 'array_position(:ids::int[], id)' };

@Injectable()
export class MenuEditorRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(Restaurant) private readonly restaurants: Repository<Restaurant>,
  ) {}

  async read(restaurantId: number): Promise<{ version: number; menus: Menu[]; dishes: EditorDishRow[] }> {
    const { manager } = this.restaurants;
    const [restaurant, menus, dishes] = await Promise.all([
      this.restaurants.findOneBy({ id: restaurantId }),
      this.listMenus({ manager }, restaurantId),
      this.listDishes(this.database, restaurantId),
    ]);
    return { version: restaurant?.menuVersion ?? 1, menus, dishes };
  }

  listMenus({ manager }: { manager: EntityManager }, restaurantId: number): Promise<Menu[]> {
    return manager.find(Menu, { where: menusOf(restaurantId), order: { position: 'ASC', id: 'ASC' } });
  }

  listDishes(db: Queryable, restaurantId: number): Promise<EditorDishRow[]> {
    return db.run<EditorDishRow>(statements.LIST_DISHES, [restaurantId]);
  }

  /**
   * Locks the restaurant until the transaction ends, and says whether it is open and has a dish before the edit. Null when
   * there is no such restaurant.
   */
  async countUp({ manager }: Transaction, id: number): Promise<{ menuVersion: number; isServing: boolean } | null> {
    await manager.update(Restaurant, { id }, { menuVersion: () => 'menu_version + 1' });
    const restaurant = await manager.findOneBy(Restaurant, { id });
    if (restaurant === null) return null;
    const { menuVersion, isOpen } = restaurant;
    return { menuVersion, isServing: isOpen && (await isServing(manager, id)) };
  }

  /** Whether guests can order anything. */
  hasAnyDish({ manager }: Transaction, restaurantId: number): Promise<boolean> {
    return isServing(manager, restaurantId);
  }

  listChanged(tx: Queryable, restaurantId: number, ids: readonly number[]): Promise<ChangedDishRow[]> {
    return tx.run<ChangedDishRow>(statements.LIST_CHANGED, [restaurantId, ids]);
  }

  /** Behind the others. */
  async addMenu(
    { manager }: Transaction,
    restaurantId: number,
    name: string,
    description: string | null,
  ): Promise<number> {
    const last = await manager.maximum(Menu, 'position', { restaurantId });
    const menu = manager.create(Menu, { restaurantId, name, description, position: (last ?? -1) + 1 });
    await manager.insert(Menu, menu);
    return menu.id;
  }

  /** False when there is no such menu, or none of this version. */
  async changeMenu(
    { manager }: Transaction,
    restaurantId: number,
    id: number,
    { version, ...change }: Pick<Menu, 'name' | 'description'> & { version?: number | undefined },
  ): Promise<boolean> {
    const where = { ...menusOf(restaurantId), id, ...(version !== undefined && { version }) };
    return isDone(await manager.update(Menu, where, { ...change, ...RISES }));
  }

  hasMenu({ manager }: Transaction, restaurantId: number, id: number): Promise<boolean> {
    return manager.existsBy(Menu, { ...menusOf(restaurantId), id });
  }

  /** What was deleted long ago goes for good. */
  async deleteMenu({ manager }: Transaction, restaurantId: number, id: number): Promise<boolean> {
    await purge(manager, restaurantId);
    return isDone(await manager.update(Menu, { ...menusOf(restaurantId), id }, DELETED));
  }

  async restoreMenu({ manager }: Transaction, restaurantId: number, id: number): Promise<boolean> {
    const where = { restaurantId, id, deletedAt: isRestorable() };
    return isDone(await manager.update(Menu, where, { deletedAt: null, ...RISES }));
  }

  async orderMenus({ manager }: Transaction, restaurantId: number, ids: readonly number[]): Promise<void> {
    await updateWith(manager, Menu, { restaurantId, id: In(ids) }, PLACE, { ids });
  }

  /** They move there from wherever they are. How many they were. */
  orderDishes({ manager }: Transaction, restaurantId: number, menuId: number, ids: readonly number[]): Promise<number> {
    const where = { ...dishesOf(restaurantId), id: In(ids) };
    return updateWith(manager, MenuItem, where, { menuId, ...PLACE }, { ids });
  }

  countDishes({ manager }: Transaction, restaurantId: number): Promise<number> {
    return manager.countBy(MenuItem, dishesOf(restaurantId));
  }

  /** Behind the others of its menu. */
  async addDish({ manager }: Transaction, fields: DishFields): Promise<number> {
    const last = await manager.maximum(MenuItem, 'position', { menuId: fields.menuId });
    const dish = manager.create(MenuItem, { ...fields, position: (last ?? -1) + 1 });
    await manager.insert(MenuItem, dish);
    return dish.id;
  }

  /** False when there is no such dish, or none of this version. */
  async changeDish(
    { manager }: Transaction,
    restaurantId: number,
    id: number,
    fields: DishFields,
    version: number | undefined,
  ): Promise<boolean> {
    const where = { ...dishesOf(restaurantId), id, ...(version !== undefined && { version }) };
    return isDone(await manager.update(MenuItem, where, { ...fields, ...RISES }));
  }

  hasDish({ manager }: Transaction, restaurantId: number, id: number): Promise<boolean> {
    return manager.existsBy(MenuItem, { ...dishesOf(restaurantId), id });
  }

  hasStation({ manager }: Transaction, restaurantId: number, id: number): Promise<boolean> {
    return manager.existsBy(Station, { restaurantId, id });
  }

  /** Null when that time is over for today. */
  async findSoldOutEnd(tx: Queryable, restaurantId: number, until: string): Promise<Date | null> {
    const [row] = await (until === UNTIL_TOMORROW
      ? tx.run<{ until: Date | null }>(statements.FIND_TOMORROW, [restaurantId])
      : tx.run<{ until: Date | null }>(statements.FIND_TODAY_AT, [until]));
    return row?.until ?? null;
  }

  async setDishAvailable(
    { manager }: Transaction,
    restaurantId: number,
    id: number,
    availability: Availability,
  ): Promise<boolean> {
    return isDone(await manager.update(MenuItem, { ...dishesOf(restaurantId), id }, availability));
  }

  /** What is sold out already stays so until it was to be. */
  async importDishAvailable(
    { manager }: Transaction,
    restaurantId: number,
    id: number,
    available: boolean,
  ): Promise<void> {
    const soldOutUntil = available ? null : () => 'CASE WHEN sold_out_until > now() THEN sold_out_until END';
    await manager.update(MenuItem, { ...dishesOf(restaurantId), id }, { available, soldOutUntil });
  }

  /** The dish that the option belongs to; null when there is no such option. */
  async setOptionAvailable(
    { manager }: Transaction,
    restaurantId: number,
    id: number,
    availability: Availability,
  ): Promise<number | null> {
    const dish = await manager
      .createQueryBuilder(MenuItem, 'i')
      .innerJoin(OptionGroup, 'g', 'g.menuItemId = i.id')
      .innerJoin(Option, 'o', 'o.groupId = g.id AND o.id = :id', { id })
      .where(dishesOf(restaurantId))
      .getOne();
    if (dish !== null) await manager.update(Option, { id }, availability);
    return dish?.id ?? null;
  }

  /** Restaurants with something that is to come back by now. */
  async listSoldOutOver(limit: number): Promise<number[]> {
    const rows = await this.database.run<Pick<Restaurant, 'id'>>(statements.LIST_SOLD_OUT_OVER, [limit]);
    return rows.map(({ id }) => id);
  }

  /** Locks the restaurant until the transaction ends, and answers the dishes that are back, themselves or with an option. */
  async endSoldOut(tx: Transaction, id: number): Promise<{ dishIds: number[]; hasOptions: boolean }> {
    const lock = { mode: 'pessimistic_write' } as const;
    await tx.manager.findOne(Restaurant, { select: { id: true }, where: { id }, lock });
    const dishes = await tx.run<Pick<MenuItem, 'id'>>(statements.END_SOLD_OUT_DISHES, [id]);
    const ofOptions = await tx.run<Pick<MenuItem, 'id'>>(statements.END_SOLD_OUT_OPTIONS, [id]);
    return {
      dishIds: [...new Set([...dishes, ...ofOptions].map((dish) => dish.id))],
      hasOptions: ofOptions.length > 0,
    };
  }

  /** What was deleted long ago goes for good. */
  async deleteDish({ manager }: Transaction, restaurantId: number, id: number): Promise<boolean> {
    await purge(manager, restaurantId);
    return isDone(await manager.update(MenuItem, { ...dishesOf(restaurantId), id }, DELETED));
  }

  async restoreDish({ manager }: Transaction, restaurantId: number, id: number): Promise<boolean> {
    const where = { ...dishesOf(restaurantId), id, deletedAt: isRestorable() };
    return isDone(await manager.update(MenuItem, where, { deletedAt: null, ...RISES }));
  }

  async listOptionIds({ manager }: Transaction, menuItemId: number): Promise<KnownOptions> {
    const groups = new Set((await manager.findBy(OptionGroup, { menuItemId })).map(({ id }) => id));
    const options = await manager.findBy(Option, { groupId: In([...groups]) });
    return {
      groups,
      options: new Set(options.map(({ id }) => id)),
      areDeclared: options.every(({ isDeclared }) => isDeclared),
    };
  }

  /** All groups of the dish, in order: options may move between them. */
  async saveGroups(tx: Transaction, menuItemId: number, groups: readonly GroupToSave[]): Promise<void> {
    const { manager } = tx;
    const had = await manager.findBy(OptionGroup, { menuItemId });
    const kept = groups.flatMap(({ options }) => options.flatMap(({ id }) => id ?? []));
    await manager.delete(Option, { groupId: In(had.map(({ id }) => id)), id: Not(In(kept)) });
    const saved: number[] = [];
    for (const [position, { id, options, ...fields }] of groups.entries()) {
      const group = manager.create(OptionGroup, { ...fields, menuItemId, position });
      await (id === null ? manager.insert(OptionGroup, group) : manager.update(OptionGroup, { id, menuItemId }, group));
      const groupId = id ?? group.id;
      const records = options.map((option) => toRecord(Option, option));
      await tx.run(statements.SAVE_OPTIONS, [groupId, JSON.stringify(records)]);
      saved.push(groupId);
    }
    // Last, since options that stay have left the others by now.
    await manager.delete(OptionGroup, { menuItemId, id: Not(In(saved)) });
  }
}

async function purge(manager: EntityManager, restaurantId: number): Promise<void> {
  await manager.delete(MenuItem, { menuId: anyMenuOf(restaurantId), deletedAt: isGone() });
  await manager.delete(Menu, { restaurantId, deletedAt: isGone() });
}

function isDone({ affected }: { affected?: number }): boolean {
  return affected !== 0;
}
