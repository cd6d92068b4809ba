import lighthouse from 'lighthouse';
import { fairOf, isAllMet } from './figures.mjs';

const UNTIMED = ['accessibility', 'best-practices', 'seo'];
const ALL = ['performance', ...UNTIMED];
const MOST_RUNS = 5;
const ATTEMPTS = 3;

/**
 * Lighthouse's mobile figures of one page. Where a run misses a limit there are more, up to five, until one meets them
 * all. What is not timed is the same each time, and looked at once. `keep` gets the number of each run and its report as
 * JSON.
 */
export async function measurePage(url, { port, isTimed }, keep) {
  const categories = isTimed ? ALL : UNTIMED;
  const mostRuns = isTimed ? MOST_RUNS : 1;
  const runs = [];
  do {
    const result = await runOnce(url, port, categories);
    runs.push(figuresOf(result.lhr, categories));
    keep(runs.length, result.report);
  } while (!isAllMet(runs.at(-1)) && runs.length < mostRuns);
  return fairOf(runs);
}

/** A trace that the browser did not begin in time is no figure: it is recorded again. */
async function runOnce(url, port, onlyCategories) {
  let problem = 'Lighthouse says nothing.';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const result = await lighthouse(url, { port, logLevel: 'error', output: 'json', onlyCategories });
    if (result === undefined) continue;
    problem = problemOf(result.lhr);
    if (problem === undefined) return result;
  }
  throw new Error(`${url}: ${problem}`);
}

/** A trace may lack what a figure is read from, which then is an error instead. */
function problemOf({ runtimeError, audits }) {
  return (
    runtimeError?.message ?? Object.values(audits).find((audit) => audit.scoreDisplayMode === 'error')?.errorMessage
  );
}

function figuresOf({ categories, audits }, names) {
  const shift = audits['cumulative-layout-shift'];
  return {
    ...Object.fromEntries(names.map((name) => [name, Math.round(categories[name].score * 100)])),
    ...(shift !== undefined && { 'layout shift': Number(shift.numericValue.toFixed(4)) }),
  };
}
