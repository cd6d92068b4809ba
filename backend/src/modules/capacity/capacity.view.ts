import type { CapacityView } from '../../contracts/restaurants/capacity.ts';
import type { CapacityRow } from './capacity.repository.ts';

export function toCapacityView(row: CapacityRow): CapacityView {
  return {
    isOpen: row.isOpen,
    opensAt: row.isOpen ? null : (row.opensAt?.toISOString() ?? null),
    pausedUntil: row.pausedUntil?.toISOString() ?? null,
    pauseReason: row.pauseReason,
    busyMinutes: row.busyMinutes,
    busyUntil: row.busyUntil?.toISOString() ?? null,
    quarterCap: row.quarterCap,
    quarterCapUntil: row.quarterCapUntil?.toISOString() ?? null,
    ordersThisQuarter: row.ordersThisQuarter,
    fullUntil: row.fullUntil?.toISOString() ?? null,
    version: row.openVersion,
  };
}
