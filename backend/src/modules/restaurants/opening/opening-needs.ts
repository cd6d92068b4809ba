/** What a restaurant needs before it may sell, and as long as it does. */
import type { EntityManager } from 'typeorm';
import { OPENING_NEEDS, type OpeningNeed } from '../../../contracts/restaurants/opening-needs.ts';
import { missingTraderFields } from '../../../contracts/restaurants/trader.ts';
import { isAvailable } from '../../../database/shared/availability.ts';
import { MenuItem } from '../../../entities/menus/menu-item.entity.ts';
import { Menu } from '../../../entities/menus/menu.entity.ts';
import type { Restaurant } from '../../../entities/restaurants/restaurant.entity.ts';
import { ProblemError } from '../../../http/problem.ts';

export type TraderRow = Pick<Restaurant, 'legalName' | 'vatId' | 'phone' | 'traderDeclaredAt'>;

/** Whether it has a dish that guests can order. */
export function isServing(manager: EntityManager, restaurantId: number): Promise<boolean> {
  return manager
    .createQueryBuilder(MenuItem, 'i')
    .innerJoin(Menu, 'm', 'm.id = i.menuId AND m.deletedAt IS NULL')
    .where('m.restaurantId = :restaurantId AND i.deletedAt IS NULL AND NOT i.isDraft', { restaurantId })
    .andWhere(isAvailable('i'))
    .getExists();
}

export function missingOf(row: TraderRow) {
  return missingTraderFields({ ...row, traderDeclaredAt: row.traderDeclaredAt?.toISOString() ?? null });
}

/** Of one that has been open already its trader's data alone. */
export async function openingNeedsOf(manager: EntityManager, row: Restaurant): Promise<OpeningNeed[]> {
  const isDone: Readonly<Record<OpeningNeed, boolean>> = {
    photo: !row.isNew || row.imageUrl !== null,
    menu: !row.isNew || (await isServing(manager, row.id)),
    hours: row.hoursConfirmed,
    legal: missingOf(row).length === 0,
  };
  return OPENING_NEEDS.filter((need) => !isDone[need]);
}

/** @throws ProblemError `trader_data_missing`, which names each field. */
export function checkTraderData(row: TraderRow): void {
  const missing = missingOf(row);
  if (missing.length === 0) return;
  throw new ProblemError('trader_data_missing', { issues: missing.map((field) => ({ field, code: 'required' })) });
}
