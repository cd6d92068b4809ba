import { describe, expect, it } from '@jest/globals';
import { parseDeliveryTime } from '../../contracts/restaurants/delivery-time.ts';

describe('a delivery time', () => {
  it.each([
    ['25-40 min', 25, 40],
    [' 25 – 40 Min. ', 25, 40],
    ['25 bis 40 Minuten', 25, 40],
    ['30', 30, 30],
    ['30-30 dk', 30, 30],
    ['5-240', 5, 240],
  ])('is read from %s', (text, min, max) => {
    expect(parseDeliveryTime(text)).toEqual({ min, max });
  });

  it.each(['', 'soon', '40-25 min', '4-10 min', '20-241 min', '1 h', '25-40-60', '-5', '25-40 min!', '2.5'])(
    'is not read from %j',
    (text) => {
      expect(parseDeliveryTime(text)).toBeNull();
    },
  );
});
