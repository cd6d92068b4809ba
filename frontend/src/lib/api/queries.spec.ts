import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { stubGlobal, unstubGlobals } from '../../../test/stub-global.ts';
import { translationsQuery } from './queries.ts';

const MINUTE_MS = 60_000;
const server = jest.fn<() => Response>();
const queryClient = new QueryClient();
/** Without the pause between two tries. */
const read = () => queryClient.query({ ...translationsQuery('de', false), retryDelay: 0 });

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setInterval', 'setTimeout'] });
  stubGlobal('document', { documentElement: { lang: 'de' } });
  stubGlobal('fetch', async () => server());
  server.mockReset();
  queryClient.clear();
});
afterEach(() => {
  jest.useRealTimers();
  unstubGlobals();
});

describe('the texts of the server', () => {
  it('hold for five minutes', async () => {
    server.mockImplementation(() => Response.json({ 'app.name': 'Tischlein' }));
    await read();
    jest.advanceTimersByTime(5 * MINUTE_MS - 1);
    await read();
    expect(server).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    await read();
    expect(server).toHaveBeenCalledTimes(2);
  });

  it('are those that admins changed, and all only for a page without built-in ones', async () => {
    const asked: string[] = [];
    stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      return Response.json({});
    });
    await queryClient.query(translationsQuery('de', false));
    await queryClient.query(translationsQuery('de', true));
    expect(asked).toEqual(['/api/translations/de?overridden=true', '/api/translations/de']);
  });

  it('are tried for twice more, and the failure says with which status', async () => {
    server.mockImplementation(() => new Response(null, { status: 503, statusText: 'Service Unavailable' }));
    await expect(read()).rejects.toThrow('Failed to fetch translations: 503: Service Unavailable');
    expect(server).toHaveBeenCalledTimes(3);
  });
});
