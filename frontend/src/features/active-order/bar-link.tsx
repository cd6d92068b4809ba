import { statusKey } from '@contracts/orders/status-words.ts';
import { guestStatusOf } from '@contracts/orders/planned-order.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { arrivalOf } from '../../domain/orders/arrival.ts';
import { StatusIcon } from '../../domain/orders/status-badge.tsx';
import { useText } from '../../i18n/use-text.ts';
import type { ActiveOrder } from './active-order-bar.tsx';
import classes from './active-order-bar.module.css';

interface Props {
  active: readonly ActiveOrder[];
  now: number;
}

/** Leads to the order, or to the list of several; not shown where it would lead to the page itself. */
export function BarLink({ active, now }: Props) {
  const t = useText();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [first] = active;
  if (!first) return null;
  const { order, token } = first;
  const isOne = active.length === 1;
  const list = active.some((one) => one.token === undefined) ? '/orders' : '/guest-orders';
  if (isOne ? path.startsWith(`/order/${order.id}`) : path === list) return null;
  const status = guestStatusOf(order, now);
  const arrival = arrivalOf(order, now);
  const inside = (
    <>
      <span className={classes.icon} data-status={status}>
        <StatusIcon status={status} fulfilment={order.fulfilment} size={22} stroke={1.9} />
      </span>
      <span className={classes.words}>
        <span className={classes.name}>
          {isOne ? order.restaurantName : t('activeOrder.several', { count: active.length })}
        </span>
        <span className={classes.status}>
          {isOne
            ? t(statusKey(status, order.fulfilment))
            : `${order.restaurantName} · ${t(statusKey(status, order.fulfilment))}`}
        </span>
      </span>
      {isOne && arrival && (
        <span className={classes.when}>
          <span aria-hidden>{arrival.values.range ?? arrival.values.time ?? t(arrival.key, arrival.values)}</span>
          <span className="spoken">{t(arrival.key, arrival.values)}</span>
        </span>
      )}
      <IconChevronRight size={20} aria-hidden />
    </>
  );
  return (
    <aside className={classes.bar} aria-label={t('activeOrder.label')} data-order-bar>
      {isOne ? (
        <Link
          className={classes.link}
          to="/order/$id"
          params={{ id: String(order.id) }}
          search={token === undefined ? {} : { t: token }}
        >
          {inside}
        </Link>
      ) : (
        <Link className={classes.link} to={list}>
          {inside}
        </Link>
      )}
    </aside>
  );
}
