import { createFileRoute } from '@tanstack/react-router';
import { RestaurantNotFound, RestaurantScreen } from '../../features/restaurant/restaurant-screen.tsx';
import { RESTAURANT_TABS, type RestaurantTab } from '../../features/restaurant/restaurant-tab.ts';
import { loadTexts } from '../../i18n/texts.ts';
import { parseId } from '../../lib/format/ids.ts';

export const Route = createFileRoute('/restaurant/$id')({
  validateSearch: (search: Record<string, unknown>): { tab?: RestaurantTab } => {
    const tab = RESTAURANT_TABS.find((known) => known === search.tab);
    return { tab: tab === 'menu' ? undefined : tab };
  },
  loader: () => loadTexts('cart', 'dishes', 'order-words', 'place'),
  component: Screen,
});

function Screen() {
  const id = parseId(Route.useParams().id);
  const { tab = 'menu' } = Route.useSearch();
  const navigate = Route.useNavigate();
  if (id === null) return <RestaurantNotFound />;
  return (
    <RestaurantScreen
      key={id}
      id={id}
      tab={tab}
      onChooseTab={(next) =>
        void navigate({ search: next === 'menu' ? {} : { tab: next }, replace: true, resetScroll: false })
      }
    />
  );
}
