import { Container } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { EmptyState } from '../../components/notices/empty-state.tsx';
import { HomeLink } from '../../components/links.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import { useText } from '../../i18n/use-text.ts';
import { GuestOrderCard } from './guest-order-card.tsx';
import { useGuestOrders } from '../../domain/orders/guest-orders.ts';
import classes from './guest-orders-screen.module.css';

/** For guests what "My orders" is for accounts: several orders at once have no one screen to lead to. */
export function GuestOrdersScreen() {
  const t = useText();
  const orders = useGuestOrders();
  return (
    <Container size="sm" py="xl">
      <PageTitle style={{ marginBottom: 'var(--mantine-spacing-xs)' }}>{t('guest.ordersTitle')}</PageTitle>
      {orders.length === 0 ? (
        <EmptyState
          icon={<IconReceipt size={44} stroke={1.6} />}
          title={t('guest.ordersEmpty')}
          action={<HomeLink>{t('cart.browse')}</HomeLink>}
        >
          {t('guest.ordersEmptyText')}
        </EmptyState>
      ) : (
        <>
          <p className={classes.text}>{t('guest.ordersText')}</p>
          <ul className={classes.list}>
            {orders.map((order) => (
              <li key={order.id}>
                <GuestOrderCard order={order} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Container>
  );
}
