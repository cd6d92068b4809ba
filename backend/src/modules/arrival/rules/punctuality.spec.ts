import { expect, it } from '@jest/globals';
import { toPunctuality } from './punctuality.ts';

const at = (minutes: number) => new Date(Date.parse('2026-11-21T18:00:00Z') + minutes * 60_000);
const delivery = (arrived: number, confirmed: readonly [number, number] = [25, 35], placedTo = 36) => ({
  placedTo: at(placedTo),
  confirmedFrom: at(confirmed[0]),
  confirmedTo: at(confirmed[1]),
  arrivedAt: at(arrived),
});

it('calls on time what came no later than was promised, early or not, and held what came within its range', () => {
  expect(toPunctuality([delivery(20), delivery(30), delivery(35), delivery(36)])).toEqual({
    ...{ deliveries: 4, onTime: 3, held: 2, medianErrorMinutes: 5.5 },
  });
});

it('measures a delay against what was said at ordering where the confirmation came much later', () => {
  expect(toPunctuality([delivery(45, [40, 50], 36)])).toMatchObject({ onTime: 0, held: 1 });
  expect(toPunctuality([])).toEqual({ deliveries: 0, onTime: 0, held: 0, medianErrorMinutes: 0 });
});
