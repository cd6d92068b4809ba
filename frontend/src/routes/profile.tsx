import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/profile')({ component: Screen });

function Screen() {
  return null;
}
