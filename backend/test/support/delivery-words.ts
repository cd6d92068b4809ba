/** What is said of deliveries only, taken from the catalogue: nobody has to think of a word. */
import type { Language } from '../../src/contracts/constants.ts';
import type { MessageKey } from '../../src/contracts/messages/en.ts';
import { CATALOGUES } from '../../src/texts/catalogue.ts';

/** Names of things that no pick-up has, and so no text of its own. */
const OF_DELIVERIES = /^(?:common|mail|cart|tracking)\.(?:delivery|deliveryFee|deliveryAddress|deliveryNotes|address)$/;

function isOfDeliveries(key: string, texts: object): boolean {
  return `pickup.${key}` in texts || OF_DELIVERIES.test(key);
}

/** The keys whose text, whatever its placeholders are filled with, is in what was written. */
export function deliveryWordsIn(written: string, language: Language): MessageKey[] {
  const texts = CATALOGUES[language];
  const keys = (Object.keys(texts) as MessageKey[]).filter((key) => isOfDeliveries(key, texts));
  // Turkish hands over (`teslim`) what is delivered and what is collected: a word of both is none of deliveries only.
  const isShared = (key: MessageKey) => says(textOf(`pickup.${key}`, texts), texts[key], language);
  return keys.filter((key) => !isShared(key) && says(written, texts[key], language));
}

function textOf(key: string, texts: Readonly<Record<string, string>>): string {
  return texts[key] ?? '';
}

function says(written: string, text: string, language: Language): boolean {
  const fold = (value: string) => value.toLocaleLowerCase(language);
  const [before = '', ...after] = fold(text).split(/\{\{\w+\}\}/);
  return fold(written)
    .split('\n')
    .some((line) => {
      let end = line.indexOf(before) + before.length;
      if (end < before.length) return false;
      return after.every((part) => {
        const at = line.indexOf(part, end);
        end = at + part.length;
        return at >= 0;
      });
    });
}
