import { describe, expect, it } from '@jest/globals';
import type { Translate } from '../../i18n/texts.ts';
import { soldOutText } from './sold-out.ts';

const t = ((key: string, values: Record<string, string> = {}) =>
  [key, ...Object.values(values)].join(' ')) as unknown as Translate;

describe('what is sold out', () => {
  it.each([
    [null, '2026-03-02T17:00:00Z', 'dish.unavailable'],
    ['2026-03-02T18:30:00Z', '2026-03-02T17:00:00Z', 'dish.soldOutUntil 19:30'],
    ['2026-03-02T23:30:00Z', '2026-03-02T17:00:00Z', 'dish.soldOutUntil 00:30'],
    ['2026-03-03T10:00:00Z', '2026-03-02T23:30:00Z', 'dish.soldOutUntil 11:00'],
    ['2026-03-03T10:00:00Z', '2026-03-02T17:00:00Z', 'dish.backTomorrow'],
    // Sunday has 23 hours, and the one in October 25.
    ['2026-03-29T09:00:00Z', '2026-03-28T22:30:00Z', 'dish.backTomorrow'],
    ['2026-03-30T09:00:00Z', '2026-03-28T22:30:00Z', 'dish.backOn Montag'],
    ['2026-10-26T10:00:00Z', '2026-10-25T22:30:00Z', 'dish.backTomorrow'],
    ['2026-03-05T10:00:00Z', '2026-03-02T17:00:00Z', 'dish.backOn Donnerstag'],
  ])('until %s says at %s: %s', (soldOutUntil, now, said) => {
    expect(soldOutText({ soldOutUntil }, t, 'de', Date.parse(now))).toBe(said);
  });
});
