import { LANGUAGES } from '@contracts/constants.ts';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/use-text.ts';
import { translationAreasQuery } from '../../lib/api/admin/admin-translations.ts';
import { ChoiceFilter } from '../../components/forms/choice-filter.tsx';
import { SearchField } from '../../components/forms/search-field.tsx';
import { languageName } from '../../lib/format/labels.ts';
import { MAX_QUERY_LENGTH, SHOWN, type TranslationSearch } from './translation-search.ts';
import classes from './translations-screen.module.css';
import type { TranslationSearchChange } from './use-translations.ts';

interface Props {
  search: TranslationSearch;
  change: TranslationSearchChange;
}

export function TranslationFilters({ search, change }: Props) {
  const t = useText();
  const { data: areas = [] } = useQuery(translationAreasQuery());
  const keysOf = new Map(areas.map(({ area, keys }) => [area, keys]));
  return (
    <div className={classes.filters} role="search">
      <SearchField
        label={t('tables.search')}
        placeholder={t('texts.searchHint')}
        maxLength={MAX_QUERY_LENGTH}
        value={search.q}
        onChange={(q) => change({ q })}
      />
      <ChoiceFilter
        label={t('texts.area')}
        value={search.area}
        choices={[...keysOf.keys()]}
        labelOf={(area) => `${area} · ${keysOf.get(area) ?? 0}`}
        onChange={(area) => change({ area })}
      />
      <ChoiceFilter
        label={t('texts.show')}
        value={search.show}
        choices={SHOWN}
        labelOf={(show) => t(`texts.show.${show}`)}
        onChange={(show) => change({ show })}
      />
      <ChoiceFilter
        label={t('texts.language')}
        value={search.language}
        choices={LANGUAGES}
        labelOf={languageName}
        allLabel={t('texts.anyLanguage')}
        onChange={(language) => change({ language })}
      />
    </div>
  );
}
