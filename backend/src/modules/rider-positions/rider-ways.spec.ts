import { describe, expect, it } from '@jest/globals';
import type { Database } from '../../database/connection/database.ts';
import { RiderWays } from './rider-ways.ts';

const [RITA, RUTH] = [7, 8];
const [FIRST, SECOND] = [1, 2];

/** Both orders are on Rita's way as it was read. */
async function waysOfRita(): Promise<{ ways: RiderWays; stopsOf: () => Promise<number[] | undefined> }> {
  const stops = [FIRST, SECOND].map((id) => ({
    id,
    updatedAt: '2026-11-27T18:00:00Z',
    postal: null,
    deliveryAddress: null,
  }));
  const row = { staffId: RITA, restaurantId: 1, since: new Date(), city: 'berlin', latitude: null, longitude: null };
  const database = { run: () => Promise.resolve([{ ...row, lastStop: null, stops }]) };
  const ways = new RiderWays(database as unknown as Database);
  await ways.find(RITA);
  const stopsOf = async () => {
    const ids = (way: Awaited<ReturnType<RiderWays['find']>>) => way?.stops.map(({ id }) => id);
    const found = ids(await ways.find(RITA));
    const known = ways.peek(RITA);
    expect(known && ids(known)).toEqual(found);
    return found;
  };
  return { ways, stopsOf };
}

describe('a way that still lists an order when it was read', () => {
  it('has it no more as soon as another rider has it', async () => {
    const { ways, stopsOf } = await waysOfRita();
    expect(await stopsOf()).toEqual([FIRST, SECOND]);
    ways.noteOrder({ orderId: FIRST, status: 'delivering', riderId: RUTH });
    expect(await stopsOf()).toEqual([SECOND]);
  });

  it('has it no more as soon as nobody has it, it is delivered, or it is back in the kitchen', async () => {
    for (const change of [
      { status: 'delivering', riderId: null },
      { status: 'delivered', riderId: RITA },
      { status: 'preparing', riderId: RITA },
    ] as const) {
      const { ways, stopsOf } = await waysOfRita();
      ways.noteOrder({ orderId: SECOND, ...change });
      expect(await stopsOf()).toEqual([FIRST]);
    }
  });

  it('has it again when it comes back', async () => {
    const { ways, stopsOf } = await waysOfRita();
    ways.noteOrder({ orderId: FIRST, status: 'delivering', riderId: RUTH });
    ways.noteOrder({ orderId: FIRST, status: 'delivering', riderId: RITA });
    expect(await stopsOf()).toEqual([FIRST, SECOND]);
  });
});
