import { Injectable, Logger } from '@nestjs/common';
import { type AvailabilityView, MAX_DISHES, MAX_MENUS } from '../../../contracts/menus/menu-editor.ts';
import { Database, type Transaction } from '../../../database/connection/database.ts';
import { toIsoOrNull } from '../../../database/sql/times.ts';
import type { EventOf } from '../../../events/outbox/domain-event.ts';
import { OutboxRepository } from '../../../events/outbox/outbox.repository.ts';
import { Relay } from '../../../events/relay.ts';
import { SoldOutQueue } from '../../../events/queues/sold-out-queue.ts';
import { ProblemError } from '../../../http/problem.ts';
import { toMoney } from '../../../money/money.ts';
import type { AvailabilityDto, DishDto, MenuDto } from './menu-editor.dto.ts';
import { type Availability, MenuEditorRepository } from './menu-editor.repository.ts';
import { issuesOf, NO_OPTIONS, toDishFields, toOptionFields } from './menu-editor.rules.ts';

/** What an edit changed, for those who look at the menu. */
export interface Edit {
  id: number | null;
  /** Dishes whose price or availability may be another. */
  dishIds: readonly number[];
  /** Whether more has changed than that. */
  isRestructured: boolean;
}

/**
 * Each edit is one transaction that counts up the menu's version, which puts the edits of a menu in one line, and is
 * announced as one event. Orders keep their own copy of what was ordered, so no edit touches them.
 */
@Injectable()
export class EditMenu {
  readonly #logger = new Logger(EditMenu.name);

  constructor(
    private readonly database: Database,
    private readonly editor: MenuEditorRepository,
    private readonly relay: Relay,
    private readonly soldOut: SoldOutQueue,
    private readonly outbox: OutboxRepository,
  ) {}

