import { defineConfig } from '@playwright/test';
import { findBrowser, findJourneyBrowser, launchOptions } from '../backend/test/support/browser.ts';
import type { Mode } from './e2e/support/product.ts';
import { SUITE } from './e2e/support/suite.ts';

/** So that a slow machine fails no journey: what never comes fails it all the same. */
const PATIENCE_MS = 180_000;
const JOURNEY_MS = 4 * PATIENCE_MS;

/**
 * A page of a journey is loaded anew before code that a compiler has made faster would pay for the compiling, and has so
 * little to draw that more threads do not draw it sooner: both together cost a twelfth of all processor time.
 */
const SHORT_LIVED = ['--js-flags=--no-maglev --no-opt --no-sparkplug', '--num-raster-threads=1'];

const LONGEST = 'route-walk.e2e.ts';

/** What every change has to pass leaves out what is played before a release. */
const FOR_RELEASES = SUITE === 'change' ? ['@release'] : [];
const without = (...tags: readonly string[]): { grepInvert?: RegExp } =>
  tags.length === 0 ? {} : { grepInvert: new RegExp(tags.join('|')) };

export default defineConfig<{ isWhole: boolean }, { mode: Mode }>({
  testDir: './e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: '../test-results/journeys',
  forbidOnly: true,
  retries: 0,
  // One more than the processors of a small machine: a journey that waits for a connection leaves its own to others.
  workers: 3,
  timeout: JOURNEY_MS,
  expect: { timeout: PATIENCE_MS },
  reporter: 'list',
  use: {
    launchOptions: launchOptions(findJourneyBrowser(), SHORT_LIVED),
    actionTimeout: PATIENCE_MS,
    navigationTimeout: PATIENCE_MS,
    locale: 'en-GB',
    // Pictures in motion cost a processor without a graphics card most.
    reducedMotion: 'reduce',
    // Every step with the network, the console and the source. Pictures of each step would cost as much as the step, and
    // what takes them fetches the page's own blobs, which its security policy forbids.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    // First, since one that began last would be waited for alone.
    { name: 'route-walk', testMatch: LONGEST, ...without(...FOR_RELEASES), use: { isWhole: SUITE === 'release' } },
    { name: 'with-redis', grep: /@live/, ...without(...FOR_RELEASES), use: { mode: 'redis' }, workers: 1 },
    {
      name: 'with-notifications',
      grep: /@notifying/,
      ...without(...FOR_RELEASES),
      use: { launchOptions: launchOptions(findBrowser(), SHORT_LIVED) },
    },
    { name: 'journeys', testIgnore: LONGEST, ...without('@live', '@notifying', ...FOR_RELEASES) },
  ],
});
