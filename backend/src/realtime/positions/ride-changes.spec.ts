import { describe, expect, it } from '@jest/globals';
import { setImmediate as otherEvents } from 'node:timers/promises';
import type { OrderChanged } from '../../events/outbox/domain-event.ts';
import type { RiderWays } from '../../modules/rider-positions/rider-ways.ts';
import type { SocketHub } from '../sockets/socket-hub.ts';
import { RideChanges } from './ride-changes.ts';

const [RITA, RUTH] = [7, 8];
/** Somebody watches these, and no other. */
const [OF_RITA, OF_RUTH] = [1, 2];

/** Whose ways are read after an order that nobody watches has changed. */
async function readAfter(change: Partial<OrderChanged>): Promise<number[]> {
  const read: number[] = [];
  const hub = { isServing: true, isOccupied: (room: string) => room === 'order:1' || room === 'order:2' };
  const ways = {
    find: (riderId: number) => {
      read.push(riderId);
      return Promise.resolve(null);
    },
  };
  const changes = new RideChanges(hub as unknown as SocketHub, ways as unknown as RiderWays);
  changes.noteWatched({ id: OF_RITA, status: 'delivering', riderId: RITA });
  changes.noteWatched({ id: OF_RUTH, status: 'delivering', riderId: RUTH });
  changes.noteOrder({ orderId: 3, status: 'delivering', previousStatus: 'delivering', ...change } as OrderChanged);
  await otherEvents();
  return read;
}

describe('a way changes', () => {
  it('when an order comes onto it or leaves it', async () => {
    expect(await readAfter({ previousStatus: 'preparing', previousRiderId: RITA, riderId: RITA })).toEqual([RITA]);
    expect(await readAfter({ status: 'delivered', previousRiderId: RITA, riderId: RITA })).toEqual([RITA]);
  });

  it('for both riders when one takes over from the other, although nobody watches the order', async () => {
    expect(await readAfter({ previousRiderId: RITA, riderId: RUTH })).toEqual([RITA, RUTH]);
    expect(await readAfter({ previousRiderId: RITA, riderId: null })).toEqual([RITA]);
    expect(await readAfter({ previousRiderId: null, riderId: RUTH })).toEqual([RUTH]);
  });

  it('by no promise that is made anew, and by nothing that happens in the kitchen', async () => {
    expect(await readAfter({ previousRiderId: RITA, riderId: RITA })).toEqual([]);
    const inKitchen = { status: 'preparing', previousStatus: 'preparing' } as const;
    expect(await readAfter({ ...inKitchen, previousRiderId: RITA, riderId: RUTH })).toEqual([]);
  });
});
