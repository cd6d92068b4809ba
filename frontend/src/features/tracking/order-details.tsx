import { wordKey } from '@contracts/orders/status-words.ts';
import type { OrderView } from '@contracts/orders/order-views.ts';
import { Anchor } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { telOf } from '../../lib/format/contact-links.ts';
import { formatDateTime } from '../../lib/format/dates/dates.ts';
import { PaymentText } from '../../domain/orders/payment-text.tsx';
import classes from './order-details.module.css';
import boxes from './tracking-screen.module.css';

export function OrderDetails({ order }: { order: OrderView }) {
  const t = useText();
  const { phone } = order.restaurant;
  // Nobody's name is told to the holder of a share link.
  const isShared = order.customerName === null;
  const isPickup = order.fulfilment === 'pickup';
  return (
    <section className={boxes.box} aria-labelledby="order-details">
      <h2 id="order-details">{t('tracking.details')}</h2>
      <dl className={classes.list}>
        <Row name={t(isPickup ? 'pickup.where' : 'tracking.restaurant')}>
          {order.restaurantName}
          <br />
          {order.restaurant.address}
          {phone && !isShared && (
            <>
              <br />
              <Anchor className={classes.phone} href={telOf(phone)}>
                <IconPhone size={18} aria-hidden /> {phone}
              </Anchor>
            </>
          )}
        </Row>
        {!isPickup && <Row name={t('tracking.address')}>{order.deliveryAddress ?? t('tracking.addressHidden')}</Row>}
        {order.deliveryNotes && <Row name={t('tracking.deliveryNotes')}>{order.deliveryNotes}</Row>}
        {order.customerName && (
          <Row name={t('tracking.contact')}>{[order.customerName, order.customerPhone].filter(Boolean).join('\n')}</Row>
        )}
        {order.scheduledFor && (
          <Row name={t('tracking.scheduledFor')}>{formatDateTime(order.scheduledFor, t.language)}</Row>
        )}
        <Row name={t('tracking.payment')}>
          <PaymentText order={order} />
          {order.paymentStatus === 'failed' && order.status !== 'cancelled' && (
            <>
              <br />
              {t(wordKey('tracking.payAtDoor', order.fulfilment))}
            </>
          )}
        </Row>
        <Row name={t('tracking.orderedAt')}>{formatDateTime(order.createdAt, t.language)}</Row>
        {order.minAge !== null && (
          <Row name={t('tracking.id')}>{t(wordKey('tracking.idText', order.fulfilment), { age: order.minAge })}</Row>
        )}
        {order.wantsReusable && <Row name={t('tracking.packaging')}>{t('tracking.reusable')}</Row>}
        {order.notes && <Row name={t('tracking.notes')}>{order.notes}</Row>}
      </dl>
    </section>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
