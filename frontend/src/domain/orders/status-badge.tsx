import type { Fulfilment } from '@contracts/orders/fulfilment.ts';
import type { OrderStatus } from '@contracts/orders/order-status.ts';
import {
  IconBike,
  IconCalendarClock,
  IconChefHat,
  IconCircleCheck,
  IconCircleX,
  IconHourglass,
  IconShoppingBag,
} from '@tabler/icons-react';
import classes from './status-badge.module.css';

const STATUS_ICONS = {
  pending: IconHourglass,
  planned: IconCalendarClock,
  preparing: IconChefHat,
  delivering: IconBike,
  delivered: IconCircleCheck,
  cancelled: IconCircleX,
} as const satisfies Record<OrderStatus | 'planned', unknown>;

interface IconProps {
  status: OrderStatus | 'planned';
  fulfilment: Fulfilment;
  size: number;
  stroke?: number;
}

/** Nobody rides to whoever fetches the meal. */
export function StatusIcon({ status, fulfilment, ...icon }: IconProps) {
  const Icon = STATUS_ICONS[status];
  if (status === 'delivering' && fulfilment === 'pickup') return <IconShoppingBag {...icon} aria-hidden />;
  return <Icon {...icon} aria-hidden />;
}

interface Props {
  status: OrderStatus | 'planned';
  /** Customers, kitchens and administrators have their own words for a status. */
  label: string;
  fulfilment: Fulfilment;
  /** Without its own ground, where the surroundings have the colour already. */
  plain?: boolean;
}

/** A status in colour, icon and word. */
export function StatusBadge({ status, label, fulfilment, plain = false }: Props) {
  return (
    <span className={classes.badge} data-status={status} data-plain={plain || undefined}>
      <StatusIcon status={status} fulfilment={fulfilment} size={17} stroke={2} />
      {label}
    </span>
  );
}
