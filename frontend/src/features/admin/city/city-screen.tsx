import { isLate } from '@contracts/admin/admin-city.ts';
import { CITY_LABELS, DEFAULT_CITY } from '@contracts/constants.ts';
import { Stack, Title } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '../../../components/lazy-part.ts';
import { MapBoundary } from '../../../components/map/map-boundary.tsx';
import { Loading } from '../../../components/notices/loading.tsx';
import { PanelError } from '../../../components/notices/panel-error.tsx';
import { PanelTitle } from '../../../components/page/panel-title.tsx';
import { useAddressSearch } from '../../../components/table/use-address-search.ts';
import { useClock } from '../../../components/use-clock.ts';
import { loadTexts } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import { areasOf, byUrgency, isShown, restaurantsOf } from './city-facts.ts';
import { CityFilters } from './city-filters.tsx';
import { parseCitySearch } from './city-search.ts';
import { CitySummary, MAP_ID } from './city-summary.tsx';
import classes from './city.module.css';
import { OrderList } from './order-list.tsx';
import { RiderList } from './rider-list.tsx';
import { useCity } from './use-city.ts';

const LiveMap = lazyPart(async () => {
  await loadTexts('map');
  return import('./live-map.tsx');
});
const OrderDrawer = lazyPart(() => import('../orders/order-drawer.tsx'));

/** One city live, in words and on a map, and from each order the way to whom it concerns. */
export function CityScreen() {
  const t = useText();
  const { search, change } = useAddressSearch(parseCitySearch);
  const chosen = search.city ?? DEFAULT_CITY;
  const { city, riders: allRiders, error, read } = useCity(chosen);
  const all = city?.orders ?? [];
  const lateIds = useClock((now) =>
    all
      .filter((order) => isLate(order, now))
      .map(({ id }) => id)
      .join(),
  );
  const late = new Set(lateIds.split(',').map(Number));
  const orders = byUrgency(
    all.filter((order) => isShown(order, search, late)),
    late,
  );
  const riders = allRiders.filter(
    ({ restaurantId }) => search.restaurantId === undefined || restaurantId === search.restaurantId,
  );
  return (
    <Stack gap="lg">
      <PanelTitle title={t('admin.nav.city')} lead={t('adminCity.lead')} />
      <CityFilters search={search} change={change} restaurants={city ? restaurantsOf(city) : []} />
      {city === undefined && error && <PanelError error={error} onRetry={read} />}
      {city === undefined && !error && <Loading heights={[44, 320, 320]} />}
      {city && (
        <>
          <CitySummary city={city} shown={orders} late={late} riders={riders.length} search={search} change={change} />
          <div className={classes.sides}>
            <OrderList
              key={chosen}
              orders={orders}
              late={late}
              riders={allRiders}
              cityName={CITY_LABELS[chosen]}
              search={search}
              change={change}
            />
            <div className={classes.side}>
              <section aria-labelledby={MAP_ID} className={classes.section}>
                <Title order={2} size="h4" id={MAP_ID} tabIndex={-1}>
                  {t('adminCity.map')}
                </Title>
                <MapBoundary failed={t('adminCity.mapFailed')}>
                  <Suspense fallback={<Loading heights={[400]} />}>
                    <LiveMap
                      city={chosen}
                      areas={areasOf(orders, late)}
                      riders={riders}
                      search={search}
                      change={change}
                    />
                  </Suspense>
                </MapBoundary>
              </section>
              <RiderList riders={riders} late={late} onOpen={(id) => change({ id })} />
            </div>
          </div>
        </>
      )}
      {search.id !== undefined && (
        <Suspense>
          <OrderDrawer id={search.id} onClose={() => change({ id: undefined })} />
        </Suspense>
      )}
    </Stack>
  );
}
