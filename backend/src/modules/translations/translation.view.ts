/** The catalogues and what was put in their place, key by key. Pure. */
import type { TranslatedText, TranslationAreaView, TranslationView } from '../../contracts/admin/admin-translations.ts';
import { LANGUAGES, type Language } from '../../contracts/constants.ts';
import { CATALOGUES, type Texts } from '../../texts/catalogue.ts';
import type { TranslationListDto } from './translation.dto.ts';
import type { OverrideRow } from './translation.repository.ts';

/** The overrides, grouped by key. */
export function toTranslationViews(overrides: readonly OverrideRow[]): TranslationView[] {
  const byKey = Map.groupBy(overrides, ({ key }) => key);
  const keys = new Set(LANGUAGES.flatMap((language) => Object.keys(CATALOGUES[language])));
  return [...keys].sort().map((key) => {
    const ofKey = byKey.get(key) ?? [];
    const texts = Object.fromEntries(LANGUAGES.map((language) => [language, toText(language, key, ofKey)])) as Record<
      Language,
      TranslatedText
    >;
    const missing = LANGUAGES.filter(
      (language) => texts[language].builtIn === null && texts[language].override === null,
    );
    return { key, area: key.split('.', 1)[0] ?? key, texts, missing };
  });
}

function toText(language: Language, key: string, overrides: readonly OverrideRow[]): TranslatedText {
  const row = overrides.find((each) => each.language === language);
  const builtIn: Texts = CATALOGUES[language];
  return {
    builtIn: builtIn[key]?.trim() ? builtIn[key] : null,
    override: row?.value ?? null,
    updatedAt: row?.updatedAt.toISOString() ?? null,
    updatedBy: row?.author ?? null,
  };
}

export function isWanted(
  view: TranslationView,
  { language, area = null, q = null, missing = false, overridden = false }: TranslationListDto,
): boolean {
  // Without a language of any.
  const languages = language ? [language] : LANGUAGES;
  if (area !== null && view.area !== area) return false;
  if (missing && !languages.some((each) => view.missing.includes(each))) return false;
  if (overridden && !languages.some((each) => view.texts[each].override !== null)) return false;
  if (q === null) return true;
  const wanted = q.toLocaleLowerCase('de');
  return (
    view.key.toLowerCase().includes(q.toLowerCase()) ||
    languages.some((each) =>
      [view.texts[each].builtIn, view.texts[each].override].some((text) =>
        text?.toLocaleLowerCase('de').includes(wanted),
      ),
    )
  );
}

export function toAreaViews(views: readonly TranslationView[]): TranslationAreaView[] {
  return [...Map.groupBy(views, ({ area }) => area)].map(([area, group]) => ({
    area,
    keys: group.length,
    overridden: group.reduce(
      (sum, { texts }) => sum + LANGUAGES.filter((language) => texts[language].override !== null).length,
      0,
    ),
    missing: group.reduce((sum, { missing }) => sum + missing.length, 0),
  }));
}
