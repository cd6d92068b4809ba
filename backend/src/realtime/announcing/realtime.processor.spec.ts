import { beforeEach, describe, expect, it } from '@jest/globals';
import { setImmediate as otherEvents } from 'node:timers/promises';
import { Subject } from 'rxjs';
import type { DomainEvent, OrderChanged } from '../../events/outbox/domain-event.ts';
import type { OutboxRepository } from '../../events/outbox/outbox.repository.ts';
import type { RealtimeQueue } from '../../events/realtime-queue.ts';
import type { Relay } from '../../events/relay.ts';
import type { RedisLink } from '../../events/queues/redis-link.ts';
import type { PlacedOrders } from '../../modules/orders/order/placed-orders.ts';
import type { City } from '../../contracts/constants.ts';
import { CitiesHere } from '../peers/cities-here.ts';
import type { Peers } from '../peers/peers.ts';
import type { RestaurantCities } from '../peers/restaurant-cities.ts';
import type { Announcement } from '../sockets/announcement.ts';
import type { Announcer } from './announcer.ts';
import { ObjectSequencer } from './object-sequencer.ts';
import { PeerAnnouncements } from './peer-announcements.ts';
import { RealtimeProcessor } from './realtime.processor.ts';
import type { SocketHub } from '../sockets/socket-hub.ts';

/** As much of one as matters here. */
const change = (orderId: number, version: number) =>
  ({
    ...{ kind: 'order', orderId, restaurantId: orderId, version },
    previousStatus: version === 1 ? null : 'pending',
  }) as OrderChanged;

const named = (events: readonly DomainEvent[]): string[] =>
  events.map((event) => `${(event as OrderChanged).orderId}:${(event as OrderChanged).version}`);

interface Setting {
  readonly reachesOthers?: boolean;
  /** Whether a placing's views are still there when it is committed. */
  readonly keeps?: boolean;
  /** By restaurant, once the others listen to the channels of their cities. */
  readonly cities?: Map<number, City> | null;
}

async function open({ reachesOthers = true, keeps = true, cities = null }: Setting = {}) {
  const committed = new Subject<readonly DomainEvent[]>();
  const read: number[] = [];
  const told: string[] = [];
  const emitted: string[] = [];
  const paths: string[] = [];
  let fromOthers: (announcements: Announcement[], queuedAtMs: number, path?: 'peer') => void = () => undefined;
  let work: (events: DomainEvent[], queuedAtMs: number) => Promise<void> = () => Promise.resolve();
  const eventsOf = (announcements: readonly Announcement[]): string[] => named(announcements.map(({ event }) => event));
  const hub = { isServing: true, reachesOthers } as unknown as SocketHub;
  const peers = {
    areLinked: true,
    hearCities: cities !== null,
    on: (_name: string, listener: typeof fromOthers) => (fromOthers = listener),
    tellAll: (_name: string, announcements: Announcement[]) => told.push(...eventsOf(announcements)),
    tellCity: (city: string, _name: string, announcements: Announcement[]) => {
      told.push(...eventsOf(announcements).map((event) => `${event} in ${city}`));
    },
  } as unknown as Peers;
  const announcer = {
    emit: ({ event }: Announcement, path: string) => {
      emitted.push(...named([event]));
      paths.push(path);
    },
  } as unknown as Announcer;
  const outbox = { newestOrderId: () => Promise.resolve(100) } as unknown as OutboxRepository;
  const queue = {
    process: (handle: typeof work) => {
      work = handle;
      return Promise.resolve();
    },
  } as unknown as RealtimeQueue;
  const placed = {
    take: () => (keeps ? { restaurant: {}, admin: {} } : null),
    read: (ids: number[]) => {
      read.push(...ids);
      return Promise.resolve(new Map());
    },
  } as unknown as PlacedOrders;
  const sequencer = new ObjectSequencer(announcer, outbox, placed);
  await sequencer.onApplicationBootstrap();
  const restaurants = { find: () => Promise.resolve(new Map(cities)) } as unknown as RestaurantCities;
  const here = new CitiesHere(hub, peers, restaurants);
  const others = new PeerAnnouncements(hub, peers, here, restaurants, sequencer);
  const processor = new RealtimeProcessor(
    hub,
    sequencer,
    queue,
    placed,
    outbox,
    { returned: new Subject() } as unknown as RedisLink,
    { committed } as unknown as Relay,
    peers,
    here,
    others,
  );
  await processor.onApplicationBootstrap();
  return {
    commit: (...events: OrderChanged[]) => {
      committed.next(events);
    },
    hear: (...events: OrderChanged[]) => {
      fromOthers(
        events.map((event) => ({ event, placed: null })),
        Date.now(),
        'peer',
      );
    },
    work: (...events: OrderChanged[]) => work(events, Date.now()),
    stop: () => processor.onApplicationShutdown(),
    read,
    told,
    emitted,
    paths,
  };
}

