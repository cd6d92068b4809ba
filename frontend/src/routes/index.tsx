import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/')({ component: Screen });

function Screen() {
  return null;
}
