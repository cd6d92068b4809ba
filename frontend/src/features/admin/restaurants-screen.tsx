import { CITIES, CITY_LABELS, type City } from '@contracts/constants.ts';
import type { OpenStateEvent } from '@contracts/realtime.ts';
import type { AdminRestaurantView, OpenStateView } from '@contracts/views.ts';
import { Group, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { adminRestaurantsQuery } from '../../lib/api/queries.ts';
import { applyOpenStates } from '../../lib/realtime/restaurants.ts';
import { useTopic } from '../../lib/socket/use-topic.ts';
import { OpenBadge } from '../restaurants/open-badge.tsx';
import { DataTable, type DataColumn } from './data-table.tsx';
import { RowButton } from './row-button.tsx';
import { TableScreen } from './table-screen.tsx';

const DetailDrawer = lazy(() => import('./detail-drawer.tsx'));

export function AdminRestaurantsScreen() {
  const t = useText();
  const { data: rows, error, refetch } = useQuery({ ...adminRestaurantsQuery(), refetchOnMount: 'always' });
  const [openId, setOpenId] = useState<number | null>(null);
  const open = rows?.find((row) => row.id === openId);
  const title = t('admin.nav.restaurants');

  const columns: DataColumn<AdminRestaurantView>[] = [
    { key: 'name', title: t('admin.restaurants.name'), cell: (row) => row.name },
    { key: 'address', title: t('admin.restaurants.address'), cell: (row) => row.address },
    { key: 'email', title: t('common.email'), cell: (row) => row.email },
    { key: 'city', title: t('header.city'), cell: (row) => CITY_LABELS[row.city] },
    { key: 'state', title: t('admin.restaurants.state'), cell: (row) => <OpenBadge isOpen={row.isOpen} /> },
    { key: 'menus', title: t('admin.restaurants.menus'), cell: (row) => row.menuCount, align: 'end' },
    { key: 'orders', title: t('admin.restaurants.orders'), cell: (row) => row.orderCount, align: 'end' },
  ];

  return (
    <>
      {CITIES.map((city) => (
        <OpenStateFeed key={city} city={city} />
      ))}
      <TableScreen
        title={title}
        rows={rows}
        error={error}
        onRetry={() => void refetch()}
        textsOf={(row) => [row.name, row.address, row.email, CITY_LABELS[row.city]]}
      >
        {(found, emptyText) => (
          <>
            <DataTable
              label={title}
              columns={columns}
              rows={found}
              emptyText={emptyText ?? t('admin.restaurants.empty')}
              actions={(row) => (
                <Group gap={6} wrap="nowrap" justify="flex-end">
                  <RowButton of={row.name} onClick={() => setOpenId(row.id)}>
                    {t('admin.action.view')}
                  </RowButton>
                  <RowButton of={row.name} disabled aria-describedby="restaurants-edit-note">
                    {t('admin.action.edit')}
                  </RowButton>
                </Group>
              )}
            />
            <Text size="sm" c="dimmed" id="restaurants-edit-note">
              {t('admin.edit.later')}
            </Text>
          </>
        )}
      </TableScreen>
      {open && (
        <Suspense>
          <DetailDrawer
            title={open.name}
            withEdit
            onClose={() => setOpenId(null)}
            details={[
              ...columns.slice(1).map((column) => ({ label: column.title, value: column.cell(open) })),
              {
                label: t('admin.restaurants.approved'),
                value: open.isActive ? t('admin.restaurants.yes') : t('admin.restaurants.inReview'),
              },
              {
                label: t('admin.restaurants.plan'),
                value: open.subscriptionPlan
                  ? t(`admin.restaurants.plan.${open.subscriptionPlan}`)
                  : t('common.notSpecified'),
              },
            ]}
          />
        </Suspense>
      )}
    </>
  );
}

/** Open and closed as the public sees it, live. */
function OpenStateFeed({ city }: { city: City }) {
  const queryClient = useQueryClient();
  const take = (states: readonly (OpenStateView | OpenStateEvent)[]) =>
    queryClient.setQueryData(
      adminRestaurantsQuery().queryKey,
      (held: AdminRestaurantView[] | undefined) => held && applyOpenStates(held, states),
    );
  useTopic(`city:${city}`, {
    onSnapshot: take,
    onEvent: ({ name, payload }) => {
      if (name === 'restaurant:open-state') take([payload]);
    },
  });
  return null;
}
