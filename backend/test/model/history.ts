/** A history: what five people and the system try with one order, several of them at once. */
import fc from 'fast-check';
import { MAX_TIP_CENTS } from '../../src/contracts/constants.ts';
import { CANCEL_REASONS, ORDER_STATUSES } from '../../src/contracts/orders/order-status.ts';

export const STEPS = 30;
const AT_ONCE = 4;

/** Whoever knows the order and whoever should not. `guest` holds the token of an order without an account. */
export const ACTORS = ['customer', 'stranger', 'guest', 'kitchen', 'otherKitchen', 'admin'] as const;
export type ActorName = (typeof ACTORS)[number];

/** Which version a caller names: the one that it read before its turn, one that is gone, or none. */
const version = fc.constantFrom('current', 'stale', 'none');
export type NamedVersion = 'current' | 'stale' | 'none';

const actor = fc.constantFrom(...ACTORS);
/** Half of all moves are tried by who may make them, or few histories would come far. */
const mover = fc.oneof(fc.constant('kitchen' as const), actor);

const step = fc.oneof(
  // The way that orders go, so that histories come as far as a review.
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('advance' as const), by: fc.constant('kitchen' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      by: mover,
      status: fc.constantFrom(...ORDER_STATUSES),
      reason: fc.option(fc.constantFrom(...CANCEL_REASONS), { nil: undefined, freq: 2 }),
      version,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('undo' as const, 'recall' as const), by: mover, version }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('estimate' as const),
      by: mover,
      minutes: fc.constantFrom(5, 10),
      version,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('see' as const), by: mover }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), by: actor }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('claim' as const), by: actor }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('review' as const), by: actor, rating: fc.integer({ min: 1, max: 5 }) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('read' as const), by: actor, withToken: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      result: fc.constantFrom('paid' as const, 'failed' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lapse' as const) }) },
);
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

export const history = fc.record({
  byGuest: fc.boolean(),
  throughPos: fc.boolean(),
  tipCents: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: MAX_TIP_CENTS })),
  /** Each group is tried at once. */
  groups: fc
    .tuple(
      fc.array(step, { minLength: STEPS, maxLength: STEPS }),
      fc.array(fc.integer({ min: 1, max: AT_ONCE }), { minLength: STEPS, maxLength: STEPS }),
    )
    .map(([steps, sizes]) => {
      const groups: Step[][] = [];
      for (let from = 0, turn = 0; from < steps.length; turn += 1) {
        const size = sizes[turn] ?? 1;
        groups.push(steps.slice(from, from + size));
        from += size;
      }
      return groups;
    }),
});
export type History = typeof history extends fc.Arbitrary<infer T> ? T : never;
