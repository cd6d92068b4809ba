import type { OrderView } from '@contracts/orders/order-views.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../../components/lazy-part.ts';
import { loadTexts } from '../../../i18n/texts.ts';

const Card = lazyPart(async () => {
  const [card] = await Promise.all([import('./claim-order-card.tsx'), loadTexts('checkout')]);
  return card;
});

interface Props {
  order: OrderView;
  /** `guestToken` of the order's own view: nobody else may take it over. */
  guestToken: string;
}

/** "Make an account from this order", for the guest who placed it; its code and texts come when it is shown. */
export function ClaimOrder(props: Props) {
  return (
    <Suspense>
      <Card {...props} />
    </Suspense>
  );
}
