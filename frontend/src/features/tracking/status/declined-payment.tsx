import { wordKey } from '@contracts/orders/status-words.ts';
import type { OrderView } from '@contracts/orders/order-views.ts';
import { IconCreditCardOff } from '@tabler/icons-react';
import { useText } from '../../../i18n/use-text.ts';
import classes from './declined-payment.module.css';
import { canCancel } from './order-facts.ts';

/** Above all else on the page: what happened to the money, and what there is to do now. */
export function DeclinedPayment({ order }: { order: OrderView }) {
  const t = useText();
  return (
    <section className={classes.notice} role="alert" aria-labelledby="declined-payment">
      <IconCreditCardOff size={28} stroke={1.8} aria-hidden />
      <div>
        <h2 id="declined-payment">{t('paymentStatus.failed')}</h2>
        <p>
          {t('tracking.declined')} {t(wordKey('tracking.payAtDoor', order.fulfilment))}{' '}
          {canCancel(order) && t('tracking.declinedCancel')}
        </p>
      </div>
    </section>
  );
}
