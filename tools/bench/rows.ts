/** From samples to rows: each result is a ratio of two values that were taken side by side. */

export const MODES = ['redis', 'embedded'] as const;
/** Whether queues and sockets run on Redis or, in one instance, on Postgres. */
export type Mode = (typeof MODES)[number];

export type Goal = { readonly atMost: number } | { readonly atLeast: number };

/** A row is one line of the table and of `results/latest.json`. */
export interface Row {
  readonly metric: string;
  readonly mode: Mode;
  /** Names the load, where a metric is measured under several. */
  readonly load?: string;
  readonly value: number;
  readonly unit: string;
  /** What the value is measured against, and what that reached. */
  readonly limitName: string | null;
  readonly limitValue: number | null;
  /** The value divided by the limit, as the median of the rounds. */
  readonly ratio: number | null;
  /** The smallest and the largest ratio of a round. */
  readonly spread: readonly [number, number] | null;
  readonly goal: number | null;
  /** Whether a ratio below the goal meets it, or one above. */
  readonly better: 'lower' | 'higher';
  /** It is null where no goal is set. */
  readonly met: boolean | null;
}

export interface Pair {
  readonly product: number;
  readonly limit: number;
}

interface RowHead {
  readonly metric: string;
  readonly mode: Mode;
  readonly load?: string;
  readonly unit: string;
  readonly limitName: string;
  readonly better: 'lower' | 'higher';
  readonly goal: Goal | null;
}

export function toRow(head: RowHead, pairs: readonly Pair[]): Row {
  const ratios = pairs.map(({ product, limit }) => product / limit);
  const ratio = median(ratios);
  const { goal, ...rest } = head;
  return {
    ...rest,
    value: rounded(median(pairs.map(({ product }) => product))),
    limitValue: rounded(median(pairs.map(({ limit }) => limit))),
    ratio: rounded(ratio),
    spread: [rounded(Math.min(...ratios)), rounded(Math.max(...ratios))],
    ...judge(goal, ratio),
  };
}

/** Makes a row of a value that has no limit beside it. */
export function toPlainRow(head: Pick<RowHead, 'metric' | 'mode' | 'unit' | 'better'>, value: number): Row {
  return {
    ...head,
    value: rounded(value),
    limitName: null,
    limitValue: null,
    ratio: null,
    spread: null,
    goal: null,
    met: null,
  };
}

function judge(goal: Goal | null, ratio: number): Pick<Row, 'goal' | 'met'> {
  if (goal === null) return { goal: null, met: null };
  return 'atMost' in goal
    ? { goal: goal.atMost, met: ratio <= goal.atMost }
    : { goal: goal.atLeast, met: ratio >= goal.atLeast };
}

/** Takes turns, so that whatever else the machine does meets both; who begins alternates. */
export async function interleave<T>(
  rounds: number,
  product: () => Promise<T>,
  limit: () => Promise<T>,
): Promise<{ product: T; limit: T }[]> {
  const pairs: { product: T; limit: T }[] = [];
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) {
      const first = await product();
      pairs.push({ product: first, limit: await limit() });
    } else {
      const first = await limit();
      pairs.push({ product: await product(), limit: first });
    }
  }
  return pairs;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The smallest value that `share` of the samples do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
