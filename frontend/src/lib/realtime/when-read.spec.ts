import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { whenRead } from './when-read.ts';

/** A read that the test answers itself. */
function heldRead(queryClient: QueryClient) {
  let answer: (value: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const done = queryClient
    .query({
      queryKey: ['thing'],
      retry: false,
      queryFn: () =>
        new Promise<string>((resolve, reject) => {
          answer = resolve;
          fail = reject;
        }),
    })
    .catch(() => undefined);
  return { answer: (value: string) => answer(value), fail: () => fail(new Error('away')), done };
}

/** Queries tell their subscribers in a task of its own. */
const nextTask = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('news that meet a read', () => {
  it('are applied at once when the data is there', () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(['thing'], 'old');
    whenRead(queryClient, ['thing'], () => queryClient.setQueryData(['thing'], 'new'));
    expect(queryClient.getQueryData(['thing'])).toBe('new');
  });

  it('wait for a read that is under way, and come after it', async () => {
    const queryClient = new QueryClient();
    const read = heldRead(queryClient);
    whenRead(queryClient, ['thing'], () => queryClient.setQueryData(['thing'], 'new'));
    expect(queryClient.getQueryData(['thing'])).toBeUndefined();
    read.answer('old');
    await read.done;
    await nextTask();
    expect(queryClient.getQueryData(['thing'])).toBe('new');
  });

  it('are applied again after a read that was under way, whose answer may be older', async () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(['thing'], 'old');
    const read = heldRead(queryClient);
    whenRead(queryClient, ['thing'], () => queryClient.setQueryData(['thing'], 'new'));
    expect(queryClient.getQueryData(['thing'])).toBe('new');
    // Not by what else is written meanwhile.
    queryClient.setQueryData(['thing'], 'other news');
    expect(queryClient.getQueryData(['thing'])).toBe('other news');
    read.answer('old');
    await read.done;
    await nextTask();
    expect(queryClient.getQueryData(['thing'])).toBe('new');
  });

  it('go with a read that fails', async () => {
    const queryClient = new QueryClient();
    const read = heldRead(queryClient);
    let applied = 0;
    whenRead(queryClient, ['thing'], () => (applied += 1));
    read.fail();
    await read.done;
    await nextTask();
    queryClient.setQueryData(['thing'], 'later');
    await nextTask();
    expect(applied).toBe(0);
  });
});
