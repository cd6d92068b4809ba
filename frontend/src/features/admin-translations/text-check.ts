/** What can be said of a text while it is typed: its placeholders, and how it reads. Pure; the server judges again. */
import type { Language } from '@contracts/constants.ts';
import { translate, type TextValues } from '../../i18n/translate.ts';

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))].sort();
}

interface PlaceholderFaults {
  missing: string[];
  unknown: string[];
  /** Braces that make no placeholder, such as `{name}}`. */
  isBroken: boolean;
}

export function placeholderFaults(text: string, builtIn: string): PlaceholderFaults {
  const [expected, found] = [placeholdersOf(builtIn), placeholdersOf(text)];
  return {
    missing: expected.filter((name) => !found.includes(name)),
    unknown: found.filter((name) => !expected.includes(name)),
    isBroken: /\{\{|\}\}/.test(text.replaceAll(PLACEHOLDER, '')),
  };
}

/** Numbers that people meet, from which those of a plural form are taken. */
const COUNTS = [1, 2, 5, 0, 21];
const SHOWN_COUNTS = 2;
const SAMPLES: TextValues = {
  name: 'Ayşe',
  email: 'ada@example.com',
  id: 128,
  price: '12,50 €',
  amount: '12,50 €',
  total: '24,90 €',
  time: '18:30',
  date: '21.11.2026',
  minutes: 15,
  seconds: 30,
  max: 500,
  city: 'Berlin',
  restaurant: 'Pasta Bella',
  address: 'Torstraße 1, Berlin',
};

/** The text with values in its places; of a plural form, with counts that take this form. Empty where nothing is filled in. */
export function previewsOf(language: Language, key: string, text: string): string[] {
  const names = placeholdersOf(text);
  const form = /_(zero|one|two|few|many|other)$/.exec(key)?.[1];
  if (names.length === 0) return [];
  const values = Object.fromEntries(names.map((name) => [name, SAMPLES[name] ?? `‹${name}›`]));
  const say = (count?: number) =>
    translate({ [key]: text }, language, key, { ...values, ...(count !== undefined && { count }) });
  if (form === undefined) return [say(names.includes('count') ? SHOWN_COUNTS : undefined)];
  const rule = new Intl.PluralRules(language);
  return COUNTS.filter((count) => rule.select(count) === form)
    .slice(0, SHOWN_COUNTS)
    .map((count) => say(count));
}
