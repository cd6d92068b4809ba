import { describe, expect, it } from '@jest/globals';
import type { Translate } from '../../../i18n/texts.ts';
import { openingText } from './opening-text.ts';

const t: Translate = Object.assign((key: string) => key, { language: 'en' as const });

describe("a day's hours", () => {
  it.each([
    ['11:00-14:00, 17:00-22:30', '11:00–\u206014:00, 17:00–\u206022:30'],
    ['00:00-24:00', 'restaurant.aroundTheClock'],
    ['00:00-23:00', '00:00–\u206023:00'],
    ['', 'restaurant.dayOff'],
  ])('“%s”', (hours, text) => {
    expect(openingText(hours, t)).toBe(text);
  });
});
