import type { BoardEntry } from '@contracts/admin/admin-board.ts';
import { Stack, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../components/notices/empty-state.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import { PanelError } from '../../components/notices/panel-error.tsx';
import { useText } from '../../i18n/use-text.ts';
import { boardQuery } from '../../lib/api/admin/admin-board.ts';
import { useFallbackInterval } from '../../lib/socket/connection-state.ts';
import { BoardDialog } from './board-dialog.tsx';
import { BoardGroupSection } from './board-group.tsx';
import { BoardEntryRow } from './board-entry.tsx';
import { callOf, markCallOf } from './calls.ts';
import { totalOf } from '../../domain/admin/board-total.ts';
import { groupsOf, isSnoozed, type BoardAction } from './entries.ts';
import { SnoozedSection } from './snoozed-section.tsx';
import { PausedSection } from './paused-section.tsx';
import { useBoardCalls } from './use-board-calls.ts';
import { useAccount } from '../../domain/session/use-account.ts';
import { Loading } from '../../components/notices/loading.tsx';

export interface Decision {
  entry: BoardEntry;
  action: 'cancel' | 'pause' | 'drop';
}

/** What is stuck, the most urgent kind first, and what to do about it. */
export function BoardScreen() {
  const t = useText();
  const { adminRole } = useAccount();
  const { data, error, refetch } = useQuery({ ...boardQuery(), refetchInterval: useFallbackInterval() });
  const calls = useBoardCalls();
  const [decision, setDecision] = useState<Decision | null>(null);
  const snoozed = data?.entries.filter(isSnoozed) ?? [];
  const groups = data && groupsOf(data.entries, data.counts);

  const act = (entry: BoardEntry, action: BoardAction) => {
    if (action === 'cancel' || action === 'pause' || action === 'drop') setDecision({ entry, action });
    else calls.run(callOf(entry, action, t));
  };
  return (
    <Stack gap="lg">
      <div>
        <PageTitle size="h2">{t('adminBoard.title')}</PageTitle>
        <Text c="dimmed" role="status" mt={4}>
          {data && t('adminBoard.count', { count: totalOf(data.counts) })}
        </Text>
      </div>
      {error && !data && <PanelError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading heights={[120, 120]} />}
      {groups?.length === 0 && (
        <EmptyState icon={<IconCircleCheck size={44} stroke={1.6} />} tone="slate" title={t('adminBoard.well')}>
          {t('adminBoard.wellText')}
        </EmptyState>
      )}
      {groups?.map((group) => (
        <BoardGroupSection key={group.kind} group={group} role={adminRole} calls={calls} onAct={act} />
      ))}
      {snoozed.length > 0 && (
        <SnoozedSection count={snoozed.length}>
          {snoozed.map((entry) => (
            <BoardEntryRow
              key={entry.key}
              entry={entry}
              role={adminRole}
              isBusy={calls.isBusy(entry.key)}
              onAct={(action) => act(entry, action)}
              onMark={(mark, done) => calls.run(markCallOf(entry, mark, done))}
            />
          ))}
        </SnoozedSection>
      )}
      <PausedSection role={adminRole} />
      {decision && (
        <BoardDialog
          decision={{ ...decision, entry: current(decision.entry, data?.entries) }}
          calls={calls}
          onClose={() => setDecision(null)}
        />
      )}
    </Stack>
  );
}

/** As it stands now: an order may have moved on while its dialog is open. */
function current(entry: BoardEntry, entries: readonly BoardEntry[] = []): BoardEntry {
  return entries.find((one) => one.key === entry.key) ?? entry;
}
