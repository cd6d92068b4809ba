import { CITIES, type City } from '@contracts/constants.ts';
import { createFileRoute } from '@tanstack/react-router';
import { AdminOverviewScreen } from '../../../features/admin/overview/overview-screen.tsx';
import { unread } from '../../../lib/unread-search.ts';

export const Route = createFileRoute('/admin/dashboard/')({
  validateSearch: unread<{ city?: City | undefined }>,
  component: Screen,
});

function Screen() {
  const city = Route.useSearch({ select: (search) => CITIES.find((known) => known === search.city) });
  const navigate = Route.useNavigate();
  return (
    <AdminOverviewScreen
      city={city ?? null}
      onChooseCity={(chosen) =>
        void navigate({ search: { city: chosen ?? undefined }, replace: true, resetScroll: false })
      }
    />
  );
}
