import { describe, expect, it } from '@jest/globals';
import { formatUntil } from './dates.ts';
import { formatDue } from './due.ts';

/** It is 20:00 in Berlin. */
const NOW = Date.parse('2026-11-21T19:00:00.000Z');
const plain = (text: string) => text.replaceAll('\u2060', '');

describe('when an order is due', () => {
  it('says its day when that is not today', () => {
    expect(formatUntil('2026-11-22T17:20:00.000Z', NOW)).toBe('22.11., 18:20');
    expect(plain(formatDue('2026-11-22T17:20:00.000Z', '2026-11-22T17:30:00.000Z', NOW))).toBe('22.11., 18:20–18:30');
    // At the same time of the day, a week ahead.
    expect(formatUntil('2026-11-28T19:00:00.000Z', NOW)).toBe('28.11., 20:00');
  });

  it('says the time alone today, up to midnight in Berlin', () => {
    expect(formatUntil('2026-11-21T22:59:00.000Z', NOW)).toBe('23:59');
    expect(plain(formatDue('2026-11-21T22:50:00.000Z', '2026-11-21T23:10:00.000Z', NOW))).toBe('23:50–00:10');
    expect(formatUntil('2026-11-21T23:00:00.000Z', NOW)).toBe('22.11., 00:00');
    expect(plain(formatDue('2026-11-21T23:00:00.000Z', '2026-11-21T23:10:00.000Z', NOW))).toBe('22.11., 00:00–00:10');
  });
});
