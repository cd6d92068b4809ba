import { NOTICE_TARGETS, type AdminContentNoticeView } from '@contracts/admin/moderation.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '../../../components/lazy-part.ts';
import { PanelError } from '../../../components/notices/panel-error.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { contentNoticesQuery } from '../../../lib/api/admin/admin-moderation.ts';
import { formatShortDate, formatTime } from '../../../lib/format/dates/dates.ts';
import { useFallbackInterval } from '../../../lib/socket/connection-state.ts';
import { ChoiceFilter } from '../../../components/forms/choice-filter.tsx';
import { DataTable, type DataColumn } from '../../../components/table/data-table.tsx';
import { RowButton } from '../../../components/table/row-button.tsx';
import { TableEmpty } from '../../../components/table/table-empty.tsx';
import { Pager } from '../../../components/table/table-pager.tsx';
import tableClasses from '../../../components/table/table-screen.module.css';
import { cursorIn } from '../../../components/table/table-search.ts';
import { NOTICE_STATES, toNoticeFilter, type NoticesSearch } from './moderation-search.ts';
import classes from './moderation.module.css';
import { OutcomeBadge } from './state-badge.tsx';

const NoticeDrawer = lazyPart(() => import('./notice-drawer.tsx'));

interface Props {
  search: NoticesSearch;
  change: (next: Partial<NoticesSearch>) => void;
}

export function NoticesTable({ search, change }: Props) {
  const t = useText();
  const query = contentNoticesQuery(toNoticeFilter(search));
  const interval = useFallbackInterval();
  const { data, error, refetch, isPlaceholderData } = useQuery({ ...query, refetchInterval: interval });
  const notices = data?.body.notices;
  const { state, target, pages, id } = search;
  const nameOf = (notice: AdminContentNoticeView) =>
    t(`adminModeration.target.${notice.target}`, { id: notice.targetId });
  const columns: DataColumn<AdminContentNoticeView>[] = [
    { key: 'target', title: t('adminModeration.about'), cell: nameOf },
    { key: 'restaurant', title: t('adminModeration.restaurant'), cell: (row) => row.restaurantName },
    {
      key: 'content',
      title: t('adminModeration.content'),
      cell: (row) => <span className={classes.excerpt}>{row.content ?? t('adminModeration.noWords')}</span>,
    },
    { key: 'ground', title: t('adminModeration.ground'), cell: (row) => t(`moderation.ground.${row.ground}`) },
    {
      key: 'at',
      title: t('adminModeration.at'),
      cell: (row) => <time dateTime={row.at}>{`${formatShortDate(row.at)}, ${formatTime(row.at)}`}</time>,
    },
    { key: 'state', title: t('adminModeration.filter'), cell: (row) => <OutcomeBadge outcome={row.outcome} /> },
  ];
  const open = (notice: AdminContentNoticeView) => change({ id: notice.id });
  return (
    <>
      <div className={tableClasses.filters} role="search" aria-label={t('adminModeration.notices')}>
        <ChoiceFilter
          label={t('adminModeration.filter')}
          value={state}
          choices={NOTICE_STATES}
          labelOf={(one) => t(`adminModeration.filter.${one}`)}
          allLabel={t('adminModeration.filter.open')}
          onChange={(next) => change({ state: next })}
        />
        <ChoiceFilter
          label={t('adminModeration.about')}
          value={target}
          choices={NOTICE_TARGETS}
          labelOf={(one) => t(`adminModeration.kind.${one}`)}
          onChange={(next) => change({ target: next })}
        />
      </div>
      <Text fw={650} role="status">
        {data && t('adminModeration.open', { count: data.body.open })}
      </Text>
      {error && !data ? (
        <PanelError error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          {notices?.length === 0 ? (
            <TableEmpty search={{ state, target, pages }} change={change} emptyText={t('adminModeration.none')} />
          ) : (
            <DataTable
              label={t('adminModeration.notices')}
              columns={columns}
              rows={notices}
              emptyText=""
              isStale={isPlaceholderData}
              newsOf={({ version, at }) => ({ version, bornAt: at })}
              onOpen={open}
              actions={(row) => (
                <RowButton of={`${nameOf(row)}, ${row.restaurantName}`} onClick={() => open(row)}>
                  {t('admin.action.view')}
                </RowButton>
              )}
            />
          )}
          <Pager search={search} change={change} next={isPlaceholderData ? null : cursorIn(data?.next ?? null)} />
        </>
      )}
      {id !== undefined && (
        <Suspense>
          <NoticeDrawer key={id} id={id} onClose={() => change({ id: undefined })} />
        </Suspense>
      )}
    </>
  );
}
