/** What an override must be like to stand in a built-in text's place. Pure. */
import type { FieldErrorCode } from '../../contracts/http/errors.ts';

const MIN_LIMIT = 500;
/** Translations differ in length, not in kind. */
const LIMIT_FACTOR = 3;
const PLACEHOLDER = /\{\{(\w+)\}\}/g;
/** Texts are shown as text; what looks like a tag was meant for another place. */
const MARKUP = /<[a-z!/?]/i;
const CONTROL = /[^\P{Cc}\n]/u;

interface TextFault {
  code: FieldErrorCode;
  values?: Record<string, string | number>;
}

/** Null when the text may take the built-in one's place. */
export function faultOf(text: string, builtIn: string): TextFault | null {
  if (text.trim() === '') return { code: 'required' };
  const max = Math.max(MIN_LIMIT, builtIn.length * LIMIT_FACTOR);
  if (text.length > max) return { code: 'too_long', values: { max } };
  if (CONTROL.test(text)) return { code: 'invalid_format' };
  if (MARKUP.test(text)) return { code: 'markup' };
  const expected = placeholdersOf(builtIn);
  const isSame = placeholdersOf(text).join() === expected.join() && !/\{\{|\}\}/.test(text.replace(PLACEHOLDER, ''));
  if (isSame) return null;
  return { code: 'placeholders', values: { expected: expected.map((name) => `{{${name}}}`).join(', ') || '–' } };
}

function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))].sort();
}
