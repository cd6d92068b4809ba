import { createFileRoute } from '@tanstack/react-router';
import { OrderNotFound, TrackingScreen } from '../features/tracking/tracking-screen.tsx';
import { parseId } from '../lib/format/ids.ts';

export const Route = createFileRoute('/order/$id')({
  /** `t` is the share link's token. It may look like a number, and stays text. */
  validateSearch: (search: Record<string, unknown>): { t?: string } => ({
    t: typeof search.t === 'string' || typeof search.t === 'number' ? String(search.t) : undefined,
  }),
  component: Screen,
});

function Screen() {
  const id = parseId(Route.useParams().id);
  const { t: token } = Route.useSearch();
  return id === null ? <OrderNotFound /> : <TrackingScreen key={id} id={id} token={token} />;
}
