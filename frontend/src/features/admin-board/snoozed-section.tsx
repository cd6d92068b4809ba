import { Button, Title } from '@mantine/core';
import { IconBellZ, IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import classes from './board.module.css';

/** What rests, behind a button: it comes back by itself. */
export function SnoozedSection({ count, children }: { count: number; children: ReactNode }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="board-snoozed" className={classes.group} data-kind="snoozed">
      <div className={classes.head}>
        <IconBellZ size={24} stroke={1.8} aria-hidden />
        <Title order={2} size="h3" id="board-snoozed">
          {t('adminBoard.snoozed')}
        </Title>
        <span className={classes.count}>{count}</span>
      </div>
      {isOpen && <ul className={classes.entries}>{children}</ul>}
      <Button
        className={classes.all}
        variant="subtle"
        mih={44}
        aria-expanded={isOpen}
        rightSection={isOpen ? <IconChevronUp size={18} aria-hidden /> : <IconChevronDown size={18} aria-hidden />}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t('adminBoard.fewer') : t('adminBoard.all', { count })}
      </Button>
    </section>
  );
}
