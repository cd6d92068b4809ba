import { QUARTER_MINUTES } from '../../src/contracts/restaurants/capacity.ts';

export const QUARTER_MS = QUARTER_MINUTES * 60_000;

const quarterNow = () => Math.floor(Date.now() / QUARTER_MS);

/**
 * For what the product counts by the quarter of an hour: a failure counts when it was one and the same quarter all the while.
 * When the next one has begun meanwhile, the numbers began anew, and it is played once more.
 */
export async function inOneQuarter(play: () => Promise<void>): Promise<void> {
  const quarter = quarterNow();
  try {
    await play();
  } catch (error) {
    if (quarterNow() === quarter) throw error;
    await play();
  }
}
