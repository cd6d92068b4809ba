import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../components/notices/toast.ts';
import { useDescribePanelError } from '../../components/notices/use-describe-panel-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { BOARD_READS } from '../../lib/api/admin/admin-board.ts';
import { logError } from '../../lib/log.ts';

export interface BoardCall {
  /** Of the entry: its buttons rest until the answer. */
  entryKey: string;
  send: () => Promise<unknown>;
  /** The text that says what has been done. */
  done: string;
}

export interface BoardCalls {
  isBusy: (entryKey: string) => boolean;
  run: (call: BoardCall) => void;
}

/** Sends what is decided about an entry and tells how it went; the board is read anew either way. */
export function useBoardCalls(): BoardCalls {
  const t = useText();
  const describe = useDescribePanelError();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const mark = (entryKey: string, isBusy: boolean) =>
    setBusy((held) => new Set(isBusy ? [...held, entryKey] : [...held].filter((key) => key !== entryKey)));

  const { mutate } = useMutation({
    mutationFn: ({ send }: BoardCall) => send(),
    onMutate: ({ entryKey }) => mark(entryKey, true),
    onSuccess: (_answer, { done }) => void showToast({ title: done, tone: 'success' }),
    onError: (error) => {
      logError(error);
      void showToast({ title: t('adminBoard.failed'), message: describe(error), tone: 'failure' });
    },
    onSettled: async (_answer, _error, { entryKey }) => {
      // Not earlier: until the board is read the buttons would invite a second click.
      await queryClient.invalidateQueries({ queryKey: BOARD_READS });
      mark(entryKey, false);
    },
  });
  return { isBusy: (entryKey) => busy.has(entryKey), run: (call) => mutate(call) };
}
