import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/restaurant/login')({ component: Screen });

function Screen() {
  return null;
}
