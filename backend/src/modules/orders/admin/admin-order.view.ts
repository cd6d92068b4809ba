import type { AdminOrderDetailView, AdminOrderEventView } from '../../../contracts/admin/admin.ts';
import { LANGUAGES } from '../../../contracts/constants.ts';
import { pick } from '../../../database/sql/pick.ts';
import type { AdminOrderEventRow, OrderRestaurantRow } from './admin-order.repository.ts';
import type { FullOrderRow } from '../order/order.rows.ts';
import { toIso, toOrderView } from '../order/order.view.ts';

export function toAdminOrderDetail(
  row: FullOrderRow,
  restaurant: OrderRestaurantRow,
  events: readonly AdminOrderEventRow[],
): AdminOrderDetailView {
  return {
    order: toOrderView(row, 'admin'),
    customer: {
      userId: row.userId,
      name: row.customerName,
      email: row.customerEmail,
      phone: row.customerPhone,
      language: LANGUAGES.find((known) => known === row.language) ?? 'de',
      isGuest: row.guestToken !== null,
    },
    restaurant,
    rider: row.riderId === null || row.riderName === null ? null : { id: row.riderId, name: row.riderName },
    events: events.map(toEventView),
  };
}

function toEventView(row: AdminOrderEventRow): AdminOrderEventView {
  return {
    ...pick(row, 'version', 'status', 'previousStatus', 'actorId', 'actorName', 'reason', 'paymentStatus'),
    ...pick(row, 'notifications'),
    by: row.actor,
    estimatedFrom: toIso(row.estimatedFrom),
    estimatedTo: toIso(row.estimatedTo),
    at: row.at.toISOString(),
  };
}
