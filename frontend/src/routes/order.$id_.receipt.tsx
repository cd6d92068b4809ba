import { createFileRoute } from '@tanstack/react-router';
import { ReceiptScreen } from '../features/receipt/receipt-screen.tsx';
import { OrderNotFound } from '../features/tracking/order-not-found.tsx';
import { loadTexts } from '../i18n/texts.ts';
import { parseId } from '../lib/format/ids.ts';

export const Route = createFileRoute('/order/$id_/receipt')({
  /** As for the order itself: the guest's token, which may look like a number. */
  validateSearch: (search: Record<string, unknown>): { t?: string } => ({
    t: typeof search.t === 'string' || typeof search.t === 'number' ? String(search.t) : undefined,
  }),
  loader: () => loadTexts('order-words', 'tracking'),
  component: Screen,
});

function Screen() {
  const id = parseId(Route.useParams().id);
  const { t: token } = Route.useSearch();
  return id === null ? <OrderNotFound /> : <ReceiptScreen key={id} id={id} token={token} />;
}
