import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { UnstyledButton } from '@mantine/core';
import { IconCalendarClock, IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { useClock } from '../../../components/use-clock.ts';
import { useText } from '../../../i18n/use-text.ts';
import { formatUntil } from '../../../lib/format/dates.ts';
import { OrderCard } from '../order-card/order-card.tsx';
import { useKitchen } from '../state/kitchen-context.ts';
import classes from './later-list.module.css';

interface Props {
  orders: readonly RestaurantOrderView[];
  isOpen: boolean;
  onToggle: () => void;
}

/** What the kitchen does not begin with yet: one line with the next start, which opens to the tickets. */
export function LaterList({ orders, isOpen, onToggle }: Props) {
  const t = useText();
  const { queue } = useKitchen();
  const listId = useId();
  const nextStart = orders[0]?.cooking_from ?? null;
  const time = useClock((now) => (nextStart === null ? '' : formatUntil(nextStart, now)));
  if (orders.length === 0) return null;
  const toAccept = orders.filter(({ status }) => status === 'pending').length;
  return (
    <section className={classes.later} data-column="later" aria-labelledby={`${listId}-heading`}>
      <h2 className={classes.heading} id={`${listId}-heading`}>
        <UnstyledButton
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={listId}
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
      <ol className={classes.list} id={listId} hidden={!isOpen} data-scroller aria-label={t('kitchen.column.later')}>
        {isOpen &&
          orders.map((order) => (
            <li key={order.id}>
              <OrderCard
                order={order}
                isBusy={queue?.steps.some(({ orderId }) => orderId === order.id) ?? false}
                isRinging={false}
                isLater
              />
            </li>
          ))}
      </ol>
    </section>
  );
}
