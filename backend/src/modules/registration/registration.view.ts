import { DEFAULT_PLAN } from '../../contracts/restaurants/plans.ts';
import type { AdminRegistrationView } from '../../contracts/restaurants/approval.ts';
import type { RegisteredRestaurantView } from '../../contracts/restaurants/restaurant-views.ts';
import { pick } from '../../database/sql/pick.ts';
import type { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { toMoney } from '../../money/money.ts';
import { missingOf } from '../restaurants/opening/opening-needs.ts';
import { toDeliveryTime } from '../../contracts/restaurants/delivery-time.ts';
import type { PendingRow } from './pending.repository.ts';

export function toRegisteredView(row: Restaurant): RegisteredRestaurantView {
  return {
    ...pick(row, 'id', 'name', 'email', 'city', 'address', 'description', 'imageUrl', 'posApiUrl', 'isActive'),
    ...pick(row, 'isOpen', 'subscriptionActive', 'reviewStatus'),
    deliveryFee: toMoney(row.deliveryFeeCents),
    deliveryTime: toDeliveryTime(row),
    subscriptionPlan: row.subscriptionPlan ?? DEFAULT_PLAN,
    createdAt: row.createdAt.toISOString(),
  };
}

export function toRegistrationView(row: PendingRow): AdminRegistrationView {
  return {
    ...pick(row, 'id', 'name', 'email', 'city', 'address', 'phone', 'description', 'category', 'imageUrl'),
    ...pick(row, 'legalName', 'vatId', 'plan', 'language', 'ageMinutes', 'isOverdue', 'reviewVersion'),
    deliveryFee: toMoney(row.deliveryFeeCents),
    deliveryTime: toDeliveryTime(row),
    traderDeclaredAt: row.traderDeclaredAt?.toISOString() ?? null,
    missing: missingOf(row),
    till: { isUrlSet: row.isUrlSet, isKeySet: row.isKeySet },
    price: row.priceCents === null ? null : toMoney(row.priceCents),
    submittedAt: row.createdAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
  };
}
