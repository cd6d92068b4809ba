import type { DeliveryAreaView, DeliveryView } from '../../contracts/places/delivery-areas.ts';
import { toDeliveryTime } from '../../contracts/restaurants/delivery-time.ts';
import { pick } from '../../database/sql/pick.ts';
import type { DeliveryArea } from '../../entities/restaurants/delivery-area.entity.ts';
import { toMoney } from '../../money/money.ts';
import type { DeliveryTermsRow } from './delivery.statements.ts';

export function toAreaView(area: DeliveryArea): DeliveryAreaView {
  return {
    ...pick(area, 'id', 'name', 'postcodes', 'polygon', 'radiusMeters', 'extraMinutes', 'isActive'),
    fee: toMoney(area.feeCents),
    freeFrom: area.freeFromCents === null ? null : toMoney(area.freeFromCents),
    minimumOrder: toMoney(area.minimumOrderCents),
  };
}

const NOWHERE = { delivers: false, fee: null, freeFrom: null, minimumOrder: null, deliveryTime: null } as const;

export function toDeliveryView(row: DeliveryTermsRow): DeliveryView {
  const canPickUp = row.offersPickup;
  if (!row.isServed) return { ...NOWHERE, canPickUp };
  return {
    delivers: true,
    fee: toMoney(row.deliveryFeeCents),
    freeFrom: row.freeFromCents === null ? null : toMoney(row.freeFromCents),
    minimumOrder: toMoney(row.minimumOrderCents),
    deliveryTime: toDeliveryTime(row),
    canPickUp,
  };
}
