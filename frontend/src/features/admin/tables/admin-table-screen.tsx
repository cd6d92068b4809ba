import { MIN_SEARCH_LENGTH } from '@contracts/admin/admin.ts';
import { TableScreen, type TableScreenProps } from '../../../components/table/table-screen.tsx';
import type { TableSearch } from '../../../components/table/table-search.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { AdminTable, TableFilter } from '../../../lib/api/admin/admin-tables.ts';
import { isSearchable } from './admin-search.ts';
import { ExportButton } from './export-button.tsx';

interface Props<S extends TableSearch> extends Omit<
  TableScreenProps<S>,
  'searchLabel' | 'placeholder' | 'obstacleTo' | 'actions'
> {
  table: AdminTable;
  filter: TableFilter;
}

/** A table of the administration: what its filters find is also there as a file. */
export function AdminTableScreen<S extends TableSearch>({ table, filter, ...rest }: Props<S>) {
  const t = useText();
  return (
    <TableScreen
      {...rest}
      searchLabel={t('admin.search.label', { table: rest.title })}
      placeholder={t('admin.search.placeholder')}
      obstacleTo={(q) => (isSearchable(q) ? undefined : t('tables.tooShort', { min: MIN_SEARCH_LENGTH }))}
      actions={<ExportButton table={table} filter={filter} />}
    />
  );
}
