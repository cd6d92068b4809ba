import type { Language } from '@contracts/constants.ts';
import type { CapacityView } from '@contracts/restaurants/capacity.ts';
import {
  IconCircleCheck,
  IconClockPlus,
  IconDoorOff,
  IconEyeOff,
  IconHourglass,
  IconPlayerPause,
} from '@tabler/icons-react';
import { useClock } from '../../../components/use-clock.ts';
import type { Translate } from '../../../i18n/texts.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { formatDeliveryTime } from '../../../lib/format/dates/delivery-time.ts';
import { formatUntil } from '../../../lib/format/dates/dates.ts';
import { formatComing } from '../../../lib/format/dates/weekdays.ts';
import type { GuestView } from '../open-state/guest-view.ts';
import { viewOf, type OpenState } from '../open-state/use-open-state.ts';
import classes from './guests-now.module.css';

const ICONS: Readonly<Record<GuestView['kind'], typeof IconDoorOff>> = {
  review: IconEyeOff,
  suspended: IconEyeOff,
  closed: IconDoorOff,
  outsideHours: IconDoorOff,
  paused: IconPlayerPause,
  unanswered: IconPlayerPause,
  full: IconHourglass,
  busy: IconClockPlus,
  open: IconCircleCheck,
};

/** With the next opening as the restaurant's page says it. */
function textOf(view: GuestView | null, t: Translate, language: Language): string {
  switch (view?.kind) {
    case 'paused':
    case 'outsideHours':
      return view.opensAt === null
        ? t('load.now.closed')
        : t('load.now.closedUntil', { time: formatComing(view.opensAt, language) });
    case 'full':
      return t('load.now.full', { time: formatUntil(view.until) });
    case 'busy':
    case 'open': {
      const usual = formatDeliveryTime({ ...view, busyMinutes: 0 }, t);
      return t(`load.now.${view.kind}`, { time: formatDeliveryTime(view, t), usual });
    }
    case 'review':
    case 'suspended':
    case 'closed':
    case 'unanswered':
      return t(`load.now.${view.kind}`);
    case undefined:
      return '';
  }
}

export function GuestsNow({ openState, capacity }: { openState: OpenState; capacity: CapacityView }) {
  const t = useText();
  const [language] = useLanguage();
  // The clock compares texts: the picture changes only when one of its words does.
  const text = useClock((now) => textOf(viewOf(openState, capacity, now), t, language));
  const kind = useClock((now) => viewOf(openState, capacity, now)?.kind ?? '');
  const Icon = kind === '' ? null : ICONS[kind];
  return (
    <p className={classes.picture} data-kind={kind} role="status">
      {Icon && <Icon size={26} aria-hidden />}
      {text}
    </p>
  );
}
