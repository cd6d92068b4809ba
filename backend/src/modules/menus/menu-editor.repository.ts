import { Injectable } from '@nestjs/common';
import type { Additive, Allergen, VatRate } from '../../contracts/constants.ts';
import type { PictureFetch } from '../../contracts/images.ts';
import { UNTIL_TOMORROW } from '../../contracts/restaurants/capacity.ts';
import type { MinAge } from '../../contracts/menus/min-age.ts';
import { UNDO_MINUTES } from '../../contracts/menus/menu-editor.ts';
import { Database, type Queryable } from '../../database/database.ts';
import type { KnownOptions } from './menu-editor.rules.ts';
import * as statements from './menu-editor.statements.ts';
import type { DepositKind } from '../../entities/menus/menu-item.entity.ts';

export interface EditorOptionRow {
  id: number;
  name: string;
  price_cents: number;
  available: boolean;
  /** Of options as JSON has it. */
  sold_out_until: Date | string | null;
  allergens: Allergen[];
  additives: Additive[];
  is_declared: boolean;
  is_vegetarian: boolean;
  is_vegan: boolean;
}

export interface EditorDishRow extends EditorOptionRow {
  menu_id: number;
  version: number;
  description: string | null;
  image_url: string | null;
  picture_fetch: PictureFetch | null;
  vat_rate: VatRate;
  deposit_cents: number;
  deposit_kind: DepositKind | null;
  volume_ml: number | null;
  min_age: MinAge | null;
  is_draft: boolean;
  groups: { id: number; name: string; min_choices: number; max_choices: number; options: EditorOptionRow[] }[];
}

export interface EditorMenuRow {
  id: number;
  version: number;
  name: string;
  description: string | null;
}

/** Null: it is there, or sold out until somebody says otherwise. */
export interface Availability {
  available: boolean;
  soldOutUntil: Date | null;
}

interface GroupToSave {
  id: number | null;
  name: string;
  minChoices: number;
  maxChoices: number;
  options: readonly Record<string, unknown>[];
}

@Injectable()
export class MenuEditorRepository {
  constructor(private readonly database: Database) {}

  async read(restaurantId: number): Promise<{ version: number; menus: EditorMenuRow[]; dishes: EditorDishRow[] }> {
    const [versions, menus, dishes] = await Promise.all([
      this.database.run<{ menu_version: number }>(statements.FIND_VERSION, [restaurantId]),
      this.database.run<EditorMenuRow>(statements.LIST_MENUS, [restaurantId]),
      this.database.run<EditorDishRow>(statements.LIST_DISHES, [restaurantId]),
    ]);
    return { version: versions[0]?.menu_version ?? 1, menus, dishes };
  }

  listMenus(tx: Queryable, restaurantId: number): Promise<EditorMenuRow[]> {
    return tx.run<EditorMenuRow>(statements.LIST_MENUS, [restaurantId]);
  }

  listDishes(tx: Queryable, restaurantId: number): Promise<EditorDishRow[]> {
    return tx.run<EditorDishRow>(statements.LIST_DISHES, [restaurantId]);
  }

  /** Locks the restaurant until the transaction ends. Null when there is no such restaurant. */
  async countUp(tx: Queryable, restaurantId: number): Promise<{ menu_version: number; is_serving: boolean } | null> {
    const [row] = await tx.run<{ menu_version: number; is_serving: boolean }>(statements.COUNT_UP, [restaurantId]);
    return row ?? null;
  }

  /** Whether guests can order anything. */
  async hasAnyDish(tx: Queryable, restaurantId: number): Promise<boolean> {
    const [row] = await tx.run<{ has_dish: boolean }>(statements.HAS_ANY_DISH, [restaurantId]);
    return row?.has_dish ?? false;
  }

  listChanged(
    tx: Queryable,
    restaurantId: number,
    ids: readonly number[],
  ): Promise<{ id: number; price_cents: number; available: boolean; sold_out_until: Date | null }[]> {
    return tx.run(statements.LIST_CHANGED, [restaurantId, ids]);
  }

