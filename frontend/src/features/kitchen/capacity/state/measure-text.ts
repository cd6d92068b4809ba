import type { CapacityView } from '@contracts/restaurants/capacity.ts';
import type { Translate } from '../../../../i18n/texts.ts';
import { formatUntil } from '../../../../lib/format/dates/dates.ts';
import type { ActiveMeasure } from './capacity-state.ts';

export function measureText({ kind, until }: ActiveMeasure, capacity: CapacityView, t: Translate): string {
  const time = formatUntil(until);
  switch (kind) {
    case 'pause':
      return t('load.pause.active', { time });
    case 'busy':
      return t('load.busy.active', { time, count: capacity.busyMinutes });
    case 'cap': {
      const count = capacity.quarterCap ?? 0;
      const taken = t('load.cap.taken', { used: capacity.ordersThisQuarter, count });
      return `${t('load.cap.active', { time, count })} · ${taken}`;
    }
  }
}
