import { createFileRoute } from '@tanstack/react-router';
import { FavouritesScreen } from '../features/favourites/favourites-screen.tsx';
import { requireRole } from '../domain/session/guards.ts';
import { loadTexts } from '../i18n/texts.ts';

export const Route = createFileRoute('/favourites')({
  beforeLoad: requireRole('customer'),
  loader: () => loadTexts('account', 'cart'),
  component: FavouritesScreen,
});
