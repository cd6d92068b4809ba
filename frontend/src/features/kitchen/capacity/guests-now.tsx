import type { CapacityView } from '@contracts/restaurants/capacity.ts';
import type { OpenStateView, RestaurantInfoView } from '@contracts/restaurants/restaurant-views.ts';
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
import { useText } from '../../../i18n/use-text.ts';
import { formatDeliveryTime } from '../../../lib/format/delivery-time.ts';
import { formatUntil } from '../../../lib/format/dates.ts';
import classes from './guests-now.module.css';
import { guestView, type GuestView } from './state/capacity-state.ts';

const ICONS: Readonly<Record<GuestView['kind'], typeof IconDoorOff>> = {
  review: IconEyeOff,
  closed: IconDoorOff,
  outsideHours: IconDoorOff,
  paused: IconPlayerPause,
  unanswered: IconPlayerPause,
  full: IconHourglass,
  busy: IconClockPlus,
  open: IconCircleCheck,
};

function textOf(view: GuestView, t: Translate): string {
  switch (view.kind) {
    case 'paused':
    case 'full':
      return t(`load.now.${view.kind}`, { time: formatUntil(view.until) });
    case 'busy':
    case 'open': {
      const usual = formatDeliveryTime({ ...view, busyMinutes: 0 }, t);
      return t(`load.now.${view.kind}`, { time: formatDeliveryTime(view, t), usual });
    }
    case 'review':
    case 'closed':
    case 'outsideHours':
    case 'unanswered':
      return t(`load.now.${view.kind}`);
  }
}

interface Props {
  info: RestaurantInfoView;
  view: CapacityView;
  shown: OpenStateView | Omit<OpenStateView, 'restaurantId'> | null;
}

export function GuestsNow({ info, view, shown }: Props) {
  const t = useText();
  // The clock compares texts: the picture changes only when one of its words does.
  const text = useClock((now) => textOf(guestView(info, view, shown, now), t));
  const kind = useClock((now) => guestView(info, view, shown, now).kind);
  const Icon = ICONS[kind];
  return (
    <p className={classes.picture} data-kind={kind} role="status">
      <Icon size={26} aria-hidden />
      {text}
    </p>
  );
}
