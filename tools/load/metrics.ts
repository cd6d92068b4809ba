/** What was measured, held against what was promised. */

export const METRICS = [
  'memory',
  'delivery',
  'churn',
  'city',
  'instances',
  'outage',
  'positions',
  'restarts',
  'cluster',
] as const;
export type MetricName = (typeof METRICS)[number];

export interface Metric {
  readonly metric: MetricName;
  /** Says in words what is measured, for the table. */
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** What bare `ws` reached in the same run, where it is measured beside it. */
  readonly bare: number | null;
  readonly limit: { readonly atMost: number } | { readonly atLeast: number } | null;
  /** It is null where nothing is promised. */
  readonly met: boolean | null;
}

type Head = Pick<Metric, 'metric' | 'what' | 'unit'> & Partial<Pick<Metric, 'bare' | 'limit'>>;

export function toMetric({ bare = null, limit = null, ...head }: Head, measured: number): Metric {
  const met = limit === null ? null : 'atMost' in limit ? measured <= limit.atMost : measured >= limit.atLeast;
  return { ...head, value: rounded(measured), bare: bare === null ? null : rounded(bare), limit, met };
}

function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
