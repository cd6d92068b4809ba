import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { Button } from '@mantine/core';
import { IconAlarm, IconBellCheck, IconBellRinging, IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { ButtonLink } from '../../../components/links.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { formatTime } from '../../../lib/format/dates/dates.ts';
import { useKitchen } from '../state/kitchen-context.ts';
import { byDeadline } from '../queue/board.ts';
import { useShowFirst } from '../orders/use-show-first.ts';
import { inViewIdsAtom } from '../shortcuts/in-view.ts';
import type { Warnings } from '../watch/use-warnings.ts';
import classes from './ring-strip.module.css';

const ORDERS_PATH = '/restaurant/dashboard/orders';

/**
 * Says on every screen how many new orders there are, as their column does, and which are to be begun: while they ring, also
 * when nobody can hear them, and as long as one of them is out of sight. Who waits too long is said in its place.
 */
export function RingStrip({ warnings }: { warnings: Warnings }) {
  const t = useText();
  const { orders, laterIds, ringing, see, shift } = useKitchen();
  const isOnOrders = useLocation({ select: ({ pathname }) => pathname === ORDERS_PATH });
  const showFirst = useShowFirst();
  const inViewIds = useAtomValue(inViewIdsAtom);
  const isInView = ({ id }: RestaurantOrderView) => isOnOrders && inViewIds.has(id);
  const fresh = orders.filter(({ id, status }) => status === 'pending' && !laterIds.has(id));
  const toStart = ringing.filter(({ status }) => status !== 'pending').toSorted(byDeadline);
  const [first] = warnings.orders;
  const hasMore = ![...fresh, ...toStart].every(isInView);
  if (shift.ringState === 'silent' && !first && !hasMore) return null;
  // Only who can see an order can say so.
  const inView = ringing.filter(isInView).map(({ id }) => id);
  const unseenCount = ringing.length - toStart.length;
  const isBlocked = shift.ringState === 'blocked';
  const isAlarmed = shift.isOn && !warnings.isHushed;
  return (
    <div className={classes.strip} data-state={first ? 'warning' : shift.ringState}>
      {first ? <IconAlarm size={28} aria-hidden /> : <IconBellRinging className={classes.bell} size={28} aria-hidden />}
      <p className={classes.text}>
        {fresh.length > warnings.orders.length && <strong>{t('kitchen.ring.orders', { count: fresh.length })}</strong>}
        {!first && unseenCount > 0 && unseenCount < fresh.length && (
          <span>{t('kitchen.ring.unseen', { count: unseenCount })}</span>
        )}
        {toStart.length > 0 && (
          <strong>{t('kitchen.ring.start', { ids: toStart.map(({ id }) => `#${id}`).join(', ') })}</strong>
        )}
        {first && <Warning first={first} count={warnings.orders.length} />}
        {!first && isBlocked && (
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
        <ButtonLink
          to={ORDERS_PATH}
          variant="default"
          onClick={() => showFirst(first ? warnings.orders : [...fresh, ...toStart])}
        >
          {t('kitchen.ring.show')}
        </ButtonLink>
      )}
      {isAlarmed && (
        <Button variant="default" leftSection={<IconVolumeOff size={20} aria-hidden />} onClick={warnings.hush}>
          {t('watch.waiting.hush')}
        </Button>
      )}
      {inView.length > 0 && !isAlarmed && (
        <Button
          className={classes.seen}
          variant="default"
          leftSection={<IconBellCheck size={20} aria-hidden />}
          onClick={() => see(inView)}
        >
          {t('kitchen.acknowledgeShown', { count: inView.length })}
        </Button>
      )}
    </div>
  );
}

/** Nobody has answered them for too long. */
function Warning({ first, count }: { first: RestaurantOrderView; count: number }) {
  const t = useText();
  const time = formatTime(first.accept_deadline);
  const { id } = first;
  return (
    <span role="alert" className={classes.warning}>
      <strong>{count === 1 ? t('watch.waiting.one', { id }) : t('watch.waiting.many', { count })}</strong>
      <span className={classes.until}>
        {count === 1 ? t('watch.waiting.until', { time }) : t('watch.waiting.firstUntil', { id, time })}
      </span>
    </span>
  );
}
