import type { Language } from '../contracts/constants.ts';
import { de } from '../contracts/messages/de.ts';
import { en, type MessageKey } from '../contracts/messages/en.ts';
import { tr } from '../contracts/messages/tr.ts';

export type Catalogue = Readonly<Record<MessageKey, string>>;

export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en, de, tr };

/** The text with its `{{placeholders}}` filled, as i18next fills them on the other side. */
export function textOf(
  language: Language,
  key: MessageKey,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return CATALOGUES[language][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
