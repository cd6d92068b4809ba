import type { CapacityView, InterventionView } from '../../contracts/restaurants/capacity.ts';
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
    intervention: currentIntervention(row),
    version: row.openVersion,
  };
}

/** A pause or added minutes by an admin are news while they last; what else an admin did, until the kitchen has read it. */
function currentIntervention(row: CapacityRow): InterventionView | null {
  const { intervention } = row;
  if (intervention === null) return null;
  if (intervention.kind === 'pause' && (row.pausedUntil === null || row.pauseReason !== null)) return null;
  if (intervention.kind === 'busy' && row.busyMinutes === 0) return null;
  return { ...intervention, at: new Date(intervention.at).toISOString() };
}
