import { describe, expect, it } from '@jest/globals';
import type { Translate } from '../../../i18n/texts.ts';
import type { TextValues } from '../../../i18n/translate.ts';
import { formatDeliveryTime } from './delivery-time.ts';

const say = (key: string, values?: TextValues) => [key, ...Object.values(values ?? {})].join(' ');
const t: Translate = Object.assign(say, { language: 'en' as const });

describe('the delivery time', () => {
  it.each([
    ['25-40 min', 0, 'common.minutes 25–40'],
    ['25-40 min', 20, 'common.minutes 45–60'],
    ['30 min', 5, 'common.minutes 35'],
    ['half an hour - or so', 20, 'half an hour – or so'],
  ])('%s of a kitchen that adds %i minutes is %s', (deliveryTime, busyMinutes, text) => {
    expect(formatDeliveryTime({ deliveryTime, busyMinutes }, t)).toBe(text);
  });
});
