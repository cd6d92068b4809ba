import { createFileRoute } from '@tanstack/react-router';
import { CartScreen } from '../features/cart/cart-screen.tsx';
import { loadTexts } from '../i18n/texts.ts';

export const Route = createFileRoute('/cart')({
  loader: () => loadTexts('cart', 'order-words'),
  component: CartScreen,
});
