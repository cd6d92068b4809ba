import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/checkout')({ component: Screen });

function Screen() {
  return null;
}
