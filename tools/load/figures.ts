/** What was measured, held against what was promised. */

export const FIGURES = ['memory', 'delivery', 'churn', 'city', 'instances', 'outage'] as const;
export type FigureName = (typeof FIGURES)[number];

export interface Figure {
  readonly figure: FigureName;
  /** In words, for the table. */
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** What bare `ws` reached in the same run, where it is measured beside it. */
  readonly bare: number | null;
  readonly limit: { readonly atMost: number } | { readonly atLeast: number } | null;
  /** Null where nothing is promised. */
  readonly met: boolean | null;
}

type Head = Pick<Figure, 'figure' | 'what' | 'unit'> & Partial<Pick<Figure, 'bare' | 'limit'>>;

export function toFigure({ bare = null, limit = null, ...head }: Head, measured: number): Figure {
  const met = limit === null ? null : 'atMost' in limit ? measured <= limit.atMost : measured >= limit.atLeast;
  return { ...head, value: rounded(measured), bare: bare === null ? null : rounded(bare), limit, met };
}

function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
