import { Switch } from '@mantine/core';
import { IconDoor, IconDoorOff } from '@tabler/icons-react';
import { useText } from '../../i18n/use-text.ts';
import classes from './open-switch.module.css';
import { useOpenState } from './use-open-state.ts';
import '@mantine/core/styles/Switch.layer.css';

/** Open or closed, in one touch. */
export function OpenSwitch({ restaurantId }: { restaurantId: number }) {
  const t = useText();
  const { info, isOutsideHours, isBusy, setOpen } = useOpenState(restaurantId);
  if (!info) return null;
  return (
    <div className={classes.root}>
      <Switch
        size="lg"
        color="herb"
        checked={info.isOpen}
        disabled={isBusy}
        aria-label={t('kitchen.open.label')}
        label={
          <span className={classes.word} data-open={info.isOpen}>
            {info.isOpen ? t('kitchen.open.open') : t('kitchen.open.closed')}
          </span>
        }
        thumbIcon={
          info.isOpen ? (
            <IconDoor size={16} className={classes.thumb} aria-hidden />
          ) : (
            <IconDoorOff size={16} className={classes.thumb} aria-hidden />
          )
        }
        onChange={(event) => setOpen(event.currentTarget.checked)}
      />
      {isOutsideHours && <span className={classes.hint}>{t('kitchen.open.outsideHours')}</span>}
    </div>
  );
}