  /**
   * Runs an edit of one's own in the line of the others. Answers the menu's new version.
   * @throws ProblemError `last_dish` when an open restaurant would be left without a dish that can be ordered.
   */
  async run(restaurantId: number, work: (tx: Transaction) => Promise<Edit>): Promise<Edit & { menuVersion: number }> {
    const { edit, event } = await this.database.transaction(async (tx) => {
      const counted = await this.editor.countUp(tx, restaurantId);
      if (counted === null) throw new ProblemError('not_found');
      const { menuVersion, isServing } = counted;
      const done = await work(tx);
      if (isServing && !(await this.editor.hasAnyDish(tx, restaurantId))) throw new ProblemError('last_dish');
      return { edit: { ...done, menuVersion }, event: await this.#announce(tx, restaurantId, menuVersion, done) };
    });
    this.relay.kick([event]);
    return edit;
  }

  addMenu(restaurantId: number, { name, description }: MenuDto): Promise<Edit> {
    return this.run(restaurantId, async (tx) => {
      const { length } = await this.editor.listMenus(tx, restaurantId);
      if (length >= MAX_MENUS) throw ProblemError.field('name', 'too_many', { max: MAX_MENUS });
      return restructured(await this.editor.addMenu(tx, restaurantId, name, description ?? null));
    });
  }

  /** @throws ProblemError `not_found`, `menu_changed`. */
  changeMenu(restaurantId: number, menuId: number, { name, description, expectedVersion }: MenuDto): Promise<Edit> {
    return this.run(restaurantId, async (tx) => {
      const change = { name, description: description ?? null, version: expectedVersion };
      if (!(await this.editor.changeMenu(tx, restaurantId, menuId, change))) {
        throw new ProblemError((await this.editor.hasMenu(tx, restaurantId, menuId)) ? 'menu_changed' : 'not_found');
      }
      return restructured(menuId);
    });
  }

  /** With its dishes. @throws ProblemError `not_found`. */
  deleteMenu(restaurantId: number, menuId: number): Promise<Edit> {
    return this.run(restaurantId, async (tx) => {
      if (!(await this.editor.deleteMenu(tx, restaurantId, menuId))) throw new ProblemError('not_found');
      return restructured(menuId);
    });
  }

  /** @throws ProblemError `not_restorable`. */
  restoreMenu(restaurantId: number, menuId: number): Promise<Edit> {
    return this.run(restaurantId, async (tx) => {
      if (!(await this.editor.restoreMenu(tx, restaurantId, menuId))) throw new ProblemError('not_restorable');
      return restructured(menuId);
    });
  }

  /** @throws ProblemError `menu_changed` when these are not all menus. */
  orderMenus(restaurantId: number, ids: readonly number[]): Promise<Edit> {
    return this.run(restaurantId, async (tx) => {
      const menus = await this.editor.listMenus(tx, restaurantId);
      if (menus.length !== ids.length || menus.some(({ id }) => !ids.includes(id)))
        throw new ProblemError('menu_changed');
      await this.editor.orderMenus(tx, restaurantId, ids);
      return restructured(null);
    });
  }

  /** @throws ProblemError `not_found`, `menu_changed` when a dish of the menu is missing, or one is not the restaurant's. */
  orderDishes(restaurantId: number, menuId: number, ids: readonly number[]): Promise<Edit> {
    return this.run(restaurantId, async (tx) => {
      if (!(await this.editor.hasMenu(tx, restaurantId, menuId))) throw new ProblemError('not_found');
      const dishes = await this.editor.listDishes(tx, restaurantId);
      const isMissing = dishes.some((dish) => dish.menuId === menuId && !ids.includes(dish.id));
      const moved = await this.editor.orderDishes(tx, restaurantId, menuId, ids);
      if (isMissing || moved !== ids.length) throw new ProblemError('menu_changed');
      return restructured(menuId);
    });
  }

  addDish(restaurantId: number, dish: DishDto): Promise<Edit> {
    return this.run(restaurantId, async (tx) => {
      if ((await this.editor.countDishes(tx, restaurantId)) >= MAX_DISHES) {
        throw ProblemError.field('name', 'too_many', { max: MAX_DISHES });
      }
      return restructured(await this.saveDish(tx, restaurantId, null, dish));
    });
  }

  /** @throws ProblemError `not_found`, `menu_changed`, `validation_failed`. */
  changeDish(restaurantId: number, dishId: number, dish: DishDto): Promise<Edit> {
    return this.run(restaurantId, async (tx) => restructured(await this.saveDish(tx, restaurantId, dishId, dish)));
  }

  /** Live for customers at once. @throws ProblemError `not_found`, `validation_failed` for a time that is over. */
  setDishAvailable(restaurantId: number, dishId: number, wish: AvailabilityDto): Promise<AvailabilityView> {
    return this.#setAvailable(restaurantId, dishId, wish, async (tx, availability) => {
      const isThere = await this.editor.setDishAvailable(tx, restaurantId, dishId, availability);
      if (!isThere) throw new ProblemError('not_found');
      return { id: dishId, dishIds: [dishId], isRestructured: false };
    });
  }

  /** @throws ProblemError `not_found`, `validation_failed` for a time that is over. */
  setOptionAvailable(restaurantId: number, optionId: number, wish: AvailabilityDto): Promise<AvailabilityView> {
    return this.#setAvailable(restaurantId, optionId, wish, async (tx, availability) => {
      const dishId = await this.editor.setOptionAvailable(tx, restaurantId, optionId, availability);
      if (dishId === null) throw new ProblemError('not_found');
      return restructured(dishId);
    });
  }

  /** Brings back what was sold out until now, all at once; nothing when another instance has done so. */
  async endSoldOut(restaurantId: number): Promise<void> {
    const event = await this.database.transaction(async (tx) => {
      const { dishIds, hasOptions } = await this.editor.endSoldOut(tx, restaurantId);
      if (dishIds.length === 0) return null;
      const counted = await this.editor.countUp(tx, restaurantId);
      if (counted === null) return null;
      return this.#announce(tx, restaurantId, counted.menuVersion, { id: null, dishIds, isRestructured: hasOptions });
    });
    if (event !== null) this.relay.kick([event]);
  }

  /** @throws ProblemError `not_found`. */
  deleteDish(restaurantId: number, dishId: number): Promise<Edit> {
    return this.run(restaurantId, async (tx) => {
      if (!(await this.editor.deleteDish(tx, restaurantId, dishId))) throw new ProblemError('not_found');
      return restructured(dishId);
    });
  }

  /** @throws ProblemError `not_restorable`. */
  restoreDish(restaurantId: number, dishId: number): Promise<Edit> {
    return this.run(restaurantId, async (tx) => {
      if (!(await this.editor.restoreDish(tx, restaurantId, dishId))) throw new ProblemError('not_restorable');
      return restructured(dishId);
    });
  }

  /** Within an edit; null adds. Options are left alone when the dish says nothing of them. */
  async saveDish(tx: Transaction, restaurantId: number, dishId: number | null, dish: DishDto): Promise<number> {
    const known = dishId === null ? NO_OPTIONS : await this.editor.listOptionIds(tx, dishId);
    const issues = issuesOf(dish, known);
    if (!(await this.editor.hasMenu(tx, restaurantId, dish.menuId))) {
      issues.unshift({ field: 'menuId', code: 'invalid_choice' });
    }
    if (dish.stationId && !(await this.editor.hasStation(tx, restaurantId, dish.stationId))) {
      issues.push({ field: 'stationId', code: 'invalid_choice' });
    }
    if (dishId !== null && !(await this.editor.hasDish(tx, restaurantId, dishId))) throw new ProblemError('not_found');
    if (issues.length > 0) throw new ProblemError('validation_failed', { issues });
    const fields = toDishFields(dish);
    const id = dishId ?? (await this.editor.addDish(tx, fields));
    if (dishId !== null) {
      const isChanged = await this.editor.changeDish(tx, restaurantId, id, fields, dish.expectedVersion);
      if (!isChanged) throw new ProblemError('menu_changed');
    }
    if (dish.optionGroups) {
      await this.editor.saveGroups(
        tx,
        id,
        dish.optionGroups.map((group) => ({
          id: group.id ?? null,
          name: group.name,
          minChoices: group.minChoices ?? 0,
          maxChoices: group.maxChoices ?? 1,
          options: toOptionFields(group),
        })),
      );
    }
    return id;
  }

  async #setAvailable(
    restaurantId: number,
    id: number,
    { available, until }: AvailabilityDto,
    write: (tx: Transaction, availability: Availability) => Promise<Edit>,
  ): Promise<AvailabilityView> {
    if (available && until !== undefined) throw ProblemError.field('until', 'invalid_choice');
    let soldOutUntil: Date | null = null;
    const { menuVersion } = await this.run(restaurantId, async (tx) => {
      if (until !== undefined) {
        soldOutUntil = await this.editor.findSoldOutEnd(tx, restaurantId, until);
        if (soldOutUntil === null) throw ProblemError.field('until', 'time_over');
      }
      return write(tx, { available, soldOutUntil });
    });
    if (soldOutUntil !== null) await this.#scheduleReturn(restaurantId, soldOutUntil);
    return { id, available, soldOutUntil: toIsoOrNull(soldOutUntil), menuVersion };
  }

  /** The sweep finds what the queue was not told of. */
  async #scheduleReturn(restaurantId: number, until: Date): Promise<void> {
    try {
      await this.soldOut.add(restaurantId, until);
    } catch (error) {
      this.#logger.warn({ err: error }, 'A return was not scheduled; the sweep will find it.');
    }
  }

  async #announce(tx: Transaction, restaurantId: number, menuVersion: number, edit: Edit): Promise<EventOf<'menu'>> {
    const changed = await this.editor.listChanged(tx, restaurantId, edit.dishIds);
    const payload: EventOf<'menu'>['payload'] = {
      restaurantId,
      menuVersion,
      items: changed.map(({ id, available, soldOutUntil, priceCents }) => ({
        id,
        available,
        soldOutUntil: toIsoOrNull(soldOutUntil),
        price: toMoney(priceCents),
      })),
      ...(edit.isRestructured && { isRestructured: true }),
    };
    return this.outbox.append(tx, 'menu', { payload });
  }
}

function restructured(id: number | null): Edit {
  return { id, dishIds: id === null ? [] : [id], isRestructured: true };
}
