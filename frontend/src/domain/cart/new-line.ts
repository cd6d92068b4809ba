import type { MenuItemView } from '@contracts/menus/menu-views.ts';
import type { RestaurantDetailView } from '@contracts/restaurants/restaurant-views.ts';
import { toCents } from '../../lib/format/money.ts';
import type { NewCartLine } from './cart.ts';

/** What a line of the cart, and what shows dishes, knows of its restaurant. */
export type LineRestaurant = Pick<RestaurantDetailView, 'id' | 'name' | 'isOpen' | 'deliveryFee' | 'minimumOrder'>;

/** What was asked for with a dish. */
interface Wishes {
  optionIds?: readonly number[];
  notes?: string;
}

/** A dish as the menu has it now, with what was chosen, as a line of the cart. */
export function newLineOf(
  restaurant: LineRestaurant,
  item: MenuItemView,
  { optionIds = [], notes = '' }: Wishes = {},
): NewCartLine {
  const wanted = new Set(optionIds);
  const chosen = item.optionGroups.flatMap((group) => group.options).filter((option) => wanted.has(option.id));
  const priceCents = chosen.reduce((sum, option) => sum + toCents(option.price), toCents(item.price));
  return {
    id: item.id,
    restaurantId: restaurant.id,
    restaurantName: restaurant.name,
    isRestaurantOpen: restaurant.isOpen,
    name: item.name,
    description: item.description,
    price: priceCents / 100,
    imageUrl: item.imageUrl,
    deposit: Number(item.deposit),
    deliveryFee: Number(restaurant.deliveryFee),
    minimumOrder: Number(restaurant.minimumOrder),
    ...(chosen.length > 0 && {
      optionIds: chosen.map((option) => option.id),
      optionNames: chosen.map((option) => option.name),
    }),
    ...(notes.trim() !== '' && { notes: notes.trim() }),
  };
}
