import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { UnstyledButton } from '@mantine/core';
import { IconCalendarClock, IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { useClock } from '../../../components/use-clock.ts';
import { useText } from '../../../i18n/use-text.ts';
import { formatUntil } from '../../../lib/format/dates/dates.ts';
import { OrderCard } from '../order-card/order-card.tsx';
import { useKitchen } from '../state/kitchen-context.ts';
import classes from './later-list.module.css';

interface Props {
  orders: readonly RestaurantOrderView[];
}

/** What the kitchen does not begin with yet: one line with the next start, which opens to the tickets. */
export function LaterList({ orders, isOpen, onToggle }: Props & { isOpen: boolean; onToggle: () => void }) {
  const t = useText();
  const id = useId();
  const nextStart = orders[0]?.cooking_from ?? null;
  const time = useClock((now) => (nextStart === null ? '' : formatUntil(nextStart, now)));
  if (orders.length === 0) return null;
  const toAccept = orders.filter(({ status }) => status === 'pending').length;
  return (
    <section className={classes.later} data-column="later" aria-labelledby={id}>
      <h2 className={classes.heading} id={id}>
        <UnstyledButton
          className={classes.toggle}
          aria-expanded={isOpen}
          {...(isOpen && { 'data-column-focus': true })}
          onClick={onToggle}
        >
          <IconCalendarClock size={22} aria-hidden />
          <strong>{t('kitchen.column.later')}</strong>
          <span className={classes.count}>{orders.length}</span>
          <span className={classes.next}>{t('kitchen.later.next', { time })}</span>
          {toAccept > 0 && <span className={classes.toAccept}>{t('kitchen.later.toAccept', { count: toAccept })}</span>}
          <IconChevronDown className={classes.chevron} size={22} aria-hidden />
        </UnstyledButton>
      </h2>
      {isOpen && (
        <div className={classes.scroller} data-scroller>
          <LaterTickets orders={orders} />
        </div>
      )}
    </section>
  );
}

export function LaterTickets({ orders }: Props) {
  const t = useText();
  const { queue } = useKitchen();
  return (
    <ol className={classes.tickets} aria-label={t('kitchen.column.later')}>
      {orders.map((order) => (
        <li key={order.id}>
          <OrderCard
            order={order}
            step={queue?.steps.find(({ orderId }) => orderId === order.id)}
            isRinging={false}
            isLater
          />
        </li>
      ))}
    </ol>
  );
}
