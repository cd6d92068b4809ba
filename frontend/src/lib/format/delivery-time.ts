import type { Translate } from '../../i18n/texts.ts';

/** Restaurants write `25-40 min`, which is read in the language's own way; whatever else they write stays as it is. */
export function formatDeliveryTime(deliveryTime: string, t: Translate): string {
  const [, from, to] = /^(\d+)\s*-\s*(\d+) min$/.exec(deliveryTime) ?? [];
  return from && to ? t('common.minutes', { range: `${from}–${to}` }) : deliveryTime.replace('-', '–');
}
