import { createFileRoute, redirect } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '../../components/lazy-part.ts';
import { PageSkeleton } from '../../components/page/page-skeleton.tsx';
import { OrderNotFound } from '../../domain/orders/order-not-found.tsx';
import { TrackingScreen } from '../../features/tracking/tracking-screen.tsx';
import { loadTexts } from '../../i18n/texts.ts';
import { isUuid, parseId } from '../../lib/format/ids.ts';
import { openSocketNow } from '../../lib/socket/page-socket.ts';
import { keepOrderToken, useOrderToken } from '../../lib/storage/order-tokens.ts';

export const Route = createFileRoute('/order/$id')({
  /** `t` is the share link's token. It may look like a number, and stays text. */
  validateSearch: (search: Record<string, unknown>): { t?: string } => ({
    t: typeof search.t === 'string' || typeof search.t === 'number' ? String(search.t) : undefined,
  }),
  /** The token leaves the address as soon as it is known. */
  beforeLoad: ({ params, search }) => {
    if (search.t === undefined) return;
    keepOrderToken(params.id, search.t);
    throw redirect({ to: '/order/$id', params, search: {}, replace: true });
  },
  loader: ({ preload }) => {
    if (!preload) openSocketNow();
    return loadTexts('cart', 'order-words', 'tracking');
  },
  component: Screen,
});

const UnconfirmedScreen = lazyPart(() => import('../../features/tracking/unconfirmed-screen.tsx'));

function Screen() {
  const { id: text } = Route.useParams();
  const id = parseId(text);
  const token = useOrderToken(id);
  // A guest's order that is not confirmed has no number yet.
  if (isUuid(text)) {
    return (
      <Suspense fallback={<PageSkeleton blocks={[220]} />}>
        <UnconfirmedScreen key={text} id={text} />
      </Suspense>
    );
  }
  return id === null ? <OrderNotFound /> : <TrackingScreen key={id} id={id} token={token} />;
}
