import type { OrderView } from '@contracts/orders/order-views.ts';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { BusyButton } from '../../../components/buttons/busy-button.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { useDescribeError } from '../../../components/notices/use-describe-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { cancelOrder } from '../../../lib/api/orders.ts';
import { orderReads } from '../../../lib/api/customer-queries.ts';
import { applyOrderUpdate } from '../../../lib/realtime/orders.ts';
import classes from './cancel-order.module.css';

/** While the restaurant has not answered, the customer may take the order back. Asks once more before it does. */
export function CancelOrder({ order }: { order: OrderView }) {
  const t = useText();
  const describe = useDescribeError();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const ask = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (isAsking) keep.current?.focus();
    else if (wasAsking.current) ask.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  const reads = { queryKey: orderReads(order.id) };
  const cancel = useMutation({
    mutationFn: () => cancelOrder(order.id, order.guestToken ?? undefined),
    onSuccess: (change) => {
      queryClient.setQueriesData<OrderView>(reads, (held) => held && applyOrderUpdate(held, change));
      // The question goes with the cancellation: what became of the order takes the focus.
      document.getElementById('order-status')?.focus();
    },
    onError: (error) => {
      setAsking(false);
      void showToast({ title: t('tracking.cancelFailed'), message: describe(error), tone: 'failure' });
      // The restaurant may have been quicker: show the order as it is.
      void queryClient.invalidateQueries(reads);
    },
  });
  if (!isAsking) {
    return (
      <Button ref={ask} variant="default" size="md" mt="lg" onClick={() => setAsking(true)}>
        {t('tracking.cancel')}
      </Button>
    );
  }
  return (
    <div className={classes.question} role="group" aria-labelledby="cancel-question">
      <p id="cancel-question">{t('tracking.cancelQuestion')}</p>
      <div className={classes.answers}>
        <BusyButton color="danger" size="md" isBusy={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('tracking.cancelYes')}
        </BusyButton>
        <Button ref={keep} variant="default" size="md" onClick={() => setAsking(false)}>
          {t('tracking.cancelNo')}
        </Button>
      </div>
    </div>
  );
}
