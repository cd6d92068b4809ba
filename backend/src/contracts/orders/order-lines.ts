/** How far the kitchen is with each line of an order: stations work on lines, the pass completes the order. */
import type { Id, IsoTime, Version } from '../units.ts';

export const LINE_STATES = ['todo', 'doing', 'done'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** One of the answer to `PUT /api/restaurant/orders/{id}/lines`, and `order:line` without its topic. */
export interface OrderLineView {
  orderId: Id;
  lineId: Id;
  /** 1 at placing, one more with each change of the line. */
  version: Version;
  state: LineState;
  at: IsoTime;
}
