import { Suspense, useState } from 'react';
import { lazyPart } from '../../components/lazy-part.ts';
import { useGuestOrders } from '../../domain/orders/guest-orders.ts';
import { useCurrentUser } from '../../domain/session/session.ts';
import { useIsPartner } from '../../domain/session/use-is-partner.ts';
import { loadTexts } from '../../i18n/texts.ts';

const ActiveOrderBar = lazyPart(async () => {
  const [bar] = await Promise.all([import('./active-order-bar.tsx'), loadTexts('order-words', 'tracking')]);
  return bar;
});

/** Whoever has no account and ordered nothing on this device loads nothing more. */
export function ActiveOrders() {
  const { user } = useCurrentUser();
  const isPartner = useIsPartner();
  const guestOrders = useGuestOrders().filter(({ isOver }) => !isOver);
  const isCustomer = user?.role === 'customer';
  const isWanted = isCustomer || guestOrders.length > 0;
  // That the last one was delivered is still to be read out.
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  // Until it is known who is here, an order of the account would be asked for twice.
  if (isPartner || user === undefined || !wasWanted) return null;
  return (
    <Suspense>
      <ActiveOrderBar key={user?.id} isCustomer={isCustomer} guestOrders={guestOrders} />
    </Suspense>
  );
}
