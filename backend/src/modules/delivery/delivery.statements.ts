import { AREA_OF_POSTCODE, IS_SERVED, selectTerms, type TermsRow } from '../../database/shared/delivery-terms.ts';
import { select } from '../../database/sql/columns.ts';
import type { Statement } from '../../database/connection/database.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';

export interface DeliveryTermsRow extends TermsRow, Pick<Restaurant, 'offersPickup' | 'city'> {
  isServed: boolean;
}

/** $1 restaurant, $2 postcode. SQL, since it is the same reckoning as that of lists and orders. */
export const FIND_DELIVERY: Statement = {
  name: 'delivery_find',
  text: `
    SELECT ${select(Restaurant, 'r', ['offersPickup', 'city'])}, ${IS_SERVED} AS "isServed", ${selectTerms('area')}
    FROM restaurants r LEFT JOIN (${AREA_OF_POSTCODE('$2')} AND p.restaurant_id = $1) AS a ON true
    WHERE r.id = $1 AND r.is_active`,
};
