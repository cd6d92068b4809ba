import { UNATTENDED_HEADER } from '@contracts/accounts/sessions.ts';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { stubGlobal, unstubGlobals } from '../../../../test/stub-global.ts';
import { watchAttendance } from './attendance.ts';
import { get } from '../../http/http.ts';

const MINUTE = 60_000;
const headers: (string | undefined)[] = [];

const page = new EventTarget();

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  stubGlobal('addEventListener', page.addEventListener.bind(page));
  stubGlobal('document', { documentElement: { lang: 'en' } });
  stubGlobal('fetch', (_path: string, init: { headers: Record<string, string> }) => {
    headers.push(init.headers[UNATTENDED_HEADER]);
    return Promise.resolve(new Response('{}'));
  });
});
afterEach(() => {
  jest.useRealTimers();
  unstubGlobals();
});

it('says of what a page reads by itself that nobody is there, until somebody is', async () => {
  watchAttendance();
  const read = () => get('/api/admin/stats');
  page.dispatchEvent(new Event('pointermove'));
  await read();
  jest.advanceTimersByTime(0.9 * MINUTE);
  await read();
  jest.advanceTimersByTime(0.3 * MINUTE);
  await read();
  page.dispatchEvent(new Event('keydown'));
  await read();
  jest.advanceTimersByTime(30 * MINUTE);
  await read();
  expect(headers).toEqual([undefined, undefined, '1', undefined, '1']);
});
