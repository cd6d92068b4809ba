import { MIN_SEARCH_LENGTH } from '@contracts/admin.ts';
import { MAX_LENGTH } from '@contracts/constants.ts';
import { Button, Stack, Text } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PageTitle } from '../../components/page-title.tsx';
import { PanelError } from '../../components/panel-error.tsx';
import { useText } from '../../i18n/use-text.ts';
import type { AdminTable, TableFilter } from '../../lib/api/admin-tables.ts';
import { ExportButton } from './export-button.tsx';
import { SearchField } from './search-field.tsx';
import { Pager } from './table-pager.tsx';
import classes from './table-screen.module.css';
import { cursorIn, hasFilter, isSearchable, pageNumber, withoutFilters, type TableSearch } from './table-search.ts';

interface Props<S extends TableSearch> {
  title: string;
  table: AdminTable;
  search: S;
  filter: TableFilter;
  change: (change: Partial<S>) => void;
  /** Undefined while they are on their way. */
  page: { items: readonly unknown[]; next: string | null } | undefined;
  isStale: boolean;
  error: Error | null;
  onRetry: () => void;
  filters: ReactNode;
  /** What is new above the table. */
  news?: ReactNode;
  /** The table itself. */
  children: ReactNode;
}

/** A heading, a search with filters, a table and its pages; all that is chosen stands in the address. */
export function TableScreen<S extends TableSearch>(props: Props<S>) {
  const { title, table, search, filter, change, page, isStale, error, onRetry, filters, news, children } = props;
  const t = useText();
  const isFiltered = hasFilter(search);
  const clear = () => change(withoutFilters(search));
  return (
    <Stack gap="md">
      <div className={classes.head}>
        <PageTitle size="h2">{title}</PageTitle>
        <ExportButton table={table} filter={filter} />
      </div>
      <div className={classes.filters} role="search" aria-label={t('admin.search.label', { table: title })}>
        <SearchField
          className={classes.search}
          label={t('tables.search')}
          placeholder={t('admin.search.placeholder')}
          maxLength={MAX_LENGTH.search}
          value={search.q}
          onChange={(q) => change({ q } as Partial<S>)}
          obstacleTo={(q) => (isSearchable(q) ? undefined : t('tables.tooShort', { min: MIN_SEARCH_LENGTH }))}
        />
        {filters}
        {isFiltered && (
          <Button variant="subtle" leftSection={<IconFilterOff size={18} aria-hidden />} mih={44} onClick={clear}>
            {t('tables.clear')}
          </Button>
        )}
      </div>
      <Text size="sm" c="dimmed" role="status">
        {page && !isStale && t('tables.count', { count: page.items.length, page: pageNumber(search) })}
        {page && !isStale && page.next !== null && ` ${t('tables.more')}`}
      </Text>
      {error && !page ? (
        <PanelError error={error} onRetry={onRetry} />
      ) : (
        <>
          {news}
          {children}
          <Pager search={search} change={change} next={isStale ? null : cursorIn(page?.next ?? null)} />
        </>
      )}
    </Stack>
  );
}
