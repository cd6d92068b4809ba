import { kitchenStatusKey } from '@contracts/orders/status-words.ts';
import { RECALL_MINUTES } from '@contracts/constants.ts';
import { Button, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { useNow } from '../../../components/use-now.ts';
import { useText } from '../../../i18n/use-text.ts';
import { formatTime } from '../../../lib/format/dates/dates.ts';
import { useKitchen } from '../state/kitchen-context.ts';
import { recallableSteps } from '../queue/own-steps.ts';
import classes from './last-steps.module.css';

const OVER_CHECK_MS = 5_000;

interface Props {
  onClose: () => void;
  onRecall: (orderId: number) => void;
}

/** The last steps of this device, of which one that was wrong is brought back. */
export default function LastSteps({ onClose, onRecall }: Props) {
  const t = useText();
  const { queue, orders, recall } = useKitchen();
  const now = useNow(OVER_CHECK_MS);
  const steps = recallableSteps(queue?.ownSteps ?? [], orders, now);
  return (
    <Dialog onClose={onClose} title={t('queue.recall.title')}>
      <Text c="dimmed">{t('queue.recall.lead', { minutes: RECALL_MINUTES })}</Text>
      {steps.length === 0 && <p className={classes.none}>{t('queue.recall.none')}</p>}
      <ol className={classes.steps}>
        {steps.map(({ order, status, atMs, version }, index) => (
          <li key={`${order.id} ${version}`} className={classes.step}>
            <span className={classes.what}>
              <strong>{t('kitchen.orderNumber', { id: order.id })}</strong> {order.customer_name}
              <span className={classes.done}>
                {t(kitchenStatusKey(status, order.fulfilment))}, {formatTime(atMs)}
              </span>
            </span>
            <Button
              size="md"
              variant="default"
              leftSection={<IconArrowBackUp size={20} aria-hidden />}
              aria-label={t('queue.recall.actionOrder', { id: order.id })}
              {...(index === 0 && { 'data-autofocus': true })}
              onClick={() => {
                void recall(order);
                onRecall(order.id);
              }}
            >
              {t('queue.recall.action')}
            </Button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
