import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../contracts/constants.ts';

/** The first of our languages that the header prefers; `de-AT` counts as `de`. */
export function languageOf(header: string | undefined): Language {
  if (header === undefined || header.length > 1_000) return DEFAULT_LANGUAGE;
  let best: Language = DEFAULT_LANGUAGE;
  let bestQuality = 0;
  for (const part of header.split(',')) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const primary = tag.trim().split('-')[0];
    const language = LANGUAGES.find((known) => known === primary);
    const quality = qualityOf(parameters);
    if (language !== undefined && quality > bestQuality) {
      best = language;
      bestQuality = quality;
    }
  }
  return best;
}

function qualityOf(parameters: readonly string[]): number {
  const given = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='));
  if (given === undefined) return 1;
  const quality = Number(given.slice(2));
  return Number.isFinite(quality) ? quality : 0;
}
