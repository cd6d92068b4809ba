import { afterEach, beforeEach, describe, it } from '@jest/globals';
import { startWorld, type World } from '../support/product.ts';
import { until } from '../support/until.ts';

describe('a product that is told to stop', () => {
  let world: World;

  beforeEach(async () => {
    world = await startWorld();
  });
  afterEach(() => world.end());

  const untilAway = () => until(async () => (await fetch(`${world.product.url}/api/health/ready`)).status === 503);

  // `stop` throws where the product has to be ended by force.
  it.each(['away', 'frozen', 'back a moment ago'])('stops in order while Redis is %s', async (how) => {
    const { redis, product } = world;
    if (!redis) throw new Error('unreachable');
    if (how === 'frozen') await redis.pause();
    else {
      await redis.kill();
      await untilAway();
    }
    if (how === 'back a moment ago') await redis.restart();
    await product.stop();
    if (how === 'frozen') await redis.resume();
  });
});
