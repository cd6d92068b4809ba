/** `npm run walk`: every route in all three languages, at every size with axe. The suite looks at a part of them. */
import suite from '../playwright.config.ts';

export default {
  ...suite,
  testDir: '.',
  globalSetup: './support/global-setup.ts',
  projects: [{ testMatch: 'route-walk.e2e.ts', use: { isWhole: true } }],
};
