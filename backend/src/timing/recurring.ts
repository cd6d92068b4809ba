import { SetMetadata } from '@nestjs/common';

/** The key under which the metadata of a method is kept. */
export const RECURRENCE = Symbol('recurrence');

export interface Recurrence {
  /** The pause between the end of a run and the next one, in milliseconds: always the same, or by how long that run took. */
  readonly everyMs: number | ((tookMs: number) => number);
  /** `worker`: in processes that work in the background, which is each whose role is not `api`. */
  readonly in: 'worker' | 'every process';
  /** The first run comes after a pause unless this is set. */
  readonly startsAtOnce?: boolean;
  /** What the log says when a run failed. The next one comes all the same. */
  readonly failure: string;
}

/**
 * Calls the method again and again, without arguments, from the start of the application to its end. Runs never overlap, and the
 * end waits for the one under way, which `@Interval()` of `@nestjs/schedule` promises neither.
 */
export function Recurring(recurrence: Recurrence): MethodDecorator {
  return SetMetadata(RECURRENCE, recurrence);
}
