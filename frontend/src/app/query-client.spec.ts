import { QueryObserver } from '@tanstack/react-query';
import { expect, it, jest } from '@jest/globals';
import { createQueryClient } from './query-client.ts';

it('reads once: nothing is tried again, refetched on focus, polled or stale by itself', async () => {
  const queryClient = createQueryClient();
  const failing = jest.fn(() => Promise.reject(new Error('away')));
  await expect(queryClient.query({ queryKey: ['failing'], queryFn: failing })).rejects.toThrow('away');
  expect(failing).toHaveBeenCalledTimes(1);
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: failing });
  await expect(mutation.execute(undefined)).rejects.toThrow('away');
  expect(failing).toHaveBeenCalledTimes(2);

  queryClient.setQueryData(['known'], 1);
  const observer = new QueryObserver(queryClient, { queryKey: ['known'], queryFn: () => 2 });
  expect(observer.getCurrentResult().isStale).toBe(false);
  expect(observer.options).toMatchObject({ refetchOnWindowFocus: false, refetchInterval: false });
});
