import type { AdminAppealView } from '@contracts/admin/moderation.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '../../../components/lazy-part.ts';
import { PanelError } from '../../../components/notices/panel-error.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { appealsQuery } from '../../../lib/api/admin/admin-moderation.ts';
import { formatShortDate, formatTime } from '../../../lib/format/dates/dates.ts';
import { useFallbackInterval } from '../../../lib/socket/connection-state.ts';
import { DataTable, type DataColumn } from '../../../components/table/data-table.tsx';
import { RowButton } from '../../../components/table/row-button.tsx';
import classes from './moderation.module.css';
import { OutcomeBadge } from './state-badge.tsx';

const AppealDrawer = lazyPart(() => import('./appeal-drawer.tsx'));

interface Props {
  /** The one whose drawer is open. */
  openId: number | undefined;
  open: (id: number | undefined) => void;
}

export function AppealsTable({ openId, open }: Props) {
  const t = useText();
  const { data, error, refetch } = useQuery({ ...appealsQuery(), refetchInterval: useFallbackInterval() });
  const count = data?.filter(({ outcome }) => outcome === null).length ?? 0;
  const columns: DataColumn<AdminAppealView>[] = [
    { key: 'about', title: t('adminModeration.about'), cell: (row) => t(`adminModeration.kind.${row.kind}`) },
    {
      key: 'whom',
      title: t('adminModeration.whom'),
      cell: (row) => [row.userName, row.restaurantName].filter((name) => name !== null).join(', '),
    },
    {
      key: 'text',
      title: t('adminModeration.appealText'),
      cell: (row) => <span className={classes.excerpt}>{row.text}</span>,
    },
    {
      key: 'at',
      title: t('adminModeration.at'),
      cell: (row) => <time dateTime={row.at}>{`${formatShortDate(row.at)}, ${formatTime(row.at)}`}</time>,
    },
    { key: 'state', title: t('adminModeration.filter'), cell: (row) => <OutcomeBadge outcome={row.outcome} /> },
  ];
  return (
    <>
      <Text fw={650} role="status">
        {data && t('adminModeration.openAppeals', { count })}
      </Text>
      {error && !data ? (
        <PanelError error={error} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={t('adminModeration.appeals')}
          columns={columns}
          rows={data}
          emptyText={t('adminModeration.noAppealsText')}
          newsOf={({ at, decidedAt }) => ({ version: decidedAt === null ? 1 : 2, bornAt: at })}
          onOpen={({ id }) => open(id)}
          actions={(row) => (
            <RowButton of={t('adminModeration.appeal', { id: row.id })} onClick={() => open(row.id)}>
              {t('admin.action.view')}
            </RowButton>
          )}
        />
      )}
      {openId !== undefined && (
        <Suspense>
          <AppealDrawer key={openId} id={openId} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </>
  );
}
