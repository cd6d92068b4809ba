/** Row → answer. */
import type { LoadView } from '../../contracts/restaurants/capacity.ts';
import type { CapacityRow } from './capacity.repository.ts';

export function toCapacityView(row: CapacityRow): LoadView {
  return {
    pausedUntil: row.paused_until?.toISOString() ?? null,
    pauseReason: row.pause_reason,
    busyMinutes: row.busy_minutes,
    busyUntil: row.busy_until?.toISOString() ?? null,
    quarterCap: row.quarter_cap,
    quarterCapUntil: row.quarter_cap_until?.toISOString() ?? null,
    ordersThisQuarter: row.orders_this_quarter,
    fullUntil: row.full_until?.toISOString() ?? null,
    version: row.open_version,
  };
}
