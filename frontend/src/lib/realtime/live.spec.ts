import type { OrderUpdatedEvent } from '@contracts/events/realtime.ts';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { READ_ANEW, readAnewAfter, takeEvent, takeSnapshot, type Live } from './live.ts';

interface Held {
  version: number;
  text: string;
}

const KEY = ['thing', 1];
let queryClient: QueryClient;

beforeEach(() => {
  queryClient = new QueryClient();
});

const updated = (version: number) => ({
  name: 'order:updated' as const,
  payload: { version } as unknown as OrderUpdatedEvent,
});

const LIVE: Live<'admin', Held> = {
  queryKey: KEY,
  events: {
    'order:updated': (held, { version }) => (version > held.version ? { version, text: `event ${version}` } : held),
  },
};

describe('news of a topic', () => {
  it('change what the query holds, and older versions lose', () => {
    queryClient.setQueryData(KEY, { version: 3, text: 'read' });
    takeEvent(queryClient, LIVE, updated(5));
    takeEvent(queryClient, LIVE, updated(4));
    expect(queryClient.getQueryData(KEY)).toEqual({ version: 5, text: 'event 5' });
  });

  it('leave alone what they do not name, and queries that hold nothing', () => {
    queryClient.setQueryData(['thing', 2], { version: 1, text: 'other' });
    takeEvent(queryClient, LIVE, updated(5));
    expect(queryClient.getQueryData(KEY)).toBeUndefined();
    expect(queryClient.getQueryData(['thing', 2])).toEqual({ version: 1, text: 'other' });
  });

  it('reach every query of a kind where they are about all of them', () => {
    queryClient.setQueryData(KEY, { version: 1, text: 'one' });
    queryClient.setQueryData(['thing', 2], { version: 7, text: 'two' });
    takeEvent<'admin', Held>(queryClient, { ...LIVE, within: ['thing'] }, updated(5));
    expect(queryClient.getQueryData(KEY)).toEqual({ version: 5, text: 'event 5' });
    expect(queryClient.getQueryData(['thing', 2])).toEqual({ version: 7, text: 'two' });
  });

  it('have the query read again where they do not say all of it', () => {
    const invalidate = jest.spyOn(queryClient, 'invalidateQueries');
    queryClient.setQueryData(KEY, { version: 1, text: 'one' });
    takeEvent(queryClient, { queryKey: KEY, events: { 'order:updated': READ_ANEW } }, updated(2));
    expect(queryClient.getQueryData(KEY)).toEqual({ version: 1, text: 'one' });
    expect(queryClient.getQueryState(KEY)?.isInvalidated).toBe(true);

    const live: Live<'admin', Held> = {
      queryKey: KEY,
      events: { 'order:updated': (held) => readAnewAfter({ ...held, text: 'meanwhile' }) },
    };
    takeEvent(queryClient, live, updated(2));
    expect(queryClient.getQueryData(KEY)).toEqual({ version: 1, text: 'meanwhile' });
    expect(invalidate).toHaveBeenLastCalledWith({ queryKey: KEY, exact: true });
  });
});

describe('a snapshot', () => {
  const snapshot = { counters: null, orders: [] } as never;
  const live: Live<'admin', Held> = {
    queryKey: KEY,
    first: () => ({ version: 1, text: 'first' }),
    snapshot: (held) => ({ ...held, text: `${held.text}, then a snapshot` }),
  };

  it('starts a query that merges its reads, and later ones change it', () => {
    takeSnapshot(queryClient, live, snapshot);
    expect(queryClient.getQueryData(KEY)).toEqual({ version: 1, text: 'first' });
    takeSnapshot(queryClient, live, snapshot);
    expect(queryClient.getQueryData(KEY)).toEqual({ version: 1, text: 'first, then a snapshot' });
  });

  it('says nothing to any other query that has not been read', () => {
    const { first: _, ...reads } = live;
    takeSnapshot<'admin', Held>(queryClient, reads, snapshot);
    expect(queryClient.getQueryData(KEY)).toBeUndefined();
  });
});
