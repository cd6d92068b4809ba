import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { Button } from '@mantine/core';
import { IconBellCheck, IconBellRinging, IconVolume } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { ButtonLink } from '../../../components/links.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { useKitchen } from '../state/kitchen-context.ts';
import { useShowFirst } from '../orders/use-show-first.ts';
import { inViewIdsAtom } from '../shortcuts/in-view.ts';
import classes from './ring-strip.module.css';

const ORDERS_PATH = '/restaurant/dashboard/orders';

/**
 * Says on every screen how many new orders there are, as their column does, and which are to be begun: while they ring, also
 * when nobody can hear them, and as long as one of them is out of sight.
 */
export function RingStrip() {
  const t = useText();
  const { orders, laterIds, ringing, see, shift } = useKitchen();
  const isOnOrders = useLocation({ select: ({ pathname }) => pathname === ORDERS_PATH });
  const showFirst = useShowFirst();
  const inViewIds = useAtomValue(inViewIdsAtom);
  const isInView = ({ id }: RestaurantOrderView) => isOnOrders && inViewIds.has(id);
  const fresh = orders.filter(({ id, status }) => status === 'pending' && !laterIds.has(id));
  const toStart = ringing.filter(({ status }) => status !== 'pending');
  const isSilent = shift.ringState === 'silent';
  const isBlocked = shift.ringState === 'blocked';
  const hasMore = ![...fresh, ...toStart].every(isInView);
  if (isSilent && !hasMore) return null;
  // Only who can see an order can say so.
  const inView = ringing.filter(isInView).map(({ id }) => id);
  const unseenCount = ringing.length - toStart.length;
  return (
    <div className={classes.strip} data-state={shift.ringState}>
      <IconBellRinging className={classes.bell} size={28} aria-hidden />
      <p className={classes.text}>
        {fresh.length > 0 && <strong>{t('kitchen.ring.orders', { count: fresh.length })}</strong>}
        {unseenCount > 0 && unseenCount < fresh.length && (
          <span className={classes.unseen}>{t('kitchen.ring.unseen', { count: unseenCount })}</span>
        )}
        {toStart.length > 0 && (
          <strong className={classes.start}>
            {t('kitchen.ring.start', { ids: toStart.map(({ id }) => `#${id}`).join(', ') })}
          </strong>
        )}
        {isBlocked && (
          <span className={classes.blocked}>{shift.isOn ? t('kitchen.ring.locked') : t('kitchen.ring.noShift')}</span>
        )}
      </p>
      {isBlocked && shift.isOn && (
        // Any touch unlocks the sound; a button says so.
        <Button variant="default" leftSection={<IconVolume size={20} aria-hidden />}>
          {t('kitchen.ring.unlock')}
        </Button>
      )}
      {hasMore && (
        <ButtonLink to={ORDERS_PATH} variant="default" onClick={() => showFirst([...fresh, ...toStart])}>
          {t('kitchen.ring.show')}
        </ButtonLink>
      )}
      {inView.length > 0 && (
        <Button variant="default" leftSection={<IconBellCheck size={20} aria-hidden />} onClick={() => see(inView)}>
          {t('kitchen.acknowledgeShown', { count: inView.length })}
        </Button>
      )}
    </div>
  );
}
