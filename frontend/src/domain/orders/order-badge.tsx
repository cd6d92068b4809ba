import { statusKey } from '@contracts/orders/status-words.ts';
import type { OrderView } from '@contracts/orders/order-views.ts';
import { useText } from '../../i18n/use-text.ts';
import { StatusBadge } from './status-badge.tsx';
import { useGuestStatus } from './use-guest-status.ts';

interface Props {
  order: Pick<OrderView, 'status' | 'cookingFrom' | 'fulfilment'>;
  plain?: boolean;
}

/** The status of an order for whoever ordered. */
export function OrderBadge({ order, plain }: Props) {
  const t = useText();
  const status = useGuestStatus(order);
  return (
    <StatusBadge
      status={status}
      label={t(statusKey(status, order.fulfilment))}
      fulfilment={order.fulfilment}
      {...(plain && { plain })}
    />
  );
}
