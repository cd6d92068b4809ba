import { isFinal } from '@contracts/orders/order-status.ts';
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { Button } from '@mantine/core';
import {
  IconAlarm,
  IconCheck,
  IconHeadset,
  IconPlayerPause,
  IconPlayerPlay,
  IconVolumeOff,
  IconWifiOff,
} from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useAtom, useAtomValue } from 'jotai';
import { useClock } from '../../../components/use-clock.ts';
import { ButtonLink } from '../../../components/links.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { formatTime } from '../../../lib/format/dates.ts';
import { useKitchen } from '../state/kitchen-context.ts';
import { useShowFirst } from '../orders/use-show-first.ts';
import { inViewIdsAtom } from '../shortcuts/in-view.ts';
import type { Capacity } from '../capacity/state/use-capacity.ts';
import { useLostConnection } from './use-lost-connection.ts';
import { useSiren } from './use-siren.ts';
import { ordersOf, warnedOrders, warningKey } from '../state/warnings.ts';
import { heardWarningsAtom, hushedWarningsAtom, remindedIdsAtom } from '../state/watch-state.ts';
import classes from './watch-strips.module.css';

const ORDERS_PATH = '/restaurant/dashboard/orders';

/** What must not be missed, on every screen of the kitchen: no connection, a pause for unanswered orders, orders that wait. */
export function WatchStrips({ capacity }: { capacity: Capacity }) {
  const { shift, orders } = useKitchen();
  const isLost = useLostConnection();
  const heard = useAtomValue(heardWarningsAtom);
  const [hushed, setHushed] = useAtom(hushedWarningsAtom);
  // The clock compares texts: nothing renders until the warnings themselves change.
  const keys = useClock((now) => warnedOrders(orders, heard, now).map(warningKey).join());
  const warned = ordersOf(keys, orders);
  const isHushed = keys === '' || keys.split(',').every((key) => hushed.has(key));
  const [remindedIds, setRemindedIds] = useAtom(remindedIdsAtom);
  const reminded = orders.filter(({ id, status }) => remindedIds.includes(id) && !isFinal(status));
  useSiren(shift.isOn, isLost || !isHushed || reminded.length > 0);
  return (
    <div className={classes.strips} role="alert">
      {isLost && <LostStrip isOnShift={shift.isOn} />}
      {capacity.view?.pauseReason === 'unanswered' && <PauseStrip capacity={capacity} />}
      {reminded.length > 0 && (
        <ReminderStrip ids={reminded.map(({ id }) => id)} acknowledge={() => setRemindedIds([])} />
      )}
      {warned.length > 0 && (
        <WarningStrip
          warned={warned}
          isHushed={isHushed || !shift.isOn}
          hush={() => setHushed(new Set(keys.split(',')))}
        />
      )}
    </div>
  );
}

function LostStrip({ isOnShift }: { isOnShift: boolean }) {
  const t = useText();
  return (
    <div className={classes.strip} data-strip>
      <IconWifiOff size={28} aria-hidden />
      <p className={classes.text}>
        <strong>{t('watch.lost.title')}</strong>
        <span>{isOnShift ? t('watch.lost.onShift') : t('watch.lost.text')}</span>
      </p>
    </div>
  );
}

function PauseStrip({ capacity }: { capacity: Capacity }) {
  const t = useText();
  return (
    <div className={classes.strip} data-strip>
      <IconPlayerPause size={28} aria-hidden />
      <p className={classes.text}>
        <strong>{t('watch.paused.title')}</strong>
        <span>{t('watch.paused.text')}</span>
      </p>
      <Button
        variant="default"
        size="md"
        leftSection={<IconPlayerPlay size={20} aria-hidden />}
        onClick={() => capacity.end('pause')}
      >
        {t('watch.paused.resume')}
      </Button>
    </div>
  );
}

function ReminderStrip({ ids, acknowledge }: { ids: readonly number[]; acknowledge: () => void }) {
  const t = useText();
  return (
    <div className={classes.strip} data-strip>
      <IconHeadset size={28} aria-hidden />
      <p className={classes.text}>
        <strong>{t('watch.reminder.title', { ids: ids.map((id) => `#${id}`).join(', ') })}</strong>
        <span>{t('watch.reminder.text')}</span>
      </p>
      <Button variant="default" size="md" leftSection={<IconCheck size={20} aria-hidden />} onClick={acknowledge}>
        {t('watch.reminder.acknowledge')}
      </Button>
    </div>
  );
}

interface WarningProps {
  warned: readonly RestaurantOrderView[];
  isHushed: boolean;
  hush: () => void;
}

function WarningStrip({ warned, isHushed, hush }: WarningProps) {
  const t = useText();
  const isOnOrders = useLocation({ select: ({ pathname }) => pathname === ORDERS_PATH });
  const showFirst = useShowFirst();
  const inViewIds = useAtomValue(inViewIdsAtom);
  const [first] = warned;
  if (!first) return null;
  const time = formatTime(first.accept_deadline);
  const { id } = first;
  return (
    <div className={classes.strip} data-strip data-kind="warning">
      <IconAlarm size={28} aria-hidden />
      <p className={classes.text}>
        <strong>
          {warned.length === 1 ? t('watch.waiting.one', { id }) : t('watch.waiting.many', { count: warned.length })}
        </strong>
        <span>
          {warned.length === 1 ? t('watch.waiting.until', { time }) : t('watch.waiting.firstUntil', { id, time })}
        </span>
      </p>
      {!(isOnOrders && warned.every(({ id: one }) => inViewIds.has(one))) && (
        <ButtonLink to={ORDERS_PATH} variant="default" onClick={() => showFirst(warned)}>
          {warned.length === 1 ? t('watch.waiting.show') : t('kitchen.ring.show')}
        </ButtonLink>
      )}
      {!isHushed && (
        <Button variant="default" size="md" leftSection={<IconVolumeOff size={20} aria-hidden />} onClick={hush}>
          {t('watch.waiting.hush')}
        </Button>
      )}
    </div>
  );
}
