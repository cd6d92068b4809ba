import type { CapacityView } from '@contracts/restaurants/capacity.ts';
import type { Language } from '@contracts/constants.ts';
import { Switch } from '@mantine/core';
import { IconDoor, IconDoorOff } from '@tabler/icons-react';
import { useClock } from '../../../components/use-clock.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { formatUntil } from '../../../lib/format/dates/dates.ts';
import { formatComing } from '../../../lib/format/dates/weekdays.ts';
import { switchWord, type GuestView } from './guest-view.ts';
import classes from './open-switch.module.css';
import { viewOf, type OpenState } from './use-open-state.ts';
import '@mantine/core/styles/Switch.layer.css';

interface Props {
  openState: OpenState;
  /** Undefined until it is read. */
  capacity: CapacityView | undefined;
}

/** Open or closed, in one touch; the word is what customers see, and green only while they can order. */
export function OpenSwitch({ openState, capacity }: Props) {
  const t = useText();
  const [language] = useLanguage();
  const { info, isSwitchedOn, setOpen } = openState;
  const view = (now: number) => viewOf(openState, capacity, now);
  const word = useClock((now) => switchWord(view(now), isSwitchedOn).word);
  const isGreen = useClock((now) => switchWord(view(now), isSwitchedOn).isGreen);
  const until = useClock((now) => untilOf(view(now), language, now));
  if (!info) return null;
  const isApproved = info.review.status === 'approved';
  const isSuspended = info.review.suspension?.isInEffect === true;
  return (
    <div className={classes.root}>
      <Switch
        size="lg"
        color={isGreen ? 'herb' : 'saffron'}
        checked={isSwitchedOn}
        disabled={!isApproved || isSuspended}
        aria-label={t('kitchen.open.label')}
        label={
          <span className={classes.word} data-word={isGreen ? 'green' : word}>
            {t(`kitchen.open.${word}`)}
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
      {until !== '' && <span className={classes.hint}>{t('kitchen.open.until', { time: until })}</span>}
    </div>
  );
}

/** Empty where nothing is said of an end. */
function untilOf(view: GuestView | null, language: Language, now: number): string {
  if (view?.kind === 'full') return formatUntil(view.until, now);
  if (view?.kind !== 'paused' && view?.kind !== 'outsideHours') return '';
  return view.opensAt === null ? '' : formatComing(view.opensAt, language, new Date(now));
}
