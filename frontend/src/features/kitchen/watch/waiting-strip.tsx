import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import type { RiderView } from '@contracts/riders/riders.ts';
import { IconUserExclamation } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { ButtonLink } from '../../../components/links.tsx';
import type { Translate } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useShowFirst } from '../orders/use-show-first.ts';
import { inViewIdsAtom } from '../shortcuts/in-view.ts';
import { useKitchen } from '../state/kitchen-context.ts';
import { riderNameOf } from '../riders/rides.ts';
import { useRiders } from '../riders/riders-context.ts';
import { useWaitingRiders } from '../riders/waiting/use-waiting-riders.ts';
import classes from './watch-strips.module.css';

const ORDERS_PATH = '/restaurant/dashboard/orders';

/** Riders at the counter, on every screen of the kitchen; a restaurant without riders on shift follows nothing. */
export function WaitingStrip() {
  const onShift = useRiders()?.onShift ?? [];
  return onShift.length === 0 ? null : <Waiting onShift={onShift} />;
}

/** One line while no ticket in sight names the rider, and once in words for who sees none. */
function Waiting({ onShift }: { onShift: readonly RiderView[] }) {
  const t = useText();
  const { orders } = useKitchen();
  const { waiting, fresh } = useWaitingRiders(onShift);
  const isOnOrders = useLocation({ select: ({ pathname }) => pathname === ORDERS_PATH });
  const inViewIds = useAtomValue(inViewIdsAtom);
  const showFirst = useShowFirst();
  const awaited = orders.filter(({ id }) => waiting.has(id)).toSorted((one, other) => one.id - other.id);
  const named = new Set(awaited.flatMap(({ id, rider_id }) => (isOnOrders && inViewIds.has(id) ? [rider_id] : [])));
  const unseen = awaited.filter(({ rider_id }) => !named.has(rider_id));
  return (
    <>
      <span className="spoken" role="status">
        {textOf(
          awaited.filter(({ id }) => fresh.includes(id)),
          onShift,
          t,
        )}
      </span>
      {unseen.length > 0 && (
        <div className={classes.strip} data-strip data-kind="rider">
          <IconUserExclamation size={28} aria-hidden />
          <p className={classes.text}>
            <strong>{textOf(unseen, onShift, t)}</strong>
          </p>
          <ButtonLink to={ORDERS_PATH} variant="default" onClick={() => showFirst(unseen)}>
            {t('kitchen.ring.show')}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

/** One rider by name; of several the tickets name each. */
function textOf(awaited: readonly RestaurantOrderView[], onShift: readonly RiderView[], t: Translate): string {
  const [first] = awaited;
  if (first === undefined) return '';
  const ids = awaited.map(({ id }) => `#${id}`).join(', ');
  return new Set(awaited.map(({ rider_id }) => rider_id)).size === 1
    ? t('riders.waiting.one', { name: riderNameOf(first, onShift) ?? t('riders.unnamed'), ids })
    : t('riders.waiting.many', { ids });
}
