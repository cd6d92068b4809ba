import type { LoadView } from '@contracts/restaurants/capacity.ts';
import type { Translate } from '../../../../i18n/texts.ts';
import { formatUntil } from '../../../../lib/format/dates.ts';
import type { ActiveMeasure } from './load-state.ts';

export function measureText({ kind, until }: ActiveMeasure, load: LoadView, t: Translate): string {
  const time = formatUntil(until);
  switch (kind) {
    case 'pause':
      return t('load.pause.active', { time });
    case 'busy':
      return t('load.busy.active', { time, count: load.busyMinutes });
    case 'cap': {
      const count = load.quarterCap ?? 0;
      const taken = t('load.cap.taken', { used: load.ordersThisQuarter, count });
      return `${t('load.cap.active', { time, count })} · ${taken}`;
    }
  }
}
