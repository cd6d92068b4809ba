/** Rows → answer. */
import type { AdminOrderDetailView, AdminOrderEventView } from '../../contracts/admin.ts';
import { LANGUAGES } from '../../contracts/constants.ts';
import type { AdminOrderEventRow, OrderRestaurantRow } from './admin-order.repository.ts';
import type { FullOrderRow } from './order.rows.ts';
import { toIso, toOrderView } from './order.view.ts';

export function toAdminOrderDetail(
  row: FullOrderRow,
  restaurant: OrderRestaurantRow,
  events: readonly AdminOrderEventRow[],
): AdminOrderDetailView {
  return {
    order: toOrderView(row, 'admin'),
    customer: {
      userId: row.user_id,
      name: row.customer_name,
      email: row.customer_email,
      phone: row.customer_phone,
      language: LANGUAGES.find((known) => known === row.language) ?? 'de',
      isGuest: row.guest_token !== null,
    },
    restaurant,
    events: events.map(toEventView),
  };
}

function toEventView(row: AdminOrderEventRow): AdminOrderEventView {
  return {
    version: row.version,
    status: row.status,
    previousStatus: row.previous_status,
    by: row.actor,
    actorId: row.actor_id,
    actorName: row.actor_name,
    reason: row.reason,
    paymentStatus: row.payment_status,
    estimatedFrom: toIso(row.estimated_from),
    estimatedTo: toIso(row.estimated_to),
    at: row.at.toISOString(),
    notifications: row.notifications,
  };
}
