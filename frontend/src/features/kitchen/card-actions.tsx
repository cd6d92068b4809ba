import { PREP_MINUTES } from '@contracts/constants.ts';
import type { CancelReason } from '@contracts/order-status.ts';
import type { RestaurantOrderView } from '@contracts/views.ts';
import { ActionIcon, Button } from '@mantine/core';
import { IconCheck, IconMinus, IconMotorbike, IconPlus, IconToolsKitchen2 } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { actionsOf } from './board.ts';
import { useKitchen } from './kitchen-context.ts';
import classes from './order-card.module.css';
import { stepPrepMinutes } from './timing.ts';

const RejectDialog = lazy(() => import('./reject-dialog.tsx'));

/** The steps in the restaurant's words; the status they lead to names them. */
const FORWARD = {
  preparing: { label: 'kitchen.action.accept', icon: IconToolsKitchen2 },
  delivering: { label: 'kitchen.action.ready', icon: IconMotorbike },
  delivered: { label: 'kitchen.action.delivered', icon: IconCheck },
} as const;

interface Props {
  order: RestaurantOrderView;
  /** The buttons carry the same words on every card: the card's heading tells them apart. */
  headingId: string;
  isBusy: boolean;
}

/** What the restaurant may do with this order now. */
export function CardActionButtons({ order, headingId, isBusy }: Props) {
  const t = useText();
  const { move } = useKitchen();
  const [prepMinutes, setPrepMinutes] = useState<number>(PREP_MINUTES.default);
  const [isRejecting, setRejecting] = useState(false);
  const { forward, canCancel } = actionsOf(order.status);
  const isNew = order.status === 'pending';
  const cancelLabel = isNew ? t('kitchen.action.reject') : t('kitchen.action.cancel');
  const step = forward && FORWARD[forward];

  const cancel = (reason: CancelReason) => {
    setRejecting(false);
    void move(order, { status: 'cancelled', reason });
  };

  return (
    <div className={classes.actions}>
      {forward === 'preparing' && (
        <PrepTime orderId={order.id} minutes={prepMinutes} onChange={setPrepMinutes} isBusy={isBusy} />
      )}
      {step && (
        <Button
          classNames={{ root: classes.forward, label: classes.forwardLabel }}
          size="lg"
          fullWidth
          loading={isBusy}
          leftSection={<step.icon size={22} aria-hidden />}
          aria-describedby={headingId}
          onClick={() =>
            void move(order, forward === 'preparing' ? { status: forward, prepMinutes } : { status: forward })
          }
        >
          {t(step.label)}
        </Button>
      )}
      {canCancel && (
        <Button
          variant="subtle"
          color="gray"
          fullWidth
          disabled={isBusy}
          aria-haspopup="dialog"
          aria-describedby={headingId}
          onClick={() => setRejecting(true)}
        >
          {cancelLabel}
        </Button>
      )}
      {isRejecting && (
        <Suspense>
          <RejectDialog order={order} onConfirm={cancel} onClose={() => setRejecting(false)} />
        </Suspense>
      )}
    </div>
  );
}

interface PrepTimeProps {
  orderId: number;
  minutes: number;
  onChange: (minutes: number) => void;
  isBusy: boolean;
}

/** Minutes until the order leaves the kitchen, in steps that a thumb can hit. */
function PrepTime({ orderId, minutes, onChange, isBusy }: PrepTimeProps) {
  const t = useText();
  return (
    <div className={classes.prep} role="group" aria-label={t('kitchen.prep.label', { id: orderId })}>
      <ActionIcon
        size={44}
        variant="default"
        disabled={isBusy || minutes <= PREP_MINUTES.min}
        aria-label={t('kitchen.prep.less')}
        onClick={() => onChange(stepPrepMinutes(minutes, -1))}
      >
        <IconMinus size={20} aria-hidden />
      </ActionIcon>
      <span className={classes.prepText} role="status">
        {t('kitchen.prep.readyIn')} <strong>{t('kitchen.prep.minutes', { count: minutes })}</strong>
      </span>
      <ActionIcon
        size={44}
        variant="default"
        disabled={isBusy || minutes >= PREP_MINUTES.max}
        aria-label={t('kitchen.prep.more')}
        onClick={() => onChange(stepPrepMinutes(minutes, 1))}
      >
        <IconPlus size={20} aria-hidden />
      </ActionIcon>
    </div>
  );
}
