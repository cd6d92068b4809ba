/** What the kitchen's tickets would be on paper. */
import type { Page } from '@playwright/test';

/** The page goes on, and what it would have printed is kept. */
export async function keepPrints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept: string[] = [];
    Object.assign(window, { kept });
    new MutationObserver(() => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe[data-ticket]:not([data-kept])');
      const paper = frame?.contentWindow;
      if (!frame || !paper) return;
      frame.dataset.kept = 'yes';
      paper.print = () => {
        kept.push(paper.document.documentElement.outerHTML);
        paper.dispatchEvent(new Event('afterprint'));
      };
    }).observe(document, { childList: true, subtree: true });
  });
}

export const printsOf = (page: Page) => page.evaluate(() => (window as unknown as { kept: string[] }).kept);
