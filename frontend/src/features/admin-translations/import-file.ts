/** A file of texts, as the export writes it. Pure. */

/** The texts by key, or what is wrong with the file. Values are left to the server, which says which key is wrong. */
export function readTexts(content: string): Record<string, string> | 'no_json' | 'no_texts' | 'empty' {
  let value: unknown;
  try {
    value = JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch {
    return 'no_json';
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'no_texts';
  return Object.keys(value).length === 0 ? 'empty' : (value as Record<string, string>);
}

/** The language in `tischlein-de.json`; null where the name does not say. */
export function languageOfFile(name: string): string | null {
  return /[-_.](en|de|tr)(?:[^a-z]|$)/i.exec(name)?.[1]?.toLowerCase() ?? null;
}
