/** What a page plays over and over, and what it asks of the screen: nobody listens to a test. */
import type { Page } from 'playwright-core';

/** `screen`: it is to stay on. A loop is a sound that goes round until it is stopped. */
type Sign = 'loop starts' | 'loop stops' | 'rings once' | 'screen';

interface Recorder {
  recordedSigns?: Sign[];
}

/** From the next load on; each load begins with nothing. */
export async function recordSound(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const signs: Sign[] = [];
    (globalThis as Recorder).recordedSigns = signs;
    const source = AudioBufferSourceNode.prototype;
    const methodOf = (owner: object, name: string): unknown => Reflect.get(owner, name);
    const start = methodOf(source, 'start') as (this: AudioBufferSourceNode, ...when: (number | undefined)[]) => void;
    const stop = methodOf(source, 'stop') as typeof start;
    source.start = function (this: AudioBufferSourceNode, ...when) {
      start.apply(this, when);
      signs.push(this.loop ? 'loop starts' : 'rings once');
    };
    source.stop = function (this: AudioBufferSourceNode, ...when) {
      stop.apply(this, when);
      if (this.loop) signs.push('loop stops');
    };
    const request = methodOf(WakeLock.prototype, 'request') as (
      this: WakeLock,
      type?: 'screen',
    ) => Promise<WakeLockSentinel>;
    WakeLock.prototype.request = function (this: WakeLock, type) {
      signs.push('screen');
      return request.call(this, type);
    };
  });
}

/** Waits until it happened since the page was loaded. */
export async function heard(page: Page, sign: Sign): Promise<void> {
  await page.waitForFunction((wanted) => (globalThis as Recorder).recordedSigns?.includes(wanted), sign);
}

/** All of it since the page was loaded, in order. */
export const soundsOf = (page: Page): Promise<Sign[]> =>
  page.evaluate(() => (globalThis as Recorder).recordedSigns ?? []);
