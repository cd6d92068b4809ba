import type { Language } from '../contracts/constants.ts';
import { en, type MessageKey } from '../contracts/messages/en.ts';
import type { Fulfilment } from '../contracts/orders/fulfilment.ts';
import { textOf } from './catalogue.ts';

/** What a text of an order is called: its twin where the meal is picked up and something else has to be said. */
export function orderTextKey(key: MessageKey, fulfilment: Fulfilment): MessageKey {
  const twin = `pickup.${key}`;
  return fulfilment === 'pickup' && isKey(twin) ? twin : key;
}

export function orderTextOf(
  { language, fulfilment }: { language: Language; fulfilment: Fulfilment },
  key: MessageKey,
  values?: Readonly<Record<string, string | number>>,
): string {
  return textOf(language, orderTextKey(key, fulfilment), values);
}

function isKey(key: string): key is MessageKey {
  return key in en;
}
