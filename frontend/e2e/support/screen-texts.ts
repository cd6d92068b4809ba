/** Runs in the page: what a screen shows and says, and keys that it showed only for a moment. */
import type { BrowserContext, Page } from 'playwright-core';

const RESIZED_TIMEOUT_MS = 2_000;

/** A catalogue key in the place of its text; the first part is one that keys begin with. */
function keyPattern(keys: readonly string[]): string {
  const starts = [...new Set(keys.map((key) => key.split('.')[0]))].join('|');
  return `^(?:${starts})(?:\\.[A-Za-z0-9_]+)+$`;
}

/** From now on every page of the context remembers each key that it showed, also those that were gone at once. */
export async function watchForKeys(context: BrowserContext, keys: readonly string[]): Promise<void> {
  await context.addInitScript((pattern) => {
    const isKey = new RegExp(pattern);
    const seen = new Set<string>();
    Object.assign(window, { keysSeen: seen });
    const look = (node: Node) => {
      const text = node.textContent?.trim() ?? '';
      if (node.nodeType === Node.TEXT_NODE) {
        // The editor of the texts names keys on purpose.
        if (isKey.test(text) && !node.parentElement?.closest('[translate="no"]')) seen.add(text);
      } else if (node instanceof Element) {
        for (const { value } of node.attributes) if (isKey.test(value)) seen.add(value);
        for (const child of node.childNodes) look(child);
      }
    };
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (addedNodes.length === 0) look(target);
        for (const node of addedNodes) look(node);
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['aria-label', 'title', 'placeholder', 'alt'],
    });
  }, keyPattern(keys));
}

/** Each is told once. */
export function keysSeenOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { keysSeen } = window as unknown as { keysSeen: Set<string> };
    const keys = [...keysSeen];
    keysSeen.clear();
    return keys;
  });
}

/** The window's title, each run of text that is shown, and what is only read out, but for what is in `except`. */
export function textsOn(page: Page, except = ''): Promise<string[]> {
  return page.evaluate((excepted) => {
    const apart = ['script, style, noscript, [hidden], svg', excepted].filter((part) => part !== '').join();
    const texts = new Set<string>(document.title.split(' · '));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest(apart)) continue;
      const text = node.textContent?.trim() ?? '';
      if (text !== '') texts.add(text);
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      if (element.closest('[aria-hidden="true"]') || (excepted !== '' && element.closest(excepted))) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        const text = element.getAttribute(name)?.trim();
        if (text) texts.add(text);
      }
    }
    return [...texts];
  }, except);
}

/** By how many pixels the page is wider than its window, once what follows the window's width has been rendered. */
export async function overflowOf(page: Page): Promise<number> {
  await page
    .waitForFunction(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth, undefined, {
      timeout: RESIZED_TIMEOUT_MS,
    })
    .catch(() => undefined);
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Whether the first styles, which are in the page, were fetched once more: then they would win over the screen's own. */
export function areFirstStylesTwice(page: Page): Promise<boolean> {
  return page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/assets/index-')));
}
