import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { Button } from '@mantine/core';
import { IconCheck, IconHeadset } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../components/notices/toast.ts';
import { useDescribePanelError } from '../../../components/notices/use-describe-panel-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { answerReminders } from '../../../lib/api/kitchen/kitchen.ts';
import { logError } from '../../../lib/log.ts';
import { changeQueue } from '../queue/queue-store.ts';
import classes from './watch-strips.module.css';

/** An admin asks about orders. Whoever answers takes it off every device, and the admin reads that somebody is on it. */
export function ReminderStrip({ reminded }: { reminded: readonly RestaurantOrderView[] }) {
  const t = useText();
  const describe = useDescribePanelError();
  const queryClient = useQueryClient();
  const answer = async () => {
    const orderIds = reminded.map(({ id }) => id);
    changeQueue(queryClient, { type: 'reminded', orderIds, at: null });
    try {
      await answerReminders(orderIds);
    } catch (failure) {
      // Nobody has been told: it is asked again.
      for (const { id, reminded_at: at } of reminded)
        changeQueue(queryClient, { type: 'reminded', orderIds: [id], at });
      logError(failure);
      void showToast({ title: t('watch.reminder.failed'), message: describe(failure), tone: 'failure' });
    }
  };
  return (
    <div className={classes.strip} data-strip>
      <IconHeadset size={28} aria-hidden />
      <p className={classes.text}>
        <strong>{t('watch.reminder.title', { ids: reminded.map(({ id }) => `#${id}`).join(', ') })}</strong>
        <span>{t('watch.reminder.text')}</span>
      </p>
      <Button
        variant="default"
        size="md"
        leftSection={<IconCheck size={20} aria-hidden />}
        onClick={() => void answer()}
      >
        {t('watch.reminder.acknowledge')}
      </Button>
    </div>
  );
}
