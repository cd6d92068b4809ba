import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useClock } from '../../../components/use-clock.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useCalls } from '../state/kitchen-context.ts';
import { mayBeRecalled } from '../queue/own-steps.ts';

/** As long as the server takes the order's last step back, on whichever device it was taken. */
export function RecallButton({ order }: { order: RestaurantOrderView }) {
  const t = useText();
  const { recall } = useCalls();
  const isRecallable = useClock((now) => mayBeRecalled(order, now));
  if (!isRecallable) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconArrowBackUp size={20} aria-hidden />}
      aria-label={t('queue.recall.actionOrder', { id: order.id })}
      onClick={() => void recall(order)}
    >
      {t('queue.recall.action')}
    </Button>
  );
}
