import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { stubGlobal, unstubGlobals } from '../../../../test/stub-global.ts';
import { fetchAdminUser } from './current-user.ts';

describe('the access check of the admins', () => {
  afterEach(() => {
    unstubGlobals();
    jest.restoreAllMocks();
  });

  it('gives up after two seconds', async () => {
    const clock = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
    stubGlobal('document', { documentElement: { lang: 'en' } });
    stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
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
