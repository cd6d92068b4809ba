import { ESTIMATE_STEPS } from '@contracts/constants.ts';
import { paymentKey, paymentStatusKey } from '@contracts/orders/status-words.ts';
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { Suspense, useState } from 'react';
import { BusyButton } from '../../../components/buttons/busy-button.tsx';
import { lazyPart } from '../../../components/lazy-part.ts';
import { useClock } from '../../../components/use-clock.ts';
import { Money } from '../../../components/money.tsx';
import { loadTexts } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PrintTicketButton } from '../paper/print-ticket-button.tsx';
import { actionsOf } from '../queue/board.ts';
import type { Step } from '../queue/steps.ts';
import { isDoorGivenUp } from '../riders/door.ts';
import { useCalls } from '../state/kitchen-context.ts';
import type { Rejection } from '../state/reject-order.ts';
import { ShiftButton, StepButton } from './card-actions.tsx';
import classes from './card-details.module.css';
import { OrderAge, PromisedTime } from './times/card-times.tsx';
import { CustomerLines } from './details/customer-lines.tsx';
import { RecallButton } from './recall-button.tsx';
import { TipNote } from './details/tip-note.tsx';

const ArrivalReckoning = lazyPart(async () => {
  await loadTexts('ride');
  return import('../../../domain/orders/arrival-reason/arrival-reckoning.tsx');
});
const RejectDialog = lazyPart(() => import('./reject/reject-dialog.tsx'));

interface Props {
  order: RestaurantOrderView;
  headingId: string;
  step: Step | undefined;
  id: string;
  isOpen: boolean;
  isLater: boolean;
}

/**
 * What a ticket has behind its one touch: the guest, the payment and what is seldom done. It is in the page all the same,
 * since the keys of the board press its buttons.
 */
export function CardDetails({ order, headingId, step, id, isOpen, isLater }: Props) {
  const t = useText();
  const { reject } = useCalls();
  const isGivenUp = useClock((now) => isDoorGivenUp(order, now));
  const [isRejecting, setRejecting] = useState(false);
  const cancel = (rejection: Rejection) => {
    setRejecting(false);
    void reject(order, rejection);
  };
  return (
    <div className={classes.details} id={id} hidden={!isOpen}>
      {isOpen && <OrderAge order={order} />}
      {isOpen && order.status !== 'pending' && (
        <>
          <PromisedTime order={order} />
          <Suspense>
            <ArrivalReckoning order={order} />
          </Suspense>
        </>
      )}
      <CustomerLines order={order} />
      <div className={classes.payment}>
        <span>
          {t(paymentKey(order.payment_method, order.fulfilment))}
          {order.payment_status !== 'due' && (
            <span className={classes.paymentStatus} data-status={order.payment_status}>
              {t(paymentStatusKey(order.payment_status, order.fulfilment))}
            </span>
          )}
        </span>
        <strong className={classes.total}>
          <Money euro={order.total_with_tip} />
        </strong>
        <TipNote order={order} />
      </div>
      <div className={classes.actions}>
        {isLater && order.status === 'preparing' && (
          <StepButton order={order} minutes={null} headingId={headingId} step={step} />
        )}
        {!isLater &&
          order.status === 'preparing' &&
          ESTIMATE_STEPS.slice(1).map((minutes) => (
            <ShiftButton key={minutes} order={order} minutes={minutes} step={step} />
          ))}
        <PrintTicketButton orderId={order.id} />
        {isOpen && <RecallButton order={order} />}
        {(actionsOf(order.status).canCancel || isGivenUp) && (
          <BusyButton
            variant="default"
            isHeld={step !== undefined}
            aria-haspopup="dialog"
            data-shortcut="reject"
            aria-describedby={headingId}
            onClick={() => setRejecting(true)}
          >
            {order.status === 'pending' ? t('kitchen.action.reject') : t('kitchen.action.cancel')}
          </BusyButton>
        )}
      </div>
      {isRejecting && (
        <Suspense>
          <RejectDialog order={order} onConfirm={cancel} onClose={() => setRejecting(false)} />
        </Suspense>
      )}
    </div>
  );
}
