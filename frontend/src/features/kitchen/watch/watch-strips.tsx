import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconWifiOff } from '@tabler/icons-react';
import { useText } from '../../../i18n/use-text.ts';
import { useKitchen } from '../state/kitchen-context.ts';
import type { Capacity } from '../capacity/state/use-capacity.ts';
import { useLostConnection } from './use-lost-connection.ts';
import { useSiren } from './use-siren.ts';
import type { Warnings } from './use-warnings.ts';
import { remindedOrders } from '../state/warnings.ts';
import { InterventionStrip } from './intervention-strip.tsx';
import { ReminderStrip } from './reminder-strip.tsx';
import classes from './watch-strips.module.css';

interface Props {
  capacity: Capacity;
  warnings: Warnings;
}

/** What must not be missed, on every screen of the kitchen: no connection, a pause for unanswered orders, a reminder. */
export function WatchStrips({ capacity, warnings }: Props) {
  const { shift, orders } = useKitchen();
  const isLost = useLostConnection();
  const reminded = remindedOrders(orders);
  // One sound for all of it, and for orders that nobody answers, which have their strip with the new ones.
  useSiren(shift.isOn, isLost || !warnings.isHushed || reminded.length > 0);
  return (
    <div className={classes.strips} role="alert">
      {isLost && <LostStrip isOnShift={shift.isOn} />}
      {capacity.view?.pauseReason === 'unanswered' && <PauseStrip capacity={capacity} />}
      {reminded.length > 0 && <ReminderStrip reminded={reminded} />}
      <InterventionStrip capacity={capacity} />
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
