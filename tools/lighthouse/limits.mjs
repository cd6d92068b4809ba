/** The metrics, their limits, and what becomes of several runs. Scores of 100, KiB gzip, layout shift without a unit. */
export const LIMITS = {
  performance: { least: 95 },
  accessibility: { least: 100 },
  'best-practices': { least: 100 },
  seo: { least: 100 },
  'layout shift': { most: 0.02 },
  'script KiB': { most: 140 },
  'style KiB': { most: 25 },
};

export function isMet(metric, value) {
  const { least = -Infinity, most = Infinity } = LIMITS[metric];
  return value >= least && value <= most;
}

/** Answers one check for each metric. */
export function judge(page, metrics) {
  return Object.entries(metrics).map(([metric, value]) => ({ page, metric, value, isMet: isMet(metric, value) }));
}

export function isAllMet(metrics) {
  return Object.entries(metrics).every(([metric, value]) => isMet(metric, value));
}

/**
 * What several runs say of a page: of `performance` the best, since whatever else the machine does only takes from it,
 * as Lighthouse CI does unless it is told otherwise; of everything else the worst, since nothing excuses it.
 */
export function fairOf(runs) {
  return Object.fromEntries(
    Object.keys(runs[0]).map((metric) => {
      const values = runs.map((run) => run[metric]);
      const isHighBest = LIMITS[metric].least !== undefined;
      return [metric, isHighBest === (metric === 'performance') ? Math.max(...values) : Math.min(...values)];
    }),
  );
}