describe('what is committed here', () => {
  it('is told the other instances at once, and not again when the queue brings it', async () => {
    const { commit, work, read, told, emitted } = await open();
    commit(change(1, 1));
    expect(emitted).toEqual(['1:1']);
    expect(told).toEqual(['1:1']);
    await work(change(1, 1));
    expect(told).toEqual(['1:1']);
    expect(read).toEqual([]);
  });

  it('is told in order, also what follows while a message is on its way', async () => {
    const { commit, stop, told } = await open();
    commit(change(1, 1));
    commit(change(1, 2));
    commit(change(2, 1), change(2, 2));
    await stop();
    expect(told).toEqual(['1:1', '1:2', '2:1', '2:2']);
  });

  it('is left to the queue while Redis is away', async () => {
    const { commit, work, told, emitted } = await open({ reachesOthers: false });
    commit(change(1, 2));
    expect(emitted).toEqual(['1:2']);
    expect(told).toEqual([]);
    await work(change(1, 2));
    expect(told).toEqual(['1:2']);
  });

  it('is left to the queue when it would have to be read first', async () => {
    const { commit, work, read, told } = await open({ keeps: false });
    commit(change(1, 1));
    expect(told).toEqual([]);
    await work(change(1, 1));
    expect(read).toEqual([1]);
    expect(told).toEqual(['1:1']);
  });
});

describe('where the others listen to cities', () => {
  let cities: Map<number, City>;
  beforeEach(() => {
    cities = new Map([
      [1, 'berlin'],
      [2, 'hamburg'],
    ]);
  });

  it('all are told what is placed, and a city what happens to its orders then', async () => {
    const { commit, stop, told } = await open({ cities });
    commit(change(1, 1));
    commit(change(1, 2), change(2, 1), change(2, 2), change(1, 3));
    await stop();
    expect(told).toEqual(['1:1', '2:1', '1:2 in berlin', '1:3 in berlin', '2:2 in hamburg']);
  });

  it('the city that a restaurant has moved to is told, too, when that was not heard of yet', async () => {
    const { commit, stop, told } = await open({ cities });
    commit(change(1, 2));
    await otherEvents();
    cities.set(1, 'frankfurt');
    commit(change(1, 3));
    await stop();
    expect(told).toEqual(['1:2 in berlin', '1:3 in berlin', '1:3 in frankfurt']);
  });

  it('all are told what belongs to no city that is known', async () => {
    const { work, told } = await open({ cities });
    await work(change(3, 2), change(2, 2));
    expect(told).toEqual(['2:2 in hamburg', '3:2']);
    await work(change(3, 2), change(2, 2));
    expect(told).toHaveLength(2);
  });
});

describe('what another process committed', () => {
  it('is not told again when it came here as a message', async () => {
    const { hear, work, read, told, emitted } = await open();
    hear(change(1, 1), change(1, 2));
    await work(change(1, 1), change(1, 2));
    expect(emitted).toEqual(['1:1', '1:2']);
    expect(read).toEqual([]);
    expect(told).toEqual([]);
  });

  it('is told all when only the queue brings it, and only what is new', async () => {
    const { hear, work, read, told, emitted, paths } = await open();
    hear(change(1, 1));
    await work(change(1, 1), change(2, 1), change(1, 2));
    expect(read).toEqual([2]);
    expect(told).toEqual(['2:1', '1:2']);
    expect(emitted).toEqual(['1:1', '2:1', '1:2']);
    expect(paths).toEqual(['peer', 'queue', 'queue']);
  });
});
