/** Where riders are. A position is the latest value of a stream and no event of an order: it has no version and is not kept. */
import type { Point } from '../places/geometry.ts';
import type { Count, Id, IsoTime } from '../units.ts';

/** As a rider's phone sends it, by the socket's `position` or in `POST /api/rider/position`. */
export interface TakenPosition extends Point {
  /** The phone's own estimate of how far off it may be. */
  accuracyMeters: number;
  /** Degrees clockwise from north; null while the phone cannot say. */
  heading: number | null;
  /** It is null while the phone cannot say. */
  speedMps: number | null;
  /** Rises from position to position, also over a reload of the page: begin with the time. */
  sequence: number;
  at: IsoTime;
}

/** `heading` and `speedMps` may be left out. */
export type SentPosition = Omit<TakenPosition, 'heading' | 'speedMps'> & Partial<TakenPosition>;

/** In one call: ten minutes without a line, at one position every five seconds. */
export const MAX_POSITIONS = 120;
export const POSITIONS_PER_SECOND = 2;
/** A phone that only knows its radio cell would put the marker into another district. */
export const MAX_ACCURACY_METERS = 200;
/** How far a phone's clock may be ahead. */
export const MAX_AHEAD_MS = 30_000;
/** Older ones say nothing any more, not even of the way that was ridden. */
export const MAX_POSITION_AGE_MS = 10 * 60_000;
/** For so long a position is somebody's latest one. */
export const POSITION_LIFETIME_MS = 2 * 60_000;
/** 72 km/h: faster than any bicycle downhill. */
export const MAX_RIDING_SPEED_MPS = 20;
/** After so many in a row that agree with each other, it was the one before them that was wrong. */
export const AGREEING_POSITIONS = 3;

/** Why a position is not taken. Beside them `too_many_requests`. */
export const POSITION_REFUSALS = [
  'position_invalid',
  'position_outside',
  'position_inaccurate',
  'position_in_future',
  'position_too_old',
  'position_implausible',
  'position_not_newer',
  'no_rider',
  'off_shift',
] as const;
export type PositionRefusal = (typeof POSITION_REFUSALS)[number] | 'too_many_requests';
/** In the acknowledgement of the socket's `position`. */
export const POSITION_ERROR_CODES = [...POSITION_REFUSALS, 'too_many_requests', 'unavailable'] as const;
export type PositionErrorCode = (typeof POSITION_ERROR_CODES)[number];

/** `POST /api/rider/position`: each position is judged by itself. */
export interface PositionsTakenView {
  taken: Count;
  refused: { sequence: number; code: PositionRefusal }[];
}

/** Where the rider of an order is, for whoever watches it. */
export interface RidePositionView extends Point {
  accuracyMeters: number;
  heading: number | null;
  sequence: number;
  at: IsoTime;
}

/** `GET /api/orders/{id}/ride`. */
export interface RideView {
  orderId: Id;
  /** How many others the rider goes to before. Null while the order is not on the way with a rider of the restaurant's. */
  stopsBefore: Count | null;
  /** Only while the order is the rider's next one; null also while nothing was heard for two minutes. */
  position: RidePositionView | null;
  estimatedFrom: IsoTime | null;
  estimatedTo: IsoTime | null;
}

/** One of the riders on shift, as their restaurant and admins see them: snapshots of `restaurant:{id}:riders`. */
export interface RiderPlaceView extends RidePositionView {
  riderId: Id;
  restaurantId: Id;
  /** Where the rider goes next; null without an order on the way. */
  orderId: Id | null;
}
