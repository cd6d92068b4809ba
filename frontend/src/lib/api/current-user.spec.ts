import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchAdminUser } from './current-user.ts';

describe('the access check of the admins', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('gives up after two seconds', async () => {
    const clock = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
    vi.stubGlobal('document', { documentElement: { lang: 'en' } });
    vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
      return new Promise((_resolve, reject) => {
        const giveUp = () => reject(new Error('aborted'));
        if (signal?.aborted) giveUp();
        else signal?.addEventListener('abort', giveUp);
      });
    });
    const answer = fetchAdminUser();
    clock.abort();
    await expect(answer).rejects.toThrow();
    expect(timeout).toHaveBeenCalledWith(2000);
  });
});
