import { useQueryClient } from '@tanstack/react-query';
import { useText } from '../../i18n/use-text.ts';
import { BOARD_READS, dropJob } from '../../lib/api/admin/admin-board.ts';
import { CancelDialog } from '../../domain/admin/cancel-dialog.tsx';
import type { Decision } from './board-screen.tsx';
import { InterventionDialog } from '../../domain/admin/interventions/intervention-dialog.tsx';
import { DropDialog } from './dialogs.tsx';
import { pausedQuery } from '../../lib/api/admin/admin-tables.ts';
import { titleOf } from './entry-texts.ts';
import type { BoardCalls } from './use-board-calls.ts';

interface Props {
  decision: Decision;
  calls: BoardCalls;
  onClose: () => void;
}

/** Asks before something that cannot be taken back. */
export function BoardDialog({ decision: { entry, action }, calls, onClose }: Props) {
  const t = useText();
  const queryClient = useQueryClient();
  const of = titleOf(entry, t);
  const drop = (send: () => Promise<unknown>) => {
    calls.run({ entryKey: entry.key, send, done: t('adminBoard.done.drop') });
    onClose();
  };
  if (action === 'cancel' && 'version' in entry) {
    const { orderId, version } = entry;
    return (
      <CancelDialog
        order={{ id: orderId, version }}
        onDone={() => void queryClient.invalidateQueries({ queryKey: BOARD_READS })}
        onClose={onClose}
      />
    );
  }
  if (action === 'pause' && 'restaurantId' in entry) {
    const { restaurantId, restaurantName } = entry;
    return (
      <InterventionDialog
        kind="pause"
        restaurants={[{ id: restaurantId, name: restaurantName }]}
        onDone={() => {
          void queryClient.invalidateQueries({ queryKey: BOARD_READS });
          void queryClient.invalidateQueries({ queryKey: pausedQuery().queryKey });
        }}
        onClose={onClose}
      />
    );
  }
  if (action === 'drop' && 'jobId' in entry) {
    const { queue, jobId } = entry;
    return <DropDialog of={of} onClose={onClose} onConfirm={() => drop(() => dropJob(queue, jobId))} />;
  }
  return null;
}
