import { IconX } from '@tabler/icons-react';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { formatRoundEuro } from '../../../lib/format/money.ts';
import classes from './active-filters.module.css';
import { allergensOf, type Filters, type RestaurantSearch } from './restaurant-search.ts';
import type { SearchChange } from './use-home-search.ts';

interface Props {
  search: RestaurantSearch;
  onChange: (change: SearchChange) => void;
  onClear: () => void;
}

/** The filters that are set, each with its way out. */
export default function ActiveFilters({ search, onChange, onClear }: Props) {
  const t = useText();
  const [language] = useLanguage();
  const { minRating, maxMinimumOrder, maxDeliveryFee } = search;
  const names: Record<keyof Filters, string | false | undefined> = {
    open: search.open && t('filter.openOnly'),
    vegetarian: search.vegetarian && t('dish.vegetarian'),
    vegan: search.vegan && t('dish.vegan'),
    minRating: minRating !== undefined && t('filter.minRating', { rating: minRating.toLocaleString(language) }),
    maxMinimumOrder:
      maxMinimumOrder !== undefined &&
      t('filter.maxMinimumOrder', { amount: formatRoundEuro(maxMinimumOrder, language) }),
    maxDeliveryFee:
      maxDeliveryFee === 0
        ? t('restaurant.freeDelivery')
        : maxDeliveryFee !== undefined &&
          t('filter.maxDeliveryFee', { amount: formatRoundEuro(maxDeliveryFee, language) }),
    withoutAllergens:
      search.withoutAllergens &&
      t('filter.without', {
        allergens: allergensOf(search.withoutAllergens)
          .map((allergen) => t(`allergen.${allergen}`))
          .join(', '),
      }),
  };
  return (
    <ul className={classes.filters} aria-label={t('home.filters')}>
      {Object.entries(names).map(
        ([key, name]) =>
          name && (
            <li key={key}>
              <button
                type="button"
                className={classes.filter}
                aria-label={t('filter.remove', { name })}
                onClick={() => onChange({ [key]: undefined })}
              >
                {name}
                <IconX size={16} aria-hidden />
              </button>
            </li>
          ),
      )}
      <li>
        <button type="button" className={classes.clear} onClick={onClear}>
          {t('filter.clear')}
        </button>
      </li>
    </ul>
  );
}
