import { RECALL_MINUTES } from '@contracts/constants.ts';
import { Button, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useSetAtom } from 'jotai';
import { Dialog } from '../../../components/dialogs/dialog.tsx';
import { useNow } from '../../../components/use-now.ts';
import { useText } from '../../../i18n/use-text.ts';
import { formatTime } from '../../../lib/format/dates.ts';
import { wishedOrderAtom } from '../shortcuts/use-card-focus.ts';
import { useKitchen } from '../state/kitchen-context.ts';
import { recallableSteps } from '../state/own-steps.ts';
import classes from './last-steps.module.css';

const OVER_CHECK_MS = 5_000;

/** The last steps of this device: one that was wrong is brought back, and its ticket is where the work goes on. */
export default function LastSteps({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { queue, orders, recall } = useKitchen();
  const setWished = useSetAtom(wishedOrderAtom);
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
                {t(`kitchen.status.${status}`)}, {formatTime(atMs)}
              </span>
            </span>
            <Button
              size="md"
              variant="default"
              leftSection={<IconArrowBackUp size={20} aria-hidden />}
              aria-label={t('queue.recall.actionOrder', { id: order.id })}
              {...(index === 0 && { 'data-autofocus': true })}
              onClick={() => {
                setWished(order.id);
                onClose();
                void recall(order);
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
