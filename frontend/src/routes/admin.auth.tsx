import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/auth')({ component: Screen });

function Screen() {
  return null;
}
