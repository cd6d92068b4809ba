import { ESTIMATE_STEPS } from '@contracts/constants.ts';
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { Button } from '@mantine/core';
import { IconCheck, IconMotorbike, IconToolsKitchen2 } from '@tabler/icons-react';
import { useAtom } from 'jotai';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../components/lazy-part.ts';
import { useText } from '../../../i18n/use-text.ts';
import { actionsOf } from '../state/board.ts';
import { useCalls } from '../state/kitchen-context.ts';
import type { Rejection } from '../state/reject-order.ts';
import classes from './card-actions.module.css';
import { PrepChoice, prepMinutesAtom } from './prep-choice.tsx';

const RejectDialog = lazyPart(() => import('./reject-dialog.tsx'));

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
  const { move, reject, giveTime } = useCalls();
  const [lastMinutes, setLastMinutes] = useAtom(prepMinutesAtom);
  const [ownMinutes, setOwnMinutes] = useState<number | null>(null);
  const prepMinutes = ownMinutes ?? lastMinutes;
  const [isRejecting, setRejecting] = useState(false);
  const { forward, canCancel } = actionsOf(order.status);
  const isNew = order.status === 'pending';
  const cancelLabel = isNew ? t('kitchen.action.reject') : t('kitchen.action.cancel');
  const step = forward && FORWARD[forward];

  const goOn = () => {
    if (!forward) return;
    if (forward === 'preparing') setLastMinutes(prepMinutes);
    void move(order, forward === 'preparing' ? { status: forward, prepMinutes } : { status: forward });
  };
  const cancel = (rejection: Rejection) => {
    setRejecting(false);
    void reject(order, rejection);
  };

  return (
    <div className={classes.actions}>
      {forward === 'preparing' && (
        <PrepChoice orderId={order.id} minutes={prepMinutes} onChange={setOwnMinutes} isBusy={isBusy} />
      )}
      {order.status === 'preparing' && (
        <div className={classes.shifts}>
          {ESTIMATE_STEPS.map((minutes) => (
            <Button
              key={minutes}
              classNames={{ root: classes.shift, label: classes.shiftLabel }}
              variant="default"
              size="md"
              disabled={isBusy}
              aria-label={t('queue.shift.label', { id: order.id, minutes })}
              data-shortcut={`more-${minutes}`}
              onClick={() => void giveTime(order, minutes)}
            >
              {t('queue.shift.add', { minutes })}
            </Button>
          ))}
        </div>
      )}
      {step && (
        <Button
          classNames={{ root: classes.forward, label: classes.forwardLabel }}
          size="lg"
          fullWidth
          loading={isBusy}
          leftSection={<step.icon size={22} aria-hidden />}
          aria-describedby={headingId}
          data-shortcut="forward"
          onClick={goOn}
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
          data-shortcut="reject"
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
