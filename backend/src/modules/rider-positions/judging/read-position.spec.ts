import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readPosition } from './read-position.ts';

const SENT = { latitude: 52.5, longitude: 13.4, accuracyMeters: 8, sequence: 3, at: '2026-03-01T18:30:00Z' };

describe('what a phone sends', () => {
  it('is read without what does not belong to it', () => {
    expect(readPosition({ ...SENT, heading: 360, name: 'x' })).toEqual({
      ...SENT,
      heading: 0,
      speedMps: null,
      at: '2026-03-01T18:30:00.000Z',
      atMs: Date.parse(SENT.at),
    });
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'here'],
    ['a list', [SENT]],
    ['NaN', { ...SENT, latitude: Number.NaN }],
    ['a number in a text', { ...SENT, longitude: '13.4' }],
    ['more than there is', { ...SENT, latitude: 90.1 }],
    ['endlessly much', { ...SENT, accuracyMeters: Infinity }],
    ['less than nothing', { ...SENT, accuracyMeters: -1 }],
    ['no heading there is', { ...SENT, heading: 361 }],
    ['a speed backwards', { ...SENT, speedMps: -1 }],
    ['half a step', { ...SENT, sequence: 0.5 }],
    ['a step too far', { ...SENT, sequence: 2 ** 53 }],
    ['no time', { ...SENT, at: 'now' }],
    ['a time as a number', { ...SENT, at: 1_700_000_000_000 }],
    ['a very long time', { ...SENT, at: `2026-03-01T18:30:00Z${' '.repeat(100)}` }],
    ['no accuracy', { ...SENT, accuracyMeters: undefined }],
  ])('is no position: %s', (_, sent) => {
    expect(readPosition(sent)).toBeNull();
  });

  it('never throws, and is finite when it is read', () => {
    const field = fc.oneof(fc.double(), fc.anything());
    const sent = fc.record(
      {
        latitude: field,
        longitude: field,
        accuracyMeters: field,
        heading: field,
        speedMps: field,
        sequence: field,
        at: field,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(sent, fc.anything()), (each) => {
        const fix = readPosition(each);
        if (fix === null) return;
        const { latitude, longitude, accuracyMeters, sequence, atMs } = fix;
        for (const value of [latitude, longitude, accuracyMeters, sequence, atMs])
          expect(Number.isFinite(value)).toBe(true);
      }),
    );
  });
});
