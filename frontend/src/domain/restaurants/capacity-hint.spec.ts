import { UNTIL_RESUMED } from '@contracts/restaurants/capacity.ts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Translate } from '../../i18n/texts.ts';
import type { TextValues } from '../../i18n/translate.ts';
import { capacityHint } from './capacity-hint.ts';

const say = (key: string, values?: TextValues) => [key, ...Object.values(values ?? {})].join(' ');
const t: Translate = Object.assign(say, { language: 'en' as const });
const usual = { isOpen: true, pausedUntil: null, busyMinutes: 0, fullUntil: null };
/** 19:15 and, on the next day, 12:00 in Berlin. */
const TODAY = '2026-11-21T18:15:00.000Z';
const TOMORROW = '2026-11-22T11:00:00.000Z';

describe('what a card says of the capacity', () => {
  beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-21T17:00:00.000Z') }));
  afterEach(() => void jest.useRealTimers());

  it.each([
    ['nothing while all is as usual', usual, null],
    ['nothing of a restaurant that is just closed', { ...usual, isOpen: false }, null],
    ['nothing of a pause without an end', { ...usual, isOpen: false, pausedUntil: UNTIL_RESUMED }, null],
    ['the end of a pause', { ...usual, isOpen: false, pausedUntil: TODAY }, 'restaurant.breakUntil 19:15'],
    [
      'its day too, when it is another',
      { ...usual, isOpen: false, pausedUntil: TOMORROW },
      'restaurant.breakUntil 22.11., 12:00',
    ],
    [
      'that it is busy, as the delivery time beside it has the minutes',
      { ...usual, busyMinutes: 15 },
      'restaurant.busyShort',
    ],
    ['that it is full rather than slow', { ...usual, busyMinutes: 15, fullUntil: TODAY }, 'restaurant.fullShort 19:15'],
    ['nothing of a slow kitchen that is closed', { ...usual, isOpen: false, busyMinutes: 15 }, null],
  ])('is %s', (_name, state, text) => {
    expect(capacityHint(state, t)).toBe(text);
  });
});
