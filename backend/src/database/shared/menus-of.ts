import { Raw } from 'typeorm';

/** For a column with the id of a menu: one of this restaurant, deleted ones too. */
export const anyMenuOf = (restaurantId: number) =>
  Raw<number>((menuId) => `${menuId} IN (SELECT id FROM menus WHERE restaurant_id = :restaurantId)`, { restaurantId });

export const menuOf = (restaurantId: number) =>
  Raw<number>(
    (menuId) => `${menuId} IN (SELECT id FROM menus WHERE restaurant_id = :restaurantId AND deleted_at IS NULL)`,
    { restaurantId },
  );
