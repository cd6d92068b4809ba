import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { stubGlobal, unstubGlobals } from '../../test/stub-global.ts';
import { loadPatiently } from './load-patiently.ts';

/** A plain script of the page, which has no types. */
const SCRIPT = '../../inline/load-patiently.js' as string;
const LONG_MS = 60_000;
const failure = new TypeError('Failed to fetch dynamically imported module');

describe('a file that does not arrive', () => {
  const probe = jest.fn<() => Promise<Response>>();
  const network = new EventTarget();
  beforeAll(async () => {
    stubGlobal('window', network);
    await import(SCRIPT);
  });
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
    stubGlobal('fetch', probe);
    stubGlobal('window', network);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.useRealTimers();
    unstubGlobals();
    jest.restoreAllMocks();
    probe.mockReset();
  });

  it('is asked for again as long as the server is away, and at once when the connection is back', async () => {
    probe.mockRejectedValue(new TypeError('Failed to fetch'));
    let isThere = false;
    const load = jest.fn(() => (isThere ? Promise.resolve('part') : Promise.reject(failure)));
    const part = loadPatiently(load);
    await jest.advanceTimersByTimeAsync(LONG_MS);
    expect(load.mock.calls.length).toBeGreaterThan(10);
    isThere = true;
    network.dispatchEvent(new Event('online'));
    await expect(part).resolves.toBe('part');
  });

  it('is given up when the server is there and does not have it', async () => {
    probe.mockResolvedValue(new Response());
    const load = jest.fn(() => Promise.reject(failure));
    const part = expect(loadPatiently(load)).rejects.toBe(failure);
    await jest.advanceTimersByTimeAsync(LONG_MS);
    await part;
    expect(load).toHaveBeenCalledTimes(3);
  });
});
