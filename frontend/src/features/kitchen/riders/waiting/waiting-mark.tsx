import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { IconUserExclamation } from '@tabler/icons-react';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { waitingForAtom } from './waiting-atoms.ts';
import classes from '../riders.module.css';

/** On a ticket whose rider stands at the counter for longer than the food should take. */
export function WaitingMark({
  order: { id, rider_id: riderId, status },
  name,
}: {
  order: RestaurantOrderView;
  name: string;
}) {
  const t = useText();
  const waitsFor = useAtomValue(useMemo(() => waitingForAtom(id), [id]));
  // The next look is a second away; what the ticket itself knows counts at once.
  if (waitsFor === null || waitsFor !== riderId || status !== 'preparing') return null;
  return (
    <p className={classes.urgent}>
      <IconUserExclamation size={20} aria-hidden />
      {t('riders.waiting.mark', { name })}
    </p>
  );
}
