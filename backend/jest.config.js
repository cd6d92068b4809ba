/** Decorators as tsc emits them, so that tests and the built product inject and map alike. */
const transform = {
  '^.+\\.ts$': [
    '@swc/jest',
    {
      swcrc: false,
      jsc: {
        target: 'es2024',
        parser: { syntax: 'typescript', decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true, verbatimModuleSyntax: true },
        keepClassNames: true,
      },
      sourceMaps: 'inline',
    },
  ],
};

const shared = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform,
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};

/** What every change has to pass leaves out what is played before a release. */
const isForChange = process.env.TEST_SUITE === 'change';
const ignored = ['/node_modules/', ...(isForChange ? ['\\.release\\.test\\.ts$'] : [])];

/** What goes by queues and sockets the most, for the change that has to hold without Redis as well. */
const QUEUES_AND_SOCKETS = [
  '<rootDir>/test/realtime/*.test.ts',
  '<rootDir>/test/messages/{notifications-mail,mail-at-stop}.test.ts',
];

/** Loads what the product is made of once for each worker. */
const native = { ...shared, transform: {}, runtime: '<rootDir>/test/support/native-runtime.js' };

const UNITS = '<rootDir>/{src,test/docs,test/riding}/**/*.spec.ts';

/** The real parts, run by run: what is true with Redis must be true without it. */
const integration = {
  ...native,
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  globalSetup: '<rootDir>/test/support/global-setup.js',
  globalTeardown: '<rootDir>/test/support/global-teardown.js',
};

export default {
  // One more than the processors of a small machine: a file that waits for a product leaves its own to others.
  maxWorkers: 3,
  testSequencer: '<rootDir>/test/support/long-first.js',
  // Jest takes this here alone, not from a project. So generous that a slow machine fails no test.
  testTimeout: 600_000,
  projects: [
    {
      ...native,
      displayName: 'unit',
      testMatch: [UNITS],
      testPathIgnorePatterns: ['/node_modules/', '\\.isolated\\.spec\\.ts$'],
    },
    // Stop the clock or replace a module, which takes a runtime that shares neither.
    { ...shared, displayName: 'isolated', testMatch: [UNITS.replace('*.spec', '*.isolated.spec')] },
    { ...shared, displayName: 'alerts', testMatch: ['<rootDir>/test/monitoring/*.smoke.ts'] },
    { ...shared, displayName: 'compose', testMatch: ['<rootDir>/test/compose/*.smoke.ts'] },
    { ...integration, displayName: 'redis', globals: { TEST_MODE: 'redis' }, testPathIgnorePatterns: ignored },
    {
      ...integration,
      displayName: 'embedded',
      globals: { TEST_MODE: 'embedded' },
      testMatch: isForChange ? QUEUES_AND_SOCKETS : integration.testMatch,
      // What does not know of queues is proved once.
      testPathIgnorePatterns: [
        ...ignored,
        '<rootDir>/test/foundation/',
        '<rootDir>/test/redis/',
        '<rootDir>/test/model/',
        '<rootDir>/test/(?:accounts|rights)/(?!login-abuse)',
        '<rootDir>/test/delivery/(?!areas)',
        '<rootDir>/test/admin/(?!queues|registration|suspension|admin-(board|registrations))',
        '<rootDir>/test/api/(?!log|metrics|tracing)',
        '<rootDir>/test/guests/(?!guest-abuse)',
        '<rootDir>/test/orders/(?!place-order)',
        '<rootDir>/test/public-reads/(?!public-reads)',
        '<rootDir>/test/kitchen/(?!kitchen|capacity)',
      ],
    },
  ],
};
