import { IconBellRinging } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { BusyButton } from '../../../components/buttons/busy-button.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { useDescribePanelError } from '../../../components/notices/use-describe-panel-error.ts';
import { useClock } from '../../../components/use-clock.ts';
import { useText } from '../../../i18n/use-text.ts';
import { remindOfOrder } from '../../../lib/api/admin/admin-board.ts';
import { logError } from '../../../lib/log.ts';

const SECOND_MS = 1_000;

/** Asks the restaurant to see to the order: at the click, since it changes nothing. */
export function RemindButton({ orderId }: { orderId: number }) {
  const t = useText();
  const describe = useDescribePanelError();
  const remind = useMutation({
    mutationFn: () => remindOfOrder(orderId),
    onSuccess: () => void showToast({ title: t('adminBoard.done.remind'), tone: 'success' }),
    onError: (error) => {
      logError(error);
      void showToast({ title: t('adminBoard.failed'), message: describe(error), tone: 'failure' });
    },
  });
  const next = remind.data?.nextAt;
  const seconds = useClock((now) =>
    next === undefined ? 0 : Math.max(0, Math.ceil((Date.parse(next) - now) / SECOND_MS)),
  );
  return (
    <BusyButton
      variant="light"
      mih={44}
      leftSection={<IconBellRinging size={18} aria-hidden />}
      isBusy={remind.isPending}
      isHeld={seconds > 0}
      onClick={() => remind.mutate()}
    >
      {seconds > 0 ? t('adminBoard.reminded', { seconds }) : t('adminBoard.action.remind')}
    </BusyButton>
  );
}
