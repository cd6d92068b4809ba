import type { EntityManager } from 'typeorm';
import { DeliveryArea } from '../../entities/restaurants/delivery-area.entity.ts';
import { DeliveryPostcode } from '../../entities/restaurants/delivery-postcode.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { postcodesOf } from '../../geography/postcodes.ts';
import { doorOf } from './door.ts';
import { areaAt } from './match-area.ts';

/** In the owner's order. */
export function listAreas(manager: EntityManager, restaurantId: number): Promise<DeliveryArea[]> {
  return manager.find(DeliveryArea, { where: { restaurantId }, order: { position: 'ASC', id: 'ASC' } });
}

/**
 * Reckons anew which area holds for each postcode of a locked restaurant's city. It is to be called whenever its areas, its
 * city or its door have changed.
 */
export async function reckonPostcodes(
  manager: EntityManager,
  restaurant: Pick<Restaurant, 'id' | 'city' | 'address' | 'latitude' | 'longitude'>,
): Promise<void> {
  const restaurantId = restaurant.id;
  const areas = await listAreas(manager, restaurantId);
  const door = doorOf(restaurant);
  const rows = postcodesOf(restaurant.city).flatMap(({ postcode, latitude, longitude }) => {
    const area = areaAt(areas, door, { postcode, point: { latitude, longitude } });
    return area === null ? [] : [{ postcode, restaurantId, areaId: area.id, ...termsOf(area) }];
  });
  await manager.delete(DeliveryPostcode, { restaurantId });
  if (rows.length > 0) await manager.insert(DeliveryPostcode, rows);
  await manager.update(Restaurant, { id: restaurantId }, { deliversByArea: areas.length > 0 });
}

function termsOf({ feeCents, freeFromCents, minimumOrderCents, extraMinutes }: DeliveryArea) {
  return { feeCents, freeFromCents, minimumOrderCents, extraMinutes };
}
