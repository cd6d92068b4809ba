import { CATEGORIES, RESTAURANT_SORTS, type Category } from '@contracts/constants.ts';
import { IconAdjustmentsHorizontal, IconArrowsSort, IconChevronDown } from '@tabler/icons-react';
import { useText } from '../../i18n/use-text.ts';
import classes from './restaurant-filters.module.css';
import { DEFAULT_SORT, type RestaurantSearch } from './restaurant-search.ts';

interface Props {
  search: RestaurantSearch;
  onChange: (change: Partial<Record<keyof RestaurantSearch, unknown>>) => void;
}

const CATEGORY_PLATES: Readonly<Record<Category, string>> = {
  italian: 'pasta-pesto',
  asian: 'ramen-miso',
  burgers: 'burger-cheese',
  turkish: 'adana-kebap',
  pizza: 'pizza-margherita',
};

/** Category chips, the filter button and the order of the list. All of it lives in the address. */
export function RestaurantFilters({ search, onChange }: Props) {
  const t = useText();
  return (
    <div className={classes.filters}>
      <div className={classes.chips} role="group" aria-label={t('home.categories')}>
        <button
          type="button"
          className={classes.chip}
          aria-pressed={!search.category}
          onClick={() => onChange({ category: undefined })}
        >
          {t('home.allCategories')}
        </button>
        {CATEGORIES.map((category) => (
          <button
            key={category}
            type="button"
            className={classes.chip}
            aria-pressed={search.category === category}
            onClick={() => onChange({ category })}
          >
            <img src={`/images/dishes/${CATEGORY_PLATES[category]}.svg`} alt="" width={36} height={36} loading="lazy" />
            {t(`category.${category}`)}
          </button>
        ))}
      </div>
      <div className={classes.controls}>
        <button
          type="button"
          className={classes.control}
          aria-pressed={search.open === true}
          onClick={() => onChange({ open: search.open ? undefined : true })}
        >
          <IconAdjustmentsHorizontal size={19} aria-hidden />
          {t('home.openOnly')}
        </button>
        <label className={classes.control}>
          <IconArrowsSort size={19} aria-hidden />
          <span className={classes.spoken}>{t('home.sort')}</span>
          <select
            value={search.sort ?? DEFAULT_SORT}
            onChange={(event) => onChange({ sort: event.currentTarget.value })}
          >
            {RESTAURANT_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(`sort.${sort}`)}
              </option>
            ))}
          </select>
          <IconChevronDown size={16} aria-hidden />
        </label>
      </div>
    </div>
  );
}
