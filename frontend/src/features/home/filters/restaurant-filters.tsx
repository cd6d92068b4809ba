import { CATEGORIES, RESTAURANT_SORTS, type Category, type City } from '@contracts/constants.ts';
import { IconAdjustmentsHorizontal, IconArrowsSort, IconChevronDown } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../components/lazy-part.ts';
import { useOverlays } from '../../../components/dialogs/use-overlays.ts';
import { loadTexts } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import classes from './restaurant-filters.module.css';
import { countFilters, DEFAULT_SORT, type RestaurantSearch } from './restaurant-search.ts';
import type { SearchChange } from './use-home-search.ts';

const FILTERS = 'filters';

const FilterDrawer = lazyPart(async () => {
  await loadTexts('dishes');
  return import('./filter-drawer.tsx');
});

interface Props {
  city: City;
  search: RestaurantSearch;
  onChange: (change: SearchChange) => void;
}

const CATEGORY_PLATES: Readonly<Record<Category, string>> = {
  italian: 'pasta-pesto',
  asian: 'ramen-miso',
  burgers: 'burger-cheese',
  turkish: 'adana-kebap',
  pizza: 'pizza-margherita',
};

/** Category chips, the filter button and the order of the list. All of it lives in the address. */
export function RestaurantFilters({ city, search, onChange }: Props) {
  const t = useText();
  const overlays = useOverlays();
  const isOpen = overlays.has(FILTERS);
  // Its file is fetched with the first opening; from then on it stays, so that it can slide out.
  const [isWanted, setWanted] = useState(false);
  const count = countFilters(search);
  return (
    <div className={classes.filters} data-searching={search.q !== undefined && !search.category ? true : undefined}>
      <div className={classes.chips}>
        <button
          type="button"
          className={classes.chip}
          aria-pressed={search.fulfilment !== undefined}
          onClick={() => onChange({ fulfilment: search.fulfilment ? undefined : 'pickup' })}
        >
          {t('home.pickup')}
        </button>
        <div className={classes.cuisines} role="group" aria-label={t('home.categories')}>
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
              <img
                src={`/images/dishes/${CATEGORY_PLATES[category]}.avif`}
                alt=""
                width={36}
                height={36}
                loading="lazy"
              />
              {t(`category.${category}`)}
            </button>
          ))}
        </div>
      </div>
      <div className={classes.controls}>
        <button
          type="button"
          className={classes.control}
          data-active={count > 0 || undefined}
          aria-haspopup="dialog"
          aria-label={count > 0 ? t('home.filtersActive', { count }) : undefined}
          onClick={() => {
            setWanted(true);
            overlays.open(FILTERS);
          }}
        >
          <IconAdjustmentsHorizontal size={19} aria-hidden />
          <span className={classes.label}>{t('home.filters')}</span>
          {count > 0 && (
            <span className={classes.count} aria-hidden>
              {count}
            </span>
          )}
        </button>
        <label className={classes.control} data-active={search.sort !== undefined || undefined}>
          <IconArrowsSort size={19} aria-hidden />
          <span className="spoken">{t('home.sort')}</span>
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
      {(isWanted || isOpen) && (
        <Suspense>
          <FilterDrawer
            city={city}
            search={search}
            opened={isOpen}
            onClose={() => overlays.close(FILTERS)}
            onApply={onChange}
          />
        </Suspense>
      )}
    </div>
  );
}
