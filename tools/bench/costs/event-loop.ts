import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';

const PAUSE_MS = 5;

/** How long the process at the port let the cheapest of its calls wait, from now on: as long as its event loop was held. */
export async function holdsOf(port: number): Promise<{ longest(): Promise<number> }> {
  const knock = async (): Promise<number> => {
    const began = performance.now();
    await (await fetch(`http://127.0.0.1:${port}/api/health/live`)).arrayBuffer();
    return performance.now() - began;
  };
  await knock();
  let isOver = false;
  let longest = 0;
  const knocking = (async () => {
    while (!isOver) {
      longest = Math.max(longest, await knock());
      await delay(PAUSE_MS);
    }
  })();
  return {
    async longest() {
      isOver = true;
      await knocking;
      return longest;
    },
  };
}
