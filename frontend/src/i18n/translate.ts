/** The part of i18next's message format that the catalogues use: `{{name}}`, and plurals as `key_one`, `key_other`. */
export type Catalogue = Readonly<Record<string, string>>;
export type TextValues = Readonly<Record<string, string | number>>;

const rules = new Map<string, Intl.PluralRules>();

function pluralForm(language: string, count: number): string {
  let rule = rules.get(language);
  if (!rule) {
    rule = new Intl.PluralRules(language);
    rules.set(language, rule);
  }
  return rule.select(count);
}

/** The key itself where the catalogue lacks it, so that a gap is seen and nothing breaks. */
export function translate(catalogue: Catalogue, language: string, key: string, values?: TextValues): string {
  const count = values?.count;
  const plural =
    typeof count === 'number'
      ? (catalogue[`${key}_${pluralForm(language, count)}`] ?? catalogue[`${key}_other`])
      : undefined;
  const text = plural ?? catalogue[key] ?? key;
  if (!values) return text;
  return text.replaceAll(/{{\s*(\w+)\s*}}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
