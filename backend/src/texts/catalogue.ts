import type { Language } from '../contracts/constants.ts';
import { de } from '../contracts/messages/de.ts';
import { en, type MessageKey } from '../contracts/messages/en.ts';
import { tr } from '../contracts/messages/tr.ts';

export type Catalogue = Readonly<Record<MessageKey, string>>;
export type Texts = Readonly<Record<string, string>>;

export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en, de, tr };

let overrides: Readonly<Record<Language, Texts>> = { en: {}, de: {}, tr: {} };

/** What admins put in the place of built-in texts, from now on in this process. */
export function overrideTexts(texts: Readonly<Record<Language, Texts>>): void {
  overrides = texts;
}

/** The text with its `{{placeholders}}` filled, as i18next fills them on the other side. */
export function textOf(
  language: Language,
  key: MessageKey,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text = overrides[language][key] ?? CATALOGUES[language][key];
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
