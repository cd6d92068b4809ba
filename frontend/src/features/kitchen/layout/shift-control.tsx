import { Button } from '@mantine/core';
import { IconBell, IconBellOff, IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useText } from '../../../i18n/use-text.ts';
import { useKitchen } from '../state/kitchen-context.ts';
import { SoundSettings } from './sound-settings.tsx';
import classes from './shift-control.module.css';

/** Starting the shift is the touch that a browser wants before it makes a sound. */
export function ShiftControl() {
  const t = useText();
  const { shift } = useKitchen();
  if (!shift.isOn) {
    return (
      <Button size="md" leftSection={<IconBell size={20} aria-hidden />} onClick={shift.start}>
        {t('kitchen.shift.start')}
      </Button>
    );
  }
  const isAudible = shift.bellState === 'ready';
  return (
    <div className={classes.running}>
      <span className={classes.sound} data-audible={isAudible} role="status">
        {isAudible ? <IconVolume size={18} aria-hidden /> : <IconVolumeOff size={18} aria-hidden />}
        <span>{isAudible ? t('kitchen.shift.soundOn') : t('kitchen.shift.soundLocked')}</span>
      </span>
      <SoundSettings />
      <Button variant="default" leftSection={<IconBellOff size={18} aria-hidden />} onClick={shift.end}>
        {t('kitchen.shift.end')}
      </Button>
    </div>
  );
}
