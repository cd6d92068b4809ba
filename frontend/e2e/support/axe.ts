import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeBuilder } from '@axe-core/playwright';
import { expect, type Frame, type Page } from '@playwright/test';

type RunOptions = Parameters<AxeBuilder['options']>[0];
type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

declare global {
  interface Window {
    readonly axe?: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

/** The one of `@axe-core/playwright`, in short: parsing the long form costs as much as looking at a small screen. */
const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Once per document: a look into a frame needs it there, too. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => window.axe !== undefined))) await frame.evaluate(AXE);
}

/**
 * What axe minds about the screen as it stands, its frames included: each finding with where it is. `tags`: of these
 * rules alone. Not by `AxeBuilder` itself, which brings axe twice for each look and takes back all that was right.
 */
export async function barriersOf(page: Page, tags: readonly string[] = []): Promise<string[]> {
  await Promise.all(page.frames().map(bringAxe));
  const options: RunOptions = { resultTypes: ['violations'], ...(tags.length > 0 && { runOnly: [...tags] }) };
  return page.evaluate(async (asked) => {
    if (window.axe === undefined) throw new Error('The page has changed while axe came.');
    const { violations } = await window.axe.run(document, asked);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, options);
}

/** Fails with every finding of the screen, once its motion has ended: what fades in has no contrast yet. What follows a scroller never ends. */
export async function assertAccessible(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(({ effect, timeline }) => timeline === document.timeline && effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(finite.map((motion) => motion.finished));
  });
  expect(await barriersOf(page), `findings at ${page.url()}`).toEqual([]);
}
