import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Subject } from 'rxjs';
import type { AdminCountersQuery } from '../../modules/admin/admin-counters.query.ts';
import { AdminCountersFeed } from './admin-counters-feed.ts';
import type { CitiesHere } from '../peers/cities-here.ts';
import type { OtherInstances } from '../peers/other-instances.ts';
import type { SocketMetrics } from '../sockets/socket-metrics.ts';
import type { SocketHub } from '../sockets/socket-hub.ts';

describe('the feed of the counters', () => {
  const emit = jest.fn();
  const query = { live: () => Promise.resolve({ pending: 1 }), readAgainInMs: null as number | null };
  let isWatched: boolean;
  let feed: AdminCountersFeed;
  beforeEach(() => {
    jest.useFakeTimers();
    emit.mockClear();
    isWatched = true;
    const hub = {
      isOccupied: () => isWatched,
      socketCount: 1,
      server: { local: { to: () => ({ volatile: { emit } }) } },
    };
    const sockets = { changed: new Subject<void>() };
    feed = new AdminCountersFeed(
      hub as unknown as SocketHub,
      query as unknown as AdminCountersQuery,
      { socketCount: 0 } as unknown as OtherInstances,
      sockets as unknown as SocketMetrics,
      { entered: new Subject() } as unknown as CitiesHere,
    );
  });
  afterEach(() => {
    feed.onApplicationShutdown();
    jest.useRealTimers();
  });

  it('tells at most four a second, and once more when what events alone have made was read again', async () => {
    query.readAgainInMs = 5_000;
    for (let change = 0; change < 10; change++) feed.touch();
    await jest.advanceTimersByTimeAsync(249);
    expect(emit).toHaveBeenCalledTimes(1);
    feed.touch();
    await jest.advanceTimersByTimeAsync(250);
    expect(emit).toHaveBeenCalledTimes(2);
    query.readAgainInMs = null;
    await jest.advanceTimersByTimeAsync(4_000);
    expect(emit).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(emit).toHaveBeenCalledTimes(3);
  });

  it('reads nothing again for nobody', async () => {
    query.readAgainInMs = 5_000;
    feed.touch();
    await jest.advanceTimersByTimeAsync(250);
    isWatched = false;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(emit).toHaveBeenCalledTimes(1);
  });
});
