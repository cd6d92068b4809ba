import { createFileRoute } from '@tanstack/react-router';
import { TillScreen } from '../features/kitchen-settings/till/till-screen.tsx';
import { ownerOnly } from '../features/kitchen/owner-only.ts';
import { loadTexts } from '../i18n/texts.ts';

export const Route = createFileRoute('/restaurant/dashboard/settings/till')({
  beforeLoad: ownerOnly,
  loader: () => loadTexts('till'),
  component: Screen,
});

function Screen() {
  const { account } = Route.useRouteContext();
  return <TillScreen restaurantId={account.id} />;
}
