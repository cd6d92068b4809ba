import { DEFAULT_PLAN } from '../../contracts/constants.ts';
import type { AdminRegistrationView } from '../../contracts/restaurants/approval.ts';
import type { RegisteredRestaurantView } from '../../contracts/restaurants/restaurant-views.ts';
import type { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { toMoney } from '../../money/money.ts';
import { missingOf } from '../restaurants/opening/opening-needs.ts';
import { toDeliveryTime } from '../restaurants/profile/restaurant.view.ts';
import type { PendingRow } from './pending.repository.ts';

export function toRegisteredView(row: Restaurant): RegisteredRestaurantView {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    city: row.city,
    address: row.address,
    description: row.description,
    imageUrl: row.imageUrl,
    deliveryFee: toMoney(row.deliveryFeeCents),
    deliveryTime: toDeliveryTime(row),
    posApiUrl: row.posApiUrl,
    subscriptionPlan: row.subscriptionPlan ?? DEFAULT_PLAN,
    isActive: row.isActive,
    isOpen: row.isOpen,
    subscriptionActive: row.subscriptionActive,
    reviewStatus: row.reviewStatus,
    createdAt: row.createdAt.toISOString(),
  };
}

export function toRegistrationView(row: PendingRow): AdminRegistrationView {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    city: row.city,
    address: row.address,
    phone: row.phone,
    description: row.description,
    category: row.category,
    imageUrl: row.imageUrl,
    deliveryFee: toMoney(row.deliveryFeeCents),
    deliveryTime: toDeliveryTime(row),
    legalName: row.legalName,
    vatId: row.vatId,
    traderDeclaredAt: row.traderDeclaredAt?.toISOString() ?? null,
    missing: missingOf(row),
    till: { isUrlSet: row.isUrlSet, isKeySet: row.isKeySet },
    plan: row.plan,
    price: row.priceCents === null ? null : toMoney(row.priceCents),
    language: row.language,
    submittedAt: row.createdAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    ageMinutes: row.ageMinutes,
    isOverdue: row.isOverdue,
    reviewVersion: row.reviewVersion,
  };
}
