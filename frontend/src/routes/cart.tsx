import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/cart')({ component: Screen });

function Screen() {
  return null;
}