  async addMenu(tx: Queryable, restaurantId: number, name: string, description: string | null): Promise<number> {
    return idOf(await tx.run<{ id: number }>(statements.ADD_MENU, [restaurantId, name, description]));
  }

  async changeMenu(
    tx: Queryable,
    restaurantId: number,
    menuId: number,
    change: { name: string; description: string | null; expectedVersion: number | null },
  ): Promise<boolean> {
    const values = [restaurantId, menuId, change.name, change.description, change.expectedVersion];
    return (await tx.run(statements.CHANGE_MENU, values)).length > 0;
  }

  async hasMenu(tx: Queryable, restaurantId: number, menuId: number): Promise<boolean> {
    return (await tx.run(statements.FIND_MENU, [restaurantId, menuId])).length > 0;
  }

  /** What was deleted long ago goes for good. */
  async deleteMenu(tx: Queryable, restaurantId: number, menuId: number): Promise<boolean> {
    await this.#purge(tx, restaurantId);
    return (await tx.run(statements.DELETE_MENU, [restaurantId, menuId])).length > 0;
  }

  async restoreMenu(tx: Queryable, restaurantId: number, menuId: number): Promise<boolean> {
    return (await tx.run(statements.RESTORE_MENU, [restaurantId, menuId, UNDO_MINUTES])).length > 0;
  }

  async orderMenus(tx: Queryable, restaurantId: number, ids: readonly number[]): Promise<void> {
    await tx.run(statements.ORDER_MENUS, [restaurantId, ids]);
  }

  async orderDishes(tx: Queryable, restaurantId: number, menuId: number, ids: readonly number[]): Promise<number> {
    return (await tx.run(statements.ORDER_DISHES, [restaurantId, menuId, ids])).length;
  }

  async countDishes(tx: Queryable, restaurantId: number): Promise<number> {
    const [row] = await tx.run<{ count: number }>(statements.COUNT_DISHES, [restaurantId]);
    return row?.count ?? 0;
  }

  async addDish(tx: Queryable, columns: object): Promise<number> {
    return idOf(await tx.run<{ id: number }>(statements.ADD_DISH, [JSON.stringify(columns)]));
  }

  async changeDish(
    tx: Queryable,
    restaurantId: number,
    dishId: number,
    columns: object,
    expectedVersion: number | null,
  ): Promise<boolean> {
    const values = [restaurantId, dishId, JSON.stringify(columns), expectedVersion];
    return (await tx.run(statements.CHANGE_DISH, values)).length > 0;
  }

  async hasDish(tx: Queryable, restaurantId: number, dishId: number): Promise<boolean> {
    return (await tx.run(statements.FIND_DISH, [restaurantId, dishId])).length > 0;
  }

  /** Null when that time is over for today. */
  async findSoldOutEnd(tx: Queryable, restaurantId: number, until: string): Promise<Date | null> {
    const [row] = await (until === UNTIL_TOMORROW
      ? tx.run<{ until: Date | null }>(statements.FIND_TOMORROW, [restaurantId])
      : tx.run<{ until: Date | null }>(statements.FIND_TODAY_AT, [until]));
    return row?.until ?? null;
  }

  async setDishAvailable(
    tx: Queryable,
    restaurantId: number,
    dishId: number,
    { available, soldOutUntil }: Availability,
  ): Promise<boolean> {
    const values = [restaurantId, dishId, available, soldOutUntil];
    return (await tx.run(statements.SET_DISH_AVAILABLE, values)).length > 0;
  }

  /** What is sold out already stays so until it was to be. */
  async importDishAvailable(tx: Queryable, restaurantId: number, dishId: number, available: boolean): Promise<void> {
    await tx.run(statements.IMPORT_DISH_AVAILABLE, [restaurantId, dishId, available]);
  }

