/** Whether a meal comes or is fetched is told by the words of its status alone, on the guest's screen and on the kitchen's. */
import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '../contracts/constants.ts';
import { ORDER_STATUSES } from '../contracts/orders/order-status.ts';
import { kitchenStatusKey, statusKey } from '../contracts/orders/status-words.ts';
import { CATALOGUES } from './catalogue.ts';

describe('the status of a meal that is picked up', () => {
  it('reads ready to collect and collected, and else as that of a delivery', () => {
    const words = ORDER_STATUSES.map((status) => CATALOGUES.en[statusKey(status, 'pickup')]);
    expect(words).toEqual([
      'Waiting for the restaurant',
      'Being prepared',
      'Ready to collect',
      'Collected',
      'Cancelled',
    ]);
  });

  it.each(LANGUAGES)('is no word of a delivery’s way, to guests and to kitchens: %s', (language) => {
    const texts = CATALOGUES[language];
    for (const status of ['delivering', 'delivered'] as const) {
      for (const keyOf of [statusKey, kitchenStatusKey]) {
        expect(texts[keyOf(status, 'pickup')]).not.toBe(texts[keyOf(status, 'delivery')]);
      }
    }
  });
});
