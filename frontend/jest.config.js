/** The units need no page: what they use of one, they bring themselves (`test/stub-global.ts`). */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  setupFiles: ['<rootDir>/test/glob.js'],
  transform: { '^.+\\.tsx?$': '<rootDir>/test/transform.js' },
  moduleNameMapper: {
    '^@contracts/(.*)$': '<rootDir>/../backend/src/contracts/$1',
    // Vite gives styles their names; here nobody sees them.
    '\\.css$': '<rootDir>/test/styles.js',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};
