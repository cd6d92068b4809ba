import { createFileRoute } from '@tanstack/react-router';
import { OrdersScreen } from '../features/orders/orders-screen.tsx';
import { requireRole } from '../domain/session/guards.ts';
import { loadTexts } from '../i18n/texts.ts';

export const Route = createFileRoute('/orders')({
  beforeLoad: requireRole('customer'),
  loader: () => loadTexts('cart', 'dishes', 'order-words', 'tracking'),
  component: OrdersScreen,
});
