import type { OrderView } from '@contracts/views.ts';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { formatDateTime } from '../../lib/format/dates.ts';
import classes from './order-details.module.css';
import boxes from './tracking-screen.module.css';

export function OrderDetails({ order }: { order: OrderView }) {
  const t = useText();
  const { phone } = order.restaurant;
  return (
    <section className={boxes.box} aria-labelledby="order-details">
      <h2 id="order-details">{t('tracking.details')}</h2>
      <dl className={classes.list}>
        <Row name={t('tracking.restaurant')}>
          {order.restaurantName}
          {phone && (
            <>
              <br />
              <Anchor href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</Anchor>
            </>
          )}
        </Row>
        <Row name={t('tracking.address')}>{order.deliveryAddress ?? t('tracking.addressHidden')}</Row>
        <Row name={t('tracking.payment')}>
          <Payment order={order} />
        </Row>
        <Row name={t('tracking.orderedAt')}>{formatDateTime(order.createdAt)}</Row>
        {order.notes && <Row name={t('tracking.notes')}>{order.notes}</Row>}
      </dl>
    </section>
  );
}

/** The method says when a payment at the door is due; only what happens online needs a word more. */
function Payment({ order }: { order: OrderView }) {
  const t = useText();
  const { paymentMethod, paymentStatus } = order;
  if (paymentMethod === 'restaurant_pos' && paymentStatus === 'paid') return t('tracking.paidOnline');
  const method = t(`payment.${paymentMethod}`);
  return paymentStatus === 'due' ? method : `${method} · ${t(`paymentStatus.${paymentStatus}`)}`;
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
