/** One request, as it goes over the wire. */
import type { CallerKind } from '../setting/callers.ts';

export interface Input {
  readonly operation: string;
  readonly caller: CallerKind;
  readonly method: string;
  /** The path with its query, percent-encoded. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: Buffer | null;
  /** What is odd about it, for people. */
  readonly oddities: readonly string[];
}
