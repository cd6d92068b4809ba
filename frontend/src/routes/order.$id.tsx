import { createFileRoute } from '@tanstack/react-router';
import { OrderNotFound } from '../features/tracking/order-not-found.tsx';
import { TrackingScreen } from '../features/tracking/tracking-screen.tsx';
import { loadTexts } from '../i18n/texts.ts';
import { parseId } from '../lib/format/ids.ts';

export const Route = createFileRoute('/order/$id')({
  /** `t` is the share link's token. It may look like a number, and stays text. */
  validateSearch: (search: Record<string, unknown>): { t?: string } => ({
    t: typeof search.t === 'string' || typeof search.t === 'number' ? String(search.t) : undefined,
  }),
  loader: () => loadTexts('cart', 'order-words', 'tracking'),
  component: Screen,
});

function Screen() {
  const id = parseId(Route.useParams().id);
  const { t: token } = Route.useSearch();
  return id === null ? <OrderNotFound /> : <TrackingScreen key={id} id={id} token={token} />;
}
