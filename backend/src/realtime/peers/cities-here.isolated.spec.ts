import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { City } from '../../contracts/constants.ts';
import type { DomainEvent, OrderChanged } from '../../events/outbox/domain-event.ts';
import type { SocketHub } from '../sockets/socket-hub.ts';
import { CitiesHere, type Missed } from './cities-here.ts';
import type { Peers } from './peers.ts';
import type { RestaurantCities } from './restaurant-cities.ts';

const AT = new Date('2026-11-26T12:00:00Z');
const COMMITTED_AT = new Date('2026-11-26T11:59:59Z');
const origin = { requestId: null, traceparent: null, committedAtMs: COMMITTED_AT.getTime() };
const ROOM = 'order:1';
const ELSEWHERE = 'order:2';
const CUSTOMER = 'customer:8';

const placing = (restaurantId: number) =>
  ({ kind: 'order', orderId: 1, userId: 8, restaurantId, status: 'pending', previousStatus: null }) as OrderChanged;
const movedTo = (city: City, restaurantId = 1) =>
  ({ kind: 'open_state', city, payload: { restaurantId }, origin }) as unknown as DomainEvent;

let cities: CitiesHere;
let occupied: Set<string>;
let listening: Map<City, () => void>;
let left: City[];
let missed: Missed[];
const link = { areLinked: true, canListen: true };

beforeEach(() => {
  jest.useFakeTimers({ now: AT });
  occupied = new Set([ROOM, ELSEWHERE, CUSTOMER]);
  listening = new Map();
  left = [];
  missed = [];
  Object.assign(link, { areLinked: true, canListen: true });
  const peers = {
    get areLinked() {
      return link.areLinked;
    },
    get canListen() {
      return link.canListen;
    },
    listen: (city: City) => {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      listening.set(city, () => {
        resolve(undefined);
      });
      return promise;
    },
    leave: (city: City) => left.push(city),
  };
  const restaurants = { find: () => Promise.resolve(new Map<number, City>([[1, 'berlin']])) };
  const hub = { isServing: true, isOccupied: (room: string) => occupied.has(room) };
  cities = new CitiesHere(
    hub as unknown as SocketHub,
    peers as unknown as Peers,
    restaurants as unknown as RestaurantCities,
  );
  cities.missed.subscribe((each) => missed.push(each));
});
afterEach(() => {
  jest.useRealTimers();
});

const answered = () => jest.advanceTimersByTimeAsync(1);
async function answer(city: City): Promise<void> {
  listening.get(city)?.();
  await answered();
}
/** As if somebody had subscribed. */
async function enter(city: City, room = ROOM): Promise<void> {
  const heard = cities.hear(room, [city], performance.now());
  await answer(city);
  await heard;
}

describe('a city that somebody comes to watch', () => {
  it('is listened to before what was read counts', async () => {
    const readAtMs = performance.now();
    let isKnown: boolean | undefined;
    void cities.hear(ROOM, ['berlin'], readAtMs).then((isHeard) => (isKnown = isHeard));
    await answered();
    expect(isKnown).toBeUndefined();
    expect(cities.isHeard('berlin')).toBe(false);
    await answer('berlin');
    expect(isKnown).toBe(false);
    expect(cities.isHeard('berlin')).toBe(true);
    expect(await cities.hear(ROOM, ['berlin'], performance.now())).toBe(true);
    expect(missed).toEqual([]);
  });

  it('makes somebody read again who read before another one came', async () => {
    const readAtMs = performance.now();
    await answered();
    await enter('berlin', ELSEWHERE);
    expect(await cities.hear(ROOM, ['berlin'], readAtMs)).toBe(false);
  });

  it('keeps nobody waiting for a Redis that hangs, and is read then', async () => {
    const heard = cities.hear(ROOM, ['berlin'], performance.now());
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await heard).toBe(true);
    expect(missed).toEqual([]);
    await answer('berlin');
    expect(missed).toEqual([{ since: AT }]);
  });

  it('is not waited for at all while Redis is away', async () => {
    link.canListen = false;
    expect(await cities.hear(ROOM, ['berlin'], performance.now())).toBe(true);
    await answer('berlin');
    expect(missed).toEqual([{ since: AT }]);
  });

  it('needs nothing where there are no other instances', async () => {
    link.areLinked = false;
    expect(await cities.hear(ROOM, ['berlin'], performance.now())).toBe(true);
    expect(cities.isHeard('berlin')).toBe(true);
    expect(listening.size).toBe(0);
  });

  it('is left when nobody has watched it for five minutes', async () => {
    await enter('berlin');
    occupied.delete(ROOM);
    await cities.sweep();
    await jest.advanceTimersByTimeAsync(299_000);
    await cities.sweep();
    expect(left).toEqual([]);
    await jest.advanceTimersByTimeAsync(1_000);
    await cities.sweep();
    expect(left).toEqual(['berlin']);
    expect(cities.isHeard('berlin')).toBe(false);
    await enter('berlin');
    expect(cities.isHeard('berlin')).toBe(true);
  });

  it('stays while somebody comes back in time', async () => {
    await enter('berlin');
    occupied.delete(ROOM);
    await cities.sweep();
    await enter('berlin', ELSEWHERE);
    await cities.sweep();
    await jest.advanceTimersByTimeAsync(600_000);
    await cities.sweep();
    expect(left).toEqual([]);
  });
});

describe('a customer who is here', () => {
  it('makes the city listened to where an order was placed, of which is read what came after', async () => {
    const order = placing(1);
    cities.note(order);
    await answered();
    expect([...listening.keys()]).toEqual(['berlin']);
    expect(missed).toEqual([]);
    await answer('berlin');
    expect(missed).toEqual([{ after: order }]);
  });

  it('misses nothing in a city that was listened to before', async () => {
    await enter('berlin');
    cities.note(placing(1));
    await answered();
    expect(missed).toEqual([]);
    occupied.delete(ROOM);
    await cities.sweep();
    await jest.advanceTimersByTimeAsync(600_000);
    await cities.sweep();
    expect(left).toEqual([]);
  });

  it('needs no city of others', async () => {
    occupied.delete(CUSTOMER);
    cities.note(placing(1));
    await answered();
    expect(listening.size).toBe(0);
  });
});

describe('a restaurant that moves', () => {
  it('takes those along who watch it, with what was told where it is now', async () => {
    expect(cities.know(1, 'berlin')).toEqual(['berlin']);
    await enter('berlin');
    cities.note(movedTo('hamburg'));
    await answer('hamburg');
    expect(missed).toEqual([{ since: COMMITTED_AT }]);
    expect(await cities.ofRestaurant(1)).toEqual(['berlin', 'hamburg']);
  });

  it('does so where somebody else has read of it before', async () => {
    cities.know(1, 'berlin');
    await enter('berlin');
    expect(cities.know(1, 'hamburg')).toEqual(['berlin', 'hamburg']);
    await enter('hamburg', ELSEWHERE);
    cities.note(movedTo('hamburg'));
    expect(missed).toEqual([{ since: COMMITTED_AT }]);
  });

  it('concerns nobody who does not watch its city', () => {
    cities.note(movedTo('berlin', 2));
    cities.note(movedTo('hamburg', 2));
    expect(listening.size).toBe(0);
    expect(missed).toEqual([]);
  });
});
