import { statusKey } from '@contracts/orders/status-words.ts';
import type { OrderView } from '@contracts/orders/order-views.ts';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { logWarning } from '../../lib/log.ts';
import { isTakenBack } from '../../lib/realtime/standing-timeline.ts';
import { useGuestStatus } from '../orders/use-guest-status.ts';
import { showNotice } from './device.ts';

/** Where there is no Web Push: the open page tells of a new status itself, while nobody looks at it. */
export function usePageNotices(order: OrderView, isOn: boolean): void {
  const t = useText();
  const { id, status, version, restaurantName } = order;
  const guestStatus = useGuestStatus(order);
  const seenStatus = useRef(status);
  const body = isTakenBack(order.timeline)
    ? t('tracking.takenBack')
    : t('tracking.announcement', { id, status: t(statusKey(guestStatus, order.fulfilment)) });

  useEffect(() => {
    if (seenStatus.current === status) return;
    seenStatus.current = status;
    if (!isOn || document.visibilityState === 'visible') return;
    const { pathname, search } = window.location;
    showNotice({ title: restaurantName, body, tag: `order-${id}`, url: pathname + search, version }).catch(logWarning);
  }, [body, id, isOn, restaurantName, status, version]);
}
