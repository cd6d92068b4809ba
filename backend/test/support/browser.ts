import { chromium } from 'playwright-core';
import { findProgram, isExecutable } from './programs.ts';

/** The Chromium that browser tests use: the machine's own, else Playwright's download. Null: neither is there. */
export function findBrowser(): string | null {
  const own = findProgram('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');
  if (own !== null) return own;
  const downloaded = chromium.executablePath();
  return isExecutable(downloaded) ? downloaded : null;
}
