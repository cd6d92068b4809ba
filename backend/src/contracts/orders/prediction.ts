/** How long the two stages of a delivery take: what was measured, and what is predicted from it. */
import type { Count, Id } from '../units.ts';

/** As a share of what one would say without any history: half of the orders took no more than `p50`, four of five no more than `p80`. */
export interface MeasuredShare {
  orders: Count;
  p50: number;
  p80: number;
}

/** Over everything, and by cells: `lunch/2` is an hour of the day, and a band of the load or the distance. */
export interface StageTimes {
  all: MeasuredShare;
  cells: Readonly<Record<string, MeasuredShare>>;
}

/** In minutes. */
export interface StagePrediction {
  p50: number;
  p80: number;
  explanation: Explanation;
}

/** How a prediction came about, for whoever asks. */
export interface Explanation {
  /** Hour and load, or hour and distance. */
  cell: string;
  /** The restaurant's own in that cell, its own in all, and the city's in that cell. */
  orders: Count;
  ordersInAll: Count;
  ordersOfCity: Count;
  /** Of what the cell's own orders did not say: 1 where there were none, less the more there were. */
  priorWeight: number;
  /** What was multiplied: what the kitchen said, or the usual time for the distance. */
  usualMinutes: number;
  /** Of a ride that is under way: the doors before this one. The usual minutes are those that are left then. */
  stopsBefore?: Count;
}

/** What delayed an order, where its promise was moved: the kitchen's own word, a departure that came late, or the ride. */
export const DELAY_CAUSES = ['kitchen', 'departure', 'ride'] as const;
export type DelayCause = (typeof DELAY_CAUSES)[number];

/** `GET /api/orders/{id}/arrival`: why it arrives when it does. */
export interface ArrivalView {
  orderId: Id;
  /** Of what moved its promise furthest; null where nothing did, and once it is over. */
  cause: DelayCause | null;
  /** The doors before it when a ride moved it. */
  stopsBefore: Count | null;
  /** What the newest promise was reckoned from: for the restaurant and admins. Null where nothing was measured. */
  reckoned: ReckonedView | null;
}

export interface ReckonedView {
  /** Null where no kitchen was predicted. */
  kitchen: StagePrediction | null;
  ride: StagePrediction;
}

/** What became of what was promised of deliveries. */
export interface PunctualityView {
  deliveries: Count;
  /** That came no later than was promised. */
  onTime: Count;
  /** That came within the range of their confirmation. */
  held: Count;
  /** From the middle of that range to the arrival: half were no further away. 0 without any delivery. */
  medianErrorMinutes: number;
}

/** Of fewer nothing is said to guests: one late order would be a tenth. */
export const MIN_PUBLIC_DELIVERIES = 20;
