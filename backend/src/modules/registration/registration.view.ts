/** Row → answer. */
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
    deliveryTime: toDeliveryTime({
      delivery_min_minutes: row.deliveryMinMinutes,
      delivery_max_minutes: row.deliveryMaxMinutes,
    }),
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
    imageUrl: row.image_url,
    deliveryFee: toMoney(row.delivery_fee_cents),
    deliveryTime: toDeliveryTime(row),
    legalName: row.legal_name,
    vatId: row.vat_id,
    traderDeclaredAt: row.trader_declared_at?.toISOString() ?? null,
    missing: missingOf(row),
    till: { isUrlSet: row.is_url_set, isKeySet: row.is_key_set },
    plan: row.plan,
    price: row.price_cents === null ? null : toMoney(row.price_cents),
    language: row.language,
    submittedAt: row.created_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    ageMinutes: row.age_minutes,
    isOverdue: row.is_overdue,
    reviewVersion: row.review_version,
  };
}
