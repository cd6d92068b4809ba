import { expect, it } from '@jest/globals';
import { promiseAt } from './promise.ts';

const due = '2026-11-21T12:00:00.000Z';
const at = (time: string) => promiseAt(due, Date.parse(`2026-11-${time}:00.000Z`));

it('is in time, then presses, then is broken', () => {
  expect(at('20T18:00')).toEqual({ state: 'in_time', minutes: 18 * 60 });
  expect(at('21T06:01')).toEqual({ state: 'soon', minutes: 359 });
  expect(at('21T12:00')).toEqual({ state: 'soon', minutes: 0 });
  expect(at('21T13:05')).toEqual({ state: 'overdue', minutes: 65 });
});
