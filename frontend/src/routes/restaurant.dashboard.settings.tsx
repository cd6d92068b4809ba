import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SettingsLayout } from '../features/kitchen-settings/settings-layout.tsx';
import { loadTexts } from '../i18n/texts.ts';

export const Route = createFileRoute('/restaurant/dashboard/settings')({
  loader: () => loadTexts('photos', 'settings'),
  component: Screen,
});

function Screen() {
  const { account } = Route.useRouteContext();
  return (
    <SettingsLayout account={account}>
      <Outlet />
    </SettingsLayout>
  );
}
