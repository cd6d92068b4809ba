import { Button, Text } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import { useText } from '../../i18n/use-text.ts';
import classes from './data-table.module.css';
import { hasFilter, withoutFilters, type TableSearch } from './table-search.ts';

interface Props<S extends TableSearch> {
  search: S;
  change: (change: Partial<S>) => void;
  /** The text where nothing is filtered. */
  emptyText: string;
}

/** Nothing is there, or nothing that was asked for; then the way back. */
export function TableEmpty<S extends TableSearch>({ search, change, emptyText }: Props<S>) {
  const t = useText();
  if (!hasFilter(search)) {
    return (
      <Text className={classes.empty} c="dimmed">
        {emptyText}
      </Text>
    );
  }
  return (
    <div className={classes.empty}>
      <Text c="dimmed" mb="md">
        {search.q === undefined ? t('tables.nothing') : t('admin.search.empty', { search: search.q })}
      </Text>
      <Button
        variant="default"
        mih={44}
        leftSection={<IconFilterOff size={18} aria-hidden />}
        onClick={() => change(withoutFilters(search))}
      >
        {t('tables.clear')}
      </Button>
    </div>
  );
}
