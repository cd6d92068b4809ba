/** The figures, their limits, and what becomes of several runs. Scores of 100, KiB gzip, layout shift without a unit. */
export const LIMITS = {
  performance: { least: 95 },
  accessibility: { least: 100 },
  'best-practices': { least: 100 },
  seo: { least: 100 },
  'layout shift': { most: 0.02 },
  'script KiB': { most: 140 },
  'style KiB': { most: 25 },
};

export function isMet(figure, value) {
  const { least = -Infinity, most = Infinity } = LIMITS[figure];
  return value >= least && value <= most;
}

/** One check a figure. */
export function judge(page, figures) {
  return Object.entries(figures).map(([figure, value]) => ({ page, figure, value, isMet: isMet(figure, value) }));
}

export function isAllMet(figures) {
  return Object.entries(figures).every(([figure, value]) => isMet(figure, value));
}

/**
 * What several runs say of a page: of `performance` the best, since whatever else the machine does only takes from it,
 * as Lighthouse CI does unless it is told otherwise; of everything else the worst, since nothing excuses it.
 */
export function fairOf(runs) {
  return Object.fromEntries(
    Object.keys(runs[0]).map((figure) => {
      const values = runs.map((run) => run[figure]);
      const isHighBest = LIMITS[figure].least !== undefined;
      return [figure, isHighBest === (figure === 'performance') ? Math.max(...values) : Math.min(...values)];
    }),
  );
}
