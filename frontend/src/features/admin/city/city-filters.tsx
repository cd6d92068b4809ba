import { CITIES, CITY_LABELS, DEFAULT_CITY } from '@contracts/constants.ts';
import { OPEN_STATUSES } from '@contracts/orders/order-status.ts';
import { NativeSelect } from '@mantine/core';
import { ChoiceFilter, OnlyButton } from '../../../components/forms/choice-filter.tsx';
import tableClasses from '../../../components/table/table-screen.module.css';
import { useText } from '../../../i18n/use-text.ts';
import { UNFILTERED, type CitySearch } from './city-search.ts';

interface Props {
  search: CitySearch;
  change: (next: Partial<CitySearch>) => void;
  restaurants: readonly { id: number; name: string }[];
}

export function CityFilters({ search, change, restaurants }: Props) {
  const t = useText();
  const nameOf = (id: string) => restaurants.find((one) => String(one.id) === id)?.name;
  const ids = restaurants.map(({ id }) => String(id));
  const chosen = search.restaurantId === undefined ? undefined : String(search.restaurantId);
  return (
    <div className={tableClasses.filters}>
      <NativeSelect
        label={t('header.city')}
        value={search.city ?? DEFAULT_CITY}
        data={CITIES.map((city) => ({ value: city, label: CITY_LABELS[city] }))}
        onChange={({ currentTarget: { value } }) =>
          change({ ...UNFILTERED, late: search.late, city: CITIES.find((city) => city === value) })
        }
      />
      <ChoiceFilter
        label={t('adminCity.time')}
        value={search.late === true ? 'late' : undefined}
        choices={['late']}
        labelOf={() => t('adminCity.onlyLate')}
        onChange={(value) => change({ late: value === 'late' || undefined })}
      />
      <ChoiceFilter
        label={t('admin.orders.status')}
        value={search.status}
        choices={OPEN_STATUSES}
        labelOf={(status) => t(`status.${status}`)}
        onChange={(status) => change({ status })}
      />
      <ChoiceFilter
        label={t('admin.orders.restaurant')}
        value={chosen}
        // One without an open order any more stays chosen.
        choices={chosen === undefined || ids.includes(chosen) ? ids : [...ids, chosen]}
        labelOf={(id) => nameOf(id) ?? t('tables.restaurant', { id })}
        onChange={(id) => change({ restaurantId: id === undefined ? undefined : Number(id) })}
      />
      {search.postcode !== undefined && (
        <OnlyButton onClick={() => change({ postcode: undefined })}>
          {t('adminCity.onlyPostcode', { postcode: search.postcode })}
        </OnlyButton>
      )}
    </div>
  );
}
