import type { CityOrderView, CityRiderView } from '../../contracts/admin/admin-city.ts';
import type { Point } from '../../contracts/places/geometry.ts';
import { postcodeIn } from '../../contracts/places/postal-address.ts';
import type { RidePositionView } from '../../contracts/riders/position.ts';
import { pick } from '../../database/sql/pick.ts';
import { placeOfAddress } from '../../geography/place-of-address.ts';
import type { CityOrderRow, CityRiderRow } from './admin-city.statements.ts';

export function toCityOrder(row: CityOrderRow): CityOrderView {
  const place = placeOf(row);
  return {
    ...pick(row, 'id', 'version', 'status', 'fulfilment', 'restaurantId', 'restaurantName', 'riderId', 'riderName'),
    postcode: row.postal?.postcode ?? postcodeIn(row.deliveryAddress ?? ''),
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    createdAt: row.createdAt.toISOString(),
    estimatedFrom: row.estimatedFrom?.toISOString() ?? null,
    estimatedTo: row.estimatedTo?.toISOString() ?? null,
    scheduledFor: row.scheduledFor?.toISOString() ?? null,
  };
}

/** No street is asked for: which area it goes to is what a look at the city needs. */
function placeOf(row: CityOrderRow): Point | null {
  if (row.fulfilment === 'delivery') return placeOfAddress(row);
  const { restaurantLatitude: latitude, restaurantLongitude: longitude } = row;
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

export function toCityRider({ since, ...rider }: CityRiderRow, position: RidePositionView | null): CityRiderView {
  return { ...rider, since: since.toISOString(), position };
}
