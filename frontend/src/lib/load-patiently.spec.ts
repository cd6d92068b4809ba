import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPatiently } from './load-patiently.ts';

const LONG_MS = 60_000;
const failure = new TypeError('Failed to fetch dynamically imported module');

describe('a file that does not arrive', () => {
  const probe = vi.fn<() => Promise<Response>>();
  const network = new EventTarget();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', probe);
    vi.stubGlobal('window', network);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    probe.mockReset();
  });

  it('is asked for again as long as the server is away, and at once when the connection is back', async () => {
    probe.mockRejectedValue(new TypeError('Failed to fetch'));
    let isThere = false;
    const load = vi.fn(() => (isThere ? Promise.resolve('part') : Promise.reject(failure)));
    const part = loadPatiently(load);
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(load.mock.calls.length).toBeGreaterThan(10);
    isThere = true;
    network.dispatchEvent(new Event('online'));
    await expect(part).resolves.toBe('part');
  });

  it('is given up when the server is there and does not have it', async () => {
    probe.mockResolvedValue(new Response());
    const load = vi.fn(() => Promise.reject(failure));
    const part = expect(loadPatiently(load)).rejects.toBe(failure);
    await vi.advanceTimersByTimeAsync(LONG_MS);
    await part;
    expect(load).toHaveBeenCalledTimes(3);
  });
});
