import { Switch } from '@mantine/core';
import { IconDoor, IconDoorOff } from '@tabler/icons-react';
import { useText } from '../../../i18n/use-text.ts';
import classes from './open-switch.module.css';
import type { OpenState } from './use-open-state.ts';
import '@mantine/core/styles/Switch.layer.css';

/** Open or closed, in one touch. */
export function OpenSwitch({ openState }: { openState: OpenState }) {
  const t = useText();
  const { info, isOutsideHours, isSwitchedOn, setOpen } = openState;
  if (!info) return null;
  const isApproved = info.review.status === 'approved';
  const isSuspended = info.review.suspension?.isInEffect === true;
  return (
    <div className={classes.root}>
      <Switch
        size="lg"
        color="herb"
        checked={isSwitchedOn}
        disabled={!isApproved || isSuspended}
        aria-label={t('kitchen.open.label')}
        label={
          <span className={classes.word} data-open={isSwitchedOn}>
            {isSwitchedOn ? t('kitchen.open.open') : t('kitchen.open.closed')}
          </span>
        }
        thumbIcon={
          isSwitchedOn ? (
            <IconDoor size={16} className={classes.thumb} aria-hidden />
          ) : (
            <IconDoorOff size={16} className={classes.thumb} aria-hidden />
          )
        }
        onChange={(event) => setOpen(event.currentTarget.checked)}
      />
      {!isApproved && <span className={classes.hint}>{t('kitchen.review.closed')}</span>}
      {isSuspended && <span className={classes.hint}>{t('kitchen.review.suspended.closed')}</span>}
      {isOutsideHours && <span className={classes.hint}>{t('kitchen.open.outsideHours')}</span>}
    </div>
  );
}