  /** The dish that the option belongs to; null when there is no such option. */
  async setOptionAvailable(
    tx: Queryable,
    restaurantId: number,
    optionId: number,
    { available, soldOutUntil }: Availability,
  ): Promise<number | null> {
    const values = [restaurantId, optionId, available, soldOutUntil];
    const [row] = await tx.run<{ id: number }>(statements.SET_OPTION_AVAILABLE, values);
    return row?.id ?? null;
  }

  /** Restaurants with something that is to come back by now. */
  async listSoldOutOver(limit: number): Promise<number[]> {
    const rows = await this.database.run<{ restaurant_id: number }>(statements.LIST_SOLD_OUT_OVER, [limit]);
    return rows.map(({ restaurant_id }) => restaurant_id);
  }

  /** Locks the restaurant until the transaction ends, and answers the dishes that are back, themselves or with an option. */
  async endSoldOut(tx: Queryable, restaurantId: number): Promise<{ dishIds: number[]; hasOptions: boolean }> {
    await tx.run(statements.LOCK, [restaurantId]);
    const dishes = await tx.run<{ id: number }>(statements.END_SOLD_OUT_DISHES, [restaurantId]);
    const ofOptions = await tx.run<{ id: number }>(statements.END_SOLD_OUT_OPTIONS, [restaurantId]);
    return {
      dishIds: [...new Set([...dishes, ...ofOptions].map(({ id }) => id))],
      hasOptions: ofOptions.length > 0,
    };
  }

  /** What was deleted long ago goes for good. */
  async deleteDish(tx: Queryable, restaurantId: number, dishId: number): Promise<boolean> {
    await this.#purge(tx, restaurantId);
    return (await tx.run(statements.DELETE_DISH, [restaurantId, dishId])).length > 0;
  }

  async restoreDish(tx: Queryable, restaurantId: number, dishId: number): Promise<boolean> {
    return (await tx.run(statements.RESTORE_DISH, [restaurantId, dishId, UNDO_MINUTES])).length > 0;
  }

  async listOptionIds(tx: Queryable, dishId: number): Promise<KnownOptions> {
    const rows = await tx.run<{ group_id: number; id: number | null; is_declared: boolean | null }>(
      statements.LIST_OPTIONS,
      [dishId],
    );
    return {
      groups: new Set(rows.map((row) => row.group_id)),
      options: new Set(rows.flatMap(({ id }) => id ?? [])),
      areDeclared: rows.every(({ is_declared }) => is_declared !== false),
    };
  }

  /** All groups of the dish, in order: options may move between them. */
  async saveGroups(tx: Queryable, dishId: number, groups: readonly GroupToSave[]): Promise<void> {
    const kept = groups.flatMap(({ options }) => options.flatMap(({ id }) => (typeof id === 'number' ? [id] : [])));
    await tx.run(statements.CLEAR_OPTIONS, [dishId, kept]);
    const saved: number[] = [];
    for (const [position, { id, name, minChoices, maxChoices, options }] of groups.entries()) {
      const values = [id, dishId, name, minChoices, maxChoices, position];
      const groupId = idOf(await tx.run<{ id: number }>(statements.SAVE_GROUP, values));
      await tx.run(statements.SAVE_OPTIONS, [groupId, JSON.stringify(options)]);
      saved.push(groupId);
    }
    // Last, since options that stay have left the others by now.
    await tx.run(statements.CLEAR_GROUPS, [dishId, saved]);
  }

  async #purge(tx: Queryable, restaurantId: number): Promise<void> {
    await tx.run(statements.PURGE_DISHES, [restaurantId, UNDO_MINUTES]);
    await tx.run(statements.PURGE_MENUS, [restaurantId, UNDO_MINUTES]);
  }
}

function idOf(rows: readonly { id: number }[]): number {
  const [row] = rows;
  if (row === undefined) throw new Error('the row was not written');
  return row.id;
}
