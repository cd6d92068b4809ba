import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/restaurant/dashboard')({ component: Screen });

function Screen() {
  return null;
}
