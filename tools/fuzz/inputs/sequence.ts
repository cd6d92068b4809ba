/** Which input comes at which place: the same for the same seed, however many are asked for. */
import fc from 'fast-check';
import type { Operation } from '../contract/operations.ts';
import type { Schemas } from '../contract/schema.ts';
import { CALLER_KINDS, type CallerKind, callersOf } from '../setting/callers.ts';
import type { Known } from '../setting/known.ts';
import type { Input } from './input.ts';
import { type Place, placesOf } from './places.ts';
import { type Plan, requestTo } from './request.ts';

/** Every fourth input is valid, so that there is something to be wrong about, and good answers are judged too. */
const VALID_EVERY = 4;
/** One in so many comes from anybody, whether allowed or not. */
const STRANGER_EVERY = 6;

interface Cell {
  readonly operation: Operation;
  readonly place: Place;
}

export class Sequence {
  private readonly cells: readonly Cell[];

  constructor(
    private readonly operations: readonly Operation[],
    private readonly schemas: Schemas,
    private readonly seed: number,
  ) {
    const all = operations.flatMap((operation) =>
      placesOf(operation, schemas).map((place): Cell => ({ operation, place })),
    );
    const shuffled = fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length });
    this.cells = fc.sample(shuffled, { seed, numRuns: 1 })[0] ?? [];
  }

  /** Places times kinds: so many faulty inputs until each has been tried once. */
  get size(): number {
    return this.cells.length;
  }

  at(
    index: number,
    known: Known,
  ): { readonly seed: number; readonly arbitrary: fc.Arbitrary<Input>; readonly operation: Operation } {
    const seed = mixed(this.seed, index);
    const plan = this.plan(index, seed);
    return { seed, arbitrary: requestTo(plan, this.schemas, known), operation: plan.operation };
  }

  private plan(index: number, seed: number): Plan {
    const turn = Math.floor(index / VALID_EVERY);
    if (index % VALID_EVERY === 0) {
      const operation = this.operations[mixed(this.seed, turn + 0x10_0000) % this.operations.length]!;
      return { operation, caller: callerOf(operation, seed), places: [] };
    }
    const faulty = index - turn - 1;
    const cell = this.cells[faulty % this.cells.length]!;
    const caller = callerOf(cell.operation, seed);
    // Once every single fault has had its turn, each is tried beside another one.
    if (faulty < this.cells.length) return { operation: cell.operation, caller, places: [cell.place] };
    const places = placesOf(cell.operation, this.schemas);
    return { operation: cell.operation, caller, places: [cell.place, places[seed % places.length]!] };
  }
}

function callerOf({ method, path }: Operation, seed: number): CallerKind {
  const dice = mixed(seed, 1);
  if (dice % STRANGER_EVERY === 0) return CALLER_KINDS[mixed(seed, 2) % CALLER_KINDS.length]!;
  const allowed = callersOf(method, path);
  return allowed[mixed(seed, 3) % allowed.length] ?? 'nobody';
}

/** Two numbers as one that looks like neither; never negative. */
export function mixed(one: number, other: number): number {
  let hash = Math.imul(one ^ 0x9e37_79b9, 0x85eb_ca6b) ^ Math.imul(other + 0x7f4a_7c15, 0xc2b2_ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b_3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a_2d39);
  return (hash ^ (hash >>> 15)) >>> 1;
}
