/** The parts of the two suites: what each runs, and what has to be there for it. */
import { BACKEND, FRONTEND, ROOT, tool } from './paths.mjs';

const QUIET = '--disable-warning=ExperimentalWarning';
/** A syntax tree outlives the 16 MiB that V8 gives the young by default: an eighth of the linter's time was copying. */
const LARGE_NURSERY = '--max-semi-space-size=64';
const FUZZ = ['--seed', '13', '--at-once', '1'];
/** What every change has to pass, and everything: how many inputs, and histories of orders, are made by chance. */
const SUITES = {
  change: { inputs: '1000', env: { TEST_SUITE: 'change', MODEL_COUNT: '50' } },
  release: { inputs: '5000', env: { TEST_SUITE: 'release' } },
};

/** Keeps one processor busy at most: two such parts run at once. Without tests of its own it counts as one. */
const single = (title, ...args) => ({ title, args, isSingle: true });

/** Of a tool whose packages are installed on first use. */
const lint = (title, ...args) => ({ ...single(title, ...args), needs: ['lint'] });
const types = (title, project) => lint(title, 'tools/lint/node_modules/typescript-native/bin/tsc', '-p', project);

function jest(title, { cwd = BACKEND, projects = [], paths = [], workers, ...more }) {
  const args = [
    '--experimental-vm-modules',
    QUIET,
    tool('jest/bin/jest.js'),
    ...(projects.length === 0 ? [] : ['--selectProjects', ...projects]),
    ...paths.map((pattern) => `--testPathPatterns=${pattern}`),
    ...(workers === undefined ? [] : [`--maxWorkers=${workers}`]),
    '--json',
  ];
  return { title, cwd, args, isSingle: workers === 1, reportOption: '--outputFile', ...more };
}

/** By name, in the order in which they begin: first those of one processor, and of them the longest. */
const PARTS = {
  lint: lint('lint', LARGE_NURSERY, 'tools/lint/main.mjs', '.', '--max-warnings', '0'),
  // For the most part it waits for containers, so that others compute beside it.
  compose: jest('docker compose', {
    projects: ['compose'],
    workers: 1,
    needs: ['build', 'browser'],
    skipWithout: 'docker',
    isForReleases: true,
  }),
  // One seed and one at a time, so that what fails here fails again.
  fuzz: {
    ...single(
      'generated inputs',
      QUIET,
      '--import',
      './scripts/support/typescript-hooks.mjs',
      'tools/fuzz/main.ts',
      ...FUZZ,
    ),
    needs: ['build'],
  },
  unit: jest('back end, unit', { projects: ['unit', 'isolated'], workers: 1 }),
  format: single('formatting', tool('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'),
  'types-backend': types('types of the back end', 'backend'),
  'types-frontend': types('types of the front end', 'frontend'),
  frontend: jest('front end, unit', { cwd: FRONTEND, workers: 1 }),
  alerts: jest('alert rules', { projects: ['alerts'], workers: 1, skipWithout: 'promtool' }),
  redis: jest('back end, integration with Redis', {
    projects: ['redis'],
    paths: ['test/(?!redis|realtime|orders)[^/]+/[^/]+$'],
    needs: ['build', 'redis'],
  }),
  embedded: jest('back end, integration without Redis', { projects: ['embedded'], needs: ['build', 'redis'] }),
  // What leans on Postgres and Redis the most, on what production runs on.
  containers: jest('back end, integration on containers where Docker answers', {
    projects: ['redis'],
    paths: ['test/(redis|realtime|orders)/'],
    needs: ['build', 'redis'],
    env: { TEST_CONTAINERS: 'where-docker-answers' },
  }),
  // Not beside the compose stack, and so not with the single ones.
  lighthouse: {
    ...single('Lighthouse, what is not timed', 'scripts/tool.mjs', 'lighthouse/main.mjs', '--untimed'),
    isSingle: false,
    reportOption: '--report',
    needs: ['build', 'browser'],
  },
  browser: {
    title: 'browser',
    args: [tool('@playwright/test/cli.js'), 'test', '--config=frontend', '--reporter=list,json'],
    reportVariable: 'PLAYWRIGHT_JSON_OUTPUT_FILE',
    needs: ['build', 'browser', 'journeyBrowser', 'redis'],
  },
};

/** `change` or `release`: the parts by name. Jest and Playwright leave out by themselves what is for releases alone. */
export function partsOf(suite) {
  const parts = Object.entries(PARTS).filter(([, { isForReleases = false }]) => !isForReleases || suite === 'release');
  return Object.fromEntries(
    parts.map(([name, { args, env, ...part }]) => [
      name,
      {
        cwd: ROOT,
        needs: [],
        ...part,
        args: name === 'fuzz' ? [...args, '--count', SUITES[suite].inputs] : args,
        env: { ...env, ...SUITES[suite].env },
      },
    ]),
  );
}

/** What a part's tool has written, whichever it is. */
export function countsIn({ stats, ...report }) {
  if (stats) return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
  if (report.numTotalTests === undefined) return report;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
