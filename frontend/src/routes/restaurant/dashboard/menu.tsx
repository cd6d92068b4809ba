import { createFileRoute } from '@tanstack/react-router';
import { toEditorSearch, type EditorSearch } from '../../../features/menu-editor/state/editor-search.ts';
import { MenuEditorScreen } from '../../../features/menu-editor/menu-editor-screen.tsx';
import { loadTexts } from '../../../i18n/texts.ts';
import { unread } from '../../../lib/unread-search.ts';

export const Route = createFileRoute('/restaurant/dashboard/menu')({
  validateSearch: unread<EditorSearch>,
  loader: () => loadTexts('cart', 'menu-editor', 'photos'),
  component: Screen,
});

function Screen() {
  const { account } = Route.useRouteContext();
  const { dish, menu } = Route.useSearch({ select: toEditorSearch, structuralSharing: true });
  const navigate = Route.useNavigate();
  return (
    <MenuEditorScreen
      restaurantId={account.id}
      isKitchenOnly={account.isKitchenOnly === true}
      choice={dish === undefined ? null : { dish, menu }}
      onChoose={(choice) => void navigate({ search: choice ?? {}, resetScroll: false })}
    />
  );
}
