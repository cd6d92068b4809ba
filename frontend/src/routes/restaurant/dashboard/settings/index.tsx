import { createFileRoute, redirect } from '@tanstack/react-router';
import { sectionsFor } from '../../../../features/kitchen-settings/settings-sections.ts';

export const Route = createFileRoute('/restaurant/dashboard/settings/')({
  beforeLoad: ({ context }) => {
    const [first = 'password'] = sectionsFor(context.account);
    throw redirect({ to: `/restaurant/dashboard/settings/${first}`, replace: true });
  },
});
