/** The parts of the suite: how each is run, and how its own report is counted. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BACKEND, FRONTEND, ROOT, tool } from './paths.mjs';

const QUIET = '--disable-warning=ExperimentalWarning';
/** A syntax tree outlives the 16 MiB that V8 gives the young by default: an eighth of the linter's time was copying. */
const LARGE_NURSERY = '--max-semi-space-size=64';
const reporter = new URL('./count-reporter.mjs', import.meta.url).href;

/** A check without tests of its own counts as one. */
function check(title, args) {
  const count = (_report, code) => ({ passed: code === 0 ? 1 : 0 });
  return { title, cwd: ROOT, needs: [], isSingle: true, args: () => args, count };
}

function jest(title, project, { needs = [], env = {}, paths = [], isSingle = false } = {}) {
  return {
    title,
    cwd: BACKEND,
    needs,
    env,
    isSingle,
    args: (report) => [
      '--experimental-vm-modules',
      QUIET,
      tool('jest/bin/jest.js'),
      '--selectProjects',
      project,
      ...paths.map((pattern) => `--testPathPatterns=${pattern}`),
      ...(isSingle ? ['--maxWorkers=1'] : []),
      '--json',
      `--outputFile=${report}`,
    ],
    count: (report) => {
      const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = read(report);
      return {
        passed: numPassedTests,
        failed: numFailedTests + numRuntimeErrorTestSuites,
        skipped: numPendingTests + numTodoTests,
      };
    },
  };
}

function nodeTest(title, { needs, env = {}, files }) {
  return {
    title,
    cwd: ROOT,
    needs,
    env,
    args: (report) => [
      '--test',
      '--test-concurrency=1',
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      `--test-reporter=${reporter}`,
      `--test-reporter-destination=${report}`,
      QUIET,
      // As a pattern, which may match nothing; without any argument Node would look for tests everywhere.
      files,
    ],
    count: read,
  };
}

/** Several files at once, each with a product and a browser of its own: one waits while others work. */
function journeys(title, { needs, env, files }) {
  const script = 'scripts/support/run-journeys.mjs';
  const args = (report) => [QUIET, script, report, String(JOURNEYS_AT_ONCE), files];
  return { title, cwd: ROOT, needs, env, args, count: read };
}

const JOURNEYS = 'frontend/e2e/{,with-redis/}*.e2e.ts';
const FUZZ = ['--count', '5000', '--seed', '13', '--at-once', '1'];
const JOURNEYS_AT_ONCE = 3;

export const PARTS = {
  // The longest first, beside everything else that keeps one processor busy.
  lint: check('lint', [LARGE_NURSERY, tool('eslint/bin/eslint.js'), '.', '--max-warnings', '0']),
  format: check('formatting', [tool('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.']),
  'types-backend': check('types of the back end', [tool('typescript/bin/tsc'), '-p', 'backend']),
  'types-frontend': check('types of the front end', [tool('typescript/bin/tsc'), '-p', 'frontend']),
  unit: jest('back end, unit', 'unit', { isSingle: true }),
  redis: jest('back end, integration with Redis', 'redis', {
    needs: ['build', 'redis'],
    paths: ['test/(?!redis|realtime|orders)[^/]+/[^/]+$'],
  }),
  // What leans on Postgres and Redis the most, on what production runs on.
  containers: jest('back end, integration on containers where Docker answers', 'redis', {
    needs: ['build', 'redis'],
    env: { TEST_CONTAINERS: 'where-docker-answers' },
    paths: ['test/(redis|realtime|orders)/'],
  }),
  embedded: jest('back end, integration without Redis', 'embedded', { needs: ['build', 'redis'] }),
  fuzz: {
    title: 'generated inputs',
    cwd: ROOT,
    needs: ['build'],
    // One seed and one at a time, so that what fails here fails again.
    args: () => [QUIET, '--import', './scripts/support/typescript-hooks.mjs', 'backend/fuzz/main.ts', ...FUZZ],
    count: (_report, code) => ({ passed: code === 0 ? 1 : 0 }),
  },
  frontend: {
    title: 'front end, unit',
    cwd: FRONTEND,
    needs: [],
    isSingle: true,
    args: (report) => [
      tool('vitest/vitest.mjs'),
      'run',
      '--maxWorkers=1',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    count: (report) => {
      const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = read(report);
      return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
    },
  },
  browser: journeys('browser', {
    needs: ['build', 'browser', 'redis'],
    env: { TEST_MODE: 'embedded' },
    files: JOURNEYS,
  }),
  lighthouse: {
    title: 'Lighthouse, what is not timed',
    cwd: ROOT,
    needs: ['build', 'browser'],
    args: (report) => ['scripts/lighthouse.mjs', '--untimed', `--report=${report}`],
    count: read,
  },
  alerts: {
    ...nodeTest('alert rules', { needs: [], files: 'backend/test/monitoring/*.smoke.ts' }),
    skipWithout: 'promtool',
  },
  compose: {
    ...nodeTest('docker compose', {
      needs: ['browser', 'build'],
      files: 'backend/test/compose/*.smoke.ts',
    }),
    skipWithout: 'docker',
  },
};

/** What a part's tool reported. A part that failed without naming a test, or that ran none, counts as one failure. */
export function countsOf(part, report, code) {
  const counted = code === null ? {} : attempt(() => part.count(report, code));
  const counts = { passed: 0, failed: 0, skipped: 0, ...counted };
  const ranNothing = counts.passed + counts.failed + counts.skipped === 0;
  if ((code !== 0 || ranNothing) && counts.failed === 0) counts.failed = 1;
  return counts;
}

function attempt(count) {
  try {
    return count();
  } catch {
    return {};
  }
}

function read(report) {
  return JSON.parse(readFileSync(path.resolve(report), 'utf8'));
}
