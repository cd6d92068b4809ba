import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/my-orders')({
  beforeLoad: () => {
    throw redirect({ to: '/orders', replace: true });
  },
});
