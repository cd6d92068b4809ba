import { kitchenStatusKey } from '@contracts/orders/status-words.ts';
import { ESTIMATE_STEPS, type EstimateStep } from '@contracts/constants.ts';
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { IconCheck, IconChevronDown, IconMotorbike, IconShoppingBag, IconToolsKitchen2 } from '@tabler/icons-react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { BusyButton } from '../../../components/buttons/busy-button.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { actionsOf } from '../queue/board.ts';
import type { Step } from '../queue/steps.ts';
import type { Shortcut } from '../shortcuts/shortcuts.ts';
import { useCalls } from '../state/kitchen-context.ts';
import classes from './card-actions.module.css';
import { PrepChoice, prepMinutesAtom } from './prep-choice.tsx';

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
  step: Step | undefined;
}

/** The one step that comes next, with the minutes that belong to it. */
export function CardActionButtons({ isLater, ...props }: Props & { isLater: boolean }) {
  const t = useText();
  const lastMinutes = useAtomValue(prepMinutesAtom);
  const [ownMinutes, setOwnMinutes] = useState<number | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const { order, step } = props;
  const { id, status } = order;
  if (isLater && status === 'preparing') return <p className={classes.accepted}>{t('kitchen.later.accepted')}</p>;
  // The time that the customer wants decides, and not the kitchen's word.
  const minutes = status === 'pending' && order.scheduled_for === null ? (ownMinutes ?? lastMinutes) : null;

  return (
    <div className={classes.actions}>
      {isChoosing && minutes !== null && (
        <PrepChoice orderId={id} minutes={minutes} onChange={setOwnMinutes} isBusy={step !== undefined} />
      )}
      <div className={classes.step}>
        {minutes !== null && (
          <BusyButton
            classNames={{ root: classes.minutes, label: classes.minutesLabel, section: classes.minutesSection }}
            variant="default"
            size="md"
            isHeld={step !== undefined}
            rightSection={<IconChevronDown size={18} aria-hidden />}
            aria-label={t('queue.prep.choose', { id, minutes })}
            aria-expanded={isChoosing}
            onClick={() => setChoosing(!isChoosing)}
          >
            {t('queue.prep.minutes', { minutes })}
          </BusyButton>
        )}
        {status === 'preparing' && <ShiftButton order={order} minutes={ESTIMATE_STEPS[0]} step={step} />}
        <StepButton {...props} minutes={minutes} data-shortcut="forward" />
      </div>
    </div>
  );
}

interface StepProps extends Props {
  /** Until it is ready, where the kitchen says so. */
  minutes: number | null;
  'data-shortcut'?: Shortcut;
}

export function StepButton({ order, headingId, step, minutes, ...props }: StepProps) {
  const t = useText();
  const { move } = useCalls();
  const setLastMinutes = useSetAtom(prepMinutesAtom);
  const { forward } = actionsOf(order.status);
  const next = forward && FORWARD[forward];
  if (!next) return null;
  const isBusy = step !== undefined && step.status !== null;
  const goOn = () => {
    if (minutes !== null) setLastMinutes(minutes);
    void move(order, { status: forward, ...(minutes !== null && { prepMinutes: minutes }) });
  };
  return (
    <BusyButton
      classNames={{ root: classes.forward, label: classes.forwardLabel }}
      size="md"
      isBusy={isBusy}
      isHeld={step !== undefined}
      leftSection={
        forward === 'delivering' && order.fulfilment === 'pickup' ? (
          <IconShoppingBag size={20} aria-hidden />
        ) : (
          <next.icon size={20} aria-hidden />
        )
      }
      aria-describedby={headingId}
      onClick={goOn}
      {...props}
    >
      {order.fulfilment === 'pickup' && forward !== 'preparing'
        ? t(kitchenStatusKey(forward, order.fulfilment))
        : t(next.label)}
    </BusyButton>
  );
}

interface ShiftProps {
  order: RestaurantOrderView;
  minutes: EstimateStep;
  step: Step | undefined;
}

/** Gives an order that is being prepared some minutes more. */
export function ShiftButton({ order, minutes, step }: ShiftProps) {
  const t = useText();
  const { giveTime } = useCalls();
  const isBusy = step?.minutes === minutes;
  return (
    <BusyButton
      classNames={{ root: classes.minutes, label: classes.minutesLabel }}
      variant="default"
      size="md"
      isBusy={isBusy}
      isHeld={step !== undefined}
      aria-label={t('queue.shift.label', { id: order.id, minutes })}
      data-shortcut={`more-${minutes}`}
      onClick={() => void giveTime(order, minutes)}
    >
      {t('queue.shift.add', { minutes })}
    </BusyButton>
  );
}
