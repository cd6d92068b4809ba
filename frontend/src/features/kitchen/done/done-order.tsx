import { paymentKey, statusKey } from '@contracts/orders/status-words.ts';
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { MENU_LANGUAGE } from '@contracts/constants.ts';
import { memo } from 'react';
import { Money } from '../../../components/money.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { formatShortDate, formatTime } from '../../../lib/format/dates/dates.ts';
import { StatusIcon } from '../../../domain/orders/status-badge.tsx';
import { TextLink } from '../../../components/links.tsx';
import { useHasProblem } from '../../../domain/problems/use-open-problems.ts';
import { CustomerLines } from '../order-card/details/customer-lines.tsx';
import { TipNote } from '../order-card/details/tip-note.tsx';
import { OrderItems } from '../order-card/order-items.tsx';
import { RecallButton } from '../order-card/recall-button.tsx';
import { PrintTicketButton } from '../paper/print-ticket-button.tsx';
import classes from './done-order.module.css';

interface Props {
  order: RestaurantOrderView;
  /** Set for orders of earlier days. */
  withDate?: boolean;
}

/** A finished order in one line; opened, it shows what was in it. */
export const DoneOrder = memo(function DoneOrder({ order, withDate = false }: Props) {
  const t = useText();
  const hasProblem = useHasProblem(order.id);
  return (
    <details className={classes.order} data-order-id={order.id} data-status={order.status}>
      <summary className={classes.summary}>
        <span className={classes.icon}>
          <StatusIcon status={order.status} fulfilment={order.fulfilment} size={20} />
        </span>
        <span className={classes.main}>
          <span className={classes.number}>{t('kitchen.orderNumber', { id: order.id })}</span> {order.customer_name}
          {hasProblem && <span className={classes.problem}>{t('problems.reported')}</span>}
        </span>
        <span className={classes.side}>
          <span className={classes.word}>{t(statusKey(order.status, order.fulfilment))}</span>{' '}
          <time dateTime={order.updated_at}>
            {withDate && `${formatShortDate(order.updated_at)}, `}
            {formatTime(order.updated_at)}
          </time>
          <span className={classes.dishes}>
            {order.items.map(({ id, quantity, name }) => (
              <span key={id} className={classes.dish}>
                <span>{quantity}×</span> <span lang={MENU_LANGUAGE}>{name}</span>
              </span>
            ))}
          </span>
        </span>
      </summary>
      <div className={classes.details}>
        {hasProblem && <TextLink to="/restaurant/dashboard/problems">{t('problems.show')}</TextLink>}
        {order.reason && (
          <p className={classes.reason}>
            {t(`reason.${order.reason}`)}
            {order.cancel_note && <q className={classes.note}>{order.cancel_note}</q>}
          </p>
        )}
        {order.handover && (
          <p>
            {order.rider_name && `${order.rider_name}: `}
            {t(`riders.handover.${order.handover}`)}
          </p>
        )}
        <OrderItems items={order.items} />
        <CustomerLines order={order} />
        <p>
          {t(paymentKey(order.payment_method, order.fulfilment))}, <Money euro={order.total_with_tip} />
          <TipNote order={order} />
        </p>
        <div className={classes.actions}>
          <PrintTicketButton orderId={order.id} />
          <RecallButton order={order} />
        </div>
      </div>
    </details>
  );
});
