import { MOST_COUNTED } from '@contracts/admin/admin.ts';
import { MAX_LENGTH } from '@contracts/constants.ts';
import { Button, Stack, Text } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PageTitle } from '../page/page-title.tsx';
import { PanelError } from '../notices/panel-error.tsx';
import type { Translate } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Page } from '../../lib/http/http.ts';
import { SearchField } from '../forms/search-field.tsx';
import { Pager } from './table-pager.tsx';
import classes from './table-screen.module.css';
import { cursorIn, hasFilter, pageNumber, withoutFilters, type TableSearch } from './table-search.ts';

interface TableScreenProps<S extends TableSearch> {
  title: string;
  /** Names the search to those who listen to the page. */
  searchLabel: string;
  placeholder: string;
  /** Why the server cannot look for what is typed. */
  obstacleTo: (q: string) => string | undefined;
  /** What stands beside the heading. */
  actions: ReactNode;
  search: S;
  change: (change: Partial<S>) => void;
  /** Undefined while they are on their way. */
  page: Pick<Page<unknown>, 'items' | 'next' | 'counts'> | undefined;
  isStale: boolean;
  error: Error | null;
  onRetry: () => void;
  filters: ReactNode;
  /** What is new above the table. */
  news?: ReactNode;
  children: ReactNode;
}

/** The server counts up to a limit. */
function countText({ items, counts }: Pick<Page<unknown>, 'items' | 'counts'>, page: number, t: Translate): string {
  const count = counts.total ?? items.length;
  return t(count >= MOST_COUNTED ? 'tables.more' : 'tables.count', { count, page });
}

/** A heading, a search with filters, a table and its pages; all that is chosen stands in the address. */
export function TableScreen<S extends TableSearch>(props: TableScreenProps<S>) {
  const { title, search, change, page, isStale, error, onRetry, filters, news, children } = props;
  const t = useText();
  const isFiltered = hasFilter(search);
  const clear = () => change(withoutFilters(search));
  return (
    <Stack gap="md">
      <div className={classes.head}>
        <PageTitle size="h2">{title}</PageTitle>
        {props.actions}
      </div>
      <div className={classes.filters} role="search" aria-label={props.searchLabel}>
        <SearchField
          className={classes.search}
          label={t('tables.search')}
          placeholder={props.placeholder}
          maxLength={MAX_LENGTH.search}
          value={search.q}
          onChange={(q) => change({ q } as Partial<S>)}
          obstacleTo={props.obstacleTo}
        />
        {filters}
        {isFiltered && (
          <Button variant="subtle" leftSection={<IconFilterOff size={18} aria-hidden />} mih={44} onClick={clear}>
            {t('tables.clear')}
          </Button>
        )}
      </div>
      <Text size="sm" c="dimmed" role="status">
        {page && !isStale && countText(page, pageNumber(search), t)}
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
