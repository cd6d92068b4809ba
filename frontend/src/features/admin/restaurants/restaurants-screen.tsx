import { hasAdminRight } from '@contracts/accounts/admin-roles.ts';
import { CITIES, CITY_LABELS, type City } from '@contracts/constants.ts';
import { APPROVAL_STATUSES, SUBSCRIPTION_PLANS } from '@contracts/restaurants/plans.ts';
import type { AdminRestaurantView } from '@contracts/admin/admin-views.ts';
import { Group } from '@mantine/core';
import { Suspense, useState } from 'react';
import { EmailText } from '../../../components/forms/email-text.tsx';
import { lazyPart } from '../../../components/lazy-part.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { adminTableQuery } from '../../../lib/api/admin/admin-tables.ts';
import { applyOpenStateEvent, takeOpenStates } from '../../../lib/realtime/restaurants.ts';
import { READ_ANEW } from '../../../lib/realtime/live.ts';
import { useLive } from '../../../lib/realtime/use-live.ts';
import { useCurrentUser } from '../../../domain/session/session.ts';
import { ChoiceFilter, CityFilter } from '../../../components/forms/choice-filter.tsx';
import type { DataColumn } from '../../../components/table/data-table.tsx';
import { RowButton } from '../../../components/table/row-button.tsx';
import { useAddressSearch } from '../../../components/table/use-address-search.ts';
import { AdminTableScreen } from '../tables/admin-table-screen.tsx';
import { parseRestaurantsSearch, STATE_CHOICES, type RestaurantsSearch } from '../tables/admin-search.ts';
import { ChosenRestaurants } from './chosen-restaurants.tsx';
import { RestaurantState } from './restaurant-state.tsx';
import { useTable } from '../tables/use-table.ts';

const NONE: ReadonlySet<number> = new Set();

const RestaurantDrawer = lazyPart(() => import('./restaurant-drawer.tsx'));

export function AdminRestaurantsScreen() {
  const t = useText();
  const { user } = useCurrentUser();
  const { search, change } = useAddressSearch(parseRestaurantsSearch);
  const state = useTable('restaurants', search);
  const mayEdit = hasAdminRight(user?.adminRole, 'edit_restaurants');
  const mayRun = hasAdminRight(user?.adminRole, 'pause_restaurants');
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(NONE);
  // What the filters or another page leave out is chosen no more.
  const chosen = state.page?.items.filter(({ id }) => chosenIds.has(id)) ?? [];
  useLive('admin', {
    queryKey: state.queryKey,
    events: {
      'admin:notice': (held, { notice }) => (notice.kind === 'no_device' ? READ_ANEW : held),
      'restaurant:reviewed': () => READ_ANEW,
    },
  });

  const columns: DataColumn<AdminRestaurantView>[] = [
    { key: 'name', title: t('admin.restaurants.name'), cell: (row) => row.name, sorts: { ascending: 'name' } },
    { key: 'address', title: t('admin.restaurants.address'), cell: (row) => row.address },
    { key: 'email', title: t('common.email'), cell: (row) => <EmailText email={row.email} /> },
    { key: 'city', title: t('header.city'), cell: (row) => CITY_LABELS[row.city] },
    { key: 'state', title: t('admin.restaurants.state'), cell: (row) => <RestaurantState row={row} /> },
    { key: 'menus', title: t('admin.restaurants.menus'), cell: (row) => row.menuCount, align: 'end' },
    {
      key: 'orders',
      title: t('admin.restaurants.orders'),
      cell: (row) => row.orderCount,
      align: 'end',
      sorts: { descending: 'orders' },
    },
  ];

  return (
    <>
      {CITIES.map((city) => (
        <OpenStateFeed key={city} city={city} queryKey={state.queryKey} />
      ))}
      <AdminTableScreen
        title={t('admin.nav.restaurants')}
        emptyText={t('admin.restaurants.empty')}
        table="restaurants"
        state={state}
        search={search}
        change={change}
        sorts={['oldest', 'name', 'orders']}
        filters={<RestaurantFilters search={search} change={change} />}
        columns={columns}
        news={
          chosen.length > 0 && (
            <ChosenRestaurants chosen={chosen} onDone={state.read} onClear={() => setChosenIds(NONE)} />
          )
        }
        {...(mayRun && {
          selection: { ids: chosenIds, change: setChosenIds, nameOf: ({ name }: AdminRestaurantView) => name },
        })}
        actions={({ id, name }) => (
          <Group gap={6} wrap="nowrap" justify="flex-end">
            <RowButton of={name} onClick={() => change({ id })}>
              {t('admin.action.view')}
            </RowButton>
            {mayEdit && (
              <RowButton of={name} onClick={() => change({ id, edit: true })}>
                {t('admin.action.edit')}
              </RowButton>
            )}
          </Group>
        )}
      />
      {search.id !== undefined && (
        <Suspense>
          <RestaurantDrawer
            key={search.id}
            id={search.id}
            isEdited={search.edit === true}
            onEdit={(edit) => change({ edit: edit || undefined })}
            onClose={() => change({ id: undefined, edit: undefined })}
          />
        </Suspense>
      )}
    </>
  );
}

interface FilterProps {
  search: RestaurantsSearch;
  change: (next: Partial<RestaurantsSearch>) => void;
}

function RestaurantFilters({ search, change }: FilterProps) {
  const t = useText();
  return (
    <>
      <CityFilter value={search.city} onChange={(city) => change({ city })} />
      <ChoiceFilter
        label={t('admin.restaurants.state')}
        value={search.state}
        choices={STATE_CHOICES}
        labelOf={(one) => t(`tables.state.${one}`)}
        onChange={(one) => change({ state: one })}
      />
      <ChoiceFilter
        label={t('tables.review')}
        value={search.reviewStatus}
        choices={APPROVAL_STATUSES}
        labelOf={(status) => t(`tables.review.${status}`)}
        onChange={(reviewStatus) => change({ reviewStatus })}
      />
      <ChoiceFilter
        label={t('admin.restaurants.plan')}
        value={search.plan}
        choices={SUBSCRIPTION_PLANS}
        labelOf={(plan) => t(`admin.restaurants.plan.${plan}`)}
        onChange={(plan) => change({ plan })}
      />
    </>
  );
}

interface FeedProps {
  city: City;
  queryKey: ReturnType<typeof adminTableQuery<'restaurants'>>['queryKey'];
}

/** Open and closed as the public sees it, live. */
function OpenStateFeed({ city, queryKey }: FeedProps) {
  useLive(`city:${city}`, {
    queryKey,
    snapshot: (held, states) => ({ ...held, items: takeOpenStates(held.items, states) }),
    events: { 'restaurant:open-state': (held, state) => ({ ...held, items: applyOpenStateEvent(held.items, state) }) },
  });
  return null;
}
