/** Whether watchers are told where riders are: in order, only while the order is on its way, and again once all is mended. */
import type { FaultClock } from '../faults.ts';
import type { Town } from '../people/town.ts';
import type { Findings } from './findings.ts';

export function judgePositions(town: Town, faults: FaultClock, findings: Findings): void {
  const moves = town.ordersViews.map((view) => view.moves);
  for (const line of moves.flatMap(({ wrong }) => wrong)) findings.doubled(line);
  if (town.riders.length === 0) return;
  const latestAtMs = Math.max(...moves.map((each) => each.latestAtMs));
  const outages = town.riders.flatMap(({ screen }) => screen.outages);
  if (latestAtMs <= Math.max(faults.healedAtMs, ...outages.map(({ toMs }) => toMs)))
    findings.lost('no position was told after all was mended');
}

export function positionsTold(town: Town): number {
  return town.ordersViews.reduce((sum, { moves }) => sum + moves.count, 0);
}
