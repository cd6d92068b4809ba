import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { findProgram, isExecutable } from './programs.ts';

/** The Chromium that browser tests use: the machine's own, else Playwright's download. Null: neither is there. */
export function findBrowser(): string | null {
  const own = findProgram('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');
  if (own !== null) return own;
  const downloaded = chromium.executablePath();
  return isExecutable(downloaded) ? downloaded : null;
}

/**
 * What journeys run in: the Chromium without windows that Playwright takes by default, where the machine has it. A page
 * costs a third less of the processor in it, since no window is drawn around it.
 */
export function findJourneyBrowser(): string | null {
  return findHeadlessShell() ?? findBrowser();
}

export function findHeadlessShell(): string | null {
  return findProgram('chromium-headless-shell', 'chrome-headless-shell');
}

/**
 * What each window brings besides its page. The drop-down of the address bar is a page of its own that nobody sees here,
 * and costs as much as the page under test.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  // Playwright's own: of several such switches the last alone counts.
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Without a graphics card a browser draws with the processor, and twice as much of it where it pretends to have one. */
const ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${FEATURES_OFF.join(',')}`,
];

/** Throws where `npm test` has not brought a browser yet. */
export function launchOptions(executablePath: string | null, moreArgs: readonly string[] = []): LaunchOptions {
  if (executablePath === null) throw new Error('There is no browser: run "node scripts/ensure-test-tools.mjs".');
  // Chromium's sandbox does not run as root, which containers and CI often are.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return { executablePath, args: [...ARGS, ...sandbox, ...moreArgs] };
}

export function launchBrowser(moreArgs: readonly string[] = []): Promise<Browser> {
  return chromium.launch(launchOptions(findBrowser(), moreArgs));
}
