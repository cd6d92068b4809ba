import type { Language } from '@contracts/constants.ts';
import { ApiError, get } from '../http/http.ts';

/** What admins changed; with `isWhole` the built-in texts too, for a page that has none. Throws with the status's text. */
export async function fetchTranslations(
  language: Language,
  isWhole: boolean,
  signal?: AbortSignal,
): Promise<Record<string, string>> {
  try {
    return await get<Record<string, string>>(
      `/api/translations/${language}${isWhole ? '' : '?overridden=true'}`,
      signal,
    );
  } catch (error) {
    if (error instanceof ApiError) throw new Error(`Failed to fetch translations: ${error.message}`, { cause: error });
    throw error;
  }
}
