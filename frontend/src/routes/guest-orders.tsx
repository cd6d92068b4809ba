import { createFileRoute } from '@tanstack/react-router';
import { GuestOrdersScreen } from '../features/guest-orders/guest-orders-screen.tsx';
import { loadTexts } from '../i18n/texts.ts';

export const Route = createFileRoute('/guest-orders')({
  loader: () => loadTexts('cart', 'checkout', 'order-words'),
  component: GuestOrdersScreen,
});
