import type { OrderView } from '@contracts/orders/order-views.ts';
import { useText } from '../../i18n/use-text.ts';
import { StatusBadge } from './status-badge.tsx';
import { useGuestStatus } from './use-guest-status.ts';

interface Props {
  order: Pick<OrderView, 'status' | 'cookingFrom'>;
  plain?: boolean;
}

/** The status of an order for whoever ordered. */
export function OrderBadge({ order, plain }: Props) {
  const t = useText();
  const status = useGuestStatus(order);
  return <StatusBadge status={status} label={t(`status.${status}`)} {...(plain && { plain })} />;
}
