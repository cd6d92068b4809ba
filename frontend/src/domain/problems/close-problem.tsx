import type { ReportedProblemView } from '@contracts/orders/order-problems.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BusyButton } from '../../components/buttons/busy-button.tsx';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx';
import { showToast } from '../../components/notices/toast.ts';
import { useDescribePanelError } from '../../components/notices/use-describe-panel-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { closeProblem, problemReads } from '../../lib/api/reported-problems.ts';

interface Props {
  problem: ReportedProblemView;
  onClosed: () => void;
}

/** After a question, since nobody answers it any more then. */
export function CloseProblem({ problem: { id, orderId, version }, onClosed }: Props) {
  const t = useText();
  const describe = useDescribePanelError();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const close = useMutation({
    mutationFn: () => closeProblem(id, { expectedVersion: version }),
    onSuccess: () => {
      void showToast({ title: t('problems.closed'), tone: 'success' });
      onClosed();
    },
    onError: (error) => void showToast({ title: t('problems.closeFailed'), message: describe(error), tone: 'failure' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: problemReads('admin') }),
  });
  return (
    <>
      <BusyButton
        variant="subtle"
        size="md"
        aria-label={t('problems.closeOf', { id: orderId })}
        aria-haspopup="dialog"
        isBusy={close.isPending}
        onClick={() => setAsking(true)}
      >
        {t('problems.close')}
      </BusyButton>
      {isAsking && (
        <ConfirmDialog
          title={t('problems.closeTitle')}
          text={t('problems.closeText')}
          confirm={t('problems.close')}
          onConfirm={() => {
            setAsking(false);
            close.mutate();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
