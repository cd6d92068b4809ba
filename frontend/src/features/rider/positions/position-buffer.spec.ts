import { MAX_POSITIONS, type SentPosition } from '@contracts/riders/position.ts';
import { describe, expect, it } from '@jest/globals';
import { KEPT_EVERY_MS, PositionBuffer } from './position-buffer.ts';

const START = Date.parse('2026-11-25T12:00:00.000Z');
const positionAt = (second: number): SentPosition => ({
  latitude: 52.5,
  longitude: 13.4,
  accuracyMeters: 5,
  sequence: second,
  at: new Date(START + second * 1_000).toISOString(),
});
const secondsOf = (positions: readonly SentPosition[]) => positions.map(({ sequence }) => sequence);

describe('positions without a line', () => {
  it('are kept one every five seconds, and the last one always', () => {
    const buffer = new PositionBuffer();
    for (let second = 0; second <= 17; second += 1) buffer.add(positionAt(second));
    const kept = secondsOf(buffer.take(START + 17_000));
    expect(kept.at(0)).toBe(0);
    expect(kept.at(-1)).toBe(17);
    for (const [index, second] of kept.slice(0, -1).entries()) {
      const before = kept[index - 1];
      if (before !== undefined) expect((second - before) * 1_000).toBeGreaterThanOrEqual(KEPT_EVERY_MS);
    }
    expect(kept.length).toBeGreaterThanOrEqual(4);
  });

  it('fit into one call, however long the line is away, and the oldest go first', () => {
    const buffer = new PositionBuffer();
    for (let second = 0; second < 3_600; second += 1) buffer.add(positionAt(second));
    const kept = secondsOf(buffer.take(START + 3_600_000));
    expect(kept.length).toBeLessThanOrEqual(MAX_POSITIONS);
    expect(kept.at(0)).toBeGreaterThan(2_990);
    expect(kept.at(-1)).toBe(3_599);
    expect(buffer.take(START + 3_600_000)).toEqual([]);
  });

  it('come again after a call that failed, before what came meanwhile', () => {
    const buffer = new PositionBuffer();
    for (const second of [0, 5, 10]) buffer.add(positionAt(second));
    const taken = buffer.take(START + 10_000);
    buffer.add(positionAt(15));
    buffer.putBack(taken);
    expect(secondsOf(buffer.take(START + 16_000))).toEqual([0, 5, 10, 15]);
  });
});
