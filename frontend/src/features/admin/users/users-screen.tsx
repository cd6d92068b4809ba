import { CITY_LABELS } from '@contracts/constants.ts';
import type { AdminUserView } from '@contracts/admin/admin-views.ts';
import { Suspense } from 'react';
import { EmailText } from '../../../components/forms/email-text.tsx';
import { lazyPart } from '../../../components/lazy-part.ts';
import { Money } from '../../../components/money.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { formatShortDate } from '../../../lib/format/dates/dates.ts';
import { CityFilter, DaysFilter } from '../../../components/forms/choice-filter.tsx';
import type { DataColumn } from '../../../components/table/data-table.tsx';
import { RowButton } from '../../../components/table/row-button.tsx';
import { useAddressSearch } from '../../../components/table/use-address-search.ts';
import { AdminTableScreen } from '../tables/admin-table-screen.tsx';
import { parseUsersSearch } from '../tables/admin-search.ts';
import { useTable } from '../tables/use-table.ts';

const UserDrawer = lazyPart(() => import('./user-drawer.tsx'));

export function AdminUsersScreen() {
  const t = useText();
  const { search, change } = useAddressSearch(parseUsersSearch);

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
        title={t('admin.nav.users')}
        emptyText={t('admin.users.empty')}
        table="users"
        state={useTable('users', search)}
        search={search}
        change={change}
        usualSort="newest"
        sorts={['oldest', 'name']}
        filters={
          <>
            <CityFilter value={search.city} onChange={(city) => change({ city })} />
            <DaysFilter from={search.from} to={search.to} change={change} />
          </>
        }
        columns={columns}
        actions={({ id, name }) => (
          <RowButton of={name} onClick={() => change({ id })}>
            {t('admin.action.view')}
          </RowButton>
        )}
      />
      {search.id !== undefined && (
        <Suspense>
          <UserDrawer id={search.id} onClose={() => change({ id: undefined })} />
        </Suspense>
      )}
    </>
  );
}
