import type { BoardEntry, BoardKind } from '@contracts/admin/admin-board.ts';
import type { AdminRole } from '@contracts/accounts/admin-roles.ts';
import { Button, Text, Title } from '@mantine/core';
import {
  IconChevronDown,
  IconChevronUp,
  IconClockExclamation,
  IconDeviceTabletOff,
  IconEngineOff,
  IconHourglass,
  IconMailOff,
  IconReceiptOff,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { markCallOf } from './calls.ts';
import { BoardEntryRow } from './board-entry.tsx';
import classes from './board.module.css';
import { type BoardAction, type BoardGroup } from './entries.ts';
import type { BoardCalls } from './use-board-calls.ts';

const ICONS = {
  order_pending: IconHourglass,
  order_late: IconClockExclamation,
  restaurant_no_device: IconDeviceTabletOff,
  till_failed: IconReceiptOff,
  mail_failed: IconMailOff,
  job_dead: IconEngineOff,
} as const satisfies Record<BoardKind, unknown>;

/** Those stuck longest; the others are a click away, so that each kind is seen. */
const FIRST = 4;

interface Props {
  group: BoardGroup;
  role: AdminRole | undefined;
  calls: BoardCalls;
  onAct: (entry: BoardEntry, action: BoardAction) => void;
}

export function BoardGroupSection({ group: { kind, count, entries }, role, calls, onAct }: Props) {
  const t = useText();
  const Icon = ICONS[kind];
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen || entries.length <= FIRST + 1 ? entries : entries.slice(0, FIRST);
  return (
    <section aria-labelledby={`board-${kind}`} className={classes.group} data-kind={kind}>
      <div className={classes.head}>
        <Icon size={24} stroke={1.8} aria-hidden />
        <Title order={2} size="h3" id={`board-${kind}`}>
          {t(`adminBoard.kind.${kind}`)}
        </Title>
        <span className={classes.count}>{count}</span>
      </div>
      <ul className={classes.entries}>
        {shown.map((entry) => (
          <BoardEntryRow
            key={entry.key}
            entry={entry}
            role={role}
            isBusy={calls.isBusy(entry.key)}
            onAct={(action) => onAct(entry, action)}
            onMark={(mark, done) => calls.run(markCallOf(entry, mark, done))}
          />
        ))}
      </ul>
      {entries.length > FIRST + 1 && (
        <Button
          className={classes.all}
          variant="subtle"
          mih={44}
          aria-expanded={isOpen}
          rightSection={isOpen ? <IconChevronUp size={18} aria-hidden /> : <IconChevronDown size={18} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('adminBoard.fewer') : t('adminBoard.all', { count: entries.length })}
        </Button>
      )}
      {count > entries.length && shown.length === entries.length && (
        <Text c="dimmed" size="sm">
          {t('adminBoard.further', { count: count - entries.length })}
        </Text>
      )}
    </section>
  );
}
