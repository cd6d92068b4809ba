import { CITIES, CITY_LABELS } from '@contracts/constants.ts';
import type { AdminUserView } from '@contracts/admin/admin-views.ts';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { EmailText } from '../../../components/forms/email-text.tsx';
import { lazyPart } from '../../../components/lazy-part.ts';
import { Money } from '../../../components/money.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { formatShortDate } from '../../../lib/format/dates.ts';
import { ChoiceFilter, DaysFilter } from '../../../components/forms/choice-filter.tsx';
import { DataTable, type DataColumn } from '../../../components/table/data-table.tsx';
import { RowButton } from '../../../components/table/row-button.tsx';
import { TableEmpty } from '../../../components/table/table-empty.tsx';
import { AdminTableScreen } from '../tables/admin-table-screen.tsx';
import { parseUsersSearch, type UsersSearch } from '../tables/admin-search.ts';
import { useTable } from '../tables/use-table.ts';

const UserDrawer = lazyPart(() => import('./user-drawer.tsx'));
const route = getRouteApi('/admin/dashboard/users');
const SORTS = ['oldest', 'name'] as const;

export function AdminUsersScreen() {
  const t = useText();
  const search = route.useSearch({ select: parseUsersSearch, structuralSharing: true });
  const navigate = route.useNavigate();
  const change = (next: Partial<UsersSearch>) =>
    void navigate({
      search: (current) => parseUsersSearch({ ...current, ...(!('id' in next) && { pages: undefined }), ...next }),
      replace: 'q' in next && search.q !== undefined,
      resetScroll: false,
    });
  const { filter, page, error, isStale, read } = useTable('users', search);
  const title = t('admin.nav.users');
  const open = (id: number) => change({ id });

  const columns: DataColumn<AdminUserView>[] = [
    { key: 'name', title: t('admin.users.name'), cell: (row) => row.name, sorts: { ascending: 'name' } },
    { key: 'email', title: t('common.email'), cell: (row) => <EmailText email={row.email} /> },
    { key: 'city', title: t('header.city'), cell: (row) => CITY_LABELS[row.city] },
    { key: 'orders', title: t('admin.users.orders'), cell: (row) => row.orderCount, align: 'end' },
    { key: 'spent', title: t('admin.users.spent'), cell: (row) => <Money euro={row.totalSpent} />, align: 'end' },
    {
      key: 'joined',
      title: t('admin.users.joined'),
      cell: (row) => <time dateTime={row.createdAt}>{formatShortDate(row.createdAt)}</time>,
      sorts: { ascending: 'oldest', descending: 'newest' },
    },
  ];

  return (
    <>
      <AdminTableScreen
        title={title}
        table="users"
        search={search}
        filter={filter}
        change={change}
        page={page}
        isStale={isStale}
        error={error}
        onRetry={read}
        filters={
          <>
            <ChoiceFilter
              label={t('header.city')}
              value={search.city}
              choices={CITIES}
              labelOf={(city) => CITY_LABELS[city]}
              onChange={(city) => change({ city })}
            />
            <DaysFilter from={search.from} to={search.to} change={change} />
            <ChoiceFilter
              label={t('tables.sort')}
              value={search.sort}
              choices={SORTS}
              labelOf={(sort) => t(`tables.sort.${sort}`)}
              allLabel={t('tables.sort.newest')}
              onChange={(sort) => change({ sort })}
            />
          </>
        }
      >
        {page?.items.length === 0 ? (
          <TableEmpty search={search} change={change} emptyText={t('admin.users.empty')} />
        ) : (
          <DataTable
            label={title}
            columns={columns}
            rows={page?.items}
            emptyText=""
            isStale={isStale}
            sort={search.sort ?? 'newest'}
            onSort={(sort) => change({ sort })}
            onOpen={(row) => open(row.id)}
            actions={(row) => (
              <RowButton of={row.name} onClick={() => open(row.id)}>
                {t('admin.action.view')}
              </RowButton>
            )}
          />
        )}
      </AdminTableScreen>
      {search.id !== undefined && (
        <Suspense>
          <UserDrawer id={search.id} onClose={() => change({ id: undefined })} />
        </Suspense>
      )}
    </>
  );
}
