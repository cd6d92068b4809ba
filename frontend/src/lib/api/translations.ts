import type { Language } from '@contracts/constants.ts';
import { ApiError, get } from '../http/http.ts';

export async function fetchTranslations(language: Language, signal?: AbortSignal): Promise<Record<string, string>> {
  try {
    return await get<Record<string, string>>(`/api/translations/${language}`, signal);
  } catch (error) {
    if (error instanceof ApiError) throw new Error(`Failed to fetch translations: ${error.message}`, { cause: error });
    throw error;
  }
}
