/** `npm run kitchen-speed` depends on the machine and is no part of the suite. */
import suite from '../playwright.config.ts';

export default {
  ...suite,
  testDir: '.',
  globalSetup: './support/global-setup.ts',
  projects: [{ testMatch: 'kitchen-speed.ts' }],
};
