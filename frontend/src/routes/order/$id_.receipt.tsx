import { createFileRoute, redirect } from '@tanstack/react-router';
import { ReceiptScreen } from '../../features/receipt/receipt-screen.tsx';
import { OrderNotFound } from '../../domain/orders/order-not-found.tsx';
import { loadTexts } from '../../i18n/texts.ts';
import { parseId } from '../../lib/format/ids.ts';
import { keepOrderToken, useOrderToken } from '../../lib/storage/order-tokens.ts';

export const Route = createFileRoute('/order/$id_/receipt')({
  /** As for the order itself: the guest's token, which may look like a number. */
  validateSearch: (search: Record<string, unknown>): { t?: string } => ({
    t: typeof search.t === 'string' || typeof search.t === 'number' ? String(search.t) : undefined,
  }),
  /** The token leaves the address as soon as it is known. */
  beforeLoad: ({ params, search }) => {
    if (search.t === undefined) return;
    keepOrderToken(params.id, search.t);
    throw redirect({ to: '/order/$id/receipt', params, search: {}, replace: true });
  },
  loader: () => loadTexts('order-words', 'tracking'),
  component: Screen,
});

function Screen() {
  const id = parseId(Route.useParams().id);
  const token = useOrderToken(id);
  return id === null ? <OrderNotFound /> : <ReceiptScreen key={id} id={id} token={token} />;
}
