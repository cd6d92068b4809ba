import { CITY_LABELS } from '@contracts/constants.ts';
import type { AdminUserView } from '@contracts/views.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Money } from '../../components/money.tsx';
import { useText } from '../../i18n/use-text.ts';
import { adminUsersQuery } from '../../lib/api/queries.ts';
import { formatShortDate } from '../../lib/format/dates.ts';
import { DataTable, type DataColumn } from './data-table.tsx';
import { RowButton } from './row-button.tsx';
import { TableScreen } from './table-screen.tsx';

const DetailDrawer = lazy(() => import('./detail-drawer.tsx'));

export function AdminUsersScreen() {
  const t = useText();
  const { data: rows, error, refetch } = useQuery({ ...adminUsersQuery(), refetchOnMount: 'always' });
  const [openId, setOpenId] = useState<number | null>(null);
  const open = rows?.find((row) => row.id === openId);
  const title = t('admin.nav.users');

  const columns: DataColumn<AdminUserView>[] = [
    { key: 'name', title: t('admin.users.name'), cell: (row) => row.name },
    { key: 'email', title: t('common.email'), cell: (row) => row.email },
    { key: 'city', title: t('header.city'), cell: (row) => CITY_LABELS[row.city] },
    { key: 'orders', title: t('admin.users.orders'), cell: (row) => row.orderCount, align: 'end' },
    { key: 'spent', title: t('admin.users.spent'), cell: (row) => <Money euro={row.totalSpent} />, align: 'end' },
    {
      key: 'joined',
      title: t('admin.users.joined'),
      cell: (row) => <time dateTime={row.createdAt}>{formatShortDate(row.createdAt)}</time>,
    },
  ];

  return (
    <>
      <TableScreen
        title={title}
        rows={rows}
        error={error}
        onRetry={() => void refetch()}
        textsOf={(row) => [row.name, row.email, CITY_LABELS[row.city]]}
      >
        {(found, emptyText) => (
          <DataTable
            label={title}
            columns={columns}
            rows={found}
            emptyText={emptyText ?? t('admin.users.empty')}
            actions={(row) => (
              <RowButton of={row.name} onClick={() => setOpenId(row.id)}>
                {t('admin.action.view')}
              </RowButton>
            )}
          />
        )}
      </TableScreen>
      {open && (
        <Suspense>
          <DetailDrawer
            title={open.name}
            onClose={() => setOpenId(null)}
            details={columns.slice(1).map((column) => ({ label: column.title, value: column.cell(open) }))}
          />
        </Suspense>
      )}
    </>
  );
}
