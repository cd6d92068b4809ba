import { kitchenStatusKey } from '@contracts/orders/status-words.ts';
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { Group, Skeleton, Text, Title } from '@mantine/core';
import { useRef } from 'react';
import { TextLink } from '../../../components/links.tsx';
import { Money } from '../../../components/money.tsx';
import { PanelError } from '../../../components/notices/panel-error.tsx';
import { useFlash } from '../../../components/notices/use-flash.ts';
import { useText } from '../../../i18n/use-text.ts';
import { formatTime } from '../../../lib/format/dates/dates.ts';
import { StatusBadge } from '../../../domain/orders/status-badge.tsx';
import { useKitchen } from '../state/kitchen-context.ts';
import { newestOrders } from './newest-orders.ts';
import classes from './recent-orders.module.css';

/** The five newest, moving as they move. */
export function RecentOrders() {
  const t = useText();
  const { queue, listError, readList } = useKitchen();
  const newest = newestOrders(queue?.orders ?? []);
  const isLoading = !queue?.isListed && listError === null;
  return (
    <section aria-labelledby="recent-orders">
      <Group justify="space-between" mb="md">
        <Title order={2} size="h3" id="recent-orders">
          {t('kitchen.recent.title')}
        </Title>
        <TextLink to="/restaurant/dashboard/orders" style={{ fontWeight: 600 }}>
          {t('kitchen.recent.all')}
        </TextLink>
      </Group>
      {isLoading && newest.length === 0 && <Skeleton h={220} radius="md" />}
      {listError !== null && newest.length === 0 && <PanelError error={listError} onRetry={readList} />}
      {queue?.isListed && newest.length === 0 && (
        <Text className={classes.empty} c="dimmed">
          {t('kitchen.recent.empty')}
        </Text>
      )}
      {newest.length > 0 && (
        <ol className={classes.list}>
          {newest.map((order) => (
            <RecentOrder key={order.id} order={order} />
          ))}
        </ol>
      )}
    </section>
  );
}

function RecentOrder({ order }: { order: RestaurantOrderView }) {
  const t = useText();
  const row = useRef<HTMLLIElement>(null);
  useFlash(row, order.version, order.created_at);
  return (
    <li className={classes.row} ref={row}>
      <span className={classes.number}>{t('kitchen.orderNumber', { id: order.id })}</span>
      <span className={classes.who}>
        {order.customer_name}
        <Text component="span" size="sm" c="dimmed">
          {formatTime(order.created_at)}
        </Text>
      </span>
      <span className={classes.badge}>
        <StatusBadge
          status={order.status}
          label={t(kitchenStatusKey(order.status, order.fulfilment))}
          fulfilment={order.fulfilment}
        />
      </span>
      <strong className={classes.total}>
        <Money euro={order.total_with_tip} />
      </strong>
    </li>
  );
}
