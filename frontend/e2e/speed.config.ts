/** `npm run kitchen-speed`, `npm run customer-speed` and `npm run ride-speed` depend on the machine and are no part of the suite. */
import suite from '../playwright.config.ts';

export default {
  ...suite,
  testDir: '.',
  globalSetup: './support/global-setup.ts',
  // Alone, since two that measure at once measure each other.
  workers: 1,
  projects: [{ testMatch: '*-speed.ts' }],
};
