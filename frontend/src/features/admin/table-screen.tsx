import { PAGE_LIMIT } from '@contracts/constants.ts';
import { Group, Stack, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { PageTitle } from '../../components/page-title.tsx';
import { PanelError } from '../../components/panel-error.tsx';
import { useText } from '../../i18n/use-text.ts';
import { searchRows } from './rows.ts';
import classes from './table-screen.module.css';

interface Props<Row> {
  title: string;
  /** Undefined while they are on their way. */
  rows: readonly Row[] | undefined;
  error: Error | null;
  onRetry: () => void;
  /** What the search looks at. */
  textsOf: (row: Row) => readonly string[];
  /** The table of the rows that were found. */
  children: (rows: readonly Row[] | undefined, emptyText: string | undefined) => ReactNode;
}

/** A heading, a search and a table. */
export function TableScreen<Row>({ title, rows, error, onRetry, textsOf, children }: Props<Row>) {
  const t = useText();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  const found = rows && searchRows(rows, wanted, textsOf);
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-end">
        <PageTitle size="h2">{title}</PageTitle>
        <TextInput
          className={classes.search}
          type="search"
          aria-label={t('admin.search.label', { table: title })}
          placeholder={t('admin.search.placeholder')}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </Group>
      {error && !rows ? (
        <PanelError error={error} onRetry={onRetry} />
      ) : (
        <>
          {children(found, wanted === '' ? undefined : t('admin.search.empty', { search: wanted }))}
          <Text size="sm" c="dimmed" role="status">
            {found && wanted !== '' && t('admin.search.found', { count: found.length })}
            {rows && wanted === '' && rows.length >= PAGE_LIMIT && t('admin.table.newest', { limit: PAGE_LIMIT })}
          </Text>
        </>
      )}
    </Stack>
  );
}
