import { Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useText } from '../../i18n/use-text.ts';
import { BusyButton } from '../buttons/busy-button.tsx';
import classes from './table-screen.module.css';
import { nextPages, pageNumber, previousPages, type TableSearch } from './table-search.ts';

interface Props<S extends TableSearch> {
  search: S;
  change: (change: Partial<S>) => void;
  /** The cursor of the page that follows. */
  next: string | null;
}

/** From page to page; where one is stands in the address. */
export function Pager<S extends TableSearch>({ search, change, next }: Props<S>) {
  const t = useText();
  const isFirst = search.pages === undefined;
  if (isFirst && next === null) return null;
  return (
    <nav className={classes.pager} aria-label={t('tables.pages')}>
      <BusyButton
        variant="default"
        mih={44}
        leftSection={<IconChevronLeft size={18} aria-hidden />}
        isHeld={isFirst}
        onClick={() => change({ pages: previousPages(search) } as Partial<S>)}
      >
        {t('tables.previous')}
      </BusyButton>
      <Group gap="xs">
        <Text size="sm">{t('tables.page', { page: pageNumber(search) })}</Text>
      </Group>
      <BusyButton
        variant="default"
        mih={44}
        rightSection={<IconChevronRight size={18} aria-hidden />}
        isHeld={next === null}
        onClick={() => next !== null && change({ pages: nextPages(search, next) } as Partial<S>)}
      >
        {t('tables.next')}
      </BusyButton>
    </nav>
  );
}
