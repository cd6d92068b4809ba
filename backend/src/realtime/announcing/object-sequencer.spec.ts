import { EventEmitter, once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { type DomainEvent, type OrderChanged, restaurantEvent, versionOf } from '../../events/outbox/domain-event.ts';
import type { OutboxRepository } from '../../events/outbox/outbox.repository.ts';
import type { PlacedOrders } from '../../modules/orders/order/placed-orders.ts';
import type { Announcement } from '../sockets/announcement.ts';
import type { Announcer } from './announcer.ts';
import { ObjectSequencer } from './object-sequencer.ts';

const OLD_ORDERS = 100;
const NEW = 101;
const OLD = 50;

function change(orderId: number, version: number): OrderChanged {
  return {
    kind: 'order',
    eventId: orderId * 10 + version,
    orderId,
    userId: 1,
    restaurantId: 1,
    version,
    status: 'pending',
    previousStatus: version === 1 ? null : 'pending',
    at: '2026-11-21T12:00:00.000Z',
    by: 'system',
    reason: null,
    paymentStatus: 'due',
    estimatedFrom: null,
    estimatedTo: null,
    readyBy: null,
    riderId: null,
    previousRiderId: null,
  };
}

const announcing = (...events: DomainEvent[]): Announcement[] =>
  events.map((event) => (event.kind === 'order' ? { event, placed: null } : { event }));

/** `committed`: what Postgres has; `fails`: how often it does not answer first. */
async function open(committed: OrderChanged[] = [], fails = 0) {
  const heard: string[] = [];
  const ears = new EventEmitter();
  let reads = 0;
  const announcer = {
    emit: ({ event }: Announcement) => {
      const { key, version } = versionOf(event);
      heard.push(`${key.replace('order:', '')}:${version}`);
      ears.emit('heard');
    },
  } as unknown as Announcer;
  const outbox = {
    newestOrderId: () => Promise.resolve(OLD_ORDERS),
    listAfter: ({ orderId }: OrderChanged, version: number) => {
      reads += 1;
      if (reads <= fails) return Promise.reject(new Error('away'));
      return Promise.resolve(committed.filter((event) => event.orderId === orderId && event.version > version));
    },
  } as unknown as OutboxRepository;
  const placed = { read: () => Promise.resolve(new Map()) } as unknown as PlacedOrders;
  const sequencer = new ObjectSequencer(announcer, outbox, placed);
  await sequencer.onApplicationBootstrap();
  const settled = async (count: number): Promise<string[]> => {
    while (heard.length < count) await once(ears, 'heard');
    return heard;
  };
  return { sequencer, heard, settled, reads: () => reads };
}

describe('the versions of an order', () => {
  it('are announced at once while they come one after the other', async () => {
    const { sequencer, heard, reads } = await open();
    sequencer.announce(announcing(change(NEW, 1), change(NEW, 2)), 'own');
    sequencer.announce(announcing(change(NEW, 3)), 'queue');
    expect(heard).toEqual(['101:1', '101:2', '101:3']);
    expect(reads()).toBe(0);
  });

  it('that overtake another wait for it, and it comes from Postgres', async () => {
    const { sequencer, heard, settled } = await open([1, 2, 3].map((version) => change(NEW, version)));
    sequencer.announce(announcing(change(NEW, 1)), 'own');
    sequencer.announce(announcing(change(NEW, 3)), 'own');
    sequencer.announce(announcing(change(NEW, 4)), 'own');
    expect(heard).toEqual(['101:1']);
    expect(await settled(4)).toEqual(['101:1', '101:2', '101:3', '101:4']);
    sequencer.announce(announcing(change(NEW, 2)), 'queue');
    expect(heard).toHaveLength(4);
  });

  it('bring the placing that is still on its way before them', async () => {
    const { sequencer, settled } = await open([1, 2].map((version) => change(NEW, version)));
    sequencer.announce(announcing(change(NEW, 2)), 'own');
    expect(await settled(2)).toEqual(['101:1', '101:2']);
  });

  it('go on from the first snapshot when the order is older than the process', async () => {
    const { sequencer, heard, settled, reads } = await open([change(OLD, 6)]);
    sequencer.announce(announcing(change(49, 8)), 'queue');
    sequencer.noteSnapshot([{ id: OLD, version: 5 }]);
    sequencer.announce(announcing(change(OLD, 7)), 'own');
    expect(heard).toEqual(['49:8']);
    expect(await settled(3)).toEqual(['49:8', '50:6', '50:7']);
    expect(reads()).toBe(1);
  });

  it('are asked for again when Postgres does not answer', async () => {
    const { sequencer, settled } = await open([change(NEW, 2)], 1);
    sequencer.announce(announcing(change(NEW, 1)), 'own');
    sequencer.announce(announcing(change(NEW, 3)), 'own');
    expect(await settled(3)).toEqual(['101:1', '101:2', '101:3']);
  });
});

describe('any object', () => {
  it('is told each version once, and only upwards', async () => {
    const { sequencer, heard } = await open();
    const decided = (version: number) =>
      restaurantEvent('review', {
        id: String(version),
        payload: { restaurantId: 7, version, step: 'approved', at: '2026-11-21T12:00:00.000Z' },
      });
    sequencer.announce(announcing(...[1, 2, 2, 4, 3, 5].map(decided)), 'own');
    expect(heard).toEqual(['review:7:1', 'review:7:2', 'review:7:4', 'review:7:5']);
    expect([sequencer.newest('review:7'), sequencer.newest('review:8')]).toEqual([5, 0]);
  });

  it('is known everywhere up to the version that went from instance to instance', async () => {
    const { sequencer } = await open();
    sequencer.noteEverywhere(announcing(change(NEW, 2)));
    expect([1, 2, 3].map((version) => sequencer.isEverywhere(change(NEW, version)))).toEqual([true, true, false]);
  });
});
