import { MIN_SEARCH_LENGTH } from '@contracts/admin/admin.ts';
import type { ReactNode } from 'react';
import { ChoiceFilter } from '../../../components/forms/choice-filter.tsx';
import { DataTable, type DataTableProps } from '../../../components/table/data-table.tsx';
import { TableEmpty } from '../../../components/table/table-empty.tsx';
import { TableScreen } from '../../../components/table/table-screen.tsx';
import type { TableSearch } from '../../../components/table/table-search.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { AdminTable, RowOf } from '../../../lib/api/admin/admin-tables.ts';
import { isSearchable } from './admin-search.ts';
import { ExportButton } from './export-button.tsx';
import type { useTable } from './use-table.ts';

type FromTable = 'columns' | 'actions' | 'newsOf' | 'selection';

interface Props<T extends AdminTable, S extends TableSearch> extends Pick<DataTableProps<RowOf[T]>, FromTable> {
  title: string;
  /** The text where nothing is filtered. */
  emptyText: string;
  table: T;
  state: Pick<ReturnType<typeof useTable<T>>, 'filter' | 'page' | 'error' | 'isStale' | 'read'>;
  search: S;
  change: (change: Partial<S>) => void;
  /** Shown as the order that counts where none is chosen. */
  usualSort?: string;
  filters: ReactNode;
  /** What it is narrowed to from elsewhere. */
  narrowed?: ReactNode;
  /** Orders beside the usual one. */
  sorts: readonly ('oldest' | 'name' | 'orders')[];
  /** What is new above the table. */
  news?: ReactNode;
}

/** A table of the administration: what its filters find is also there as a file. */
export function AdminTableScreen<T extends AdminTable, S extends TableSearch>(props: Props<T, S>) {
  const { title, emptyText, table, state, search, change, usualSort, filters, narrowed, sorts, news, ...ofTable } =
    props;
  const { filter, page, error, isStale, read } = state;
  const t = useText();
  const sort = search.sort ?? usualSort;
  const choose = (next: Partial<TableSearch>) => change(next as Partial<S>);
  return (
    <TableScreen
      title={title}
      searchLabel={t('admin.search.label', { table: title })}
      placeholder={t('admin.search.placeholder')}
      obstacleTo={(q) => (isSearchable(q) ? undefined : t('tables.tooShort', { min: MIN_SEARCH_LENGTH }))}
      actions={<ExportButton table={table} filter={filter} />}
      search={search}
      change={change}
      page={page}
      isStale={isStale}
      error={error}
      onRetry={read}
      filters={
        <>
          {filters}
          <ChoiceFilter
            label={t('tables.sort')}
            value={search.sort}
            choices={sorts}
            labelOf={(one) => t(`tables.sort.${one}`)}
            allLabel={t('tables.sort.newest')}
            onChange={(next) => choose({ sort: next })}
          />
          {narrowed}
        </>
      }
      news={news}
    >
      {page?.items.length === 0 ? (
        <TableEmpty search={search} change={change} emptyText={emptyText} />
      ) : (
        <DataTable
          label={title}
          rows={page?.items}
          emptyText=""
          isStale={isStale}
          {...(sort !== undefined && { sort })}
          onSort={(next) => choose({ sort: usualSort === undefined && next === search.sort ? undefined : next })}
          onOpen={({ id }) => choose({ id })}
          {...ofTable}
        />
      )}
    </TableScreen>
  );
}
