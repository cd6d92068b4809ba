import { createFileRoute } from '@tanstack/react-router';
import { CheckoutScreen } from '../features/checkout/checkout-screen.tsx';
import { loadTexts } from '../i18n/texts.ts';

export const Route = createFileRoute('/checkout')({
  loader: () => loadTexts('cart', 'checkout', 'footer', 'order-words'),
  component: CheckoutScreen,
});
