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

/** Says on every screen that orders ring, also when nobody can hear them. */
export function RingStrip() {
  const t = useText();
  const { ringing, see, shift } = useKitchen();
  const isOnOrders = useLocation({ select: ({ pathname }) => pathname === ORDERS_PATH });
  const showFirst = useShowFirst();
  const inViewIds = useAtomValue(inViewIdsAtom);
  // Only who can see an order can say so.
  const inView = isOnOrders ? ringing.map(({ id }) => id).filter((id) => inViewIds.has(id)) : [];
  const hasMore = inView.length < ringing.length;
  if (shift.ringState === 'silent') return null;
  const isBlocked = shift.ringState === 'blocked';
  return (
    <div className={classes.strip} data-strip data-state={shift.ringState}>
      <IconBellRinging className={classes.bell} size={28} aria-hidden />
      <p className={classes.text}>
        <strong>{t('kitchen.ring.orders', { count: ringing.length })}</strong>
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
        <ButtonLink to={ORDERS_PATH} variant="default" onClick={() => showFirst(ringing)}>
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
