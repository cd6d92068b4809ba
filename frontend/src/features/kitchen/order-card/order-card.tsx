import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconBellCheck, IconDoor, IconId, IconMapPin, IconPhone, IconRecycle } from '@tabler/icons-react';
import { memo, useId } from 'react';
import { telOf } from '../../../lib/format/contact-links.ts';
import { Money } from '../../../components/money.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { PrintTicketButton } from '../paper/print-ticket-button.tsx';
import { AcceptDeadline, OrderAge, PromisedTime, ScheduledTime } from './card-times.tsx';
import { CardActionButtons } from './card-actions.tsx';
import { useCalls } from '../state/kitchen-context.ts';
import { OrderItems } from './order-items.tsx';
import { TipNote } from './tip-note.tsx';
import classes from './order-card.module.css';
import '@mantine/core/styles/Tooltip.layer.css';

interface Props {
  order: RestaurantOrderView;
  isBusy: boolean;
  /** Rings and waits for someone to say that it was seen. */
  isRinging: boolean;
}

/** An open order, to be read from two metres. */
export const OrderCard = memo(function OrderCard({ order, isBusy, isRinging }: Props) {
  const t = useText();
  const { see } = useCalls();
  const headingId = useId();
  return (
    <article
      className={classes.card}
      aria-labelledby={headingId}
      data-order-id={order.id}
      data-status={order.status}
      data-ringing={isRinging || undefined}
      aria-busy={isBusy}
      tabIndex={-1}
    >
      <header className={classes.header}>
        <h3 className={classes.number} id={headingId}>
          {t('kitchen.orderNumber', { id: order.id })}
        </h3>
        <OrderAge order={order} />
        {isRinging && (
          <Tooltip label={t('kitchen.acknowledge')}>
            <ActionIcon
              size={44}
              variant="filled"
              color="saffron"
              className={classes.bell}
              aria-label={t('kitchen.acknowledgeOrder', { id: order.id })}
              data-shortcut="seen"
              onClick={() => see([order.id])}
            >
              <IconBellCheck size={24} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
      </header>
      {order.scheduled_for && <ScheduledTime at={order.scheduled_for} />}
      {order.status === 'pending' ? <AcceptDeadline order={order} /> : <PromisedTime order={order} />}
      <OrderItems items={order.items} />
      {order.notes && (
        <p className={classes.notes}>
          <strong>{t('kitchen.notes')}</strong> {order.notes}
        </p>
      )}
      {order.min_age !== null && (
        <p className={classes.checkId}>
          <IconId size={22} aria-hidden />
          {t('kitchen.checkId', { age: order.min_age })}
        </p>
      )}
      {order.wants_reusable && (
        <p className={classes.reusable}>
          <IconRecycle size={20} aria-hidden />
          {t('kitchen.reusable')}
        </p>
      )}
      <CustomerLines order={order} />
      <div className={classes.payment}>
        <span>
          {t(`payment.${order.payment_method}`)}
          {order.payment_status !== 'due' && (
            <span className={classes.paymentStatus} data-status={order.payment_status}>
              {t(`paymentStatus.${order.payment_status}`)}
            </span>
          )}
        </span>
        <strong className={classes.total}>
          <Money euro={order.total_with_tip} />
        </strong>
        <TipNote order={order} />
      </div>
      {order.payment_status === 'failed' && <p className={classes.notes}>{t('ticket.payAtDoor')}</p>}
      <CardActionButtons order={order} headingId={headingId} isBusy={isBusy} />
      <PrintTicketButton orderId={order.id} />
    </article>
  );
});

/** Whom it is for and where it goes. */
export function CustomerLines({ order }: { order: RestaurantOrderView }) {
  const t = useText();
  return (
    <address className={classes.customer}>
      <strong>{order.customer_name}</strong>
      <span className={classes.line}>
        <IconMapPin size={18} aria-hidden />
        {order.delivery_address}
      </span>
      {order.delivery_notes && (
        <span className={classes.line}>
          <IconDoor size={18} aria-hidden />
          <span>
            <strong>{t('kitchen.deliveryNotes')}</strong> {order.delivery_notes}
          </span>
        </span>
      )}
      {order.customer_phone && (
        <a
          className={classes.line}
          href={telOf(order.customer_phone)}
          aria-label={t('kitchen.call', { name: order.customer_name, phone: order.customer_phone })}
        >
          <IconPhone size={18} aria-hidden />
          {order.customer_phone}
        </a>
      )}
    </address>
  );
}
