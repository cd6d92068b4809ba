import { metersBetween, type Point } from '../../../contracts/places/geometry.ts';
import {
  AGREEING_POSITIONS,
  MAX_ACCURACY_METERS,
  MAX_AHEAD_MS,
  MAX_POSITION_AGE_MS,
  MAX_RIDING_SPEED_MPS,
  type PositionRefusal,
  type TakenPosition,
} from '../../../contracts/riders/position.ts';

/** A position whose time was read. */
export interface Fix extends TakenPosition {
  readonly atMs: number;
}

/** What is known of where a rider was before. */
export interface Trail {
  readonly last: Fix | null;
  /** The latest of those in a row that nobody can have ridden to from `last`, and how many agree with each other. */
  readonly doubted: { readonly fix: Fix; readonly count: number } | null;
}

export interface Judgement {
  readonly trail: Trail;
  /** It is null when the position is taken. */
  readonly refusal: PositionRefusal | null;
}

export const NO_TRAIL: Trail = { last: null, doubted: null };

/** Judges a position by itself, and by the one before. */
export function judgePosition(fix: Fix, trail: Trail, nowMs: number, isNearCity: (point: Point) => boolean): Judgement {
  const refusal = refusalOf(fix, trail, nowMs, isNearCity);
  if (refusal !== null) return { trail, refusal };
  const taken: Judgement = { trail: { last: fix, doubted: null }, refusal: null };
  if (trail.last === null || isRideable(trail.last, fix)) return taken;
  const count = trail.doubted !== null && isRideable(trail.doubted.fix, fix) ? trail.doubted.count + 1 : 1;
  if (count >= AGREEING_POSITIONS) return taken;
  return { trail: { last: trail.last, doubted: { fix, count } }, refusal: 'position_implausible' };
}

function refusalOf(
  fix: Fix,
  { last, doubted }: Trail,
  nowMs: number,
  isNearCity: (point: Point) => boolean,
): PositionRefusal | null {
  if (fix.atMs > nowMs + MAX_AHEAD_MS) return 'position_in_future';
  if (fix.atMs < nowMs - MAX_POSITION_AGE_MS) return 'position_too_old';
  if (!isNearCity(fix)) return 'position_outside';
  if (fix.accuracyMeters > MAX_ACCURACY_METERS) return 'position_inaccurate';
  const before = doubted?.fix ?? last;
  if (before !== null && (fix.sequence <= before.sequence || fix.atMs <= before.atMs)) return 'position_not_newer';
  return null;
}

/** Both may be off by as much as they say. */
function isRideable(from: Fix, to: Fix): boolean {
  const meters = metersBetween(from, to) - from.accuracyMeters - to.accuracyMeters;
  return meters <= (MAX_RIDING_SPEED_MPS * (to.atMs - from.atMs)) / 1_000;
}
