import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { IconDoor, IconMapPin, IconPhone, IconShoppingBag } from '@tabler/icons-react';
import { useText } from '../../../../i18n/use-text.ts';
import { telOf } from '../../../../lib/format/contact-links.ts';
import classes from './customer-lines.module.css';

/** Whom it is for and where it goes. */
export function CustomerLines({ order }: { order: RestaurantOrderView }) {
  const t = useText();
  return (
    <address className={classes.customer}>
      <strong>{order.customer_name}</strong>
      <span className={classes.line}>
        {order.fulfilment === 'pickup' ? (
          <>
            <IconShoppingBag size={18} aria-hidden />
            <strong>
              {t('pickup.name')} · {t('pickup.code', { code: order.handover_code ?? '' })}
            </strong>
          </>
        ) : (
          <>
            <IconMapPin size={18} aria-hidden />
            {order.delivery_address}
          </>
        )}
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
