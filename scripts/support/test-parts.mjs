/** The parts of the suite: how each is run, and how its own report is counted. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BACKEND, FRONTEND, ROOT, tool } from './paths.mjs';

const QUIET = '--disable-warning=ExperimentalWarning';
const reporter = new URL('./count-reporter.mjs', import.meta.url).href;

/** A check without tests of its own counts as one. */
function check(title, args) {
  return { title, cwd: ROOT, needs: [], args: () => args, count: (_report, code) => ({ passed: code === 0 ? 1 : 0 }) };
}

function jest(title, project, needs) {
  return {
    title,
    cwd: BACKEND,
    needs,
    args: (report) => [
      '--experimental-vm-modules',
      QUIET,
      tool('jest/bin/jest.js'),
      '--selectProjects',
      project,
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

const JOURNEYS = 'frontend/e2e/**/*.e2e.ts';

export const PARTS = {
  format: check('formatting', [tool('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.']),
  'types-backend': check('types of the back end', [tool('typescript/bin/tsc'), '-p', 'backend']),
  'types-frontend': check('types of the front end', [tool('typescript/bin/tsc'), '-p', 'frontend']),
  lint: check('lint', [tool('eslint/bin/eslint.js'), '.', '--max-warnings', '0']),
  unit: jest('back end, unit', 'unit', []),
  redis: jest('back end, integration with Redis', 'redis', ['build', 'redis']),
  embedded: jest('back end, integration without Redis', 'embedded', ['build', 'redis']),
  frontend: {
    title: 'front end, unit',
    cwd: FRONTEND,
    needs: [],
    args: (report) => [
      tool('vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    count: (report) => {
      const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = read(report);
      return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
    },
  },
  browser: nodeTest('browser, without Redis', {
    needs: ['build', 'browser'],
    env: { TEST_MODE: 'embedded' },
    files: JOURNEYS,
  }),
  'browser-redis': nodeTest('browser, with Redis', {
    needs: ['build', 'browser', 'redis'],
    env: { TEST_MODE: 'redis' },
    files: JOURNEYS,
  }),
  compose: {
    ...nodeTest('docker compose', { needs: ['browser'], files: 'backend/test/compose/*.smoke.ts' }),
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
