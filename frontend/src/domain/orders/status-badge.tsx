import type { OrderStatus } from '@contracts/orders/order-status.ts';
import {
  IconBike,
  IconCalendarClock,
  IconChefHat,
  IconCircleCheck,
  IconCircleX,
  IconHourglass,
} from '@tabler/icons-react';
import classes from './status-badge.module.css';

export const STATUS_ICONS = {
  pending: IconHourglass,
  planned: IconCalendarClock,
  preparing: IconChefHat,
  delivering: IconBike,
  delivered: IconCircleCheck,
  cancelled: IconCircleX,
} as const satisfies Record<OrderStatus | 'planned', unknown>;

interface Props {
  status: OrderStatus | 'planned';
  /** Customers, kitchens and administrators have their own words for a status. */
  label: string;
  /** Without its own ground, where the surroundings have the colour already. */
  plain?: boolean;
}

/** A status in colour, icon and word. */
export function StatusBadge({ status, label, plain = false }: Props) {
  const Icon = STATUS_ICONS[status];
  return (
    <span className={classes.badge} data-status={status} data-plain={plain || undefined}>
      <Icon size={17} stroke={2} aria-hidden />
      {label}
    </span>
  );
}
