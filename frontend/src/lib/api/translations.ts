import type { Language } from '@contracts/constants.ts';
import { ApiError, request } from '../http/http.ts';

/** What admins changed; with `isWhole` the built-in texts too, for a page that has none. Throws with the status's text. */
export async function fetchTranslations(
  language: Language,
  isWhole: boolean,
  signal?: AbortSignal,
): Promise<Record<string, string>> {
  try {
    const path = `/api/translations/${language}${isWhole ? '' : '?overridden=true'}`;
    // The browser asks whether its copy still holds: five minutes of keeping it would add to those between two reads.
    return await request<Record<string, string>>('GET', path, { signal, cache: 'no-cache' });
  } catch (error) {
    if (error instanceof ApiError) throw new Error(`Failed to fetch translations: ${error.message}`, { cause: error });
    throw error;
  }
}
