import { CITY_LABELS, type City, type Language } from '@contracts/constants.ts';

/** Each in its own language, so that everyone finds theirs. */
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', tr: 'Türkçe' };

export const languageName = (language: Language) => LANGUAGE_NAMES[language];
export const cityName = (city: City) => CITY_LABELS[city];
